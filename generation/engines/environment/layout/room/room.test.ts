import { describe, expect, it } from 'vitest'
import type { Layout, Spot } from '../../design.ts'
import { rectOf } from '../built/floor.ts'
import type { LayoutInput } from '../input.ts'
import { planned } from '../testing/planned.ts'
import { roomLayout } from './room.ts'

const size = (width: number, height: number, depth: number, top = height) => ({ width, height, depth, top })
const livingRoom = () =>
  planned('living-room', [
    { noun: 'fireplace', archetype: 'fireplace', extent: size(1.6, 1.6, 0.7), place: { how: 'wall' } },
    { noun: 'sofa', archetype: 'sofa', extent: size(2, 0.85, 0.9, 0.45) },
    { noun: 'coffee table', archetype: 'table', extent: size(1.1, 0.42, 0.6) },
    { noun: 'bookshelf', archetype: 'cabinet', extent: size(0.9, 1.9, 0.35), count: 3 },
    { noun: 'floor lamp', archetype: 'lamp', extent: size(0.4, 1.6, 0.4), place: { how: 'corner' } },
    {
      noun: 'painting',
      archetype: 'picture-frame',
      extent: size(0.8, 0.6, 0.05),
      count: 2,
      place: { how: 'wall' },
    },
    {
      noun: 'vase',
      archetype: 'vase',
      extent: size(0.2, 0.35, 0.2),
      place: { how: 'on', of: 'coffee table' },
    },
    { noun: 'cat', archetype: 'quadruped', extent: size(0.2, 0.3, 0.5), does: 'wander' },
  ])

const spotsOf = (layout: Layout, noun: string): Spot[] => layout.spots.filter(({ thing }) => thing === noun)
const only = (layout: Layout, noun: string): Spot => {
  const [spot] = spotsOf(layout, noun)
  if (!spot) throw new Error(`There is no ${noun}`)
  return spot
}
/** How well one looks at another: 1 is straight at it. */
const looksAt = (one: Spot, other: Spot) => {
  const [dx, dz] = [other.at[0] - one.at[0], other.at[2] - one.at[2]]
  return (Math.sin(one.yaw) * dx + Math.cos(one.yaw) * dz) / Math.hypot(dx, dz)
}

const overlapping = (layout: Layout, input: LayoutInput): string[] => {
  const standing = layout.spots.filter(({ at, on }) => at[1] === 0 && on === undefined)
  const rects = standing.map((spot) => {
    const { width, depth } = input.extentOf(spot.thing, 0)
    return { thing: spot.thing, ...rectOf([spot.at[0], spot.at[2]], width, depth, spot.yaw, -0.06) }
  })
  return rects.flatMap((a, i) =>
    rects
      .slice(i + 1)
      .flatMap((b) =>
        a.x0 < b.x1 && a.x1 > b.x0 && a.z0 < b.z1 && a.z1 > b.z0 ? [`${a.thing} in ${b.thing}`] : [],
      ),
  )
}

describe('a room', () => {
  it('holds everything that was asked for, nothing in anything else', () => {
    const input = livingRoom()
    const layout = roomLayout(input)
    for (const thing of input.plan.things)
      expect(spotsOf(layout, thing.id), thing.noun).toHaveLength(thing.count)
    expect(overlapping(layout, input)).toEqual([])
  })

  it('lets the sofa look at the fire, with the table between them', () => {
    const layout = roomLayout(livingRoom())
    const [sofa, fire, table] = [
      only(layout, 'sofa'),
      only(layout, 'fireplace'),
      only(layout, 'coffee table'),
    ]
    expect(looksAt(sofa, fire)).toBeGreaterThan(0.8)
    expect(looksAt(fire, sofa)).toBeGreaterThan(0.8)
    expect(looksAt(sofa, table)).toBeGreaterThan(0.8)
  })

  it('puts small things on what they were asked to stand on, and pictures on the walls', () => {
    const layout = roomLayout(livingRoom())
    const vase = only(layout, 'vase')
    expect(layout.spots[vase.on ?? -1]?.thing).toBe('coffee table')
    expect(vase.at[1]).toBeCloseTo(0.42)
    for (const painting of spotsOf(layout, 'painting')) {
      expect(painting.floats).toBe(true)
      expect(painting.at[1]).toBeGreaterThan(0.9)
    }
  })

  it('grows until a crowd of furniture fits', () => {
    const few = roomLayout(livingRoom())
    const wardrobes = { noun: 'wardrobe', archetype: 'cabinet', extent: size(1.2, 2, 0.6), count: 40 }
    const input = planned('living-room', [wardrobes])
    const many = roomLayout(input)
    expect(spotsOf(many, 'wardrobe')).toHaveLength(40)
    expect(many.reach).toBeGreaterThan(few.reach)
    expect(overlapping(many, input)).toEqual([])
  })

  it('is the same for the same seed and another for another', () => {
    const [once, again] = [roomLayout(livingRoom()), roomLayout(livingRoom())]
    expect(again.spots).toEqual(once.spots)
  })

  it('sets desks in rows, each with a chair that looks at it', () => {
    const input = planned('classroom', [
      { noun: 'desk', archetype: 'table', extent: size(1.1, 0.75, 0.55), count: 8, place: { how: 'rows' } },
      {
        noun: 'chair',
        archetype: 'chair',
        extent: size(0.42, 0.9, 0.45),
        count: 8,
        place: { how: 'around', of: 'desk' },
      },
    ])
    const layout = roomLayout(input)
    const [desks, chairs] = [spotsOf(layout, 'desk'), spotsOf(layout, 'chair')]
    expect(desks).toHaveLength(8)
    expect(chairs).toHaveLength(8)
    for (const chair of chairs) {
      const near = desks.toSorted(
        (a, b) =>
          Math.hypot(a.at[0] - chair.at[0], a.at[2] - chair.at[2]) -
          Math.hypot(b.at[0] - chair.at[0], b.at[2] - chair.at[2]),
      )[0]
      expect(near && looksAt(chair, near)).toBeGreaterThan(0.9)
    }
  })
})
