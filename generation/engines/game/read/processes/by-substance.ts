import type { Reading } from '../../../../reading/schema.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import type { Deed } from '../deeds.ts'
import { thingAt } from '../thing-of.ts'
import { after, asOne, isOwn } from './joined.ts'

const puts =
  /^(?:pour|sprinkle|strew|scatter|spread|spray|squirt|splash|drip|drizzle|dust|rub|smear|brush|put|drop|throw|toss|cast|dump|tip|shake|apply|use|sow|spill|lay|place)\b/
const turns = /^(?:turn|change|transform|convert|morph|make)(?: into)?$/
const becomes = /^(?:become|turn|change|transform|morph|grow)(?: into)?$/
const vanishes =
  /^(?:disappear|vanish|melt|dissolve|evaporate|shrivel|shrink|dwindle|fade|crumble|go away|be gone|dry up)(?: away| up)?$/
const melts =
  /^(?:melt|dissolve|thaw|defrost|disintegrate|vaporize|vaporise|shrink|get rid of|remove|banish|eat away)(?: away)?$/
const onto = /^(?:on|onto|over|at|upon|in|into|to|around)$/

/** Salt, potions, acid; and whatever is spoken of without an article, as only stuff is: 'with fairy dust'. */
function isSubstance(end: number, reading: Reading): boolean {
  const catalogue = openCatalogue()
  const thing = reading.things[end]
  if (!thing) return false
  const { above } = thingAt(end, reading, catalogue)
  if (above.some((kind) => /^(?:substance|solid|liquid|fluid|compound|molecule)$/.test(kind))) return true
  const text = reading.words[thing.head]?.text.toLowerCase() ?? ''
  const isMany = catalogue.lemma(text, 'noun') !== text
  return (
    !isMany &&
    !reading.words.some(({ head, relation }) => head === thing.head && /^(?:det|nmod:poss)/.test(relation))
  )
}

/**
 * 'Pours potion on stones to turn them into gold', 'sprinkles salt on slugs to make them disappear', 'melts icebergs with salt': what is put
 * on something makes something else of it, or nothing. That is one deed, and not several.
 */
export function withSubstances(deeds: readonly Deed[], reading: Reading): Deed[] {
  const own = deeds.filter((deed) => isOwn(deed, reading))
  const isStuff = (end: number) => isSubstance(end, reading)
  for (const put of own.filter(({ verb }) => puts.test(verb))) {
    const [stuff] = after(put, undefined)
    const [onWhat] = after(put, onto)
    const isUse = /^use\b/.test(put.verb)
    if (stuff === undefined || (onWhat === undefined && !isUse)) continue
    // What is thrown is no substance unless it is stuff: balls are thrown at people.
    if ((isUse || /^(?:throw|toss|drop|put|use|cast|lay|place)\b/.test(put.verb)) && !isStuff(stuff)) continue
    const later = deeds.slice(deeds.indexOf(put) + 1)
    const made = [put, ...later].flatMap((deed) => madeBy(deed, { stuff, onWhat }, reading))[0]
    if (made)
      return processed(deeds, [put, ...made.of.filter((one) => one !== put)], { ...made, stuff }, reading)
  }
  for (const deed of own) {
    const [stuff] = after(deed, /^(?:with|using|by)$/)
    if (stuff === undefined || !isStuff(stuff)) continue
    const made = madeBy(deed, { stuff, onWhat: undefined }, reading)[0]
    if (made) return processed(deeds, made.of, { ...made, stuff }, reading)
  }
  return [...deeds]
}

type Made = { of: Deed[]; whom: number; to?: number }

/** What a deed says becomes of those on whom it was put. */
function madeBy(
  deed: Deed,
  { stuff, onWhat }: { stuff: number; onWhat: number | undefined },
  reading: Reading,
): Made[] {
  const { verb, who } = deed
  const direct = after(deed, undefined).filter((end) => end !== stuff)
  if (isOwn(deed, reading)) {
    const whom = onWhat ?? direct[0]
    const to = [...direct, ...after(deed, /^into$/)].find((end) => end !== whom)
    if (whom === undefined) return []
    if (
      turns.test(verb) &&
      to !== undefined &&
      (direct.length === 0 || direct.includes(whom) || direct.includes(to))
    )
      return [{ of: [deed], whom, to }]
    const isTheirs = direct.length === 0 || direct.includes(whom)
    return melts.test(verb) && isTheirs ? [{ of: [deed], whom }] : []
  }
  // 'So they disappear', 'until the stones become gold'.
  if (typeof who !== 'number' || deed.negated || (onWhat !== undefined && who !== onWhat)) return []
  if (vanishes.test(verb) && after(deed, undefined).length === 0) return [{ of: [deed], whom: who }]
  const [to] = [...direct, ...after(deed, /^into$/)]
  return becomes.test(verb) && to !== undefined ? [{ of: [deed], whom: who, to }] : []
}

function processed(
  deeds: readonly Deed[],
  of: readonly Deed[],
  { whom, to, stuff }: { whom: number; to?: number; stuff: number },
  reading: Reading,
): Deed[] {
  // 'Slugs make slugs disappear': the verb that only says that it is brought about.
  const idle = deeds.filter(
    ({ verb, who, at }) =>
      /^(?:make|let|have|cause)$/.test(verb) &&
      who === whom &&
      of.some((one) => at <= Math.max(...one.places)) &&
      !of.some((one) => one.at === at),
  )
  return asOne(
    deeds,
    [...of, ...idle],
    {
      verb: to === undefined ? 'strew-away' : 'strew-into',
      whoms: [
        { end: whom, by: undefined },
        { end: stuff, by: 'with' },
        ...(to === undefined ? [] : [{ end: to, by: 'into' }]),
      ],
    },
    reading,
  )
}
