import type { AnyArchetype } from '../../archetype.ts'
import { fire } from './fire.ts'
import { flower } from './flower.ts'
import { meteor, tornado, wave } from './forces.ts'
import { bamboo, leafyPlant, palm } from './fronds.ts'
import { stillWater, wayThrough } from './grounds.ts'
import { bush, cactus, cloud, crystal, mountain, mushroom, planet, rock, snowman } from './growths.ts'
import { heap, pearl, plume } from './heaps.ts'
import { iceberg } from './iceberg.ts'
import { island } from './island.ts'
import { cave, tunnel, waterfall } from './landforms.ts'
import { beehive, feather, leafShape, nest } from './nests.ts'
import { coral, shell } from './sea.ts'
import { rainbow, sign, snowflake, star } from './sky.ts'
import { alienPlant, bonsai, flytrap } from './strange.ts'
import { branch, log, stump } from './timber.ts'
import { conifer, tree } from './tree.ts'

/** What grows, and what earth and sky are made of. */
export const nature: AnyArchetype[] = [
  ...[meteor, tornado, wave, cave, tunnel, waterfall],
  stillWater,
  wayThrough,
  heap,
  pearl,
  plume,
  alienPlant,
  bamboo,
  beehive,
  bonsai,
  branch,
  bush,
  cactus,
  cloud,
  conifer,
  coral,
  crystal,
  feather,
  fire,
  flower,
  flytrap,
  iceberg,
  island,
  leafShape,
  leafyPlant,
  log,
  mountain,
  mushroom,
  nest,
  palm,
  planet,
  rainbow,
  rock,
  shell,
  sign,
  snowflake,
  snowman,
  star,
  stump,
  tree,
]
