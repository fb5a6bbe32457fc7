import type { AnyArchetype } from '../../archetype.ts'
import { bowlDish } from './bowl-dishes.ts'
import { bread } from './bread.ts'
import { breakfastMeat, butter, gingerbreadMan, marshmallow, waffle } from './breakfast.ts'
import { bulb } from './bulb.ts'
import { cake } from './cake.ts'
import { coldDrink } from './cold-drinks.ts'
import { avocado, broccoli, pineapple, strawberry, watermelon } from './fresh.ts'
import { bellPepper, kiwi, leafyHead, peaPod } from './garden-food.ts'
import { hotDog, sandwich, taco } from './handheld.ts'
import { iceCream } from './ice-cream.ts'
import { cluster, longProduce } from './long-produce.ts'
import { pizza } from './pizza.ts'
import { cheese, egg, meat, snack, sodaCan } from './plates.ts'
import { roundFruit } from './round-fruit.ts'
import { burger, donut, pancakes } from './stacked.ts'
import { stalkOrNut } from './stalks-and-nuts.ts'
import { sushi } from './sushi.ts'
import { candy, chocolate, cookie, cupcake, pie } from './sweets.ts'
import { acorn, appleCore, coconut, fishBone, pineCone, potato } from './wild-food.ts'
import { bananaPeel, burrito, dumpling } from './wrapped.ts'

/** What one eats and drinks. */
export const food: AnyArchetype[] = [
  ...[acorn, appleCore, coconut, fishBone, pineCone, potato],
  ...[bananaPeel, bellPepper, burrito, dumpling, kiwi, leafyHead, peaPod],
  bulb,
  avocado,
  bowlDish,
  bread,
  breakfastMeat,
  broccoli,
  burger,
  butter,
  cake,
  candy,
  cheese,
  chocolate,
  cluster,
  coldDrink,
  cookie,
  cupcake,
  donut,
  egg,
  gingerbreadMan,
  hotDog,
  iceCream,
  longProduce,
  marshmallow,
  meat,
  pancakes,
  pie,
  pineapple,
  pizza,
  roundFruit,
  sandwich,
  snack,
  sodaCan,
  strawberry,
  stalkOrNut,
  sushi,
  taco,
  waffle,
  watermelon,
]
