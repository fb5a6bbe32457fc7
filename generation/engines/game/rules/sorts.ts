import { families } from '../classics/sorting-families.ts'

/** What a word for many things comes to where each of them has to be told from the others, beside the families that people sort by. */
const more: readonly { also: string; items: string }[] = [
  { also: 'foods?|dish|dishes|meals?|lunch|dinner|orders?|snacks?', items: 'pizza, hamburger, soup, salad' },
  { also: 'ingredients?|toppings?|fillings?|groceries', items: 'tomato, cheese, mushroom, carrot' },
  {
    also: '(?:spare |missing |machine |toy )?parts?|spares?|components?',
    items: 'gear, wheel, battery, screw',
  },
  { also: 'pastr(?:y|ies)|baked goods?|cakes?', items: 'cupcake, croissant, doughnut, pie' },
  {
    also: 'medicines?|medications?|remed(?:y|ies)|cures?|treatments?|drugs?',
    items: 'pill, syringe, test tube, bandage',
  },
  { also: 'presents?|gifts?|prizes?', items: 'teddy bear, kite, yo-yo, book' },
  { also: 'fish|fishes', items: 'tropical fish, shark, octopus, crab' },
  { also: 'gems?|jewels?|treasures?', items: '#e5484d, #3e7bfa, #3fae5a, #f5c518' },
]

/** Colours that are told apart at a glance. */
export const hues = ['#e5484d', '#3e7bfa', '#f5c518', '#3fae5a'] as const

/** Sorts of something, as pictures that nobody mistakes: things that are one of them, where the word means many. */
export function sortsOf({ name, plural }: { name: string; plural: string }): readonly string[] | undefined {
  const found = [...more, ...families].find(({ also }) =>
    [name, plural].some((word) => new RegExp(`^(?:${also})$`, 'i').test(word)),
  )
  return found?.items.split(', ')
}
