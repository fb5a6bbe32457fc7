import type { Link, Reading } from '../../../reading/schema.ts'
import { pieceOf } from './parts-of-reading.ts'

/**
 * 'Opens the bolts on the doors with the right key': what comes after all that is done is what it is done with. Before it, 'a janitor with a
 * mop mops', it is how somebody looks.
 */
export function withToolsSaid(reading: Reading): Reading {
  const { words, things, links } = reading
  const headOf = (end: Link['whom']) => (typeof end === 'number' ? (things[end]?.head ?? -1) : -1)
  const verbOf = ({ does }: Link) => does.words.find((at) => words[at]?.part === 'VERB') ?? words.length
  const isBare = ({ does }: Link) => /^with$/i.test(does.text)
  const made = things.flatMap(({ role, head, noun, attributes }, tool): Link[] => {
    const own = links.filter(({ who, whom }) => who === tool || whom === tool)
    const first = Math.min(...noun.words, ...attributes.flatMap((one) => one.words))
    const small = [first - 1, first - 2].find((at) => /^with$/i.test(words[at]?.text ?? ''))
    if (role !== 'tool' || small === undefined || head < small || !own.every(isBare)) return []
    const done = links.findLast(
      (link) =>
        !isBare(link) &&
        (own.length === 0 || own.some(({ who }) => who === link.who)) &&
        verbOf(link) < headOf(link.whom) &&
        headOf(link.whom) < small,
    )
    // Nothing else is begun between the two.
    const isNext =
      done && words.slice(headOf(done.whom) + 1, small).every(({ part }) => !/^(?:VERB|PUNCT)$/.test(part))
    return isNext ? [{ ...done, does: pieceOf(reading, [verbOf(done), small]), whom: tool }] : []
  })
  const isMade = (link: Link) => isBare(link) && made.some(({ whom }) => whom === link.whom)
  return { ...reading, links: [...links.filter((link) => !isMade(link)), ...made] }
}
