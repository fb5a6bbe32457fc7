import type { LightRoom } from './light-rooms.ts'

/** What stands on the canvas, in front of the backdrop that the page paints behind it. Call it right after drawing. */
export function pictureOf(canvas: HTMLCanvasElement, backdrop: LightRoom['backdrop']): Promise<Blob> {
  const { width, height } = canvas
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  const context = sheet.getContext('2d')
  if (!context) return Promise.reject(new Error('There is no canvas to draw on'))
  const [x, y] = [width * 0.5, height * 0.46]
  // An ellipse like that of the page: a circle, drawn on a sheet that is stretched.
  context.save()
  context.scale(1.15 * width, 0.95 * height)
  const glow = context.createRadialGradient(
    x / (1.15 * width),
    y / (0.95 * height),
    0,
    x / (1.15 * width),
    y / (0.95 * height),
    1,
  )
  const [middle, halfway, edge] = backdrop
  glow.addColorStop(0, middle)
  glow.addColorStop(0.46, halfway)
  glow.addColorStop(1, edge)
  context.fillStyle = glow
  context.fillRect(0, 0, 1, 1.1)
  context.restore()
  context.drawImage(canvas, 0, 0)
  return new Promise((resolve, reject) => {
    sheet.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture came out empty'))),
      'image/png',
    )
  })
}
