import { openRun } from '@makebelieve/kit/simulation/run'
import { type Stage, stageColours } from '@makebelieve/kit/simulation/stage'
import { type System, usualValues, type Values } from '@makebelieve/kit/simulation/system'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { composeSheet } from '../../cover/sheet.ts'

/** A stage in Node, on which systems draw as they do in a browser. */
export function openCanvas(scale: number) {
  const canvas = createCanvas(960 * scale, 600 * scale)
  const context: SKRSContext2D = canvas.getContext('2d')
  context.scale(scale, scale)
  const stage: Stage = {
    width: 960,
    height: 600,
    context: context as unknown as Stage['context'],
    still: true,
    colours: stageColours,
  }
  return { canvas, stage }
}

/** Long enough that something has happened: some seconds of ours, but not past the end. */
const lookAfter = 4

/** A picture of a system some seconds after its start, as WebP. */
export async function previewOf(
  system: System,
  values: Values,
  seed: number,
  scale = 1,
): Promise<Uint8Array> {
  const run = openRun(system, { ...usualValues(system.controls), ...values }, seed)
  run.advance(lookAfter * system.pace)
  const { canvas, stage } = openCanvas(scale)
  system.draw(stage, run.state, run.values)
  return canvas.encode('webp', 88)
}

/** The cover of a lesson: its diagram some seconds after its start, on a sheet of paper. */
export function coverOfLesson(system: System, values: Values, seed: number): Canvas {
  const run = openRun(system, { ...usualValues(system.controls), ...values }, seed)
  run.advance(lookAfter * system.pace)
  const { canvas, stage } = openCanvas(1)
  system.draw(stage, run.state, run.values)
  return composeSheet(canvas)
}

/** The stage at its start, after some seconds and after more of them, side by side, as WebP. */
export async function threeMoments(system: System, values: Values, seed: number): Promise<Uint8Array> {
  const strip = createCanvas(3 * 640, 400)
  const context = strip.getContext('2d')
  for (const [i, seconds] of [0, lookAfter, 5 * lookAfter].entries()) {
    const run = openRun(system, { ...usualValues(system.controls), ...values }, seed)
    run.advance(seconds * system.pace)
    const { canvas, stage } = openCanvas(2 / 3)
    system.draw(stage, run.state, run.values)
    context.drawImage(canvas, i * 640, 0)
  }
  return strip.encode('webp', 88)
}

/** How many different colours a picture of these values has: a blank stage has one or two. */
export function coloursOf(system: System, values: Values, seconds: number, seed: number): number {
  const run = openRun(system, { ...usualValues(system.controls), ...values }, seed)
  run.advance(seconds * system.pace)
  const { canvas, stage } = openCanvas(0.25)
  system.draw(stage, run.state, run.values)
  return new Set(new Uint32Array(canvas.data().buffer)).size
}
