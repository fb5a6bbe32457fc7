import { columns, type Sheet } from '@makebelieve/kit/game-2d/view/moves'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Picture } from '../../../things/art.ts'
import { type Body, type Condition, conditions } from './conditions.ts'

/** A picture with the signs of a condition painted over it. */
export const inCondition = (picture: Picture, id: string): Promise<Picture> =>
  painted(picture, conditionNamed(id), [{ x: 0, y: 0, width: picture.width, height: picture.height }])

/** The same for every frame of a sheet, so that the signs go along with the body. */
export async function sheetInCondition(sheet: Sheet<Picture>, id: string): Promise<Sheet<Picture>> {
  const { picture, frame } = sheet
  const rows = Math.round(picture.height / frame)
  const cells = Array.from({ length: columns * rows }, (_, at) => ({
    x: (at % columns) * frame,
    y: Math.floor(at / columns) * frame,
    width: frame,
    height: frame,
  }))
  return { ...sheet, picture: await painted(picture, conditionNamed(id), cells) }
}

function conditionNamed(id: string): Condition {
  const found = conditions[id]
  if (!found) throw new Error(`There is no condition '${id}'`)
  return found
}

type Cell = { x: number; y: number; width: number; height: number }

async function painted(picture: Picture, condition: Condition, cells: readonly Cell[]): Promise<Picture> {
  const { behind, onto, over, clear = 1 } = condition
  const image = await loadImage(Buffer.from(picture.bytes))
  const out = createCanvas(picture.width, picture.height).getContext('2d')
  for (const cell of cells) {
    const canvas = createCanvas(cell.width, cell.height)
    const ctx = canvas.getContext('2d')
    const show = () =>
      ctx.drawImage(image, cell.x, cell.y, cell.width, cell.height, 0, 0, cell.width, cell.height)
    show()
    const whole = bodyIn(ctx.getImageData(0, 0, cell.width, cell.height))
    if (!whole) continue
    const body = behind ? smaller(whole) : whole
    if (behind) {
      ctx.clearRect(0, 0, cell.width, cell.height)
      ctx.setTransform(small, 0, 0, small, body.left - whole.left * small, body.top - whole.top * small)
      show()
      ctx.resetTransform()
    }
    for (const [paint, how] of [
      [onto, 'source-atop'],
      [behind, 'destination-over'],
      [over, 'source-over'],
    ] as const) {
      ctx.globalCompositeOperation = how
      paint?.(ctx, body)
    }
    out.globalAlpha = clear
    out.drawImage(canvas, cell.x, cell.y)
  }
  const { data } = out.getImageData(0, 0, picture.width, picture.height)
  const bytes = await sharp(data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .webp({ quality: 80, alphaQuality: 80, effort: 1 })
    .toBuffer()
  return { ...picture, type: 'image/webp', bytes: new Uint8Array(bytes) }
}

/** What glows or burns needs room around it: there it stands a little smaller on the same ground. */
const small = 0.8
function smaller(body: Body): Body {
  const { left, top, width, height, head } = body
  const moved = { left: left + (width * (1 - small)) / 2, top: top + height * (1 - small) }
  return {
    ...body,
    ...moved,
    width: width * small,
    height: height * small,
    head: { x: moved.left + (head.x - left) * small, y: moved.top },
  }
}

/** What of a frame is seen, and where its highest part is: there most have their head. */
function bodyIn({
  data,
  width,
  height,
}: {
  data: Uint8ClampedArray
  width: number
  height: number
}): Body | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1]
  const isSeen = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 96
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isSeen(x, y)) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
  if (right < 0) return undefined
  let sum = 0
  let count = 0
  const end = top + Math.max(2, (bottom - top) * 0.16)
  for (let y = top; y < end; y++)
    for (let x = left; x <= right; x++)
      if (isSeen(x, y)) {
        sum += x
        count++
      }
  return {
    left,
    top,
    width: right - left + 1,
    height: bottom - top + 1,
    room: { width, height },
    head: { x: count > 0 ? sum / count : (left + right) / 2, y: top },
  }
}
