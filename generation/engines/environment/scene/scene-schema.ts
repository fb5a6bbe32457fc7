import { moods } from '@makebelieve/kit/core/sound/compose'
import { groundSurfaces, particles, type Scene, soundKinds } from '@makebelieve/kit/environment/scene'
import * as z from 'zod'

/**
 * A scene as edited code hands it over: all of it is checked, because what the proof says about it is made of these words
 * and numbers. Holes in the ground are let through; there is a check for them that says it better.
 */
const number = z.number().refine(Number.isFinite)
const count = z.number().int().min(0).max(100_000)
const colour = z.string().regex(/^#[0-9a-f]{3,8}$/i)
const place = z.tuple([number, number, number])
const spot = z.tuple([number, number])
/** One line, as short as names are. */
const name = z.string().regex(/^[^\p{C}“”"]{0,80}$/u)
const flag = z.literal(true).optional()
const noun = count.optional()
const list = <T extends z.ZodType>(of: T, most = 20_000) => z.array(of).max(most)

const mask = { cell: number.positive(), width: count, depth: count, x: number, z: number }

export const kindSchema = z.object({
  name,
  noun,
  min: place,
  max: place,
  footprint: z.object({ ...mask, filled: z.string().max(1_000_000) }).optional(),
  deck: z.object({ ...mask, heights: list(number, 1_000_000) }).optional(),
  sways: number.optional(),
  bones: list(
    z.object({
      at: place,
      does: z.enum(['leg', 'arm', 'wing', 'tail', 'head', 'fin', 'body', 'wheel', 'rotor']),
      phase: number,
      side: number,
      axis: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
    }),
  ).optional(),
  shadowless: flag,
})

export const surfaceSchema = z.object({
  surface: z.enum(groundSurfaces),
  colour,
  second: colour.optional(),
})

export const skySchema = z.object({
  hour: number,
  kind: z.enum(['earth', 'mars', 'alien', 'space', 'storm', 'none']),
  zenith: colour.optional(),
  horizon: colour.optional(),
  clouds: number,
  cloudColour: colour.optional(),
  stars: number,
  moons: list(z.object({ size: number, colour, yaw: number, pitch: number, ringed: flag, noun })),
  aurora: flag,
  rainbow: flag,
  sunYaw: number,
  sunStrength: number,
  sunNoun: noun,
})

export const airSchema = z.object({
  sight: number,
  fogColour: colour.optional(),
  wind: number,
  particles: list(z.object({ kind: z.enum(particles), amount: number, colour: colour.optional(), noun })),
  lightning: flag,
  shafts: number.optional(),
  ambient: number,
  tint: colour.optional(),
})

const pose = z.object({ at: place, yaw: number, pitch: number })

export const sceneSchema: z.ZodType<Scene> = z.object({
  title: z.string().max(200),
  seed: number,
  reach: number.positive(),
  around: z.enum(['outdoors', 'indoors', 'underwater', 'void']),
  ground: z.object({
    size: number.positive(),
    cells: count,
    heights: list(
      z
        .number()
        .or(z.nan())
        .or(z.null().transform(() => Number.NaN)),
      1_000_000,
    ),
    palette: list(surfaceSchema),
    surfaces: list(count, 1_000_000),
    isVoid: flag,
  }),
  waters: list(
    z.object({
      level: number,
      outline: list(spot).optional(),
      stuff: z.enum(['water', 'ice', 'lava', 'swamp', 'clouds']),
      colour,
      waves: number,
      flow: spot.optional(),
      noun,
    }),
  ),
  sky: skySchema,
  air: airSchema,
  kinds: list(kindSchema),
  placed: list(
    z.object({
      kind: count,
      at: place,
      yaw: number,
      scale: number,
      tint: colour.optional(),
      life: z
        .object({
          does: z.enum([
            'wander',
            'graze',
            'stand',
            'swim',
            'fly',
            'hover',
            'bob',
            'drive',
            'patrol',
            'spin',
            'drift',
          ]),
          range: number,
          speed: number,
          path: list(spot).optional(),
        })
        .optional(),
      on: count.optional(),
      floats: flag,
    }),
  ),
  covers: list(
    z.object({
      kind: z.enum([
        'grass',
        'tall-grass',
        'wheat',
        'flowers',
        'reeds',
        'clover',
        'pebbles',
        'leaves',
        'seaweed',
        'snow-tufts',
      ]),
      on: list(count),
      colour,
      second: colour.optional(),
      density: number,
      height: number,
      noun,
    }),
  ),
  emitters: list(
    z.object({
      kind: z.enum(['fire', 'smoke', 'steam', 'sparks', 'fountain', 'waterfall', 'glow', 'magic', 'bubbles']),
      at: place,
      size: number,
      colour: colour.optional(),
      yaw: number.optional(),
      noun,
    }),
  ),
  lamps: list(
    z.object({
      at: place,
      colour,
      range: number,
      strength: number,
      when: z.enum(['night', 'always']),
      flickers: flag,
      halo: number.optional(),
    }),
  ),
  sounds: list(z.object({ kind: z.enum(soundKinds), loud: number, at: place.optional() })),
  mood: z.enum(moods).optional(),
  nouns: list(name),
  spawn: pose,
  views: list(pose),
}) as z.ZodType<Scene>
