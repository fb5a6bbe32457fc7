import sharp from 'sharp'
import * as z from 'zod'
import { Failed } from '../checks/failed.ts'
import type { Stage } from '../stage/stage.ts'

export type LookResult = {
  /** Where the canvas lies in the window, in pixels. */
  box: { x: number; y: number; width: number; height: number }
  window: { width: number; height: number }
  /** What is seen of it, as RGBA. */
  pixels: Uint8Array
}
export const lookSize = { width: 240, height: 150 }

const number = z.number()
const seen = z.object({
  box: z.object({ x: number, y: number, width: number, height: number }).nullable(),
  window: z.object({ width: number, height: number }),
})

/** Has one frame drawn and looks at the screen, where the browser itself put it: not at what the page says it drew. */
export async function look(stage: Stage): Promise<LookResult> {
  await stage.ask('frame', 1000 / 60)
  const { box, window } = seen.parse(await stage.beside(measure))
  if (!box) throw new Failed('There is no canvas.')
  await stage.beside(showAround, 'hidden')
  const shot = await stage.picture()
  await stage.beside(showAround, '')
  return { box, window, pixels: await seenOf(shot, box, window) }
}

/** The largest canvas, and the window. Runs beside the page, so it stands for itself. */
function measure() {
  const area = ({ clientWidth, clientHeight }: HTMLCanvasElement) => clientWidth * clientHeight
  const [canvas] = [...document.querySelectorAll('canvas')].sort((one, other) => area(other) - area(one))
  const { x, y, width, height } = canvas?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 }
  return {
    box: canvas ? { x, y, width, height } : null,
    window: { width: innerWidth, height: innerHeight },
  }
}

/** Our own buttons and cards are no part of what the game draws. */
function showAround(visibility: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('.mb-over')) part.style.visibility = visibility
}

async function seenOf(
  shot: Uint8Array,
  box: LookResult['box'],
  window: LookResult['window'],
): Promise<Uint8Array> {
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
  const [left, top] = [within(box.x, window.width), within(box.y, window.height)]
  const width = within(box.x + box.width, window.width) - left
  const height = within(box.y + box.height, window.height) - top
  // Nothing of it is in the window: then nothing is seen.
  if (width < 1 || height < 1) return new Uint8Array(lookSize.width * lookSize.height * 4)
  const pixels = await sharp(shot)
    .extract({ left, top, width, height })
    .resize({ ...lookSize, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return new Uint8Array(pixels)
}
