/** A thing and a link of a plain line: nouns and verbs by their words. */
export type LineThing = {
  noun: string
  count?: number | undefined
  attributes: string[]
  doing?: string | undefined
}
export type LineLink = { who?: string | undefined; does: string; whom?: string | undefined }

/** Who holds and who is held can be said from either end: 'a crate full of apples' has apples in a crate. */
const turned: [pattern: RegExp, as: string][] = [
  [/^(?:full of|filled with|containing|contains?|packed with|stuffed with|loaded with)$/, 'in'],
  [
    /^(?:covered (?:in|with|by)|topped (?:with|by)|crowned with|decorated with|painted with|draped (?:in|with)|tipped with|studded with|encrusted with|dusted with)$/,
    'on',
  ],
  [/^surrounded (?:by|with)$/, 'around'],
]

/** 'Shaved by a puffin' is what the puffin does. 'Parked by the river' is not what the river does. */
const doneBy = /^((?!parked|seated|moored|anchored|tied|standing)\w+(?:ed|en|wn|ung|ught)) by$/

/** Whoever tries to run, keeps running or can run, runs. Whoever never runs does not. */
const around =
  /^(?:(?:keeps?|keep on|starts?|begins?|stops? to|(?:tries|try|wants?|has|have|needs?|must|can|could|will|to)(?: to)?|to) )+(?=\w)/i

export const deedItself = (does: string): string => does.replace(around, '')

/** 'Four children, one of them on a sledge': somebody who was named before. */
const oneOfThem = /^(?:one|another|each|both|others?)$/i

/** 'With a galaxy swirling inside'. */
const isInside = /\binside$/i

/** 'Made of walnut' says how a clock is: the walnut is no thing of its own. */
const madeOf =
  /^(?:made|carved|built|woven|cast|forged|sculpted|crafted|knitted|folded|hewn)(?: \w+)? (?:of|from|out of|in)$/

const participle = /^\w+(?:ing|ed|en)\b/i

/** Weather as a noun: 'foggy' is fog. */
export function weatherNamed(word: string | undefined): string | undefined {
  const stem = word?.toLowerCase().replace(/(?:gg|nn)y$/, (end) => end.charAt(0))
  return stem?.replace(/^(storm|rain|snow|wind|mist|cloud|haz|frost|ic)y$/, '$1')
}

/**
 * The same meaning in one wording: what things are made of stands at them, what one does alone is its doing, places are told of
 * what is there, and deeds of who does them.
 */
export function normalForm<T extends LineThing, L extends LineLink>(
  told: readonly T[],
  toldLinks: readonly L[],
): { things: T[]; links: L[] } {
  const things = told.filter(({ noun }) => !oneOfThem.test(noun))
  const links = toldLinks
    .map((link) => ({ ...link, who: named(link.who, told), whom: named(link.whom, told) }))
    .filter(({ who, does, whom }) => !(does === 'of' && (whom === undefined || who === whom)))
  const stuffs = new Set(links.filter(({ does }) => madeOf.test(does)).flatMap(({ whom }) => whom ?? []))
  const stuffOf = (noun: string) =>
    links.flatMap(({ who, does, whom }) => (who === noun && madeOf.test(does) ? (whom ?? []) : []))
  // 'a rover parked outside' is a parked rover.
  const states = (noun: string) =>
    links.flatMap(({ who, does }) =>
      who === noun && !madeOf.test(does) ? (participle.exec(does)?.[0] ?? []) : [],
    )
  const describes = (stuff: string) =>
    [...(things.find(({ noun }) => noun === stuff)?.attributes ?? []), stuff].join(' ')
  return {
    things: things
      .filter(({ noun }) => !stuffs.has(noun))
      .map((thing) => ({
        ...thing,
        attributes: [...thing.attributes, ...stuffOf(thing.noun).map(describes), ...states(thing.noun)],
      })),
    links: links
      .filter(({ who, does, whom }) => {
        const isDoing = whom === undefined && things.some(({ noun, doing }) => noun === who && doing === does)
        return !isDoing && !madeOf.test(does)
      })
      .map((link) => fromTheOtherEnd(link, things, links)),
  }
}

/** Whom 'one of them' means: the last of several who were named before, or whoever was. */
function named(noun: string | undefined, things: readonly LineThing[]): string | undefined {
  if (noun === undefined || !oneOfThem.test(noun)) return noun
  const first = things.findIndex((thing) => thing.noun === noun)
  const before = things.slice(0, Math.max(0, first)).filter((thing) => !oneOfThem.test(thing.noun))
  const several = before.filter((thing) => (thing.count ?? 1) > 1 || /[^s]s$/.test(thing.noun))
  return (several.at(-1) ?? before.at(-1))?.noun ?? noun
}

function fromTheOtherEnd<L extends LineLink>(
  link: L,
  things: readonly LineThing[],
  links: readonly LineLink[],
): L {
  const { who, whom } = link
  if (who === undefined || whom === undefined) return link
  const does = link.does.toLowerCase()
  const place = turned.find(([pattern]) => pattern.test(does))?.[1]
  const within = does === 'has' && isSaidToBeInside(whom, who, things, links) ? 'inside' : undefined
  const as = place ?? within
  return as ? { ...link, who: whom, does: as, whom: who } : ofTheDoer(link)
}

/** A deed told of whom it is done to is told of who does it. */
export function ofTheDoer<L extends LineLink>(link: L): L {
  const { who, whom } = link
  const deed = doneBy.exec(link.does.toLowerCase())?.[1]
  return deed && who !== undefined && whom !== undefined
    ? { ...link, who: whom, does: deed, whom: who }
    : link
}

/** 'A globe with a village and a church inside': what is told in the same breath as the last of them is inside as well. */
function isSaidToBeInside(
  noun: string,
  holder: string,
  things: readonly LineThing[],
  links: readonly LineLink[],
): boolean {
  const at = (name: string) => things.findIndex((thing) => thing.noun === name)
  const alone = things.some((thing) => thing.noun === noun && isInside.test(thing.doing ?? ''))
  return (
    alone ||
    links.some(
      ({ who, does, whom }) =>
        who !== undefined &&
        whom === holder &&
        isInside.test(does) &&
        at(holder) < at(noun) &&
        at(noun) < at(who),
    )
  )
}
