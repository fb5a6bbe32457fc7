import { createHash } from 'node:crypto'
import { type Stage, stageColours } from '@makebelieve/kit/simulation/stage'
import type { System, Values } from '@makebelieve/kit/simulation/system'
import { createCanvas } from '@napi-rs/canvas'

/** A stage in Node, for tests and pictures. */
export function nodeStage(scale = 1) {
  const canvas = createCanvas(960 * scale, 600 * scale)
  const context = canvas.getContext('2d')
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

/** A mark of the picture that a system draws: two pictures that differ have different ones. */
export function markOf<S>(system: System<S>): (state: S, values: Values) => string {
  return (state, values) => {
    const { canvas, stage } = nodeStage(0.25)
    system.draw(stage, state, values)
    return createHash('sha1').update(canvas.data()).digest('hex')
  }
}

/** All words that a system writes on its stage; nothing is painted, which is most of the work. */
export function wordsDrawn<S>(system: System<S>, state: S, values: Values): string[] {
  const words: string[] = []
  const told: Record<string, unknown> = {
    fillText: (text: string) => words.push(text),
    measureText: (text: string) => ({ width: text.length * 8 }),
    createLinearGradient: () => ({ addColorStop() {} }),
    createRadialGradient: () => ({ addColorStop() {} }),
  }
  const context = new Proxy(told, { get: (target, name: string) => target[name] ?? (() => {}) })
  const stage = { width: 960, height: 600, still: true, colours: stageColours } as const
  system.draw({ ...stage, context: context as unknown as Stage['context'] }, state, values)
  return words
}
