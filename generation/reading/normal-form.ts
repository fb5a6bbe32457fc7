/** A thing and a link of a plain line: nouns and verbs by their words. */
export type LineThing = { noun: string; attributes: string[]; doing?: string | undefined }
export type LineLink = { who?: string | undefined; does: string; whom?: string | undefined }

/** Who holds and who is held can be said from either end: 'a crate full of apples' has apples in a crate. */
const turned: [pattern: RegExp, as: string][] = [
  [/^(?:full of|filled with|containing|contains?|packed with|stuffed with|loaded with)$/, 'in'],
  [
    /^(?:covered (?:in|with|by)|topped (?:with|by)|crowned with|decorated with|painted with|draped (?:in|with)|tipped with|studded with|encrusted with|dusted with)$/,
    'on',
  ],
]

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
 * The same meaning in one wording: what things are made of stands at them, what one does alone is its doing, and places are told of
 * what is there.
 */
export function normalForm<T extends LineThing, L extends LineLink>(
  things: readonly T[],
  links: readonly L[],
): { things: T[]; links: L[] } {
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
      .map((link) => {
        const as = turned.find(([pattern]) => pattern.test(link.does.toLowerCase()))?.[1]
        return as && link.whom !== undefined ? { ...link, who: link.whom, does: as, whom: link.who } : link
      }),
  }
}
