import { uniqueId } from '../../../../brief/actors.ts'
import type { Actor, Brief, BriefDeed } from '../../../../brief/brief.ts'
import { frameOf } from '../../../../brief/verbs.ts'
import type { Reading } from '../../../../reading/schema.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import type { Deed } from '../deeds.ts'
import { thingAt } from '../thing-of.ts'
import { isOwn } from './joined.ts'

/** What it is called as a deed. */
export const isMopping = (verb: string): boolean => verb === 'mop-the-floor'

const cleans = /^(?:clean|mop|scrub|wash|wipe|hoover|vacuum|scour|polish|sweep)(?: (?:up|away|off|out))?$/
const dirt =
  /^(?:stain|spill|spillage|puddle|footprint|paw ?print|mud|dirt|mess|slime|grime|goo|ooze|smudge|splash|splatter|blot|vomit|droppings?|pee)s?$/
const spilled = /^(?:spilled|spilt|splashed|dripped)$/i
/** What is cleaned where one is in it: anything with a floor and walls. */
const inside = /^(?:room|building|housing|dwelling|house|structure|passageway)$/
const floors = /^(?:floor|carpet|rug|tile|ground)s?$/
const outside = /^(?:bridge|tower|fountain|monument|statue|fence|wall|road|way)$/

/**
 * 'Clean the kitchen before the guests come, there are stains on the floor', 'mop up the spilled milk': that is done to what lies on the floor,
 * wherever it was named, and neither to the room nor to the mop.
 */
export function withMopping(deeds: readonly Deed[], reading: Reading): Deed[] {
  const { words, things, links } = reading
  const catalogue = openCatalogue()
  const what = (end: number) => thingAt(end, reading, catalogue)
  const nounOf = (end: number) => words[things[end]?.head ?? -1]?.text.toLowerCase() ?? ''
  const isDirt = (end: number) =>
    things[end]?.role !== 'you' &&
    (dirt.test(nounOf(end)) || things[end]?.attributes.some(({ text }) => spilled.test(text)) === true)
  const isRoom = (end: number) => {
    const { name, above, traits } = what(end)
    const isIn =
      floors.test(nounOf(end)) ||
      (traits.includes('place') && [name, ...above].some((kind) => inside.test(kind)))
    return isIn && ![name, ...above.slice(0, 1)].some((kind) => outside.test(kind))
  }
  // 'With a mop' is with it, however the two were put together.
  const isTool = (end: number, { whoms }: Deed) =>
    things[end]?.role === 'tool' &&
    whoms.length > 1 &&
    links.some(({ whom, does }) => whom === end && /^(?:with|using)$/i.test(does.text))
  return deeds.map((deed): Deed => {
    if (!isOwn(deed, reading) || !cleans.test(deed.verb)) return deed
    const ends = deed.whoms.flatMap(({ end }) => (typeof end === 'number' ? [end] : []))
    const tools = deed.whoms.filter(
      ({ end, by }) => typeof end === 'number' && (/^(?:with|using)$/.test(by ?? '') || isTool(end, deed)),
    )
    const direct = ends.filter((end) => tools.every((one) => one.end !== end))
    const own = direct.filter(isDirt)
    const isAround = direct.length > 0 && direct.every((end) => isRoom(end) || isDirt(end))
    if (!isAround) return deed
    const named = own.length > 0 ? own : things.flatMap((_, at) => (isDirt(at) ? [at] : []))
    // 'Clean the room: pick up the toys' says what there is to clean.
    const isSaid = deeds.some(
      (other) => other !== deed && isOwn(other, reading) && other.whoms.some(({ by }) => by === undefined),
    )
    if (named.length === 0 && isSaid) return deed
    return {
      ...deed,
      verb: 'mop-the-floor',
      frame: frameOf('clean'),
      whoms: [
        ...named.map((end) => ({ end, by: undefined })),
        ...tools.map(({ end }) => ({ end, by: 'with' })),
      ],
    }
  })
}

/** 'Mop the hallway' does not say what there is to mop up: that is nobody's wish, and has to lie there. */
export function withDirt(brief: Brief): Brief {
  const { actors, deeds = [] } = brief
  if (!deeds.some(isBare)) return brief
  const thing = openCatalogue().find('puddle')
  const puddle: Actor = {
    id: uniqueId(thing.name, actors),
    thing,
    phrase: thing.plural,
    role: 'collectible',
    implied: true,
    plural: true,
    attributes: {},
  }
  return {
    ...brief,
    actors: [...actors, puddle],
    deeds: deeds.map((deed) =>
      isBare(deed) ? { ...deed, whoms: [{ id: puddle.id }, ...deed.whoms] } : deed,
    ),
  }
}

const isBare = ({ verb, whoms }: BriefDeed) => isMopping(verb) && whoms.every(({ by }) => by !== undefined)
