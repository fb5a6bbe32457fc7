import { columns, type Sheet } from './moves.ts'

/** A picture that can be drawn: an image in the browser, its like in Node. */
export type Drawable = CanvasImageSource & { width: number; height: number }

/** Makes an off-screen canvas; how differs between a browser and Node. */
export type Surface = (width: number, height: number) => { canvas: Drawable; ctx: CanvasRenderingContext2D }

export type Pictures = {
  /** The picture in about the size in which it will be seen, which is sharper and faster than scaling each time. */
  at(key: string, pixels: number, frame?: number): Drawable | undefined
  /** Its shape in white, for flashes. */
  white(key: string, pixels: number, frame?: number): Drawable | undefined
  /** The sheet of somebody who has a body. Its frames are given by `at` and `white`. */
  sheet(key: string): Sheet<Drawable> | undefined
  /** A round soft shine. */
  glow(colour: string): Drawable
}

/**
 * Keeps every picture in the sizes in which it is used. `coarse` draws them with few big pixels, as old machines had
 * them.
 */
export function keepPictures(
  images: ReadonlyMap<string, Drawable>,
  sheets: ReadonlyMap<string, Sheet<Drawable>>,
  surface: Surface,
  coarse: boolean,
): Pictures {
  const kept = new Map<string, Drawable>()
  const keep = (key: string, make: () => Drawable): Drawable => {
    const found = kept.get(key)
    if (found) return found
    const made = make()
    kept.set(key, made)
    return made
  }

  const scaled = (key: string, pixels: number, frame?: number): Drawable | undefined => {
    const sheet = frame === undefined ? undefined : sheets.get(key)
    const image = sheet?.picture ?? images.get(key)
    if (!image) return undefined
    const bucket = coarse ? 26 : sizeBucket(pixels)
    return keep(`${key} ${frame} ${bucket}`, () => {
      const [width, height] = sheet ? [sheet.frame, sheet.frame] : [image.width, image.height]
      const scale = Math.min(1, bucket / Math.max(width, height))
      if (scale === 1 && !coarse && !sheet) return image
      const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
      const { canvas, ctx } = surface(w, h)
      ctx.imageSmoothingQuality = 'high'
      const at = frame ?? 0
      const [left, top] = sheet ? [(at % columns) * width, Math.floor(at / columns) * height] : [0, 0]
      ctx.drawImage(image, left, top, width, height, 0, 0, w, h)
      return canvas
    })
  }

  return {
    at: scaled,
    sheet: (key) => sheets.get(key),
    white(key, pixels, frame) {
      const image = scaled(key, pixels, frame)
      if (!image) return undefined
      return keep(`white ${key} ${frame} ${sizeBucket(pixels)}`, () => {
        const { canvas, ctx } = surface(image.width, image.height)
        ctx.drawImage(image, 0, 0)
        ctx.globalCompositeOperation = 'source-atop'
        ctx.fillStyle = '#ffffff'
        ctx.fillRect(0, 0, image.width, image.height)
        return canvas
      })
    },
    glow: (colour) =>
      keep(`glow ${colour}`, () => {
        const { canvas, ctx } = surface(128, 128)
        const shine = ctx.createRadialGradient(64, 64, 4, 64, 64, 64)
        shine.addColorStop(0, colour)
        shine.addColorStop(1, `${colour.slice(0, 7)}00`)
        ctx.fillStyle = shine
        ctx.fillRect(0, 0, 128, 128)
        return canvas
      }),
  }
}

/** Few sizes, each at most a third too large. */
function sizeBucket(pixels: number): number {
  let bucket = 24
  while (bucket < pixels && bucket < 512) bucket = Math.ceil(bucket * 1.34)
  return bucket
}
