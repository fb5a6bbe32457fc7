import type { Brief } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import type { Asked } from './asked.ts'
import type { Wish } from './compose.ts'
import { idleSlots } from './idle-slots.ts'
import type { Mechanic, Part } from './mechanic.ts'

/** 'Casts a spell', 'fires arrows': that flies at whoever is there, and is not what is shot at. */
export function sentAt(one: Asked, actors: Brief['actors']): Asked {
  const isMissile = actors.some(({ id, role }) => id === one.whom && role === 'projectile')
  if (!one.mechanic.sends || !isMissile || one.with !== undefined) return one
  const { whom: tool, ...rest } = one
  const foe = actors.find(({ role, thing }) => role === 'enemy' && isAnimate(thing))?.id
  return { ...rest, ...(foe && { whom: foe }), ...(tool && { with: tool }) }
}

/** 'Puts out fires with a snow cannon': the first thing that a deed names so, and that its rules make nothing of, is in one's hand. */
export function meansOf(
  asked: readonly Asked[],
  mechanics: readonly Mechanic[],
  actors: Brief['actors'],
): Asked[] {
  const isTool = (id: string) => actors.some((actor) => actor.id === id && canBeHeld(actor.thing))
  const holding = mechanics.find(({ means }) => means)
  const isIdle = (one: Asked) => idleSlots(inParts(one), one.mechanic).includes(one.with ?? '')
  const used = asked.find(
    (one) => one.who === 'player' && one.with !== undefined && isTool(one.with) && isIdle(one),
  )
  if (!holding || !used?.with) return []
  // 'Cleans stains and footprints with a mop' is one deed.
  const isSame = (one: Asked) => one.words === used.words && one.with === used.with && isIdle(one)
  const isBusy = asked.some(
    (one) => one !== used && !isSame(one) && [one.whom, one.with, one.to, one.from].includes(used.with),
  )
  const { words } = used
  return isBusy ? [] : [{ mechanic: holding, verb: 'with', words, who: 'player', whom: used.with }]
}

/** Nobody has smoke, magic or a finger in their hand. */
const canBeHeld = ({ traits, above }: Thing) =>
  !traits.includes('alive') && !above.some((kind) => intangible.test(kind))

const intangible =
  /^(?:body part|phenomenon|psychological feature|communication|substance|attribute|event|process)$/

/** As a wish between parts of which nothing but the ids is known yet. */
export function inParts({ mechanic, verb, words, who, whom, with: tool, to, from }: Asked): Wish {
  const part = (id = 'nobody'): Part => ({ id, name: id, plural: id, flies: false, alive: true })
  return {
    mechanic: mechanic.id,
    verb,
    words,
    you: part('player'),
    who: part(who),
    ...(whom !== undefined && { whom: part(whom) }),
    ...(tool !== undefined && { with: part(tool) }),
    ...(to !== undefined && { to: part(to) }),
    ...(from !== undefined && { from: part(from) }),
  }
}

/** Who is only mentioned, and has turned out to be what something else is done with: that is not picked up as well. */
export const isMeansOf = ({ mentioned, whom }: Asked, all: readonly Asked[]) =>
  mentioned === true &&
  whom !== undefined &&
  all.some((other) => [other.with, other.to, other.from].includes(whom))

/** 'Catches fish and feeds its chicks': with the fish, and nothing else has to be found. */
export function withOwnMeans(one: Asked, all: readonly Asked[], actors: Brief['actors']): Asked {
  const { mechanic, who, whom } = one
  const takes = mechanic.armed || mechanic.needs?.includes('with')
  if (one.with !== undefined || mechanic.sends || !takes) return one
  const usual = openCatalogue().find(mechanic.example.with ?? '')
  const isMeans = (id: string | undefined) =>
    actors.some(
      (actor) =>
        actor.id === id &&
        actor.thing.traits.some((trait) => telling.has(trait) && usual.traits.includes(trait)),
    )
  const other = all.find((two) => two.who === who && two.whom !== whom && isMeans(two.whom))?.whom
  const isFree = (id: string) =>
    all.every((two) => ![two.who, two.whom, two.with, two.to, two.from].includes(id))
  const spare = actors.find(({ id, role }) => role !== 'player' && isFree(id) && isMeans(id))?.id
  const means = other ?? spare
  return means === undefined ? one : { ...one, with: means }
}

const telling = new Set<Thing['traits'][number]>([
  'food',
  'edible',
  'drink',
  'tool',
  'treasure',
  'material',
  'weapon',
])
