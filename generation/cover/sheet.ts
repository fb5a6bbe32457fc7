import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { coverSize, darkenForTitle } from './cover.ts'
import { brand, deepOf, nearestOf, strongestHue } from './mood.ts'

/** What sheets lie on. Marigold would be a brown where a title darkens it. */
const tables = [brand.iris, brand.teal, brand.tomato]

/** How a sheet of paper lies on the table: its width, the middle of it, and how it is turned. */
const lies = { wide: 0.74, x: 0.6, y: 0.43, turn: 0.045 }

/** The cover of a lesson: its drawing on a sheet of paper, on squared paper in the colour of what is drawn. */
export function composeSheet(drawing: Canvas): Canvas {
  const { width, height } = coverSize
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const table = nearestOf(tables, strongestHue(drawing))
  const deep = deepOf([table])
  ctx.fillStyle = table
  ctx.fillRect(0, 0, width, height)
  ctx.strokeStyle = '#ffffff26'
  ctx.lineWidth = 2
  ctx.beginPath()
  for (let x = 30; x < width; x += 60) {
    ctx.moveTo(x, 0)
    ctx.lineTo(x, height)
  }
  for (let y = 8; y < height; y += 60) {
    ctx.moveTo(0, y)
    ctx.lineTo(width, y)
  }
  ctx.stroke()
  const shine = ctx.createRadialGradient(width * 0.6, 0, 0, width * 0.6, 0, width * 0.8)
  shine.addColorStop(0, '#ffffff60')
  shine.addColorStop(1, '#ffffff00')
  ctx.fillStyle = shine
  ctx.fillRect(0, 0, width, height)
  ctx.save()
  ctx.translate(width * lies.x, height * lies.y)
  ctx.rotate(lies.turn)
  const wide = width * lies.wide
  const tall = (wide * drawing.height) / drawing.width
  const sheet = (dx: number, dy: number, colour: string) => {
    ctx.beginPath()
    ctx.roundRect(dx - wide / 2 - 14, dy - tall / 2 - 14, wide + 28, tall + 28, 22)
    ctx.fillStyle = colour
    ctx.fill()
  }
  sheet(16, 18, `${deep}8c`)
  sheet(0, 0, '#fffdf8')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(drawing, -wide / 2, -tall / 2, wide, tall)
  ctx.restore()
  darkenForTitle(ctx, deep)
  return canvas
}
