import { finishes } from '@makebelieve/kit/environment/scene'
import { archetypeFor } from '@makebelieve/shapes/archetypes/index'
import { describe, expect, it } from 'vitest'
import { type MadeKind, makeKind } from './kind.ts'

function made(noun: string, metres: number): Promise<MadeKind> {
  const archetype = archetypeFor(noun)
  if (!archetype) throw new Error(`There is no ${noun}`)
  const source = { by: 'archetype' as const, order: { archetype: archetype.id, noun } }
  const piece = { id: noun, phrase: noun, noun, source, via: '', count: 1, size: 1, partLooks: [] }
  return makeKind({ name: noun, pieces: [piece], metres, variant: 0, triangles: { near: 1500, far: 100 } })
}

/** How many cells of a footprint are filled on the way through its middle, from front to back. */
function filledThrough({ kind }: MadeKind): number {
  const { footprint } = kind
  if (!footprint) return 0
  const column = Math.floor(-footprint.x / footprint.cell)
  return Array.from(
    { length: footprint.depth },
    (_, row) => footprint.filled[row * footprint.width + column],
  ).filter((cell) => cell === '1').length
}

describe('kinds', () => {
  it('are as large as they should be, stand on their foot, and keep to their triangles', async () => {
    const { kind, mesh } = await made('castle', 40)
    expect(kind.min[1]).toBeCloseTo(0, 2)
    expect(Math.max(...kind.max.map((high, k) => high - (kind.min[k] ?? 0)))).toBeCloseTo(40, 1)
    expect(mesh.near.triangles.length / 3).toBeLessThan(2000)
    expect(mesh.far.triangles.length / 3).toBeLessThan(200)
    expect(mesh.far.triangles.length).toBeGreaterThan(0)
  })

  it('let one walk under the crown of a tree but not through its trunk', async () => {
    const tree = await made('oak', 9)
    expect(tree.extent.trunk).toBeLessThan(1.6)
    expect(tree.extent.width).toBeGreaterThan(5)
    expect(filledThrough(tree)).toBeGreaterThan(0)
  })

  it('let one walk through a gate', async () => {
    expect(filledThrough(await made('torii gate', 5))).toBe(0)
  })

  it('have houses that are full, with windows that are lit at night', async () => {
    const house = await made('house', 9)
    expect(filledThrough(house)).toBeGreaterThan(20)
    expect([...house.mesh.near.finish].some((finish) => finishes[finish]?.atNight)).toBe(true)
  })

  it('have bridges that carry', async () => {
    const { kind } = await made('bridge', 12)
    expect(Math.max(...(kind.deck?.heights ?? []))).toBeGreaterThan(50)
    expect(kind.footprint).toBeUndefined()
  })

  it('have legs, wheels and sails that move', async () => {
    const does = async (noun: string, metres: number) =>
      (await made(noun, metres)).kind.bones?.map((bone) => bone.does)
    expect((await does('horse', 2))?.filter((one) => one === 'leg')).toHaveLength(4)
    expect((await does('car', 4))?.filter((one) => one === 'wheel')).toHaveLength(4)
    expect(await does('windmill', 12)).toContain('rotor')
  })
})

it('keeps the covers of a book, however many pages are between them', async () => {
  const { near } = (await made('book', 7)).mesh
  const tints = new Set(
    [...near.triangles].map((vertex) => near.colours.slice(vertex * 3, vertex * 3 + 3).join()),
  )
  const isPale = (tint: string) =>
    tint.split(',').every((part) => Math.abs(Number(part) - Number(tint.split(',')[0])) < 70)
  expect([...tints].filter((tint) => !isPale(tint)).length / tints.size).toBeGreaterThan(0.1)
})
