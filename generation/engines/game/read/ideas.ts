import type { Reading } from '../../../reading/schema.ts'
import type { Thing } from '../../../things/thing.ts'
import type { Deed } from './deeds.ts'
import { destinationsIn } from './destinations.ts'

/** 'Copy', 'trick', 'silence', 'colour': a word for something that nobody could draw, or that others only have. A gap is one too, and is seen. */
export function isIdea(what: Thing): boolean {
  const { name, traits, flat, above } = what
  const isUnseen = traits.includes('symbol') && /^(?:kind|nearest)$/.test(flat.match)
  // An ingredient has no picture either, and is a thing.
  const isNoBody =
    /^(?:entity|event)$/.test(flat.via) || above.some((kind) => /^(?:representation|design|art)$/.test(kind))
  const isShape = above.some((kind) => /^(?:opening|figure)$/.test(kind))
  const isQuality = above.some((kind) => /^(?:property|musical time)$/.test(kind))
  return (isUnseen && isNoBody && !isShape) || isQuality || /^(?:direction|me)$/.test(name)
}

/** 'The edge', 'its belly', 'the floor': a part of a place, of a body or of a thing, of which there is no picture. What is around shows it. */
export const isRim = ({ traits, flat, above }: Thing): boolean =>
  traits.every((trait) => /^(?:symbol|place)$/.test(trait)) &&
  (flat.match !== 'name' || flat.shows !== undefined) &&
  above.some((kind) => /^(?:surface|boundary|extremity|body part|joint)$/.test(kind))

/**
 * The ideas of a reading, by their places among its things. One that is collected or got to has to be there, whatever it looks like: a
 * sign with its name stands for it.
 */
export function ideasIn(
  { things, words }: Reading,
  deeds: readonly Deed[],
  whatIs: (at: number) => Thing,
): Set<number> {
  const ends = destinationsIn(deeds)
  const isTaken = (at: number) =>
    deeds.some(
      ({ who, verb, frame, whoms }) =>
        who !== at &&
        /^(?:collect|steal|deliver)$/.test(frame?.mechanic ?? '') &&
        !/ from$/.test(verb) &&
        whoms.some(({ end, by }) => end === at && by === undefined),
    )
  // What is mopped or painted is a thing; what something only falls on, floats on or comes from is what is around.
  const isAround = (at: number) =>
    isRim(whatIs(at)) &&
    !deeds.some(
      ({ who, verb, whoms }) =>
        who === at ||
        (!/ (?:from|on|off|at)$/.test(verb) && whoms.some(({ end, by }) => end === at && by === undefined)),
    )
  // 'A landlord who hates animals', 'bears that love honey': a feeling brings nobody on the stage for whom it is.
  const isOnlyFelt = (at: number) => {
    const own = deeds.filter(({ who, whoms }) => who === at || whoms.some(({ end }) => end === at))
    return own.length > 0 && own.every(({ who, verb }) => who !== at && who !== 'you' && feeling.test(verb))
  }
  // 'Sees a discount code at the end', 'a message appears', 'match the target swatch': what only stands on the screen lies nowhere.
  const isOnlyShown = (at: number) => {
    const own = deeds.filter(({ who, whoms }) => who === at || whoms.some(({ end }) => end === at))
    const thing = whatIs(at)
    // Letters and postcards may lie about; of a code nobody would think so.
    return (
      (isCode(thing) || (own.length > 0 && isTelling(thing))) && own.every(({ verb }) => showing.test(verb))
    )
  }
  // 'Lead ships through fog': it is the weather, and nothing that one runs into.
  const isWeather = (at: number) => {
    const own = deeds.filter(({ whoms }) => whoms.some(({ end }) => end === at))
    const isAmid = ({ whoms }: Deed) =>
      whoms.every(
        ({ end, by }) => end !== at || /^(?:through|in|into|under|during|despite|amid)$/.test(by ?? ''),
      )
    return (
      weather.test(whatIs(at).name) &&
      deeds.every(({ who }) => who !== at) &&
      own.length > 0 &&
      own.every(isAmid)
    )
  }
  // 'With its trunk', 'chases its own tail': it is on whoever has it, and lies nowhere.
  const isLimb = (at: number) => {
    const first = Math.min(things[at]?.head ?? 0, ...(things[at]?.noun.words ?? []))
    const before = words.slice(Math.max(0, first - 2), first).map(({ text }) => text.toLowerCase())
    return (
      limbs.test(whatIs(at).name) && before.some((word) => /^(?:its|his|her|my|your|their|own)$/.test(word))
    )
  }
  return new Set(
    things.flatMap(({ role }, at) =>
      role !== 'you' &&
      (isLimb(at) ||
        isIdea(whatIs(at)) ||
        isAround(at) ||
        isOnlyFelt(at) ||
        isOnlyShown(at) ||
        isWeather(at)) &&
      !ends.has(at) &&
      !isTaken(at)
        ? [at]
        : [],
    ),
  )
}

const limbs =
  /^(?:trunk|beak|bill|claw|horn|tail|tongue|paw|tusk|wing|fin|flipper|tentacle|antler|hoof|stinger|sting|nose|snout|mouth|tooth|fang|jaw|hand|fist|foot|finger|head|belly|stomach|arm|leg|elbow|knee|shell|antenna|breath|voice)s?$/

/** What tells something, and what a colour is held against. */
const isTelling = ({ above }: Thing) =>
  above.some((kind) =>
    /^(?:written communication|message|language unit|written symbol|award|wages)$/.test(kind),
  )
const isCode = ({ name }: Thing) => /(?:^| )(?:swatch|code|colou?r (?:card|chip|sample))$/.test(name)

const showing =
  /^(?:see|look|show|appear|display|reveal|pop up|match|look like|have|be|read|get|win|earn|receive|unlock|compare|flash)$/

const weather =
  /^(?:fog|mist|haze|smog|rain|drizzle|snowfall|blizzard|storm|thunderstorm|snowstorm|sandstorm|wind|breeze)$/

const feeling =
  /^(?:hate|love|like|fear|adore|detest|despise|dislike|enjoy|prefer|dread|crave|distrust|trust|envy|admire)$/

/** What is done by ideas, or to nothing else: it is told as not built. */
export const isIdle = ({ who, whoms }: Deed, ideas: ReadonlySet<number>): boolean => {
  const isNone = (end: Deed['who']) => typeof end === 'number' && ideas.has(end)
  const direct = whoms.filter(({ by }) => by === undefined)
  return isNone(who) || (direct.length > 0 && direct.every(({ end }) => isNone(end)))
}
