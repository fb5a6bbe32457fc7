import type { AnyArchetype } from '../../archetype.ts'
import { cake } from './cake.ts'
import { iceCream } from './ice-cream.ts'
import { cluster, longProduce } from './long-produce.ts'
import { pizza } from './pizza.ts'
import { roundFruit } from './round-fruit.ts'
import { burger, donut, pancakes } from './stacked.ts'

/** What one eats and drinks. */
export const food: AnyArchetype[] = [
  burger,
  cake,
  cluster,
  donut,
  iceCream,
  longProduce,
  pancakes,
  pizza,
  roundFruit,
]
