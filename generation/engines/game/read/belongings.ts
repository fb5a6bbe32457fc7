import type { Actor, Belongs } from '../../../brief/brief.ts'
import { isAnimate, isVehicle } from '../../../brief/traits.ts'
import type { Link, Reading } from '../../../reading/schema.ts'
import type { Catalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'

/** Words that say nothing but that a thing is with somebody, and the ways in which it may be. */
const ways: readonly (readonly [says: RegExp, how: Belongs['how']])[] = [
  [/^(?:wears?|wearing|dressed in|in|with|has|having)$/i, 'wearing'],
  [/^(?:holds?|holding|carries|carrying|wield(?:s|ing)|with|has|having|armed with)$/i, 'holding'],
  [/^(?:in|inside|aboard|on)$/i, 'in'],
]

/**
 * 'A squirrel in a red hat', 'a janitor with a mop', 'a fisherman in a rowing boat': what is said of somebody's looks, and of nothing that is
 * done. Such a thing is with whom it belongs to, and does not lie about.
 */
export function withBelongings(
  actors: Actor[],
  actorOf: ReadonlyMap<number, Actor>,
  { links }: Reading,
  catalogue: Catalogue,
): void {
  for (const link of links) {
    const { who, does, whom } = link
    if (typeof whom !== 'number' || links.some((one) => one !== link && concerns(one, whom))) continue
    const thing = actorOf.get(whom)
    const owner = who === 'you' ? actors.find(({ role }) => role === 'player') : actorOf.get(who)
    if (!thing || !owner || thing === owner || thing.role !== 'prop' || !isAnimate(owner.thing)) continue
    const { thing: what, plural } = thing
    // 'A cowgirl on a buffalo' rides it; whoever is on a ship stands there.
    if (/^(?:on|atop|astride)$/i.test(does.text.trim()) && what.traits.includes('animal')) {
      if (plural || owner.mount) continue
      owner.mount = what
      actors.splice(actors.indexOf(thing), 1)
      continue
    }
    const [, how] =
      ways.find(([says, way]) => says.test(does.text.trim()) && fits(way, thing.thing, catalogue)) ?? []
    // 'A courier with parcels' has several to bring, and 'with a box' one in his hands.
    if (how && !(how === 'holding' && plural)) thing.belongs = { to: owner.id, how }
  }
}

const concerns = ({ who, whom }: Link, thing: number) => who === thing || whom === thing

function fits(how: Belongs['how'], thing: Thing, catalogue: Catalogue): boolean {
  const { traits, kinds, name } = thing
  const head = catalogue.find(name.split(' ').at(-1) ?? name)
  const isSeat = isVehicle(thing) || isVehicle(head)
  if (how === 'in') return isSeat
  if (isSeat || isAnimate(thing)) return false
  const isWorn = traits.includes('wearable') || kinds.includes('clothing') || worn.test(name)
  if (how === 'wearing') return isWorn
  return !isWorn && (kept.some((trait) => traits.includes(trait)) || kinds.some((kind) => held.has(kind)))
}

/** What the dictionary takes for a device. */
const worn = /\b(?:glasses|sunglasses|goggles|mask|backpack|helmet|hat|cap)$/
const kept = ['holdable', 'tool', 'toy', 'weapon', 'instrument'] as const
const held = new Set(['container', 'implement', 'device', 'canopy', 'basket', 'light source'])
