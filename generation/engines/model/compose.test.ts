import { type ShapeOrder, shapeOf } from '@makebelieve/shapes/archetype'
import { faultOf } from '@makebelieve/shapes/geometry/boolean'
import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import { boxOfShape, type Shape } from '@makebelieve/shapes/shape'
import { describe, expect, it } from 'vitest'
import { type ComposeOptions, composeModel } from './compose.ts'
import { styles } from './design.ts'
import { planPrompt } from './read/plan-prompt.ts'
import { stubArchetypes as registry } from './testing/stub-archetypes.ts'

const pick = (order: ShapeOrder): Shape => {
  const one = registry.get(order.archetype)
  if (!one) throw new Error(`No archetype ${order.archetype}`)
  return shapeOf(one, order)
}
const made = (prompt: string, options: ComposeOptions = {}, seed = 1) =>
  composeModel(planPrompt(prompt, { seed, registry }), pick, options)
/** The box of all parts of a piece; `id` may name one copy. */
const boxOf = (shape: Shape, id: string) =>
  boxOfShape({
    ...shape,
    parts: shape.parts.filter(({ name }) => name.startsWith(`${id}/`) || name.startsWith(`${id}#`)),
  })
const middle = ({ min, max }: ReturnType<typeof boxOf>, k: 0 | 1 | 2) => (min[k] + max[k]) / 2
const longest = (box: ReturnType<typeof boxOf>) => Math.max(...sizeOf(box))

