import { openCatalogue } from '../../../../things/catalogue.ts'
import { toThe } from '../lines.ts'
import type { Mechanic, Part, Trait, Use } from '../mechanic.ts'
import { all, changes, isBeside, lasting, nearestOf, nearness, vanished } from '../observe.ts'

const harmsOf = ({ from, with: other, you }: Pick<Use, 'from' | 'with' | 'you'>): Part[] => [
  from ?? you,
  ...(other ? [other] : []),
]

/** What they must not meet: it lies about, goes about, or drives past. */
function inTheWay({ id, name, alive, flies, count }: Part, among: number): Trait {
  const isVehicle = openCatalogue().find(name).traits.includes('vehicle')
  const many = (gentle: number, cruel: number) =>
    count ?? ([Math.ceil(gentle / among), Math.ceil(cruel / among)] as const)
  const own = { cast: id, size: 52, ...(flies && { flies: true as const }) }
  if (isVehicle)
    return { ...own, drive: { does: 'stream', speed: [70, 120] }, count: many(3, 5), where: 'far' }
  if (alive) return { ...own, drive: { does: 'wander', speed: [45, 80] }, count: many(3, 5), where: 'far' }
  return { ...own, drive: { does: 'still' }, count: many(6, 9), where: 'far' }
}

/** They go behind the player, one after the other, and see no danger themselves: whatever they meet costs a heart, and all have to arrive. */
export const lead: Mechanic = {
  id: 'lead',
  verbs: ['be followed by', 'be followed to', 'be their leader'],
  by: 'player',
  takes: true,
  watched: true,
  needs: ['whom', 'to', 'from'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, to = you, from, with: other }) {
    const harms = harmsOf({ you, from, with: other })
    const tally = `arrived ${whom.id}`
    const isOne = whom.count === 1
    const count = whom.count ?? 4
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'follow', whom: you.id, speed: [225, 215], inLine: true },
          count,
          where: 'start',
          size: isOne ? 56 : 42,
          ...(whom.flies && { flies: true }),
        },
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 100, softly: true },
        ...harms.map((one) => inTheWay(one, harms.length)),
      ],
      rules: [
        ...harms.map(({ id, name }) => ({
          when: { touch: [whom.id, id] as [string, string] },
          do: [
            { hurt: 'player' as const, says: `The ${whom.name} met the ${name}.` },
            { move: 'a' as const, to: 'start' as const },
            { show: 'wrong', words: 'Oh no!' },
          ],
          rest: 1,
        })),
        {
          when: { touch: [whom.id, to.id] },
          do: [
            { tally, add: 1 },
            { score: 30 },
            { show: 'deliver', words: 'Safe! +30' },
            isOne ? { move: 'b', to: 'goal' } : { remove: 'a' },
          ],
          rest: 0.2,
        },
      ],
      goal: {
        tally,
        reaches: isOne ? [2, 3] : count,
        says: isOne ? 'safe arrivals' : `${whom.plural} brought ${toThe(to)}`,
        cast: whom.id,
      },
      risky: true,
    }
  },
  seen(films, { you, whom, to, from, with: other }) {
    if (!whom || !to || !from) return undefined
    const harms = harmsOf({ you, from, with: other }).map(({ id }) => id)
    let behind = 0
    let astray = 0
    for (const { before, was, is } of lasting(films, whom.id)) {
      const leader = nearestOf(before, you.id, was)
      if (!leader || nearness(leader, was) < 3) continue
      nearness(leader, is) < nearness(leader, was) ? behind++ : astray++
    }
    let hurt = 0
    let unfair = 0
    let moved = 0
    for (const { before, after } of changes(films)) {
      const met = all(before, whom.id).some((one) => harms.some((id) => isBeside(before, id, one, 1.7)))
      if (after.lives < before.lives) met ? hurt++ : unfair++
      const [place] = all(before, to.id)
      const [now] = all(after, to.id)
      if (place && now && nearness(place, now) > 1 && isBeside(before, whom.id, place, 1.6)) moved++
    }
    const gone = vanished(films, whom.id)
    const home = gone.filter(({ before, body }) => isBeside(before, to.id, body, 1.6)).length
    const arrived = home + moved
    return behind > 10 && behind > astray * 1.5 && hurt > unfair && home === gone.length && arrived > 0
      ? `${whom.plural} came behind the ${you.name} (${behind} moments); what they met cost a heart (${hurt} times), and ${arrived} times one came to the ${to.name}.`
      : undefined
  },
  howTo: ({ you, whom = you, to = you, from, with: other }) =>
    `Lead the ${whom.count === 1 ? whom.name : whom.plural} ${toThe(to)}, well round the ${harmsOf({
      you,
      from,
      with: other,
    })
      .map(({ plural }) => plural)
      .join(' and ')}: whoever follows you sees no danger.`,
  example: { you: 'duck', whom: 'duckling', to: 'pond', from: 'car' },
}
