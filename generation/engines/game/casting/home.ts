import type { Actor, Brief } from '../../../brief/brief.ts'
import { isAnimate, isVehicle } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Scene, Thing } from '../../../things/thing.ts'
import { workplacesOf } from './place-casts.ts'
import { sceneCasts } from './scene-casts.ts'
import { tradeOf } from './trades.ts'

/**
 * Where most of those on the stage are at home, and all of them can be: a robot among flowers and bees is in a garden. Where one walks,
 * what lives in the sea does not say that it is there, unless it is the player.
 */
export function homeOf(brief: Brief, { walks = false } = {}): Scene | undefined {
  const actors = walks ? ashore(deciding(brief)) : deciding(brief)
  const votes = new Map<Scene, number>()
  for (const { role, thing } of actors)
    for (const [rank, scene] of homesOf(thing).entries())
      votes.set(
        scene,
        (votes.get(scene) ?? 0) + ((role === 'player' ? 1.1 : 1) * weightOf(thing)) / (1 + rank),
      )
  const ranked = [...votes].sort(([, one], [, other]) => other - one).map(([scene]) => scene)
  const things = actors.map(({ thing }) => thing)
  return (
    ranked.find((scene) => things.every((thing) => canBeIn(thing, scene))) ?? shoreOf(things) ?? ranked[0]
  )
}

function ashore(actors: Actor[]): Actor[] {
  const isPlayed = actors.some(({ role, thing }) => role === 'player' && isSeaborne(thing))
  const others = actors.filter(({ thing }) => !isSeaborne(thing))
  return isPlayed || others.length === 0 ? actors : others
}

/** What is only used or thrown does not say where it happens: seals that are fed with fish are on the ice. */
function deciding({ actors, deeds = [] }: Brief): Actor[] {
  const isTool = ({ id, role }: Actor) =>
    role === 'projectile' ||
    deeds.some(({ whoms }) => whoms.some((one) => one.id === id && one.by === 'with'))
  const others = actors.filter((actor) => !actor.implied && !isTool(actor))
  return others.length > 0 ? others : actors
}

/** Those who work somewhere are there. */
function homesOf(thing: Thing): readonly Scene[] {
  if (!thing.traits.includes('person')) return thing.found
  const name = tradeOf(thing) ?? thing.name
  const own = (Object.keys(sceneCasts) as Scene[]).filter((scene) => sceneCasts[scene].player.includes(name))
  const places = workplacesOf(name).flatMap((place) => openCatalogue().sceneOf(place) ?? [])
  return [...new Set([...own, ...places, ...thing.found])]
}

/** Animals and plants live somewhere; people and what lies about are found in many places. */
function weightOf(thing: Thing): number {
  if (thing.traits.includes('person'))
    return thing.found[0] === 'village' && homesOf(thing)[0] === 'village' ? 0.4 : 1
  if (isAnimate(thing) || isVehicle(thing)) return 1
  return thing.traits.some((trait) => lasting.has(trait)) ? 0.9 : 0.35
}
const lasting = new Set<Thing['traits'][number]>([
  'plant',
  'building',
  'terrain',
  'place',
  'celestial',
  'weather',
])

const wet = new Set<Scene>(['sea', 'underwater'])
const shores = new Set<Scene>(['sea', 'underwater', 'beach', 'swamp', 'snow'])
const far = new Set<Scene>(['space', 'moon'])

/** Whether it would look lost there: no whale lies on a meadow, no ship on a road, and nobody walks in the sky. */
export function canBeIn(thing: Thing, scene: Scene): boolean {
  const { motion } = thing
  if (homesOf(thing).includes(scene)) return true
  if (isSeaborne(thing)) return wet.has(scene) && !(isVehicle(thing) && scene === 'underwater')
  if (wet.has(scene))
    return motion === 'flies' || motion === 'floats' || motion === 'still' || isSwimmer(thing)
  if (scene === 'sky') return motion === 'flies' || motion === 'floats' || !isAnimate(thing)
  if (far.has(scene)) return !isAnimate(thing) || thing.traits.includes('machine')
  return scene !== 'abstract' || !isAnimate(thing)
}

/** Whoever is played lives in the water, and not where such games are usually set: then nobody said that it is there. */
export const isOutOfWater = ({ scene, sceneWords, actors }: Brief): boolean =>
  scene !== undefined &&
  sceneWords === undefined &&
  actors.some(({ role, implied, thing }) => role === 'player' && !implied && isSeaborne(thing)) &&
  !wet.has(scene)

/** At home in the sea and nowhere else. */
const isSeaborne = (thing: Thing) =>
  (isVehicle(thing) || thing.motion === 'swims' || thing.motion === 'floats') &&
  thing.found.length > 0 &&
  thing.found.every((scene) => wet.has(scene))
const isSwimmer = ({ found, motion }: Thing) => motion === 'swims' || found.some((scene) => shores.has(scene))

/** Where some can only be in the water and others cannot, it is the sea: whoever walks is on a boat or a board there. */
function shoreOf(things: readonly Thing[]): Scene | undefined {
  const seaborne = things.filter(isSeaborne)
  if (seaborne.length === 0) return undefined
  return seaborne.some(isVehicle) || seaborne.length < things.length ? 'sea' : seaborne[0]?.found[0]
}

/** Those whom nobody expects by day. */
const nocturnal = new Set([
  'ghost',
  'spirit',
  'spiritual being',
  'vampire',
  'bat',
  'owl',
  'moth',
  'firefly',
  'werewolf',
  'zombie',
  'night watchman',
])

/** Whether a night was meant though nobody said it. */
export const isNightly = ({ actors }: Brief): boolean =>
  actors.some(
    ({ thing, implied }) => !implied && [thing.name, ...thing.kinds].some((kind) => nocturnal.has(kind)),
  )
