import { at, Solid } from '@makebelieve/shapes/geometry/solid'
import { ball, box } from '@makebelieve/shapes/geometry/solids'
import { plastic } from '@makebelieve/shapes/materials/material'
import { carried, type Shape, ShapeMaker } from '@makebelieve/shapes/shape'
import type { BuildSettings, ModelBuild } from '../build.ts'
import type { Claim, ModelPlan, Piece } from '../design.ts'
import { glbOf } from '../mesh/gltf.ts'
import { animal, cake, chair } from './shapes.ts'

/** A plan as tests need it: pieces of these nouns, and what was asked about them. */
export function planOf(nouns: string[], claims: Claim[] = [], rest: Partial<ModelPlan> = {}): ModelPlan {
  return {
    kind: 'model',
    prompt: nouns.join(' and '),
    title: nouns.join(' and '),
    pieces: nouns.map(pieceOf),
    style: 'plain',
    wear: 0,
    metres: 1,
    seed: 1,
    notes: [],
    claims,
    ...rest,
  }
}

function pieceOf(noun: string): Piece {
  const order = { archetype: noun, noun }
  const source = { by: 'archetype', order } as const
  return { id: noun, phrase: `a ${noun}`, noun, source, via: '', count: 1, size: 1, partLooks: [] }
}

export const usualSettings: BuildSettings = {
  metres: 1,
  title: 'Test',
  textureSize: 128,
  simplify: 0.95,
  relief: 1,
  samples: 1,
  seed: 1,
  extras: {},
}

const one = (name: string, solid: Solid): Shape =>
  new ShapeMaker().part(name, solid, plastic('#3366cc')).done()

/** A shape without its last triangles. */
function opened(solid: Solid): Solid {
  return new Solid(solid.positions, solid.triangles.slice(0, -6))
}

function withNaN(solid: Solid): Solid {
  const positions = solid.positions.slice()
  positions[at(solid.triangles, 0) * 3] = Number.NaN
  return new Solid(positions, solid.triangles)
}

/** Two shapes as one. */
const both = (a: Shape, b: Shape): Shape => ({ ...a, parts: [...a.parts, ...b.parts] })

const fiveCandles: Claim = { about: 'count', piece: 'candle', count: 5, text: 'five candles' }

type Canary = {
  fault: string
  /** The check that must find it. */
  caughtBy: string
  shape: () => Shape
  plan: ModelPlan
  /** What is done to the finished build. */
  tamper?: (build: ModelBuild) => Promise<ModelBuild>
}

/** What must be refused, each with one fault and the check that must find it. */
export const canaries: Canary[] = [
  {
    fault: 'a flat card',
    caughtBy: 'It is not flat',
    shape: () => one('dog/card', box(0.8, 1, 0.01)),
    plan: planOf(['dog']),
  },
  {
    fault: 'a bare cube',
    caughtBy: 'It is more than a box',
    shape: () => one('dog/cube', box(1, 1, 1)),
    plan: planOf(['dog']),
  },
  {
    fault: 'an open mesh',
    caughtBy: 'Every part is closed',
    shape: () => both(chair(), one('chair/ball', opened(ball(0.1)).move(0, 0.5, 0))),
    plan: planOf(['chair']),
  },
  {
    fault: 'a vertex that is not a number',
    caughtBy: 'Every part is closed',
    shape: () => both(chair(), one('chair/ball', withNaN(ball(0.1)).move(0, 0.5, 0))),
    plan: planOf(['chair']),
  },
  {
    fault: 'a part that floats away',
    caughtBy: 'Nothing floats in the air',
    shape: () => both(chair(), one('hat/crown', ball(0.1).move(0, 1.2, 0))),
    plan: planOf(['chair', 'hat']),
  },
  {
    fault: 'too large for games',
    caughtBy: 'It is light enough for games',
    shape: () => chair(),
    plan: planOf(['chair']),
    tamper: manyTimes,
  },
  {
    fault: 'another size than was meant',
    caughtBy: 'It is as large as it should be',
    shape: () => chair(),
    plan: planOf(['chair'], [], { metres: 3 }),
  },
  {
    fault: 'something else than it is about',
    caughtBy: 'What it is about is there',
    shape: () => one('lamp/ball', ball(0.5)),
    plan: planOf(['chair', 'lamp'], [{ about: 'thing', piece: 'chair', text: 'a chair' }]),
  },
  {
    fault: 'a body without a face',
    caughtBy: 'Front and back differ',
    shape: () => faceless(),
    plan: planOf(['ghost']),
  },
]

/** Every triangle thirty times: building by itself keeps the budget, so the file is spoiled afterwards. */
async function manyTimes(build: ModelBuild): Promise<ModelBuild> {
  const parts = build.parts.map((part) => {
    const { triangles } = part
    return {
      ...part,
      triangles: Uint32Array.from({ length: triangles.length * 30 }, (_, i) =>
        at(triangles, i % triangles.length),
      ),
    }
  })
  return { ...build, glb: await glbOf({ ...build, parts, extras: {} }) }
}

function faceless(): Shape {
  const make = new ShapeMaker()
  make.joint('head', [0, 0.6, 0])
  make.part('ghost/body', ball([0.3, 0.5, 0.2]).move(0, 0.5, 0), plastic('#eeeeee'))
  return make.done()
}

/** What must not be refused. */
export const sound: { name: string; shape: () => Shape; plan: ModelPlan }[] = [
  { name: 'a chair', shape: () => chair(), plan: planOf(['chair']) },
  {
    name: 'an orange cat',
    shape: () => animal({ detail: 40 }),
    plan: planOf(['cat'], [{ about: 'colour', piece: 'cat', colour: '#d9822b', text: 'orange' }]),
  },
  { name: 'a cake with five candles', shape: () => cake(5), plan: planOf(['cake', 'candle'], [fiveCandles]) },
  {
    name: 'a cat beside a chair',
    shape: () =>
      both(
        chair(),
        carried(animal({ detail: 40 }), (solid) => solid.scale(0.6).move(0.7, 0, 0)),
      ),
    plan: planOf(
      ['chair', 'cat'],
      [{ about: 'attachment', piece: 'cat', to: 'chair', how: 'beside', text: 'a cat beside a chair' }],
    ),
  },
]
