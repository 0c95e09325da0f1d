/** The one line of this page to the club. */
import { board } from './notice.svelte'
import { Club, type Wire } from './socket'

function open(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/ws`)
  return socket as unknown as Wire
}

let started = false

const line = new Club(open)

/** The club, connected the first time somebody needs it. */
export function club(): Club {
  if (!started) {
    started = true
    line.onnotice = (notice) => board.hear(notice)
    line.start()
    addEventListener('online', () => line.wake())
    addEventListener('offline', () => line.wake())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') line.wake()
    })
  }
  return line
}
