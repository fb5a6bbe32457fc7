import { columns, moves } from '@makebelieve/kit/game-2d/view/moves'
import { stuffOf } from '@makebelieve/shapes/stuffs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bodyFor, bodyOf } from './bodies.ts'
import { figureOf } from './figure.ts'
import { spriteOf } from './sprite.ts'

async function framesOf(noun: string): Promise<Buffer[]> {
  const order = bodyOf({ noun })?.order
  if (!order) throw new Error(`${noun} has no body`)
  const { moves: sheet } = await spriteOf({ body: order, seen: 'side', frame: 72 })
  if (!sheet) throw new Error(`${noun} does not move`)
  const { frame, picture } = sheet
  const count = Object.values(moves).reduce((sum, { frames }) => sum + frames, 0)
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      sharp(picture.bytes)
        .extract({
          left: (at % columns) * frame,
          top: Math.floor(at / columns) * frame,
          width: frame,
          height: frame,
        })
        .raw()
        .toBuffer(),
    ),
  )
}

describe('whose body somebody has', () => {
  it.each(['dog', 'knight', 'witch', 'apple', 'gold coin'])('a %s has its own', (noun) => {
    expect(bodyFor({ noun })).toBe('own')
  })

  it('nobody who has a right picture has the body of a relative', () => {
    for (const noun of ['passport', 'tapir']) expect(bodyFor({ noun })).toBeUndefined()
  })

  it.each([
    ['dhole', 'four-legged animal'],
    ['kudu', 'hoofed animal'],
    ['haddock', 'fish'],
    ['skiff', 'rowing boat'],
    ['haberdashery', 'shop'],
    ['sulfur', 'potion'],
  ])('a %s has neither a shape nor a picture, and looks like anything of its kind', (noun, shape) => {
    const drawn = bodyOf({ noun })
    expect(drawn?.body).toBe('kind')
    expect(drawn?.order?.pieces.map(({ source }) => source.by === 'archetype' && source.order.noun)).toEqual([
      shape,
    ])
  })

  it('in the colour and of the stuff that was said', () => {
    const [piece] = bodyOf({ noun: 'dhole', tint: '#3366ff', stuff: 'glass' })?.order?.pieces ?? []
    const order = piece?.source.by === 'archetype' ? piece.source.order : undefined
    expect(order?.colours?.main).toBe('#3366ff')
    expect(order?.stuff).toBe(stuffOf('glass')?.material)
  })

  it.each(['gravity', 'regret', 'democracy', 'flurbelwump', 'washington'])('%s is its name', (noun) => {
    expect(bodyFor({ noun })).toBe('name')
  })

  it('whoever may be anybody is a person', () => {
    expect(bodyFor({ noun: 'customer' })).toBe('person')
  })

  it.each([
    'beekeeper',
    'barber',
    'window cleaner',
    'lighthouse keeper',
    'wizard apprentice',
    'train conductor',
  ])('whoever is a %s wears and holds what the trade is known by', (noun) => {
    expect(bodyFor({ noun })).toBe('own')
  })

  it.each(['intern', 'rival', 'landlady', 'taxpayer'])('nothing says that somebody is a %s', (noun) => {
    expect(bodyFor({ noun })).toBe('person')
  })

  it('a rider sits on the mount, and has nothing else in the hands', () => {
    const [rider, mount] = bodyOf({ noun: 'witch', mount: { noun: 'broom' } })?.order?.pieces ?? []
    expect(mount?.attached?.how).toBe('riding')
    expect(rider?.source.by === 'archetype' && rider.source.order.values?.carries).toBe('nothing')
  })

  it('wears the colour that was asked for', () => {
    const [piece] = bodyOf({ noun: 'dragon', tint: '#3366ff' })?.order?.pieces ?? []
    expect(piece?.source.by === 'archetype' && piece.source.order.colours?.main).toBe('#3366ff')
  })
})

describe('a body that is made of many parts', () => {
  it('keeps them: a truck stands on wheels', async () => {
    const order = bodyOf({ noun: 'truck' })?.order
    if (!order) throw new Error('A truck has a body')
    const { mesh, bones } = await figureOf(order)
    const wheels = bones.flatMap(({ does }, at) => (does === 'wheel' ? [at] : []))
    expect(wheels.length).toBeGreaterThanOrEqual(4)
    for (const wheel of wheels) expect(mesh.bones?.some((bone) => bone === wheel)).toBe(true)
  })
})

describe('a sheet', () => {
  it('has a frame for every part of every move, and no two steps alike', async () => {
    const frames = await framesOf('dog')
    const { from, frames: count } = moves.go
    const steps = frames.slice(from, from + count).map((frame) => frame.toString('base64'))
    expect(new Set(steps).size).toBe(count)
  })

  it.each(['blink', 'act', 'hurt', 'cheer'] as const)('shows that somebody does %s', async (move) => {
    const frames = await framesOf('boy')
    expect(frames[moves[move].from]?.equals(frames[moves.rest.from] ?? Buffer.alloc(0))).toBe(false)
  })

  it('keeps an empty edge around every frame', async () => {
    for (const frame of await framesOf('bird'))
      for (let at = 0; at < 72; at++)
        for (const [x, y] of [
          [at, 0],
          [at, 71],
          [0, at],
          [71, at],
        ] as const)
          expect(frame[(y * 72 + x) * 4 + 3]).toBeLessThan(60)
  })

  it('is not made of what has nothing to move', async () => {
    const order = bodyOf({ noun: 'apple' })?.order
    expect(order && (await spriteOf({ body: order, seen: 'top', frame: 72 })).moves).toBeUndefined()
  })
})
