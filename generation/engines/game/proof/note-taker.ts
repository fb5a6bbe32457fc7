import type { GamePlan } from '@makebelieve/kit/game/plan'
import { rate, type World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import { createScenery, paletteOf } from '@makebelieve/kit/game-2d/scenery/scenery'
import type { Painter } from '@makebelieve/kit/game-2d/view/painter'
import { drawWorld } from '@makebelieve/kit/game-2d/view/props'
import type { Match } from './game-to-play.ts'

/** When a picture was first seen, how large, and how often. */
export type Sighting = { second: number; size: number; times: number }

export type NoteTaker<W extends World> = {
  /** `tick`: the step that it is, as counted by whoever plays. */
  look(match: Pick<Match<W>, 'world'>, tick: number): void
  /** By cast id, picture key, or kind of tile: 'tile:spikes'. */
  seen: Map<string, Sighting>
  /** How many marks of any kind the last picture had. */
  marks(): number
  /** Where everybody is, for measurements: in pixels of the stage, or in metres where the world has depth. */
  spots(match: Pick<Match<W>, 'world'>): Spot[]
}

/** Somebody, or something, in its place. Without an id it is one of several who look alike. */
export type Spot = { cast: string; id?: number; x: number; y: number; z: number; size: number }

/** What a picture would show, as plain data. */
export type Drawn = {
  camera: { x: number; y: number }
  /** Figures and tiles: what, where, how large. */
  seen: [key: string, x: number, y: number, size: number][]
  /** How many marks of any kind. */
  marks: number
}

/** Keeps in mind what was in the picture, and when. */
export function noteTaker<W extends World>(
  stage: { width: number; height: number },
  drawn: (match: Pick<Match<W>, 'world'>) => Drawn,
): NoteTaker<W> {
  const seen = new Map<string, Sighting>()
  let marks = 0
  return {
    seen,
    marks: () => marks,
    spots: (match) =>
      drawn(match).seen.flatMap(([cast, x, y, size]) =>
        cast.startsWith('tile:') ? [] : [{ cast, x, y, z: 0, size }],
      ),
    look(match, tick) {
      const picture = drawn(match)
      const { camera } = picture
      marks = picture.marks
      for (const [key, x, y, size] of picture.seen) {
        const half = size / 2
        const inside =
          x + half > camera.x &&
          y + half > camera.y &&
          x - half < camera.x + stage.width &&
          y - half < camera.y + stage.height
        if (!inside || size < 10) continue
        const known = seen.get(key)
        if (known) known.times++
        else seen.set(key, { second: tick / rate, size, times: 1 })
      }
    },
  }
}

/** Stands in for the screen: the genre draws as always, and it is written down what would be seen where. */
export function drawnBy<W extends World>(genre: Genre<W>, plan: GamePlan, world: W): Drawn {
  const { ctx, count } = deafContext()
  const camera = genre.camera?.(world) ?? { x: 0, y: 0 }
  const seen: Drawn['seen'] = []
  let marks = 0
  const see = (key: string, x: number, y: number, size: number) => {
    marks++
    seen.push([key, x, y, size])
  }
  const painter: Painter = {
    ctx,
    plan,
    palette: paletteOf(plan.look),
    stage: genre.stage,
    camera,
    shown: { ...camera, ...genre.stage },
    seconds: world.tick / rate,
    sprite: (cast, x, y, size) => see(typeof cast === 'string' ? cast : cast.id, x, y, size),
    headOf: (_, size) => size / 2,
    picture: see,
    painted: see,
    text: () => void marks++,
    panel: () => void marks++,
    bar: () => void marks++,
    tile: (kind, x, y, width, height) =>
      see(`tile:${kind}`, x + width / 2, y + height / 2, Math.max(width, height)),
    puff: () => {},
  }
  drawWorld(genre, world, painter)
  return { camera, seen, marks: marks + count() }
}

/** A drawing context that does nothing but count what would leave a mark. */
function deafContext(): { ctx: CanvasRenderingContext2D; count(): number } {
  let marks = 0
  const gradient = { addColorStop() {} }
  const answers: Record<string, unknown> = {
    measureText: (words: string) => ({ width: words.length * 8 }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    createConicGradient: () => gradient,
    createPattern: () => ({ setTransform() {} }),
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
    canvas: { width: 960, height: 600 },
  }
  const leavesMark = /^(fill|stroke|fillRect|strokeRect|fillText|strokeText|drawImage)$/
  const values: Record<string, unknown> = { globalAlpha: 1, lineWidth: 1 }
  const ctx = new Proxy(values, {
    get(target, name: string) {
      if (name in answers) return answers[name]
      if (name in target) return target[name]
      return () => {
        if (leavesMark.test(name)) marks++
      }
    },
    set(target, name: string, value) {
      target[name] = value
      return true
    },
  })
  return { ctx: ctx as unknown as CanvasRenderingContext2D, count: () => marks }
}

/** How many marks the scenery leaves over the world: rain, snow, leaves, fog. */
export function marksOfWeather({ seen, stage }: Pick<Genre, 'seen' | 'stage'>, plan: GamePlan): number {
  const { ctx, count } = deafContext()
  const surface = (width: number, height: number) => ({ canvas: { width, height }, ctx }) as never
  const scenery = createScenery(plan.look, typeof seen === 'function' ? seen(plan) : seen, surface)
  const before = count()
  const { brightness } = scenery.palette
  scenery.front(ctx, { ...stage, cameraX: 0, cameraY: 0, seconds: 1.3, calm: false, light: brightness })
  return count() - before
}
