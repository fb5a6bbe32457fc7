import type { Values } from '@makebelieve/kit/simulation/system'

/** Waves of one kind along a line from the quake: swing times distance, now and one step ago. */
type Wave = { now: number[]; before: number[] }
/** A station: where it is (km) and when the strongest swing of each kind came, in seconds after the quake. */
export type Station = { away: number; p: number; pAt: number; s: number; sAt: number }
export type Quake = {
  time: number
  push: Wave
  shear: Wave
  stations: Station[]
  trace: [time: number, push: number, shear: number][]
}

export const grid = { step: 1.2, count: 600 } as const
/** The quake itself: a swing of 6 s that comes and goes, strongest after 12 s. */
export const quake = { at: 12, wide: 3.6, beat: 6 } as const
export const source = (time: number) => {
  const t = time - quake.at
  return Math.exp(-0.5 * (t / quake.wide) ** 2) * Math.cos((2 * Math.PI * t) / quake.beat)
}
/** P waves swing about a fifth as far as S waves. */
export const pushShare = 0.2

export const speeds = ({ speed = 6, ratio = 1.73 }: Values) => ({ p: speed, s: speed / ratio })

/** Around the quake: which way each station lies, and how far as a share of the first one's distance. */
export const around = [
  { name: 'A', share: 1, angle: 0 },
  { name: 'B', share: 0.72, angle: 2.25 },
  { name: 'C', share: 0.86, angle: -2.1 },
] as const

export const freshWave = (): Wave => ({
  now: Array.from({ length: grid.count }, () => 0),
  before: Array.from({ length: grid.count }, () => 0),
})

/**
 * One step of the wave equation, fourth order in space, only where the waves are just now. Times the distance, a wave that
 * spreads as a ball runs along the line as it is.
 */
export function advance(wave: Wave, speed: number, time: number, dt: number): void {
  const { now, before } = wave
  const share = ((speed * dt) / grid.step) ** 2
  const from = Math.max(1, Math.floor(((time - 2 * quake.at - 14) * speed) / grid.step))
  const to = Math.min(grid.count - 3, Math.ceil((time * speed * 1.02) / grid.step) + 8)
  for (let i = from; i <= to; i++) {
    const here = now[i] ?? 0
    const near = (now[i - 1] ?? 0) + (now[i + 1] ?? 0) - 2 * here
    const far = i < 2 ? 0 : (now[i - 2] ?? 0) + (now[i + 2] ?? 0) - 2 * here
    const bend = i < 2 ? near : (16 * near - far) / 12
    before[i] = 2 * here - (before[i] ?? 0) + share * bend
  }
  before[0] = source(time + dt)
  wave.now = before
  wave.before = now
}

/** Between the points of the grid: the cubic through the four nearest. */
export function waveAt({ now }: Wave, away: number): number {
  const at = away / grid.step
  const i = Math.min(grid.count - 3, Math.floor(at))
  const t = at - i
  const [a, b, c, d] = [now[Math.max(0, i - 1)] ?? 0, now[i] ?? 0, now[i + 1] ?? 0, now[i + 2] ?? 0]
  return (
    (-t * (t - 1) * (t - 2) * a) / 6 +
    ((t + 1) * (t - 1) * (t - 2) * b) / 2 -
    ((t + 1) * t * (t - 2) * c) / 2 +
    ((t + 1) * t * (t - 1) * d) / 6
  )
}

/** Richter's scale: magnitude 3 swings the pen of his instrument by 1 mm at 100 km. */
export const millimetres = (wave: number, away: number, { size = 5 }: Values) =>
  (wave * 10 ** (size - 3) * 100) / away

/** How far away the quake was, from the time between the two waves. */
export function farOff({ pAt, sAt }: Station, values: Values): number {
  const { p, s } = speeds(values)
  return sAt > 0 ? (sAt - pAt) / (1 / s - 1 / p) : 0
}

/** Whether the strongest swing has passed, so that it can be read. */
export const hasP = ({ p }: Station) => p > 0.6 * pushShare
export const hasS = ({ s }: Station) => s > 0.6
