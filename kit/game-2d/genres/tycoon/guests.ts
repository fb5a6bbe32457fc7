import { lift } from '../../scenery/colour.ts'
import type { Painter } from '../../view/painter.ts'

const skins = ['#f2c9a0', '#8d5a3a', '#e0a878', '#6b4330', '#ffdcb8', '#c98d5e']
const coats = ['#4f7fe0', '#e0704f', '#3aa67c', '#b15fd0', '#e0a92f', '#d0567f', '#4aa9b8']
const hairs = ['#3a2a22', '#8a5a2e', '#d9a441', '#1f1d2b', '#a8432f', '#77727f']

type Look = { number: number; size: number; mood: 'glad' | 'fine' | 'cross'; golden: boolean }

/** Somebody who was not in the prompt: a round guest, each a little different, whose face says how long it waits. */
export function drawGuest({ ctx, seconds }: Painter, x: number, y: number, look: Look): void {
  const { number, size, mood, golden } = look
  const unit = size / 100
  const skin = skins[number % skins.length] ?? '#f2c9a0'
  const coat = golden ? '#f5c02e' : (coats[(number * 3) % coats.length] ?? '#4f7fe0')
  const hair = hairs[(number * 5 + 1) % hairs.length] ?? '#3a2a22'
  const bob = Math.sin(seconds * 3.2 + number) * 1.4
  ctx.save()
  ctx.translate(x, y + bob * unit)
  ctx.scale(unit, unit)
  if (mood === 'cross') ctx.rotate(Math.sin(seconds * 26) * 0.02)
  const round = (cx: number, cy: number, rx: number, ry: number, fill: string | CanvasGradient) => {
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.ellipse(cx, cy, rx, ry, 0, 0, Math.PI * 2)
    ctx.fill()
  }
  const shine = (fill: string, cy: number, radius: number) => {
    const gradient = ctx.createRadialGradient(
      -radius * 0.35,
      cy - radius * 0.4,
      radius * 0.1,
      0,
      cy,
      radius * 1.1,
    )
    gradient.addColorStop(0, lift(fill, 0.4))
    gradient.addColorStop(0.55, fill)
    gradient.addColorStop(1, lift(fill, -0.22))
    return gradient
  }
  ctx.fillStyle = shine(coat, 36, 40)
  ctx.beginPath()
  ctx.roundRect(-36, 8, 72, 70, [34, 34, 10, 10])
  ctx.fill()
  // Hair behind, face, and a fringe in front: three styles by number.
  const style = number % 3
  round(0, style === 1 ? -14 : -24, style === 1 ? 35 : 32, style === 1 ? 38 : 30, hair)
  round(0, -17, 29, 30, shine(skin, -17, 30))
  ctx.fillStyle = hair
  ctx.beginPath()
  ctx.ellipse(0, -37, 29, 14, 0, Math.PI, 0)
  if (style === 2) ctx.ellipse(10, -36, 20, 11, 0.4, Math.PI, 0)
  ctx.fill()
  if (golden) crown(ctx)
  face(ctx, mood)
  ctx.restore()
}

function face(ctx: CanvasRenderingContext2D, mood: Look['mood']): void {
  ctx.fillStyle = '#2a1f2b'
  ctx.strokeStyle = '#2a1f2b'
  ctx.lineWidth = 3.4
  ctx.lineCap = 'round'
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.ellipse(side * 11, -16, 3.6, 5, 0, 0, Math.PI * 2)
    ctx.fill()
    if (mood !== 'cross') continue
    ctx.beginPath()
    ctx.moveTo(side * 17, -28)
    ctx.lineTo(side * 6, -23)
    ctx.stroke()
  }
  ctx.beginPath()
  if (mood === 'glad') {
    ctx.arc(0, -6, 11, 0.1, Math.PI - 0.1)
    ctx.fillStyle = '#8f2f3a'
    ctx.fill()
  } else if (mood === 'fine') ctx.arc(0, -9, 9, 0.5, Math.PI - 0.5)
  else ctx.arc(0, 4, 9, Math.PI + 0.5, -0.5)
  ctx.stroke()
}

function crown(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = '#ffd447'
  ctx.strokeStyle = '#a8740f'
  ctx.lineWidth = 2.5
  ctx.beginPath()
  for (const [x, y] of [
    [-22, -44],
    [-25, -66],
    [-11, -55],
    [0, -71],
    [11, -55],
    [25, -66],
    [22, -44],
  ] as const)
    ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
}
