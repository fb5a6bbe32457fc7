import { type Found, placeOf, without } from './found.ts'

const word = "(?!(?:and|or|but|that|who|whom|you|i|he|she|it|we|they|is|are|gets?)\\b)[a-z'-]+"
const anybody = `(?:every(?:one|body)|any(?:one|body)|whoever|(?:every|each|any|all|all the|the) (?<x>${word}(?: ${word})?))`
const touch = '(?:touch|tag|catch|bite|hit|bump into|grab|get|meet|infect|kiss|hug|poke|sting|scare)(?:e?s)?'
const touched = '(?:touched|tagged|caught|bitten|hit|grabbed|infected|kissed|hugged|stung|scared)'
const you = '(?:you|i|he|she|it|we|the [a-z]+)'
const joins =
  '(?<joins>(?:also |then |immediately |instantly )?(?:becomes?|turns? into|changes? into|joins?|helps?|has to help|have to help|is (?:now )?(?:one of|on)|starts? (?:helping|chasing|catching)|hunts? with|fights? (?:for|with)|chases? the (?:others|rest))\\b(?:(?! (?:before|until|while|within|in time))[^,.;!?])*?(?:,? and (?:also |then )?(?:helps?|hunts?|chases?|joins?|catch(?:es)?|follows?|runs? after)\\b(?:(?! (?:before|until|while|within|in time))[^,.;!?])*)?(?=[,.;!?]|$| (?:before|until|while|within|in time|and)))'

const ways = [
  // 'Everybody I touch becomes a tagger too', 'every sheep you bite turns into a wolf and hunts with you'
  `${anybody} (?:that |who |whom )?${you} ${touch},? ${joins}`,
  // 'Whoever is caught has to help'
  `${anybody}(?: that| who)? (?:is|are|gets?|get) ${touched},? ${joins}`,
  // 'If you tag somebody they join you'
  `(?:when(?:ever)?|if|once|as soon as) ${you} ${touch} (?:(?:some|any)(?:one|body)|them|(?:an?|the|one of the|any|another) (?<x>${word})),? (?:they|it|he|she|that one) ${joins}`,
].map((like) => new RegExp(`\\b${like}`, 'gi'))

/** On the same side from then on; who only becomes something else is none of them. */
const isAlong =
  /\b(?:too|as well|helps?|helping|joins?|with (?:you|me|him|her|us)|one of|side|team|others|rest)\b/i

/** Whoever is touched is on the player's side from then on, and does the same to the others. */
export const joiningsIn = (text: string): Found[] =>
  ways.flatMap((like) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const { x = '', joins: so = '' } = match.groups ?? {}
      const { start, end, words } = placeOf(match)
      const [, into] = /(?:becomes?|turns? into|changes? into) (?:an? |the )?([a-z]+)/i.exec(so) ?? []
      const others = text.slice(0, start) + text.slice(end)
      // 'A zombie …: whoever you bite turns into a zombie'.
      const isLike = into !== undefined && new RegExp(`\\b${into}s?\\b`, 'i').test(others)
      if (!isAlong.test(so) && !isLike) return []
      const term = {
        about: 'joining' as const,
        whom: x,
        ...(into !== undefined && { alike: true as const }),
        words: without(words),
      }
      return [{ term, start, end, left: '' }]
    }),
  )
