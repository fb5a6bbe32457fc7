import type { Sky } from '../../scene.ts'
import { type Light, lightOf } from './colours.ts'

/** The sky's colours while the sun stands at one height. */
export type SkyKey = {
  /** The sine of the sun's height. */
  sine: number
  zenith: Light
  horizon: Light
  /** Around the sun. */
  glow: Light
  sun: Light
  sunStrength: number
  ambient: Light
  ambientStrength: number
}

type Row = [
  sine: number,
  zenith: string,
  horizon: string,
  glow: string,
  sun: string,
  sunStrength: number,
  ambient: string,
  ambientStrength: number,
]

/** Night, blue hour, the sun on the horizon, golden hour, morning, noon: by eye, warm and a little richer than life. */
const earth: Row[] = [
  [-0.3, '#070d26', '#1a2f5a', '#24406e', '#a9c1ff', 0.6, '#647dc0', 0.6],
  [-0.12, '#121d4a', '#5a5692', '#8f5e8c', '#a9b4f0', 0.48, '#747ebe', 0.6],
  [-0.01, '#2f4590', '#f29270', '#ff7240', '#ff8c55', 0.8, '#b096ba', 0.66],
  [0.12, '#4078bf', '#ffd6a2', '#ffb25c', '#ffb368', 1.7, '#bcaec4', 0.66],
  [0.35, '#3580d2', '#c8e4f0', '#fff0d0', '#ffe4ba', 1.75, '#b2cae8', 0.6],
  [0.9, '#2c76cc', '#bcdff2', '#fff8e6', '#fff0d6', 1.85, '#b8d0ee', 0.6],
]

const rows: Record<Sky['kind'], Row[]> = {
  earth,
  storm: [
    [-0.3, '#080c18', '#1a2436', '#1e2a3e', '#9fb4e0', 0.3, '#56688c', 0.4],
    [-0.02, '#262f44', '#6d6570', '#8a6a62', '#c09a8a', 0.35, '#7c8092', 0.55],
    [0.3, '#38434f', '#7f8b93', '#9aa4a8', '#d5dadb', 0.65, '#96a4b2', 0.72],
    [0.9, '#414d59', '#8b979d', '#a8b0b2', '#dfe3e2', 0.75, '#a0adb9', 0.76],
  ],
  mars: [
    [-0.3, '#0d0708', '#2a1714', '#2c2330', '#d8b8b0', 0.42, '#7a5a5a', 0.4],
    [-0.02, '#4a2c26', '#b58a78', '#8fb2d6', '#ffc9a0', 0.8, '#a07868', 0.5],
    [0.3, '#a5663c', '#e5b285', '#fff0d8', '#ffe2bd', 1.95, '#d0a080', 0.6],
    [0.9, '#a8673a', '#e9b98c', '#fff4e0', '#ffe9cc', 2.1, '#d6a684', 0.64],
  ],
  alien: [
    [-0.3, '#0d0726', '#3a1f66', '#4a2a86', '#b6a4ff', 0.55, '#6a58b0', 0.46],
    [-0.02, '#3a1f78', '#ff7fa8', '#ff8e6a', '#ff9a90', 0.9, '#a878c0', 0.56],
    [0.3, '#5a38b4', '#ffaecb', '#ffe0d0', '#ffdcc8', 1.8, '#c4a4e0', 0.64],
    [0.9, '#4f36b8', '#f5a6d0', '#ffe8dc', '#ffe8d8', 1.95, '#c8acE6', 0.68],
  ],
  space: [
    [-1, '#020208', '#05060f', '#0a0c1c', '#fff6ea', 2.3, '#8494c4', 0.34],
    [1, '#020208', '#05060f', '#0a0c1c', '#fff6ea', 2.3, '#8494c4', 0.34],
  ],
  none: [
    [-0.3, '#0a0a10', '#15141c', '#15141c', '#ffe8cc', 0.4, '#b4a294', 0.56],
    [0.3, '#6a6f78', '#a2a4a8', '#b4b2ae', '#fff0dc', 1.4, '#e4d8ca', 0.82],
    [0.9, '#767c86', '#b0b3b8', '#c0beba', '#fff4e4', 1.6, '#eaded2', 0.86],
  ],
}

const toKey = (row: Row): SkyKey => ({
  sine: row[0],
  zenith: lightOf(row[1]),
  horizon: lightOf(row[2]),
  glow: lightOf(row[3]),
  sun: lightOf(row[4]),
  sunStrength: row[5],
  ambient: lightOf(row[6]),
  ambientStrength: row[7],
})

export const skyKeys: Record<Sky['kind'], SkyKey[]> = {
  earth: rows.earth.map(toKey),
  storm: rows.storm.map(toKey),
  mars: rows.mars.map(toKey),
  alien: rows.alien.map(toKey),
  space: rows.space.map(toKey),
  none: rows.none.map(toKey),
}
