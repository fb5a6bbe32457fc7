import type { AnyArchetype } from '../../archetype.ts'
import { bench } from './bench.ts'
import { bridge } from './bridge.ts'
import { castle, tower } from './castle.ts'
import { church } from './church.ts'
import { fence } from './fence.ts'
import { fountain } from './fountain.ts'
import { greatWork } from './great-works.ts'
import { birdhouse, mushroomHouse, treehouse } from './homely.ts'
import { house } from './house.ts'
import { lighthouse } from './lighthouse.ts'
import { arch, clockTower, eiffel, pagoda, statue } from './monuments.ts'
import { carousel, ferrisWheel, ladder, slide, swing } from './playground.ts'
import { pyramid } from './pyramid.ts'
import { roof } from './roofs.ts'
import { signpost } from './signpost.ts'
import { skyscraper } from './skyscraper.ts'
import { stairs } from './stairs.ts'
import { streetLamp } from './street-lamp.ts'
import { gravestone, hydrant, mailbox, phoneBooth } from './street-things.ts'
import { temple } from './temple.ts'
import { tent } from './tent.ts'
import { factory, gazebo, greenhouse, shop, stall } from './trade.ts'
import { wall } from './wall.ts'
import { well } from './well.ts'
import { windmill } from './windmill.ts'

/** What is built, and what stands in streets and parks. */
export const places: AnyArchetype[] = [
  bench,
  wall,
  bridge,
  castle,
  church,
  fence,
  fountain,
  house,
  lighthouse,
  pyramid,
  roof,
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
  greatWork,
  greenhouse,
  ladder,
  shop,
  slide,
  stall,
  swing,
]