describe('putting models together', () => {
  it('puts a hat on the head, as wide as the head', () => {
    const shape = made('a corgi wearing a top hat')
    const [hat, head] = [
      boxOf(shape, 'top-hat'),
      boxOfShape({ ...shape, parts: shape.parts.filter((part) => part.name === 'corgi/head') }),
    ]
    expect(middle(hat, 2)).toBeCloseTo(middle(head, 2), 1)
    expect(hat.min[1]).toBeGreaterThan(middle(head, 1))
    expect(hat.min[1]).toBeLessThan(head.max[1] + 0.02)
  })

  it('lays what is on something onto it, neither sunk nor floating', () => {
    const shape = made('a cat sleeping on a sofa')
    const [cat, sofa] = [boxOf(shape, 'cat'), boxOf(shape, 'sofa')]
    expect(Math.abs(cat.min[1] - sofa.max[1])).toBeLessThan(0.03 * longest(sofa))
  })

  it('stands on the ground, its middle over the origin', () => {
    const box = boxOfShape(made('a stack of three books beside a lamp'))
    expect(box.min[1]).toBeCloseTo(0, 5)
    expect(middle(box, 0)).toBeCloseTo(0, 5)
    expect(middle(box, 2)).toBeCloseTo(0, 5)
  })

  it('names every copy, so that counts can be proven', () => {
    const shape = made('birthday cake with five candles')
    const copies = new Set(shape.parts.flatMap(({ name }) => /^(candle#\d+)\//.exec(name)?.[1] ?? []))
    expect([...copies].sort()).toEqual(['candle#1', 'candle#2', 'candle#3', 'candle#4', 'candle#5'])
  })

  it('stacks upwards, each on the one below', () => {
    const shape = made('a stack of four books')
    const lows = [1, 2, 3, 4].map((n) => boxOf(shape, `book#${n}`).min[1])
    expect(lows).toEqual([...lows].sort((a, b) => a - b))
    expect(lows[3]).toBeGreaterThan(2.5 * (boxOf(shape, 'book#1').max[1] - (lows[0] ?? 0)))
  })

  it('leaves a gap between things that stand beside each other', () => {
    const shape = made('a chair beside a table')
    const [chair, table] = [boxOf(shape, 'chair'), boxOf(shape, 'table')]
    expect(Math.max(chair.min[0] - table.max[0], table.min[0] - chair.max[0])).toBeGreaterThan(0)
  })

  it('lets nothing vanish: the smaller of two is at least a seventh of the larger', () => {
    for (const prompt of ['a coin beside a castle', 'a ring on a table', 'a mouse beside an elephant']) {
      const shape = made(prompt)
      const ids = [...new Set(shape.parts.map(({ name }) => name.split('/')[0] ?? ''))]
      const sizes = ids.map((id) => longest(boxOf(shape, id)))
      expect(Math.min(...sizes) / Math.max(...sizes), prompt).toBeGreaterThan(1 / 7)
    }
  })

  it('fills vessels up to the rim, inside of their walls', () => {
    const shape = made('a bowl full of apples')
    const [bowl, apples] = [boxOf(shape, 'bowl'), boxOf(shape, 'apple')]
    expect(apples.max[1]).toBeGreaterThan(bowl.max[1] * 0.8)
    expect(apples.max[0] - apples.min[0]).toBeLessThan(bowl.max[0] - bowl.min[0])
    const tea = made('a cup of tea')
    expect(boxOf(tea, 'tea').max[1]).toBeLessThan(boxOf(tea, 'cup').max[1])
  })

  it('lifts riders onto what they ride', () => {
    const shape = made('a dog riding a skateboard')
    expect(boxOf(shape, 'dog').min[1]).toBeGreaterThan(0.5 * boxOf(shape, 'skateboard').max[1])
  })

  it('gives things into hands and mouths', () => {
    const shape = made('a wizard holding a sword')
    expect(middle(boxOf(shape, 'sword'), 0)).toBeLessThan(boxOf(shape, 'wizard').min[0] + 0.25)
    expect(middle(boxOf(made('a dog holding a bone'), 'bone'), 2)).toBeGreaterThan(0)
  })

  it('leans things against others until they touch', () => {
    const shape = made('a ladder leaning against a tree')
    const [ladder, tree] = [boxOf(shape, 'ladder'), boxOf(shape, 'tree')]
    expect(ladder.min[0]).toBeLessThan(tree.max[0] + 0.02)
    expect(ladder.min[1]).toBeCloseTo(0, 1)
  })

  it('hangs things below what they hang from, off the ground', () => {
    const shape = made('a lantern hanging from a branch')
    expect(boxOf(shape, 'lantern').max[1]).toBeLessThan(boxOf(shape, 'branch').max[1])
    expect(boxOf(shape, 'branch').min[1]).toBeGreaterThan(0.1)
  })

  it('covers with layers and with copies', () => {
    expect(made('a rock covered in snow').parts.map(({ name }) => name)).toContain('snow/layer')
    expect(
      made('an anchor covered in barnacles').parts.some(({ name }) => name.startsWith('barnacle/')),
    ).toBe(true)
  })

  it('looks as it was asked to: parts, patterns, sizes', () => {
    const sword = made('a sword with a golden hilt').parts.find(({ name }) => name.endsWith('hilt'))
    expect(sword?.material.metalness).toBe(1)
    expect(made('a striped ball').parts[0]?.material.paint).toBeDefined()
    const [tall, usual] = [made('a tall cactus'), made('a cactus')].map((shape) => sizeOf(boxOfShape(shape)))
    expect((tall?.[1] ?? 0) / (tall?.[0] ?? 1)).toBeGreaterThan(1.3 * ((usual?.[1] ?? 0) / (usual?.[0] ?? 1)))
  })

  it('tells proportions more or less strongly', () => {
    const ratio = (proportion: number) => {
      const [x, y] = sizeOf(boxOfShape(made('a dog', { proportion })))
      return y / x
    }
    expect(ratio(20)).toBeGreaterThan(ratio(7.5))
    expect(ratio(7.5)).toBeGreaterThan(ratio(1))
  })

  it.each(styles)('keeps every part closed in the style %s', (style) => {
    const plan = planPrompt('a corgi wearing a top hat beside a cup of tea', { seed: 3, registry })
    const shape = composeModel({ ...plan, style }, pick)
    expect(shape.parts.length).toBeGreaterThan(3)
    for (const { name, solid } of shape.parts)
      expect(faultOf(solid.positions, solid.triangles), `${style}: ${name}`).toBeUndefined()
  })

  it('makes styles that can be seen in the numbers', () => {
    const triangles = (shape: Shape) =>
      shape.parts.reduce((sum, part) => sum + part.solid.triangles.length / 3, 0)
    const [plain, low] = [made('a dog'), made('a low poly dog')]
    expect(triangles(low)).toBeLessThan(triangles(plain) * 0.8)
    expect(low.parts.every((part) => part.faceted)).toBe(true)
    expect(made('a neon car').parts.some((part) => part.material.glow > 0)).toBe(true)
    expect(made('an ancient temple').parts.some((part) => part.material.surface === 'stone')).toBe(true)
    const old = made('a dirty dog').parts[0]?.material
    expect(old?.roughness).toBeGreaterThan(plain.parts[0]?.material.roughness ?? 1)
  })

  it('is the same for the same seed, and another for another', () => {
    const places = (seed: number) =>
      made('a stack of four books', {}, seed).parts.map((part) => part.solid.positions[0])
    expect(places(1)).toEqual(places(1))
    expect(places(1)).not.toEqual(places(2))
  })
}, 60_000)
