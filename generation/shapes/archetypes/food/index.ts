import type { AnyArchetype } from '../../archetype.ts'
import { bowlDish } from './bowl-dishes.ts'
import { bread } from './bread.ts'
import { cake } from './cake.ts'
import { hotDog, sandwich, taco } from './handheld.ts'
import { iceCream } from './ice-cream.ts'
import { cluster, longProduce } from './long-produce.ts'
import { pizza } from './pizza.ts'
import { roundFruit } from './round-fruit.ts'
import { burger, donut, pancakes } from './stacked.ts'
import { sushi } from './sushi.ts'

/** What one eats and drinks. */
export const food: AnyArchetype[] = [
  bowlDish,
  bread,
  burger,
  cake,
  cluster,
  donut,
  hotDog,
  iceCream,
  longProduce,
  pancakes,
  pizza,
  roundFruit,
  sandwich,
  sushi,
  taco,
]
