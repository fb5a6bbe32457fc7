import type { Pose } from '@makebelieve/kit/environment/scene'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { composeStill } from '../../../cover/cover.ts'
import { moodOfPicture } from '../../../cover/mood.ts'
import { photographed } from './preview.ts'
import type { Stage } from './stage.ts'

/** Drawn small, because it must come fast, and shown large. */
const size = { width: 768, height: 432 }

/** The cover of a place: what one sees of it from its best side. */
export function coverOfStage(stage: Stage, pose: Pose = stage.scene.views[0] ?? stage.scene.spawn): Canvas {
  const canvas = canvasOf(photographed(stage, pose, size.width, size.height))
  return composeStill(canvas, moodOfPicture(canvas))
}

function canvasOf(rgb: Uint8Array): Canvas {
  const canvas = createCanvas(size.width, size.height)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(size.width, size.height)
  for (let i = 0; i < rgb.length / 3; i++) {
    image.data[i * 4] = rgb[i * 3] ?? 0
    image.data[i * 4 + 1] = rgb[i * 3 + 1] ?? 0
    image.data[i * 4 + 2] = rgb[i * 3 + 2] ?? 0
    image.data[i * 4 + 3] = 255
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}
