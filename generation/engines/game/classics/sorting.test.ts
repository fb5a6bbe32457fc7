import type { SortingContent } from '@makebelieve/kit/game-2d/genres/sorting/index'
import { describe, expect, it } from 'vitest'
import { openCatalogue } from '../../../things/catalogue.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { families, mixtures } from './sorting-families.ts'

function planned(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 3)
}

const binsOf = (prompt: string) => {
  const { game } = planned(prompt)
  expect(game.genre).toBe('sorting')
  return (game.content as SortingContent).bins
}

describe('what is sorted into what', () => {
  it.each([
    ['a recycling game: sort trash into paper, plastic, glass and food bins', 'Paper Plastic Glass Food'],
    ['waste sorting', 'Paper Plastic Glass Food'],
    ['sort the garbage: paper, metal and organic', 'Paper Metal Food'],
    ['sort animals into farm animals and sea animals', 'Farm animals Sea animals'],
    ['sort fruits and vegetables into the right baskets', 'Fruit Vegetables'],
    ['sort toys and books into boxes', 'Toys Books'],
    ['sort stars, hearts and moons into chests', 'Stars Hearts Moons'],
    ['sort letters and parcels in a post office', 'Letters Parcels'],
    ['sort fruit into baskets in a race against a monkey', 'Bananas Grapes Strawberries'],
    ['sort the mail: letters, parcels and postcards', 'Letters Parcels Postcards'],
    ['a sorting game with dinosaurs and robots', 'Dinosaurs Robots'],
    ['sort dogs and cats into baskets', 'Dogs Cats'],
    ['a sorting game with candies by colour', 'Red Blue Yellow'],
    ['sort falling red and green balls into buckets', 'Red Green'],
  ])('%s', (prompt, names) => {
    const bins = binsOf(prompt)
    expect(bins.map(({ name }) => name).join(' ')).toBe(names)
    for (const { items } of bins) expect(items.length).toBeGreaterThan(0)
    const all = bins.flatMap(({ items }) => items)
    expect(new Set(all).size).toBe(all.length)
  })

  it('takes what is named before what is usual, and knows where it belongs', () => {
    const [fruit] = binsOf('sort mangoes and carrots into fruit and vegetable baskets')
    expect(fruit?.items).toContain('mango')
  })

  it('claims only what it does: sizes are not sorted by, and whoever sorts is nothing to be sorted', () => {
    const twists = (prompt: string) =>
      planned(prompt).claims.flatMap((claim) => (claim.about === 'twist' ? [claim.twist] : []))
    expect(twists('a robot sorts socks by size')).toEqual([])
    expect(twists('sort dogs and cats into baskets')).toEqual(['sorted'])
    expect(binsOf('a bird sorts fruits and vegetables into baskets').map(({ name }) => name)).toEqual([
      'Fruit',
      'Vegetables',
    ])
  })
})

it.each(families.map((family) => [family.name, family.items] as const))(
  'what belongs to “%s” has a picture of its own, and a name by which it is found again',
  (_, items) => {
    for (const item of items.split(', ')) {
      const { name, glossy } = openCatalogue().find(item)
      expect(openCatalogue().find(name).name).toBe(name)
      expect([item, glossy?.match]).toEqual([item, 'name'])
    }
  },
)

it('every mixture is of kinds that there are', () => {
  const names = families.map(({ name }) => name)
  for (const [, kinds] of mixtures) for (const kind of kinds) expect(names).toContain(kind)
})
