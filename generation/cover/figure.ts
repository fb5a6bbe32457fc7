import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas'
import type { Mood } from './mood.ts'

/** Somebody of the creation, as its own picture shows it. */
export type Figure = {
  image: Image | Canvas
  looks: 'left' | 'right' | 'front'
  /** Stands on the ground, and so has a shadow there. */
  stands: boolean
}

type Part = { x: number; y: number; width: number; height: number }

type Pose = {
  /** The middle of its feet. */
  x: number
  y: number
  height: number
  turn: number
  /** How much of the air between is over it. */
  far: number
  looks: 'left' | 'right'
  /** Hangs in the air and shines, as what is to be won does. */
  floats?: boolean
}

/** Pictures are wide or tall; none may take more of the cover than this, as a share of its height. */
const widest = 1.12

export function drawFigure(ctx: SKRSContext2D, figure: Figure, pose: Pose, mood: Mood): void {
  const part = filledPart(figure.image)
  const scale = Math.min(pose.height / part.height, (pose.height * widest) / part.width)
  const [width, height] = [part.width * scale, part.height * scale].map(Math.round) as [number, number]
  const body = lit(figure, part, { width, height }, pose, mood)
  ctx.save()
  ctx.translate(pose.x, pose.y)
  if (pose.floats) halo(ctx, height, mood.glow)
  else if (figure.stands) shadow(ctx, width, height, mood.deep)
  ctx.rotate(pose.turn)
  const behind = softShape(body, mood.deep)
  const [wide, tall] = [behind.width * coarse, behind.height * coarse]
  ctx.globalAlpha = 0.75
  ctx.drawImage(behind, -wide / 2, height * 0.02 - (height + tall) / 2, wide, tall)
  ctx.globalAlpha = 1
  ctx.drawImage(body, -width / 2, -height)
  ctx.restore()
}

/** As fine as it is looked for what a picture fills. */
const grid = 48

/** The part of a picture that shows anything: one that floats in its frame would float on the cover. */
function filledPart(image: Figure['image']): Part {
  const small = createCanvas(grid, grid)
  const ctx = small.getContext('2d')
  ctx.drawImage(image, 0, 0, grid, grid)
  const { data } = ctx.getImageData(0, 0, grid, grid)
  let [left, top, right, bottom] = [grid, grid, 0, 0]
  for (let i = 0; i < grid * grid; i++) {
    if ((data[i * 4 + 3] ?? 0) < 24) continue
    const [x, y] = [i % grid, Math.floor(i / grid)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  if (right <= left) return { x: 0, y: 0, width: image.width, height: image.height }
  const [wide, tall] = [image.width / grid, image.height / grid]
  return { x: left * wide, y: top * tall, width: (right - left) * wide, height: (bottom - top) * tall }
}

/** How much smaller soft shapes are painted: drawn large again, they are soft. */
const coarse = 12

/** Its shape in one colour with soft edges, and room for them around it. */
function softShape(body: Canvas, colour: string): Canvas {
  const [width, height] = [Math.ceil(body.width / coarse), Math.ceil(body.height / coarse)]
  const shape = createCanvas(width + 4, height + 4)
  const ctx = shape.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(body, 2, 2, width, height)
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, shape.width, shape.height)
  return shape
}

function halo(ctx: SKRSContext2D, height: number, glow: string): void {
  const [middle, reach] = [-height / 2, height * 0.95]
  const shine = ctx.createRadialGradient(0, middle, 0, 0, middle, reach)
  shine.addColorStop(0, `${glow}a0`)
  shine.addColorStop(1, `${glow}00`)
  ctx.fillStyle = shine
  ctx.fillRect(-reach, middle - reach, reach * 2, reach * 2)
}

function shadow(ctx: SKRSContext2D, width: number, height: number, colour: string): void {
  ctx.save()
  ctx.translate(0, -height * 0.02)
  ctx.scale(width * 0.52, height * 0.075)
  const soft = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
  soft.addColorStop(0, `${colour}c0`)
  soft.addColorStop(0.6, `${colour}70`)
  soft.addColorStop(1, `${colour}00`)
  ctx.fillStyle = soft
  ctx.fillRect(-1, -1, 2, 2)
  ctx.restore()
}

/** The picture with the light of the scene on it: shade from below, air before what is far, a rim where the light comes from. */
function lit(
  figure: Figure,
  part: Part,
  size: { width: number; height: number },
  pose: Pose,
  { glow, deep }: Mood,
): Canvas {
  const { width, height } = size
  const body = createCanvas(width, height)
  const ctx = body.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  const mirrored = figure.looks !== 'front' && figure.looks !== pose.looks
  const paint = (on: SKRSContext2D, dx = 0, dy = 0) => {
    on.save()
    if (mirrored) {
      on.translate(width, 0)
      on.scale(-1, 1)
    }
    on.drawImage(
      figure.image,
      part.x,
      part.y,
      part.width,
      part.height,
      mirrored ? -dx : dx,
      dy,
      width,
      height,
    )
    on.restore()
  }
  paint(ctx)
  const edge = rim(paint, size, pose.looks === 'left' ? 1 : -1, glow)
  ctx.globalCompositeOperation = 'source-atop'
  const below = ctx.createLinearGradient(0, height * 0.45, 0, height)
  below.addColorStop(0, `${deep}00`)
  below.addColorStop(1, `${deep}70`)
  ctx.fillStyle = below
  ctx.fillRect(0, 0, width, height)
  if (pose.far > 0) {
    ctx.globalAlpha = pose.far
    ctx.fillStyle = deep
    ctx.fillRect(0, 0, width, height)
    ctx.globalAlpha = 1
  }
  ctx.globalAlpha = 1 - pose.far
  ctx.drawImage(edge, 0, 0)
  return body
}

/** What the picture has of its outline on the side of the light: its shape less its shape moved away from there. */
function rim(
  paint: (on: SKRSContext2D, dx?: number, dy?: number) => void,
  { width, height }: { width: number; height: number },
  side: 1 | -1,
  glow: string,
): Canvas {
  const edge = createCanvas(width, height)
  const ctx = edge.getContext('2d')
  paint(ctx)
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = glow
  ctx.fillRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'destination-out'
  const away = Math.max(2, height * 0.014)
  paint(ctx, -side * away, away * 0.7)
  return edge
}
