import type { End, Reading } from '../../../reading/schema.ts'

/** These words of the text, as a part of a reading. */
export const pieceOf = ({ words }: Reading, places: number[]) => ({
  text: places.map((at) => words[at]?.text).join(' '),
  words: places,
})

/** Without some of the things; links to one of them go to whom it stands for, or to nobody. */
export function withoutThings(reading: Reading, gone: ReadonlyMap<number, number | undefined>): Reading {
  if (gone.size === 0) return reading
  const left = reading.things.flatMap((_, index) => (gone.has(index) ? [] : [index]))
  const placeOf = (end: End): End | undefined => {
    if (end === 'you') return end
    const place = left.indexOf(gone.get(end) ?? end)
    return place < 0 ? undefined : place
  }
  return {
    ...reading,
    things: left.flatMap((index) => reading.things[index] ?? []),
    links: reading.links.flatMap(({ whom, ...link }) => {
      const who = placeOf(link.who)
      const end = whom === undefined ? undefined : placeOf(whom)
      return who === undefined ? [] : [{ ...link, who, ...(end !== undefined && { whom: end }) }]
    }),
  }
}
