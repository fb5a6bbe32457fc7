import type { Claim } from '../../../brief/brief.ts'

const number = '(two|three|four|five|six|2|3|4|5|6)'
/** 'As a two-player duel', '2 player mode', 'for four people', 'duel mode': so many play. */
const between = new RegExp(
  [
    `(?:\\b(?:as|in|with|and|plus|make it) )?(?:\\b(?:a|an|the) )?\\b${number}[- ]?player (?:duel|mode|match|battle|party|game|contest|tournament|showdown|face-?off|versus|party game)(?: mode)?\\b`,
    `\\bfor ${number} (?:people|persons|friends|kids|children|siblings|teams)\\b`,
    '\\b(?:as |in |with |and |plus )?(?:a |an |the )?(?:duel|versus|pvp|one[- ]on[- ]one|1v1|head[- ]to[- ]head)[- ]mode\\b',
    '\\bas (?:a |an )?duel\\b',
    // Who sits beside one at the keyboard is nobody on the stage.
    '\\b(?:with|against|versus|vs\\.?) (?:a|my|your|one|another) (?:friend|buddy|mate|sibling|brother|sister|cousin|flatmate|classmate|colleague|dad|mum|mom|son|daughter|kid)(?: (?:on|at|using|sharing) (?:the same|one|a shared|a single|this) (?:keyboard|screen|tablet|phone|device|laptop|computer))\\b',
  ].join('|'),
  'gi',
)

/** What a game may be played as beside the kind that it is: nobody on the stage, and no kind of its own. */
const named =
  /(?:\b(?:with|in|as|plus|and|has|have) )?(?:\b(?:a|an|the) )?\b(party|tournament|campaign|career|endless|arcade|practice|training|time[- ]attack|battle[- ]royale|sandbox|multiplayer|online|spectator|story)[- ]mode\b/gi

/**
 * How a sentence says in which way it is played. How many play is said again in words that anybody reads; what else a mode would be is
 * built by no kind of game, and is said so.
 */
export function modesIn(prompt: string): { rest: string; claims: Claim[] } {
  const claims = [...prompt.matchAll(named)].map(([, mode = '']): Claim => {
    const words = `${mode.charAt(0).toUpperCase()}${mode.slice(1).toLowerCase()} mode`
    return { about: 'other', words }
  })
  const rest = prompt
    .replace(between, (_, ...groups: (string | undefined)[]) => {
      const many = groups.slice(0, 2).find((group) => typeof group === 'string')
      return `, ${many ?? 'two'} players`
    })
    .replace(named, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,]+/, '')
    .replace(/ {2,}/g, ' ')
  return { rest: /\w/.test(rest) ? rest : prompt, claims }
}
