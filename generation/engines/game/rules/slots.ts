import type { BriefDeed } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Mechanic } from './mechanic.ts'

/** Those whom a verb is about, by the part that each of them has in it. */
export type Slots = { whom?: string; with?: string; to?: string; from?: string }

/** What the small words before those whom a verb is about make of them. */
const slotOf: Record<string, 'with' | 'to' | 'from'> = {
  with: 'with',
  using: 'with',
  to: 'to',
  into: 'to',
  onto: 'to',
  toward: 'to',
  towards: 'to',
  home: 'to',
  from: 'from',
  of: 'from',
  against: 'from',
  past: 'from',
  'out of': 'from',
}

/** Those whom a deed is about, as a mechanic needs them: one answer for each whom. */
export function slotsOf(deed: BriefDeed, mechanic: Mechanic, isAlive: (id: string) => boolean): Slots[] {
  const said = saidIn(deed)
  // 'Trades marbles with a raccoon': the raccoon gets them. 'Matches keys with locks': they go there.
  const isEnd =
    said.with !== undefined && (isAlive(said.with) || mechanic.verbs.includes(`${deed.verb} with`))
  if (isEnd && said.with !== undefined && said.to === undefined && takesTo(mechanic)) {
    said.to = said.with
    delete said.with
  }
  // 'Builds a bridge out of cats': that is what it is made with.
  const { needs = [], sends, example } = mechanic
  const isMade = needs.includes('with') && !needs.includes('from') && !sends && !nounIsAlive(example.whom)
  if (isMade && said.with === undefined && said.from !== undefined && said.direct.length > 0) {
    said.with = said.from
    delete said.from
  }
  return (
    givenIn(said, mechanic, isAlive) ??
    broughtIn(said, mechanic, isAlive) ?? [...spread(said, mechanic, isAlive)]
  )
}

const takesTo = ({ needs = [] }: Mechanic) => needs.includes('to') && !needs.includes('with')

type Said = {
  direct: string[]
  /** After small words that say no more than where: 'at', 'over', 'for'. */
  around: { id: string; by: string }[]
  with?: string
  to?: string
  from?: string
}

function saidIn({ whoms, subject: self }: BriefDeed): Said {
  const said: Said = { direct: [], around: [] }
  for (const { id, by } of whoms) {
    if (id === self) continue
    const slot = by === undefined ? undefined : slotOf[by]
    if (by === undefined) said.direct.push(id)
    else if (slot && said[slot] === undefined) said[slot] = id
    else said.around.push({ id, by })
  }
  return said
}

const nounIsAlive = (noun: string | undefined) => noun !== undefined && isAnimate(openCatalogue().find(noun))

/** 'Serve soup to guests', 'serve guests soup', 'serve soup': it is done to who gets it, with what is given. */
function givenIn(
  { direct, around, with: tool, to, from }: Said,
  { needs = [], sends, example }: Mechanic,
  isAlive: (id: string) => boolean,
): Slots[] | undefined {
  const gives = needs.includes('with') && !sends && nounIsAlive(example.whom) && !nounIsAlive(example.with)
  const [first, second] = direct
  if (!gives || tool !== undefined || first === undefined) return undefined
  const receiver = to ?? around.find(({ id, by }) => by === 'for' && isAlive(id))?.id
  const rest = from === undefined ? {} : { from }
  if (receiver !== undefined) return direct.map((gift) => ({ whom: receiver, with: gift, ...rest }))
  if (isAlive(first) && second !== undefined && !isAlive(second))
    return [{ whom: first, with: second, ...rest }]
  return isAlive(first) ? undefined : direct.map((gift) => ({ with: gift, ...rest }))
}

/** 'Bring grandma tea', 'sell tourists ice cream': the first is to whom. */
function broughtIn(
  { direct, to, with: tool, from }: Said,
  { needs = [] }: Mechanic,
  isAlive: (id: string) => boolean,
): Slots[] | undefined {
  const [receiver, ...goods] = direct
  if (!needs.includes('to') || to !== undefined || receiver === undefined || !isAlive(receiver))
    return undefined
  if (goods.length === 0 || goods.some(isAlive)) return undefined
  return goods.map((whom) => ({
    whom,
    to: receiver,
    ...(tool !== undefined && { with: tool }),
    ...(from !== undefined && { from }),
  }))
}

/** Of a noun, or of whom it names among the cast. */
const isFood = (id: string) =>
  openCatalogue().find(id.replace(/-\d+$/, '').replaceAll('-', ' ')).above.includes('food')

function spread(
  { direct, around: near, ...slots }: Said,
  { needs = [], takes, example }: Mechanic,
  isAlive: (id: string) => boolean,
): Slots[] {
  const around = near.map(({ id }) => id)
  // 'Shoots spells at pumpkins': what comes after 'at' is whom, and what is shot is with what.
  const isSent = needs.includes('with') && slots.with === undefined && direct.length > 0 && around.length > 0
  // 'The bees shoot stingers': nobody is hit but the player, and what is shot is with what.
  const [means] = direct
  const isMeans =
    !isSent &&
    slots.with === undefined &&
    needs.includes('with') &&
    !needs.includes('whom') &&
    means !== undefined
  if (isSent || (isMeans && !isAlive(means))) slots.with = means
  // 'Turns trolls into sheep', 'drops children at the school': the second is where it comes to.
  // 'Cooks pies for the king' happens elsewhere.
  // 'Pulls scrap off the belt': that is where it comes from.
  const where = near.find(({ id, by }) => by !== 'off' && (by !== 'for' || !isAlive(id)))?.id
  // Of three in a row none is a place: 'puts bread, cheese and tomatoes'.
  // And of two that are eaten none is the stove: 'bakes bread and croissants'.
  const isMeal = direct.every(isFood) && example.to !== undefined && !isFood(example.to)
  const second = direct.length === 2 && !isMeal ? direct[1] : undefined
  const comesTo = needs.includes('to') && slots.to === undefined ? (second ?? where) : undefined
  if (comesTo !== undefined && direct.length > 0 && !isSent) slots.to = comesTo
  const named = isSent ? around : direct.filter((id) => id !== slots.to && id !== slots.with)
  // What only stands there is whom it is about where nobody else is: 'jumps over puddles'.
  let whoms = named.length > 0 ? named : around.slice(0, 1).filter((id) => id !== slots.to)
  // 'Digs for potatoes', 'escapes from bears': whoever is named is whom it is about.
  for (const slot of ['from', 'to'] as const) {
    const only = slots[slot]
    // 'Fishing from a jetty': what is taken from there is not the jetty.
    if (slot === 'from' && takes && only !== undefined && !isAlive(only)) continue
    if (whoms.length === 0 && needs.includes('whom') && !needs.includes(slot) && only !== undefined) {
      whoms = [only]
      delete slots[slot]
    }
  }
  return whoms.length > 0 ? whoms.map((whom) => ({ ...slots, whom })) : [slots]
}
