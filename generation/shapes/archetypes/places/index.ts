import type { AnyArchetype } from '../../archetype.ts'
import { castle, tower } from './castle.ts'
import { house } from './house.ts'
import {
  bench,
  bridge,
  church,
  fence,
  fountain,
  lighthouse,
  pyramid,
  signpost,
  skyscraper,
  stairs,
  streetLamp,
  temple,
  tent,
  well,
  windmill,
} from './landmarks.ts'

/** What is built, and what stands in streets and parks. */
export const places: AnyArchetype[] = [
  bench,
  bridge,
  castle,
  church,
  fence,
  fountain,
  house,
  lighthouse,
  pyramid,
  signpost,
  skyscraper,
  stairs,
  streetLamp,
  temple,
  tent,
  tower,
  well,
  windmill,
]
