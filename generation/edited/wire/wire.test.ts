import { describe, expect, it } from 'vitest'
import { kinds, memoryIn, most, newMemory, told } from './format.ts'
import { openHearers, Unheard } from './hear.ts'
import { openTellers } from './tell.ts'

function open() {
  const memory = memoryIn(newMemory())
  const [tellers, hearers] = [openTellers(memory), openHearers(memory)]
  return { memory, tellers, hearers }
}

describe('what is told', () => {
  it.each<[string, unknown]>([
    ['a number', 7],
    ['numbers that are none', [Number.NaN, Number.POSITIVE_INFINITY, -0, 1e-300]],
    ['a text', 'blåbær “🫐”'],
    ['nothing', undefined],
    ['constants', [true, false, null, undefined]],
    ['an object of objects', { at: { x: 1, y: [2, { z: '3' }] }, empty: {}, none: [] }],
    ['a list with holes', [[1, undefined, 3]]],
  ])('%s is heard as it is', (_, value) => {
    const { tellers, hearers } = open()
    expect(hearers.open().hear(tellers.open().tell(value))).toEqual(value)
  })

  it('is made of data of whoever hears it, and keeps who is who', () => {
    const { tellers, hearers } = open()
    const hero = { x: 1 }
    const heard = hearers.open().hear(tellers.open().tell({ hero, bodies: [hero, { x: 2 }] })) as {
      hero: object
      bodies: object[]
    }
    expect(heard.hero).toBe(heard.bodies[0])
    expect(heard.hero).not.toBe(hero)
  })

  it('follows a world through everything that may change in it, in few words', () => {
    const { tellers, hearers } = open()
    const [teller, hearer] = [tellers.open(), hearers.open()]
    type Body = { id: number; x: number; name?: string }
    const world: { tick: number; bodies: Body[]; grid: number[]; extra?: unknown } = {
      tick: 0,
      bodies: [
        { id: 1, x: 0 },
        { id: 2, x: 5 },
      ],
      grid: Array(500).fill(0),
    }
    const changes: (() => void)[] = [
      () => world.tick++,
      () => world.bodies.push({ id: 3, x: 9 }),
      () => (world.bodies = world.bodies.filter(({ id }) => id !== 1)),
      () => Object.assign(world.bodies[0] as Body, { name: 'Ann' }),
      () => delete world.bodies[0]?.name,
      () => (world.grid[77] = Number.NaN),
      () => (world.grid.length = 100),
      () => (world.grid[77] = 4),
      () => (world.extra = world.bodies[1]),
      () => (world.extra = 'gone'),
      () => world.grid.push(1, 2, 3),
      () => {},
    ]
    expect(hearer.hear(teller.tell(world))).toEqual(world)
    for (const change of changes) {
      change()
      const count = teller.tell(world)
      expect(hearer.hear(count)).toEqual(world)
      expect(count).toBeLessThan(130)
    }
  })

  it('goes on for as long as a world lives, however many come and go', () => {
    const { tellers, hearers } = open()
    const [teller, hearer] = [tellers.open(), hearers.open()]
    for (let tick = 0; tick < 5000; tick++) {
      const world = { tick, shots: [{ x: tick, y: 1 }] }
      expect(hearer.hear(teller.tell(world))).toEqual(world)
    }
  })

  it('begins anew after something went wrong, and says what', () => {
    const { tellers, hearers } = open()
    const [teller, hearer] = [tellers.open(), hearers.open()]
    const world = { name: 'Ann', at: { x: 1 } }
    hearer.hear(teller.tell(world))
    const trap = {
      name: 'Bob',
      get at(): never {
        throw new Error('boom')
      },
    }
    expect(() => teller.tell(trap)).toThrow('boom')
    expect(hearers.complaint(tellers.complain('boom'))).toBe('boom')
    expect(hearer.hear(teller.tell({ ...world, more: 'Cat' }))).toEqual({ ...world, more: 'Cat' })
  })

  it.each<[string, () => unknown]>([
    ['too deep', () => Array.from({ length: 100 }).reduce((inner) => ({ inner }), {})],
    ['too long', () => 'x'.repeat(most.letters + 1)],
    ['too much', () => Array.from({ length: 1000 }, () => Array(1000).fill(1))],
  ])('is refused where it is %s', (_, value) => {
    const { tellers } = open()
    expect(() => tellers.open().tell(value())).toThrow(/too much|deeper/)
  })
})

describe('whoever hears', () => {
  const record = (kind: number, part: number, slot: number, value: number) => [
    part * kinds + kind,
    slot,
    value,
  ]
  const name = (letters: Uint16Array, text: string) => letters.set([...text].map((one) => one.charCodeAt(0)))

  it.each<[string, number[], number?]>([
    ['no kind', record(12, 0, 0, 0)],
    ['half a kind', [0.5, 0, 0]],
    ['nothing at all', [Number.NaN, Number.NaN, Number.NaN]],
    ['a part that is not there', record(told.number, 9, 0, 1)],
    ['a part below all', record(told.number, -1, 0, 1)],
    ['a slot that is not there', record(told.number, 0, 5, 1)],
    ['a slot that is none', record(told.number, 0, Number.NaN, 1)],
    ['a text that is not there', record(told.text, 0, 0, 3)],
    ['a shape that is not there', record(told.object, 1, 0, 0)],
    ['a constant that is not there', record(told.constant, 0, 0, 9)],
    ['a list that skips a number', record(told.list, 7, 0, 0)],
    ['a list without end', [...record(told.list, 1, 0, 0), ...record(told.length, 1, 0, 1e15)]],
    ['a text without end', record(told.newText, 0, 0, 1e15)],
    ['a shape without names', record(told.newShape, 0, 0, 4)],
    ['another length for the whole', record(told.length, 0, 0, 3)],
    ['more records than there can be', record(told.number, 0, 0, 1), most.records + 1],
    ['fewer than none', record(told.number, 0, 0, 1), -1],
  ])('refuses %s', (_, records, count = records.length / 3) => {
    const { memory, hearers } = open()
    memory.records.set(records)
    expect(() => hearers.open().hear(count)).toThrow(Unheard)
  })

  it.each(['__proto__', 'twice'])('refuses fields that are none: %s', (field) => {
    const { memory, hearers } = open()
    name(memory.letters, field)
    const twice = field === 'twice' ? 2 : 1
    memory.records.set([
      ...record(told.newText, 0, 0, field.length),
      ...record(told.newShape, 0, 0, twice),
      ...Array.from({ length: twice }, () => record(told.text, 0, 0, 0)).flat(),
    ])
    expect(() => hearers.open().hear(2 + twice)).toThrow(Unheard)
  })
})
