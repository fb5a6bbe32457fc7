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

/** What is set, and what differs in the run beside it, where there is one. */
type Runs = { values: Values; beside?: Values }

/** The cover of a lesson: its diagram some seconds after its start, on a sheet of paper. */
export const coverOfLesson = (system: System, runs: Runs, seed: number): Canvas =>
  composeSheet(stagesOf(system, runs, seed, lookAfter))

/** The stage at its start, after some seconds and after more of them, side by side, as WebP. */
export async function threeMoments(system: System, runs: Runs, seed: number): Promise<Uint8Array> {
  const strip = createCanvas(3 * 640, 400)
  const context = strip.getContext('2d')
  for (const [i, seconds] of [0, lookAfter, 5 * lookAfter].entries())
    context.drawImage(stagesOf(system, runs, seed, seconds), i * 640, 0, 640, 400)
  return strip.encode('webp', 88)
}

/** One stage as large as it is; two beside each other, as the screen shows them. */
function stagesOf(system: System, { values, beside }: Runs, seed: number, seconds: number): Canvas {
  const [first, second] = [values, ...(beside ? [{ ...values, ...beside }] : [])].map((set) => {
    const run = openRun(system, { ...usualValues(system.controls), ...set }, seed)
    run.advance(seconds * system.pace)
    const { canvas, stage } = openCanvas(1)
    system.draw(stage, run.state, run.values)
    return canvas
  })
  if (!first) throw new Error('A lesson without a run')
  if (!second) return first
  const sheet = createCanvas(960, 600)
  const context = sheet.getContext('2d')
  context.fillStyle = stageColours.paper
  context.fillRect(0, 0, 960, 600)
  for (const [i, canvas] of [first, second].entries()) context.drawImage(canvas, i * 484, 152, 476, 297)
  return sheet
}

/** How many different colours a picture of these values has: a blank stage has one or two. */
export function coloursOf(system: System, values: Values, seconds: number, seed: number): number {
  const run = openRun(system, { ...usualValues(system.controls), ...values }, seed)
  run.advance(seconds * system.pace)
  const { canvas, stage } = openCanvas(0.25)
  system.draw(stage, run.state, run.values)
  return new Set(new Uint32Array(canvas.data().buffer)).size
}
