import type { Thing } from '../../../things/thing.ts'
import type { Casting } from '../cast.ts'
import { thingNamed } from '../solid/shapes.ts'
import { shownBy } from './trades.ts'

/** A whale is eight times as long as a man: twice as long is as much as a stage has room for, and says the same. */
const softened = 0.34
const [least, most] = [0.5, 2.1]

/**
 * How large everybody is beside whoever is played: a chick smaller than a hen, a tractor larger. What one steers is no measure where it is a
 * hand or a basket; then it is the middle one of all.
 */
export function besideThePlayer(castings: readonly Casting[]): void {
  const player = castings.find(({ member }) => member.role === 'player')
  if (!player) return
  const all = castings.map(metresOf).sort((one, other) => one - other)
  const isSomebody = player.thing.traits.some((trait) => measures.has(trait))
  const measure = isSomebody ? metresOf(player) : (all[Math.floor(all.length / 2)] ?? 1)
  for (const casting of castings) {
    const { member } = casting
    if (member.role === 'player' || member.role === 'power' || member.role === 'projectile') continue
    // What nobody asked for does not take the stage: the house that an ant carries sugar to.
    const top = casting.asked ? most : Math.min(most, 1.25)
    const times = Math.min(top, Math.max(least, (metresOf(casting) / measure) ** softened))
    member.beside = Math.round(times * 100) / 100
  }
}

const measures = new Set<Thing['traits'][number]>(['alive', 'vehicle', 'monster', 'person', 'animal'])

/** With what is ridden: a rider is as long as the horse. */
function metresOf({ thing, mount, has = [] }: Casting): number {
  const nouns = [
    shownBy(thing),
    ...(mount ? [mount.name] : []),
    ...has.flatMap(({ how, noun }) => (how === 'in' ? [noun] : [])),
  ]
  return Math.max(0.02, ...nouns.map((noun) => thingNamed(noun, 1)?.metres ?? Math.min(30, thing.size)))
}
