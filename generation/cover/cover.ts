import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { drawFigure, type Figure } from './figure.ts'
import { filledWith } from './filled.ts'
import { type Ground, paintGround } from './ground.ts'
import type { Mood } from './mood.ts'

/** 16 to 9, as cards show it; links unfold to a little less of its height. */
export const coverSize = { width: 1200, height: 675 }

export type Scene = {
  ground: Ground
  mood: Mood
  hero?: Figure
  /** Whoever stands against the hero: the nearest first. */
  foes: Figure[]
  /** What there is to win. */
  prizes: Figure[]
}

type Place = { x: number; y: number; height: number; turn?: number; far?: number; floats?: boolean }

const heroPlace: Place = { x: 0.735, y: 1.03, height: 0.84, turn: 0.03 }
const foePlaces: Place[] = [
  { x: 0.285, y: 0.7, height: 0.54, turn: -0.06, far: 0.06 },
  { x: 0.105, y: 0.53, height: 0.33, turn: 0.06, far: 0.25 },
  { x: 0.47, y: 0.47, height: 0.26, turn: -0.03, far: 0.35 },
]
const prizePlaces: Place[] = [
  { x: 0.525, y: 0.3, height: 0.18, turn: -0.2, floats: true },
  { x: 0.925, y: 0.27, height: 0.14, turn: 0.22, floats: true, far: 0.1 },
  { x: 0.42, y: 0.17, height: 0.1, turn: 0.15, floats: true, far: 0.25 },
]

/** The picture of a game as its box would show it: the hero in front, what it is about opposite, a moment of play behind. */
export function composeCover({ ground, mood, hero, foes, prizes }: Scene): Canvas {
  const { width, height } = coverSize
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  paintGround(ctx, coverSize, ground, mood)
  const draw = (figure: Figure | undefined, place: Place, looks: 'left' | 'right') => {
    if (!figure) return
    const { x, y, height: tall, turn = 0, far = 0, floats = false } = place
    const pose = { x: x * width, y: y * height, height: tall * height, turn, far, floats, looks }
    drawFigure(ctx, figure, pose, mood)
  }
  for (const [i, place] of [...foePlaces.entries()].reverse()) draw(foes[i], place, 'right')
  darkenForTitle(ctx, mood.deep)
  for (const [i, place] of prizePlaces.entries()) draw(prizes[i], place, 'right')
  draw(hero, heroPlace, 'left')
  return canvas
}

/** The cover of what is best shown as it is seen: its own picture, in better light. */
export function composeStill(picture: Canvas | Image, { deep, glow }: Pick<Mood, 'deep' | 'glow'>): Canvas {
  const { width, height } = coverSize
  const canvas = filledWith(picture, coverSize)
  const ctx = canvas.getContext('2d')
  // A spot where the eye is led, which also lifts what lies in the dark.
  const [x, y] = [width * 0.7, height * 0.4]
  const shine = ctx.createRadialGradient(x, y, 0, x, y, width * 0.55)
  shine.addColorStop(0, `${glow}78`)
  shine.addColorStop(1, `${glow}00`)
  ctx.fillStyle = shine
  ctx.globalCompositeOperation = 'soft-light'
  ctx.fillRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'screen'
  ctx.globalAlpha = 0.22
  ctx.fillRect(0, 0, width, height)
  ctx.globalAlpha = 1
  ctx.globalCompositeOperation = 'source-over'
  darkenForTitle(ctx, deep)
  return canvas
}

/** Where a title stands, below on the left, light letters must be readable on whatever is there. */
export function darkenForTitle(ctx: SKRSContext2D, deep: string): void {
  const { width, height } = coverSize
  const from = Math.round(height * 0.42)
  const up = ctx.createLinearGradient(0, height, 0, from)
  up.addColorStop(0, `${deep}e6`)
  up.addColorStop(0.5, `${deep}8c`)
  up.addColorStop(1, `${deep}00`)
  ctx.fillStyle = up
  ctx.fillRect(0, from, width, height - from)
}

/** Half the bytes of most pictures of this size, at an eighth of the time that the canvas itself would take. */
export async function encodeCover(canvas: Canvas): Promise<Uint8Array> {
  const { width, height } = canvas
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
}
