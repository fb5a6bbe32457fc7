import type { Link, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { withoutThings } from './parts-of-reading.ts'

/** Words that the network takes for somebody, and that are nobody. */
export const withoutNobodies = (reading: Reading): Reading =>
  withoutRainmakers(withoutActivities(withoutWhatIsMissing(reading)))

/** 'It is raining': nobody rains, and no sheep that was named before. */
function withoutRainmakers(reading: Reading): Reading {
  const { words, links } = reading
  const isRain = ({ does }: Link) =>
    does.words.some(
      (at) =>
        raining.test(words[at]?.text ?? '') &&
        words.some(
          ({ text, head, relation }) => head === at && /subj|expl/.test(relation) && /^it$/i.test(text),
        ),
    )
  return links.some(isRain) ? { ...reading, links: links.filter((link) => !isRain(link)) } : reading
}
const raining = /^(?:rain|snow|hail|drizzl|thunder|pour)(?:s|es|ed|ing)?$/i

/** 'Snowboarding down a slope': that is what one does, and nobody whom one plays. */
function withoutActivities(reading: Reading): Reading {
  const { things, said, words } = reading
  const forms = said.flatMap(({ what, piece }) => (what === 'form' ? piece.words : []))
  const isActivity = (at: number) => {
    const { traits, kinds } = openCatalogue().find((words[at]?.text ?? '').toLowerCase())
    return forms.includes(at) || (!traits.includes('alive') && kinds.some((kind) => activities.test(kind)))
  }
  const gone = things.flatMap(({ role, noun, head }, at): [number, undefined][] =>
    role === 'you' && noun.words.length === 1 && /\wing$/i.test(words[head]?.text ?? '') && isActivity(head)
      ? [[at, undefined]]
      : [],
  )
  // Whatever it was said to do is done by whoever plays.
  const isGone = (end: Link['who']) => gone.some(([at]) => at === end)
  const links = reading.links.map((link) => (isGone(link.who) ? { ...link, who: 'you' as const } : link))
  return withoutThings({ ...reading, links }, new Map(gone))
}

const activities = /^(?:sport|activity|act|motion|movement|action)$/

/** What is said not to be there, in words: nothing looks for it. */
export const missingIn = (reading: Reading): string[] =>
  missing(reading).map((at) => `No ${reading.things[at]?.noun.text.toLowerCase().replace(/^no /, '')}`)

/** 'The village has no light': there is none to be seen. */
const withoutWhatIsMissing = (reading: Reading): Reading =>
  withoutThings(reading, new Map(missing(reading).map((at) => [at, undefined])))

function missing(reading: Reading): number[] {
  const { things, words, links } = reading
  const isMissing = (at: number, head: number) =>
    words.some((word) => word.head === head && word.relation === 'det' && /^no$/i.test(word.text)) &&
    links.some(
      ({ who, whom, does }) =>
        whom === at &&
        who !== 'you' &&
        does.words.some((one) => /^ha(?:s|ve|d)$/i.test(words[one]?.text ?? '')),
    )
  return things.flatMap(({ head }, at) => (isMissing(at, head) ? [at] : []))
}
