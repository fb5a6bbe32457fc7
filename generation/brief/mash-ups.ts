import type { GenreCue } from './brief.ts'
import { longestPhrase, phraseSense } from './phrases.ts'

/** Whether these words are the name of a game or of a kind of games. */
function isGame(words: string): boolean {
  const sense = phraseSense(words)
  return sense?.game !== undefined || (sense?.cues.some(({ weight }) => weight >= 8) ?? false)
}

const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ').trim().split(/\s+/)

/** 'Pac-man crossed with space invaders' crosses no road: between two games the verb only joins them. */
export function withMeetings(text: string): string {
  return text.replace(
    /\b(?:crossed|mixed|combined|mashed up|mashed|merged|blended|fused|crossed over) with\b|\bx\b(?= )/gi,
    (joint: string, at: number) => {
      const before = plain(text.slice(0, at))
      const after = plain(text.slice(at + joint.length))
      const lengths = Array.from({ length: longestPhrase }, (_, index) => index + 1)
      const joins =
        lengths.some((length) => isGame(before.slice(-length).join(' '))) &&
        lengths.some((length) =>
          isGame(
            after
              .slice(0, length)
              .join(' ')
              .replace(/[.,!?]+$/, ''),
          ),
        )
      return joins ? 'meets' : joint
    },
  )
}

const mixing =
  /\b(?:meets|mix|mixture|mash ?up|mashup|combination|combine|combines|combining|hybrid|blend|fusion|cross between|crossover|merge of|plus)\b/

/** The kinds of games beside the first that a mash-up asks for. One of them is built; the others are promises to hold against it. */
export function mixedCues(text: string, cues: readonly GenreCue[]): GenreCue[] {
  if (!mixing.test(text)) return []
  const sure = cues.filter(({ weight }) => weight >= 8)
  const [first] = sure
  return sure.filter(
    ({ genre }, index) =>
      genre !== first?.genre && sure.findIndex((other) => other.genre === genre) === index,
  )
}
