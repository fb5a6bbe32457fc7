import type { AnyArchetype } from '../../archetype.ts'
import { castle, tower } from './castle.ts'
import { birdhouse, mushroomHouse, treehouse } from './homely.ts'
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
import { arch, clockTower, eiffel, pagoda, statue } from './monuments.ts'
import { carousel, ferrisWheel, ladder, slide, swing } from './playground.ts'
import { gravestone, hydrant, mailbox, phoneBooth } from './street-things.ts'
import { factory, gazebo, greenhouse, shop, stall } from './trade.ts'

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
  arch,
  birdhouse,
  clockTower,
  eiffel,
  gravestone,
  hydrant,
  mailbox,
  mushroomHouse,
  pagoda,
  phoneBooth,
  statue,
  treehouse,
  carousel,
  factory,
  ferrisWheel,
  gazebo,
  greenhouse,
  ladder,
  shop,
  slide,
  stall,
  swing,
]
