/** A day as people say it: today, yesterday, in three days. */
import type { Tongue } from './say.svelte'

const DAY = 24 * 3600 * 1000
const FAR = 30 // days, then months

function midnight(time: number): number {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

export function daysFrom(time: number, now: number, tongue: Tongue): string {
  const days = Math.round((midnight(time) - midnight(now)) / DAY)
  const said = new Intl.RelativeTimeFormat(tongue, { numeric: 'auto' })
  return Math.abs(days) < FAR
    ? said.format(days, 'day')
    : said.format(Math.round(days / FAR), 'month')
}
