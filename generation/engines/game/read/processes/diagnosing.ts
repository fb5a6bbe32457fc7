import { isAnimate } from '../../../../brief/traits.ts'
import type { Reading } from '../../../../reading/schema.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import type { Deed } from '../deeds.ts'
import { thingAt } from '../thing-of.ts'
import { asOne, isOwn } from './joined.ts'

/** What it is called as a deed. */
export const isDiagnosing = (verb: string): boolean => verb === 'diagnose-and-treat'

const looks =
  /^(?:check|examine|diagnose|inspect|scan|test|x-ray|listen|look|study|observe|find|figure|work|identify|determine|discover|see|question|ask|talk|read)(?: |$)/
const helps =
  /^(?:give|pick|choose|select|use|apply|prescribe|administer|treat|cure|heal|bring|offer|install|fit|put|hand|fix|repair|find|provide)(?: |$)/
/** Whatever heals or mends, where nobody says that it must be the right one. */
const remedies =
  /^(?:medicines?|medications?|treatments?|cures?|remed(?:y|ies)|pills?|drugs?|antidotes?|therap(?:y|ies)|vaccines?|bandages?|ointments?|syrups?|herbs?)$/
/** Words for it that nobody could draw: what is given then is what is usual. */
const unseen = /^(?:treatments?|cures?|remed(?:y|ies)|therap(?:y|ies)|diagnos[ie]s)$/
const right = /^(?:right|correct|proper|matching|fitting|suitable|appropriate)$/i
const wrong =
  /\b(?:what(?:['’]?s| is)? (?:wrong|broken|the (?:matter|problem)|missing|ailing|they (?:have|need)|it (?:has|needs)|(?:is )?hurting)|(?:illness|disease|symptom|sickness|fault|problem|diagnosis|ailment)(?:e?s)?|where it hurts|diagnos\w+)\b/i

/**
 * 'Check the animals to find out what's wrong and give them the right medicine', 'listens to their hearts and picks the right treatment': one
 * sees what somebody needs by having a close look first. That is one deed, and not several.
 */
export function withDiagnosing(deeds: readonly Deed[], reading: Reading): Deed[] {
  const { words, things } = reading
  const catalogue = openCatalogue()
  const own = deeds.filter((deed) => isOwn(deed, reading))
  const ends = ({ whoms }: Deed) => whoms.flatMap(({ end }) => (typeof end === 'number' ? [end] : []))
  const nounOf = (end: number) => words[things[end]?.head ?? -1]?.text.toLowerCase() ?? ''
  const isRight = (end: number) => things[end]?.attributes.some(({ text }) => right.test(text)) === true
  const isRemedy = (end: number) => remedies.test(nounOf(end))
  const isPatient = (end: number) => !isRight(end) && !isRemedy(end) && things[end]?.role !== 'you'
  const text = words.map((word) => word.text).join(' ')
  const look = own.find(({ verb }) => looks.test(verb))
  if (!look) return [...deeds]
  const from = own.indexOf(look)
  const help = own.find(
    (deed, at) =>
      at > from && helps.test(deed.verb) && (ends(deed).some(isRight) || ends(deed).some(isRemedy)),
  )
  const [remedy] = help ? [...ends(help).filter(isRight), ...ends(help).filter(isRemedy)] : []
  // 'Find the key and use the right door' is no illness: either it is a remedy, or it is said that something is wrong.
  if (!help || remedy === undefined || !(isRemedy(remedy) || wrong.test(text))) return [...deeds]
  const among = own.slice(from, own.indexOf(help) + 1)
  const named = among.flatMap(ends).filter(isPatient)
  // 'Listens to patients' hearts': whoever lives is examined, whatever part of them.
  const living = things.findLastIndex(
    ({ role }, at) => role !== 'you' && isPatient(at) && isAnimate(thingAt(at, reading, catalogue)),
  )
  const whom =
    named.find((end) => isAnimate(thingAt(end, reading, catalogue))) ?? (living < 0 ? named[0] : living)
  if (whom === undefined) return [...deeds]
  return asOne(
    deeds,
    among.filter(({ verb }, at) => at === 0 || at === among.length - 1 || looks.test(verb)),
    {
      verb: 'diagnose-and-treat',
      whoms: [
        { end: whom, by: undefined },
        ...(unseen.test(nounOf(remedy)) ? [] : [{ end: remedy, by: 'with' }]),
      ],
    },
    reading,
  )
}
