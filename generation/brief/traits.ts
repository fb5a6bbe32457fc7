import type { Thing } from '../things/thing.ts'
import type { Role } from './brief.ts'

/** What the nature of a thing says about its part in a game. */
export const isAnimate = (thing: Thing): boolean =>
  thing.traits.some((trait) => trait === 'animal' || trait === 'person' || trait === 'monster') ||
  /\b(?:robot|android|cyborg|drone|snowman|ghost|slime|golem|blob|skeleton|fairy)\b/.test(
    `${thing.name} ${thing.row}`,
  )

export const isVehicle = (thing: Thing) => thing.traits.includes('vehicle')
/** What lies about everywhere, so that one is on it as one is at a place: ice, sand, mud. */
export const isGround = ({ traits }: Thing): boolean => traits.includes('material')

export const isPlace = (thing: Thing) =>
  thing.traits.some((trait) => trait === 'place' || trait === 'terrain' || trait === 'weather')
export const isDangerous = (thing: Thing) => thing.traits.includes('dangerous')
export const threatOf = (thing: Thing): Role => (isAnimate(thing) || isVehicle(thing) ? 'enemy' : 'hazard')

export const isShot = (thing: Thing) =>
  !isAnimate(thing) &&
  /\b(?:laser|bullet|arrow|missile|torpedo|fireball|rocket|bolt|beam|ink|web|snowball|pellet|dart|spear|shuriken|cannonball|plasma|bubble|seed|pea|acid|flame|ice|spell|magic|water|paint|slime|mud|stone|rock)\b/.test(
    thing.name,
  )

export const friendlyNames =
  /\b(?:unicorn|fairy|mermaid|merman|pegasus|phoenix|elf|angel|pixie|snowman|sprite|genie|gnome)\b/
