import { expect, test } from 'vitest'
import type { EnvironmentPlan, PlannedMatter, PlannedThing } from '../../design.ts'
import { settingNamed } from '../../settings/index.ts'
import { layOut } from '../index.ts'
import type { Extent } from '../input.ts'
import { distance, fromLine, type Point } from '../shared/geometry.ts'

const extents: Record<string, Extent> = {
  house: { width: 7, height: 6, depth: 6, top: 6 },
  tree: { width: 4, height: 7, depth: 4, top: 6, trunk: 0.3 },
  bench: { width: 1.8, height: 0.9, depth: 0.6, top: 0.5 },
  cat: { width: 0.2, height: 0.4, depth: 0.5, top: 0.4 },
  cow: { width: 0.8, height: 1.5, depth: 2.2, top: 1.4 },
  boat: { width: 1.6, height: 1, depth: 4, top: 0.5 },
  tower: { width: 5, height: 16, depth: 5, top: 16 },
}
const archetypeOf: Record<string, string> = { cat: 'quadruped', cow: 'quadruped' }

function thing(
  noun: string,
  count: number,
  place: PlannedThing['place'],
  rest: Partial<PlannedThing> = {},
): PlannedThing {
  const source = { by: 'archetype' as const, order: { archetype: archetypeOf[noun] ?? noun, noun } }
  const piece = { id: noun, phrase: noun, noun, source, via: '', count: 1, size: 1, partLooks: [] }
  const metres = Math.max(extents[noun]?.width ?? 1, extents[noun]?.height ?? 1)
  return {
    id: noun,
    phrase: noun,
    noun,
    pieces: [piece],
    metres,
    count,
    variants: 1,
    asked: true,
    place,
    ...rest,
  }
}

function matter(noun: string, as: PlannedMatter['as']): PlannedMatter {
  return { id: noun, phrase: noun, noun, asked: true, as, count: 1, size: 1, place: { how: 'anywhere' } }
}

function laidOut(things: PlannedThing[], matters: PlannedMatter[] = [], setting = 'meadow', seed = 5) {
  const row = settingNamed(setting)
  if (!row) throw new Error(`There is no setting ${setting}`)
  const plan: EnvironmentPlan = {
    kind: 'environment',
    category: 'scene',
    prompt: '',
    title: '',
    seed,
    setting,
    settingWords: setting,
    hour: 12,
    weather: 'clear',
    season: 'summer',
    mood: 'calm',
    density: 1,
    palette: {},
    things,
    matters,
    notes: [],
    claims: [],
  }
  const extentOf = (id: string) => extents[id] ?? { width: 1, height: 1, depth: 1, top: 1 }
  return layOut({ plan, setting: row, extentOf })
}

const flat = ({ at }: { at: [number, number, number] }): Point => [at[0], at[2]]
const spotsOf = (layout: ReturnType<typeof laidOut>, noun: string) =>
  layout.spots.filter((spot) => spot.thing === noun)

function groundAt({ ground }: ReturnType<typeof laidOut>, [x, z]: Point): number {
  const cell = (metres: number) => Math.round((metres / ground.size + 0.5) * ground.cells)
  return (ground.heights[cell(z) * (ground.cells + 1) + cell(x)] ?? 0) / 100
}

test('the same seed lays out the same place, another seed another one', () => {
  const order = [thing('house', 1, { how: 'middle' }), thing('tree', 20, { how: 'anywhere' })]
  expect(laidOut(order)).toEqual(laidOut(order))
  expect(laidOut(order).spots).not.toEqual(laidOut(order, [], 'meadow', 6).spots)
})

test('what was asked for is all there, and stands apart', () => {
  const layout = laidOut([
    thing('house', 3, { how: 'anywhere' }),
    thing('cow', 5, { how: 'anywhere' }, { does: 'graze' }),
    thing('tree', 30, { how: 'anywhere' }),
  ])
  expect(spotsOf(layout, 'house')).toHaveLength(3)
  expect(spotsOf(layout, 'cow')).toHaveLength(5)
  for (const house of spotsOf(layout, 'house'))
    for (const other of layout.spots)
      if (other !== house) expect(distance(flat(house), flat(other))).toBeGreaterThan(3.2)
})

