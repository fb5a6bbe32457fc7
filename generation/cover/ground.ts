import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Mood } from './mood.ts'

export type Ground = {
  /** A moment of play. */
  moment: Canvas
  /** What of it is looked at, from 0 to 1 each way, and how near. It comes to stand where no hero does. */
  focus: { x: number; y: number; nearness: number }
}

type Size = { width: number; height: number }

/** How many pixels are painted beside those of the cover: a ground is out of focus, and light is soft. */
const fine = 0.5

/** A moment of play as one sees it behind something near: soft, softest at the edges, in the light of the scene. */
export function paintGround(ctx: SKRSContext2D, whole: Size, { moment, focus }: Ground, mood: Mood): void {
  const size = { width: Math.round(whole.width * fine), height: Math.round(whole.height * fine) }
  const canvas = createCanvas(size.width, size.height)
  const half = canvas.getContext('2d')
  const cut = cutOf(moment, size.width / size.height, focus)
  half.imageSmoothingQuality = 'high'
  half.drawImage(moment, cut.x, cut.y, cut.width, cut.height, 0, 0, size.width, size.height)
  half.drawImage(softened(canvas), 0, 0, size.width, size.height)
  light(half, size, mood)
  ctx.imageSmoothingQuality = 'medium'
  ctx.drawImage(canvas, 0, 0, whole.width, whole.height)
}

function cutOf(moment: Size, shape: number, { x, y, nearness }: Ground['focus']) {
  const wide = Math.min(moment.width, moment.height * shape) / nearness
  const cut = { width: wide, height: wide / shape }
  const within = (middle: number, length: number, whole: number, share: number) =>
    Math.max(0, Math.min(whole - length, middle * whole - length * share))
  return { ...cut, x: within(x, cut.width, moment.width, 0.38), y: within(y, cut.height, moment.height, 0.5) }
}

/** The same out of focus, and only where that is wanted. Small and drawn large again is as soft as any filter, at a tenth of the time. */
function softened(ground: Canvas): Canvas {
  const [width, height] = [ground.width / 2, ground.height / 2]
  const soft = scaled(scaled(ground, width / 2, height / 2), width / 6, height / 6, { width, height })
  const ctx = soft.getContext('2d')
  const keep = ctx.createRadialGradient(
    width * 0.42,
    height * 0.4,
    height * 0.2,
    width * 0.46,
    height * 0.45,
    width * 0.56,
  )
  keep.addColorStop(0, '#0005')
  keep.addColorStop(0.5, '#000c')
  keep.addColorStop(1, '#000')
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fillStyle = keep
  ctx.fillRect(0, 0, width, height)
  return soft
}

/** A picture made small, and then, where that is asked for, as large as told. */
function scaled(of: Canvas, width: number, height: number, then?: Size): Canvas {
  const canvas = createCanvas(Math.round(width), Math.round(height))
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(of, 0, 0, canvas.width, canvas.height)
  return then ? scaled(canvas, then.width, then.height) : canvas
}

/** A light behind the hero, with rays where it is merry, and corners that fall away. */
function light(ctx: SKRSContext2D, { width, height }: Size, { glow, deep, rays }: Mood): void {
  const [x, y] = [width * 0.735, height * 0.5]
  ctx.save()
  // Colours come out before light is laid over them.
  ctx.globalCompositeOperation = 'soft-light'
  ctx.fillStyle = deep
  ctx.globalAlpha = 0.35
  ctx.fillRect(0, 0, width, height)
  ctx.globalAlpha = 1
  ctx.translate(x, y)
  if (rays) shineAround(ctx, width * 0.66, glow)
  ctx.globalCompositeOperation = 'screen'
  const shine = ctx.createRadialGradient(0, 0, 0, 0, 0, height * 0.8)
  shine.addColorStop(0, `${glow}b8`)
  shine.addColorStop(0.35, `${glow}58`)
  shine.addColorStop(1, `${glow}00`)
  ctx.fillStyle = shine
  ctx.fillRect(-x, -y, width, height)
  ctx.restore()
  const corners = ctx.createRadialGradient(
    width * 0.55,
    height * 0.42,
    height * 0.5,
    width * 0.55,
    height * 0.45,
    width * 0.74,
  )
  corners.addColorStop(0, `${deep}00`)
  corners.addColorStop(1, `${deep}b8`)
  ctx.fillStyle = corners
  ctx.fillRect(0, 0, width, height)
}

const rayCount = 13

function shineAround(ctx: SKRSContext2D, reach: number, glow: string): void {
  const ray = ctx.createRadialGradient(0, 0, 0, 0, 0, reach)
  ray.addColorStop(0, `${glow}d0`)
  ray.addColorStop(1, `${glow}00`)
  ctx.fillStyle = ray
  for (let i = 0; i < rayCount; i++) {
    const from = ((i + 0.15) / rayCount) * Math.PI * 2
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.arc(0, 0, reach, from, from + (Math.PI / rayCount) * 0.9)
    ctx.fill()
  }
}
