import { describe, expect, it } from 'vitest'
import type { LayoutInput } from '../input.ts'
import { planned } from '../testing/planned.ts'
import { squareLayout } from './square.ts'
import { streetLayout } from './street.ts'

const size = (width: number, height: number, depth: number) => ({ width, height, depth, top: height })
const busy = () =>
  planned('street', [
    {
      noun: 'taxi',
      archetype: 'car',
      extent: size(1.8, 1.5, 4.4),
      count: 2,
      place: { how: 'along' },
      does: 'drive',
    },
    { noun: 'car', archetype: 'car', extent: size(1.8, 1.5, 4.4), count: 4, place: { how: 'along' } },
    {
      noun: 'street lamp',
      archetype: 'street-lamp',
      extent: size(0.5, 4, 0.5),
      count: 8,
      place: { how: 'along' },
    },
    { noun: 'bakery', archetype: 'shop', extent: size(7, 6, 7), place: { how: 'along' } },
    { noun: 'woman', archetype: 'person', extent: size(0.6, 1.7, 0.4), count: 3, does: 'patrol' },
  ])

const allPlaced = ({ plan }: LayoutInput, spots: readonly { thing: string }[]) => {
  for (const { id, count } of plan.things)
    expect(
      spots.filter(({ thing }) => thing === id),
      id,
    ).toHaveLength(count)
}

describe('a street', () => {
  it('keeps the road for cars and the pavements for people', () => {
    const input = busy()
    const { spots } = streetLayout(input)
    allPlaced(input, spots)
    for (const { thing, at, life } of spots) {
      if (thing === 'woman' || thing === 'street lamp') expect(Math.abs(at[0]), thing).toBeGreaterThan(5.4)
      if (thing === 'taxi') expect(life?.path?.length).toBeGreaterThan(2)
      if (thing === 'car') expect(Math.abs(at[0])).toBeLessThan(5.4)
    }
  })

  it('gives a shop its place in the row, looking at the street, and no house stands in it', () => {
    const { spots, built } = streetLayout(busy())
    const shop = spots.find(({ thing }) => thing === 'bakery')
    if (!shop) throw new Error('There is no bakery')
    expect(Math.sign(shop.at[0]) * Math.sin(shop.yaw)).toBeLessThan(-0.9)
    const sameSide = built.filter(
      ({ name, at }) => name === 'house' && Math.sign(at[0]) === Math.sign(shop.at[0]),
    )
    for (const house of sameSide) {
      const far = Math.abs(house.at[2] - shop.at[2])
      if (Math.abs(Math.abs(house.at[0]) - 10) < 1) expect(far).toBeGreaterThan(3.5 + 2.2)
    }
  })
})

describe('a square', () => {
  it('is built around its centrepiece, with stalls in rows beside the way to it', () => {
    const input = planned('market-square', [
      { noun: 'fountain', archetype: 'fountain', extent: size(4, 3, 4), place: { how: 'middle' } },
      {
        noun: 'market stall',
        archetype: 'stall',
        extent: size(2.6, 2.5, 1.7),
        count: 8,
        place: { how: 'rows' },
      },
      {
        noun: 'bench',
        archetype: 'bench',
        extent: size(1.6, 0.9, 0.6),
        count: 4,
        place: { how: 'around', of: 'fountain' },
      },
    ])
    const { spots, focus } = squareLayout(input)
    allPlaced(input, spots)
    const fountain = spots.find(({ thing }) => thing === 'fountain')
    expect(focus[2]).toBe(fountain?.at[2])
    const lines = new Set(spots.filter(({ thing }) => thing === 'market stall').map(({ at }) => at[0]))
    expect(lines.size).toBeLessThanOrEqual(4)
  })
})