test('everything is on the ground and within it', () => {
  const layout = laidOut(
    [thing('house', 2, { how: 'anywhere' }), thing('tree', 40, { how: 'anywhere' })],
    [],
    'alpine-meadow',
  )
  for (const spot of layout.spots) {
    expect(Math.max(Math.abs(spot.at[0]), Math.abs(spot.at[2]))).toBeLessThan(layout.ground.size / 2)
    expect(Math.abs(spot.at[1] - groundAt(layout, flat(spot)))).toBeLessThan(2)
  }
})

test('the way leads dry-shod from where one arrives to the focus, and nothing stands on it', () => {
  const layout = laidOut(
    [thing('tower', 1, { how: 'middle' }), thing('tree', 60, { how: 'anywhere' })],
    [],
    'lake-shore',
  )
  const [water] = layout.waters
  for (const point of layout.path) expect(groundAt(layout, point)).toBeGreaterThan((water?.level ?? 0) - 0.1)
  for (const tree of spotsOf(layout, 'tree')) expect(fromLine(flat(tree), layout.path).far).toBeGreaterThan(1)
  const end = layout.path.at(-1) ?? [0, 0]
  expect(distance(end, flat({ at: layout.focus }))).toBeLessThan(8)
})

test('prepositions place things', () => {
  const layout = laidOut(
    [
      thing('house', 1, { how: 'middle' }),
      thing('bench', 1, { how: 'beside', of: 'house' }),
      thing('cat', 1, { how: 'on', of: 'bench' }),
      thing('tower', 1, { how: 'distance' }),
      thing('boat', 2, { how: 'water', of: 'lake' }),
    ],
    [matter('lake', { is: 'water', form: 'lake' })],
  )
  const [house] = spotsOf(layout, 'house')
  const [bench] = spotsOf(layout, 'bench')
  const [cat] = spotsOf(layout, 'cat')
  const [tower] = spotsOf(layout, 'tower')
  if (!house || !bench || !cat || !tower) throw new Error('Something is missing')
  expect(distance(flat(house), flat(bench))).toBeLessThan(9)
  expect(cat.on).toBe(layout.spots.indexOf(bench))
  expect(cat.at[1]).toBeCloseTo(bench.at[1] + 0.5)
  expect(tower.distant).toBe(true)
  expect(tower.at[2]).toBeLessThan(-layout.reach * 0.8)
  for (const boat of spotsOf(layout, 'boat')) {
    expect(boat.floats).toBe(true)
    expect(groundAt(layout, flat(boat))).toBeLessThan(layout.waters[0]?.level ?? 0)
  }
})

test('a castle on a hill stands higher than where one arrives', () => {
  const layout = laidOut(
    [thing('tower', 1, { how: 'on', of: 'hill' })],
    [matter('hill', { is: 'terrain', form: 'hill' })],
  )
  const [tower] = spotsOf(layout, 'tower')
  expect((tower?.at[1] ?? 0) - groundAt(layout, flat({ at: layout.spawn.at }))).toBeGreaterThan(3)
})

test('islands hang over nothing, are joined by bridges and carry what stands on them', () => {
  const layout = laidOut(
    [thing('tower', 1, { how: 'middle' }), thing('tree', 14, { how: 'anywhere' })],
    [],
    'floating-islands',
  )
  expect(layout.ground.isVoid).toBe(true)
  const islands = layout.built.filter(({ name, deck }) => name === 'floating island' && deck)
  const bridges = layout.built.filter(({ name }) => name === 'rope bridge')
  expect(bridges).toHaveLength(islands.length - 1)
  for (const spot of spotsOf(layout, 'tree')) {
    const near = islands.some(
      ({ at }) => distance([at[0], at[2]], flat(spot)) < 16 && Math.abs(at[1] - spot.at[1]) < 1,
    )
    expect(near).toBe(true)
  }
})
