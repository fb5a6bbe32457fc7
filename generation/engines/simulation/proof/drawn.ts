import { openRun } from '@makebelieve/kit/simulation/run'
import { type Stage, stageColours } from '@makebelieve/kit/simulation/stage'
import { type System, usualValues, type Values } from '@makebelieve/kit/simulation/system'

/** What is drawn in the first seconds: the words that are written, and how many arrows there are at most. */
export type Drawn = { words: string[]; arrows: number }

const moments = [0, 1, 3, 8]

/** A drawing is watched, not painted: every stroke is there, and nothing needs pixels. */
export function drawnBy(system: System, values: Values, seed: number): Drawn {
  const run = openRun(system, { ...usualValues(system.controls), ...values }, seed)
  const words = new Set<string>()
  let arrows = 0
  let before = 0
  for (const seconds of moments) {
    run.advance(Math.min((seconds - before) * system.pace, 4000 * system.dt))
    before = seconds
    const pen = watchedPen()
    system.draw(pen.stage, run.state, run.values)
    for (const word of pen.words) words.add(word)
    arrows = Math.max(arrows, pen.arrows())
    words.add(system.describe(run.state, run.values))
  }
  return { words: [...words], arrows }
}

type Point = readonly [x: number, y: number]

/** A canvas that only takes down what is done on it. */
function watchedPen() {
  const words: string[] = []
  const shafts: { to: Point; from: Point; colour: unknown }[] = []
  const heads: { points: Point[]; colour: unknown }[] = []
  let path: Point[] = []
  let isClosed = false
  const told: Record<string, unknown> = {
    fillText: (text: string) => words.push(text),
    measureText: (text: string) => ({ width: text.length * 8 }),
    createLinearGradient: () => ({ addColorStop() {} }),
    createRadialGradient: () => ({ addColorStop() {} }),
    beginPath() {
      path = []
      isClosed = false
    },
    moveTo: (x: number, y: number) => path.push([x, y]),
    lineTo: (x: number, y: number) => path.push([x, y]),
    closePath() {
      isClosed = true
    },
    stroke() {
      const [from, to] = [path.at(-2), path.at(-1)]
      if (from && to && !isClosed) shafts.push({ from, to, colour: told.strokeStyle })
    },
    fill() {
      if (isClosed && path.length === 3) heads.push({ points: path, colour: told.fillStyle })
    },
  }
  const context = new Proxy(told, {
    get: (target, name: string) => target[name] ?? (() => {}),
    set(target, name: string, value) {
      target[name] = value
      return true
    },
  })
  const stage = { width: 960, height: 600, still: true, colours: stageColours } as const
  /** A triangle of the same colour, at the end of a line that points to its tip. */
  const isArrow = ({ points: [tip, left, right], colour }: (typeof heads)[number]) =>
    tip !== undefined &&
    left !== undefined &&
    right !== undefined &&
    shafts.some((shaft) => {
      const [x, y] = [shaft.to[0] - shaft.from[0], shaft.to[1] - shaft.from[1]]
      const [tx, ty] = [tip[0] - shaft.to[0], tip[1] - shaft.to[1]]
      const reach = Math.hypot(tx, ty)
      const isAhead = x * tx + y * ty > 0.98 * Math.hypot(x, y) * reach
      return shaft.colour === colour && isAhead && reach > 1 && reach < 30
    })
  return {
    stage: { ...stage, context: context as unknown as Stage['context'] },
    words,
    arrows: () => heads.filter(isArrow).length,
  }
}
