import { el } from '../../core/dom.ts'
import { type Stage, stageColours } from '../stage.ts'
import type { System, Values } from '../system.ts'

/** A canvas in the page on which a system draws; as sharp as the screen is. */
export type StageCanvas = {
  element: HTMLCanvasElement
  draw<S>(system: System<S>, state: S, values: Values): void
}

export function stageCanvas(still: () => boolean): StageCanvas {
  const element = el('canvas', { class: 'ms-canvas', role: 'img', width: 960, height: 600 })
  const context = element.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to draw on')
  return {
    element,
    draw(system, state, values) {
      const scale = sharpness(element)
      if (element.width !== Math.round(960 * scale)) {
        element.width = Math.round(960 * scale)
        element.height = Math.round(600 * scale)
      }
      const letters = Math.min(1.12, Math.max(1, 560 / (element.clientWidth || 960)))
      const stage: Stage = {
        width: 960,
        height: 600,
        context,
        still: still(),
        letters,
        colours: stageColours,
      }
      context.setTransform(scale, 0, 0, scale, 0, 0)
      context.clearRect(0, 0, 960, 600)
      context.save()
      system.draw(stage, state, values)
      context.restore()
    },
  }
}

/** Pixels of the screen for each unit of the drawing. */
function sharpness({ clientWidth }: HTMLCanvasElement): number {
  const wanted = ((clientWidth || 960) / 960) * Math.min(2, globalThis.devicePixelRatio || 1)
  return Math.min(2, Math.max(0.6, Math.round(wanted * 8) / 8))
}
