import type { Link, Reading } from '../../../reading/schema.ts'
import { pieceOf } from './parts-of-reading.ts'

/** 'Pop the red balloons but not the black ones': where nobody was said to do it to them, the same is not done to them. */
export function withSpared(reading: Reading): Reading {
  const { words, things, links } = reading
  const spared = words.flatMap(({ text }, at): Link[] => {
    if (!/^(?:not|never)$/i.test(text) || !/^(?:but|,|and)$/i.test(words[at - 1]?.text ?? '')) return []
    const whom = things.findIndex(
      ({ noun }) =>
        noun.words.every((word) => word > at) &&
        noun.words.some((word) => word - at <= 4) &&
        words
          .slice(at + 1, noun.words[0])
          .every(
            ({ part, text: small }) =>
              /^(?:DET|ADJ|NUM|PRON)$/.test(part) || /^(?:of|to|from|for)$/i.test(small),
          ),
    )
    const before = links.findLast(
      ({ does, whom: done }) =>
        done !== undefined && does.words.every((word) => word < at) && !/^of$/i.test(does.text),
    )
    const isSaid = links.some(
      ({ who, whom: done, does }) =>
        (done === whom || who === whom) && !/^(?:never |not )?of$/i.test(does.text),
    )
    return whom < 0 || !before || isSaid ? [] : [{ ...before, does: pieceOf(reading, [at]), whom }]
  })
  const isNot = ({ does }: Link) => /^(?:but )?(?:not|never)$/i.test(does.text)
  const kept = new Set(links.filter(isNot).map(({ whom }) => whom))
  // 'Collecting apples but not the rotten ones': these are not collected as well, whatever was read.
  const isSpared = (link: Link) => link.whom !== undefined && kept.has(link.whom) && !isNot(link)
  const all = links.filter((link) => !isSpared(link)).map((link) => byWhoDoes(link, reading))
  if (spared.length === 0) return { ...reading, links: all }
  const told = new Set(spared.flatMap(({ does }) => does.words))
  return {
    ...reading,
    links: [...all, ...spared],
    said: reading.said.filter(({ what, piece }) => what !== 'not' || !piece.words.some((at) => told.has(at))),
  }
}

/** 'The player is a baker, he catches eggs, but not the rotten ones': whoever catches the others spares them. */
function byWhoDoes(link: Link, { words, links }: Reading): Link {
  const [at = -1, ...more] = link.does.words
  if (more.length > 0 || !/^(?:not|never)$/i.test(words[at]?.text ?? '')) return link
  const before = links.filter(
    ({ does, whom }) =>
      whom !== undefined &&
      does.words.every((word) => word < at) &&
      does.words.some((word) => words[word]?.part === 'VERB'),
  )
  const last = before.at(-1)
  return last && !before.some(({ who }) => who === link.who) ? { ...link, who: last.who } : link
}
