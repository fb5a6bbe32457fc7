import { archetypes } from '@makebelieve/shapes/archetypes/index'
import type { PlannedThing } from '../../design.ts'

/** What a thing is to a layout: who may stand where, and how. */
export type Nature =
  | 'building'
  | 'bridge'
  | 'fence'
  | 'tree'
  | 'plant'
  | 'rock'
  | 'animal'
  | 'flyer' // birds, bats, butterflies
  | 'swimmer' // fish and all that breathes water
  | 'person'
  | 'vehicle'
  | 'boat'
  | 'aircraft'
  | 'sky' // clouds, planets, stars
  | 'land' // mountains, islands
  | 'prop'

const byArchetype: Record<string, Nature> = {
  bridge: 'bridge',
  fence: 'fence',
  'street-lamp': 'prop',
  sign: 'prop',
  birdhouse: 'prop',
  staircase: 'building',
  mountain: 'land',
  island: 'land',
  crystal: 'rock',
  bird: 'flyer',
  butterfly: 'flyer',
  bat: 'flyer',
  insect: 'flyer',
  ghost: 'animal',
  jellyfish: 'swimmer',
  octopus: 'swimmer',
  ray: 'swimmer',
  seahorse: 'swimmer',
  squid: 'swimmer',
  fish: 'swimmer',
  mermaid: 'swimmer',
  tree: 'tree',
  conifer: 'tree',
  palm: 'tree',
  bamboo: 'tree',
  log: 'rock',
  stump: 'rock',
  branch: 'rock',
  snowman: 'prop',
  doll: 'prop',
  'teddy bear': 'prop',
  statue: 'prop',
  gravestone: 'prop',
  crane: 'vehicle',
  coral: 'plant',
}

const bySkeleton: Record<string, Nature> = {
  building: 'building',
  monument: 'building',
  ride: 'building',
  structure: 'building',
  plant: 'plant',
  rock: 'rock',
  timber: 'rock',
  sky: 'sky',
  land: 'land',
  person: 'person',
  robot: 'person',
  ape: 'animal',
  skeleton: 'person',
  centaur: 'animal',
  vehicle: 'vehicle',
  cart: 'vehicle',
  walker: 'vehicle',
  'vessel afloat': 'boat',
  aircraft: 'aircraft',
  spacecraft: 'vehicle',
}

const animals = new Set(
  'caterpillar,critter,crustacean,saurian,frog,monster,quadruped,reptile,seal,slime,snail,snake,spider,starfish,turtle'.split(
    ',',
  ),
)

export function natureOf(thing: PlannedThing): Nature {
  const source = thing.pieces[0]?.source
  if (source?.by !== 'archetype') return thing.does ? 'animal' : thing.metres > 4 ? 'building' : 'prop'
  const id = source.order.archetype
  const skeleton = archetypes.get(id)?.skeleton ?? ''
  const nature = byArchetype[id] ?? bySkeleton[skeleton] ?? (animals.has(skeleton) ? 'animal' : 'prop')
  // What a child could carry is no building, and what towers over one is a tree.
  if (nature === 'building' && thing.metres < 1.6) return 'prop'
  if (nature === 'plant' && thing.metres > 2.6) return 'tree'
  return nature
}
