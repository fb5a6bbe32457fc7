import type { AnyArchetype } from '../../archetype.ts'
import { fire } from './fire.ts'
import { flower } from './flower.ts'
import { bamboo, leafyPlant, palm } from './fronds.ts'
import { bush, cactus, cloud, crystal, mountain, mushroom, planet, rock, snowman } from './growths.ts'
import { branch, log, stump } from './timber.ts'
import { conifer, tree } from './tree.ts'

/** What grows, and what earth and sky are made of. */
export const nature: AnyArchetype[] = [
  bamboo,
  branch,
  bush,
  cactus,
  cloud,
  conifer,
  crystal,
  fire,
  flower,
  leafyPlant,
  log,
  mountain,
  mushroom,
  palm,
  planet,
  rock,
  snowman,
  stump,
  tree,
]
