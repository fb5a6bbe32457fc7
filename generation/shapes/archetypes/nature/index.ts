import type { AnyArchetype } from '../../archetype.ts'
import { flower } from './flower.ts'
import { bush, cactus, cloud, crystal, mountain, mushroom, planet, rock, snowman } from './growths.ts'
import { conifer, tree } from './tree.ts'

/** What grows, and what earth and sky are made of. */
export const nature: AnyArchetype[] = [
  bush,
  cactus,
  cloud,
  conifer,
  crystal,
  flower,
  mountain,
  mushroom,
  planet,
  rock,
  snowman,
  tree,
]
