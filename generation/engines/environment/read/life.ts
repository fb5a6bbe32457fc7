import type { Life } from '@makebelieve/kit/environment/scene'
import type { Thing } from '../../../things/thing.ts'
import type { Piece } from '../../model/design.ts'
import { usualLife, usualPlace } from './usual-places.ts'

/** Archetypes of what lives; a 'sun lounger' is a person only to the dictionary. */
const livingShapes = new Set(
  (
    'bat,bird,butterfly,caterpillar,critter,crustacean,dinosaur,dragon,fish,frog,ghost,insect,jellyfish,monster,octopus,quadruped,ray,reptile,' +
    'seahorse,seal,slime,snail,snake,spider,squid,turtle,person,fantasy folk,robot,ape,skeleton,mermaid,centaur,drone,mech'
  ).split(','),
)

export const livesAs = (archetype: string): boolean => livingShapes.has(archetype)

/** Animals of stone, wood and metal stand still. */
const hewn = /^(?:wood|planks|metal|worn metal|rust|stone|blocks|marble|sand|clay|paper|ice)$/

export const isFloating = (text: string): boolean => /\b(?:floating|hovering|levitating|flying)\b/.test(text)
export const isWrecked = (text: string): boolean =>
  /\b(?:crashed|wrecked|abandoned|ruined|sunken|buried|fallen|derelict|broken)\b/.test(text)
const isResting = (text: string): boolean =>
  /\b(?:sitting|sleeping|lying|kneeling|meditating|seated|asleep)\b/.test(text)

/** What a thing does all day by its nature and by the words for it. */
export function lifeOf(
  text: string,
  noun: string,
  { source }: Piece,
  thing: Thing,
  isBroken: boolean,
): Life['does'] | undefined {
  const order = source.by === 'archetype' ? source.order : undefined
  const isHewn = hewn.test(order?.stuff?.surface ?? '')
  if (isBroken || isWrecked(text) || /\b(?:parked|toy|statues?)\b/.test(text)) return undefined
  if (isResting(text)) return 'stand'
  // A raft floats on water, a candle in the air.
  if (isFloating(text)) return usualPlace(noun, false) === 'water' ? 'bob' : 'hover'
  return usualLife(noun, thing, isHewn || !livesAs(order?.archetype ?? ''))
}
