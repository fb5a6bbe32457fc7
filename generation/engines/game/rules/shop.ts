import type { CastMember, PowerUp } from '@makebelieve/kit/game/plan'
import type { Effect, Kind, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'

/** What is for sale between waves or nights, and what it does. */
const wares: Partial<Record<PowerUp, { does: Effect[]; says: string; plural: string; colour: string }>> = {
  heart: { does: [{ life: 1 }], says: '+1 life', plural: 'hearts', colour: '#ff5a6e' },
  speed: {
    does: [{ haste: 'a', times: 1.35, seconds: 30 }],
    says: 'Faster feet',
    plural: 'lightning bolts',
    colour: '#ffd447',
  },
}
const forSale = Object.keys(wares) as PowerUp[]

const price = 3
const idOf = (ware: PowerUp) => `shop:${ware}`

/** Who stands for the wares on the stage: they look like the powers that they give. */
export const membersForShop = (): CastMember[] =>
  forSale.map((ware) => ({
    id: idOf(ware),
    role: 'power',
    picture: `power:${ware}`,
    looks: 'front',
    size: 1,
    speed: 1,
    motion: 'still',
    name: `${ware} for sale`,
    plural: wares[ware]?.plural ?? ware,
    colour: wares[ware]?.colour ?? '#ffd447',
  }))

/**
 * Each wave or night that is over earns coins; in the pause after it the wares are laid out, and whoever has enough takes what they like.
 * Nothing is added where there is no pause, or where the sentence has a shop of its own.
 */
export function withShop(book: Rulebook, you: string): Rulebook {
  const { phases = [], kinds, rules } = book
  const busy = phases.find(({ id }) => kinds.some(({ comes }) => comes?.phase === id))
  const pause = busy?.next
  if (!busy || pause === undefined || rules.some(({ between }) => between)) return book
  const because = { form: 'shop' }
  const goods = forSale.map(
    (ware): Kind => ({
      id: idOf(ware),
      cast: idOf(ware),
      drive: { does: 'still' },
      count: 0,
      where: 'anywhere',
      size: 46,
      look: { sign: `${price}` },
      because,
    }),
  )
  const sold = forSale.map(
    (ware): Rule => ({
      when: { touch: [you, idOf(ware)] },
      if: [{ tally: 'coins', atLeast: price }],
      do: [
        { tally: 'coins', add: -price },
        { remove: 'b' },
        ...(wares[ware]?.does ?? []),
        { show: 'upgrade', words: wares[ware]?.says ?? 'Sold!' },
      ],
      because,
    }),
  )
  const opens: Rule = {
    when: { phase: busy.id, is: 'over' },
    do: [
      { tally: 'coins', add: price + 1 },
      ...goods.map(({ id }): Effect => ({ spawn: id, at: 'anywhere' })),
    ],
    because,
  }
  const closes: Rule = {
    when: { phase: busy.id, is: 'begun' },
    do: goods.map(({ id }): Effect => ({ remove: { all: id } })),
    because,
  }
  return { ...book, kinds: [...kinds, ...goods], rules: [...rules, ...sold, opens, closes] }
}
