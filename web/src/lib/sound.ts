/** Short dry sounds, wood and paper, made on the spot. Silent until chosen in the settings. */
import { settings } from './settings.svelte'

export type Sound = 'laid' | 'slide' | 'card' | 'dice' | 'turn' | 'refused' | 'microphone'

interface Knock {
  readonly at: number // seconds from now
  readonly pitch: number // hertz of the body; 0: no body, paper alone
  readonly length: number // seconds
  readonly noise: number // 0 to 1: how much of it is a scrape
  readonly band: number // hertz where the scrape sits
}

const SCORES: Readonly<Record<Sound, readonly Knock[]>> = {
  laid: [{ at: 0, pitch: 420, length: 0.07, noise: 0.5, band: 2400 }],
  slide: [{ at: 0, pitch: 0, length: 0.18, noise: 0.5, band: 900 }],
  card: [{ at: 0, pitch: 0, length: 0.09, noise: 0.8, band: 4200 }],
  dice: [0, 0.06, 0.13].map((at) => ({ at, pitch: 610, length: 0.05, noise: 0.6, band: 3100 })),
  turn: [0, 0.13].map((at) => ({ at, pitch: 300, length: 0.08, noise: 0.3, band: 1500 })),
  refused: [{ at: 0, pitch: 120, length: 0.16, noise: 0.2, band: 500 }],
  microphone: [{ at: 0, pitch: 190, length: 0.12, noise: 0.35, band: 1100 }],
}

let context: AudioContext | null = null

export function sound(name: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const knock of SCORES[name]) strike(context, knock, settings.volume / 100)
}

function strike(audio: AudioContext, knock: Knock, volume: number): void {
  const start = audio.currentTime + knock.at
  if (knock.pitch > 0) {
    const body = audio.createOscillator()
    body.type = 'triangle'
    body.frequency.setValueAtTime(knock.pitch, start)
    body.frequency.exponentialRampToValueAtTime(knock.pitch * 0.6, start + knock.length)
    body.connect(fading(audio, start, knock.length, 0.5 * volume))
    body.start(start)
    body.stop(start + knock.length)
  }
  const scrape = audio.createBufferSource()
  scrape.buffer = hiss(audio, knock.length)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = knock.band
  scrape.connect(filter).connect(fading(audio, start, knock.length, knock.noise * volume))
  scrape.start(start)
}

function fading(audio: AudioContext, start: number, length: number, peak: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(Math.max(peak, 0.0001), start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(audio.destination)
  return gain
}

function hiss(audio: AudioContext, length: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return buffer
}
