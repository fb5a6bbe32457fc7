import type { Claim } from '../../brief/brief.ts'
import { unsaidOf } from '../../brief/unsaid.ts'
import type { Wish } from '../../reading/wishes.ts'
import { openCatalogue } from '../../things/catalogue.ts'
import { dimensionOf } from './change-dimension.ts'
import type { PlannedGame } from './design.ts'
import { withDrawingsOf } from './drawn/with-drawings.ts'
import { numberRules } from './edit/apply-rules.ts'
import { planGame } from './plan.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'

const ofWhatIs = new Set<Wish['changes'][number]['op']>(['remove', 'replace', 'move', 'fewer', 'more'])

/** What was said on from the words before: sentences, and what is claimed by them. */
export type SaidOn = { plan: PlannedGame; says: string[]; claims: Claim[] }

/** Whoever is on the stage may be spoken of without being news. */
const toldOf = ({ game }: PlannedGame) => game.cast.flatMap(({ name, plural }) => [name, plural])

/**
 * An edit for which there is no change by name, 'she also brings them soup', 'use vegetables instead', is what was said next: read after the
 * words before it, as one prompt, so that 'she' is who was named. It holds only where nothing is lost by it: the game is still what its words
 * make of it, stays of its kind, keeps all that was claimed, and everything new can be looked for.
 */
export function readTogether(plan: PlannedGame, wish: Wish): SaidOn | undefined {
  const { text } = wish
  // Whoever wants something in place of what is there does not want both.
  if (/\binstead\b/i.test(text) || wish.changes.some(({ op }) => ofWhatIs.has(op))) return undefined
  // And whoever compares speaks of the game that is there.
  if (/\b(?:too|more|less|fewer|than|other|\w{3,}er)\b/i.test(text)) return undefined
  const before = planned(plan, plan.prompt)
  if (!before || essenceOf(before) !== essenceOf(plan)) return undefined
  const after = planned(plan, `${plan.prompt.replace(/[\s.!?,;]+$/, '')}. ${text}`)
  if (!after || after.game.genre !== plan.game.genre) return undefined
  const has = ({ claims }: PlannedGame, claim: Claim) => claims.some((one) => keyOf(one) === keyOf(claim))
  const fresh = after.claims.filter((claim) => !has(before, claim))
  // What is still asked for was not understood as what it asks for.
  if (fresh.some(({ words }) => /^(?:give|add|make|put|let|change|turn)\b/i.test(words))) return undefined
  // 'Three players', where two can play.
  const isOther = (claim: Claim) => {
    const known = claim.about === 'number' ? numberRules[claim.what as keyof typeof numberRules] : undefined
    return claim.about === 'number' && known !== undefined && after.game.rules[known.rule] !== claim.value
  }
  if (fresh.some(isOther)) return undefined
  if (fresh.length === 0 || !fresh.every(canBeLookedFor)) return undefined
  if (!before.claims.every((claim) => has(after, claim) || fresh.some((one) => replaces(one, claim))))
    return undefined
  const said = fresh.map(({ words }) => words.replace(/\brounds\b/, 'rounds questions'))
  if (unsaidOf(wish, [...said, ...toldOf(plan)], openCatalogue()).length > 0) return undefined
  const { title, look, difficulty, challenge } = plan.game
  const isAsBefore = JSON.stringify(before.game.look) === JSON.stringify(after.game.look)
  const game = { ...after.game, title, difficulty, challenge, ...(isAsBefore && { look }) }
  return {
    plan: withDrawingsOf(plan, { ...after, game }),
    says: fresh.map(
      ({ words }) =>
        `${capital(/\bquestions\b/i.test(text) ? words.replace(/\brounds\b/, 'questions') : words)}.`,
    ),
    claims: fresh,
  }
}

function planned(plan: PlannedGame, prompt: string): PlannedGame | undefined {
  const brief = briefOfPrompt(prompt)
  return 'refused' in brief
    ? undefined
    : planGame(brief, plan.game.seed, { dimension: dimensionOf(plan), genre: plan.game.genre })
}

/** What edits change, and what making it fit does not. */
function essenceOf({ game: { genre, cast, rules, look, content = {} } }: PlannedGame): string {
  const { leftOut: _, ...rest } = content
  const members = cast.map(({ id, name, role, count, size, speed, colour }) =>
    [id, name, role, count, size, speed, colour].join(' '),
  )
  return JSON.stringify([genre, members, rules, look.scene, look.time, look.weather, look.style, rest])
}

const keyOf = ({ about, words }: Claim) => `${about} ${words.toLowerCase()}`

/** A scene has a name of its own; a deed that something else stands in for is not done. */
const canBeLookedFor = (claim: Claim) =>
  !['other', 'unserved', 'scene', 'rule', 'genre', 'dimension'].includes(claim.about) &&
  (claim.about !== 'deed' || (claim.instead === undefined && claim.more === undefined))

/** What is said of the same takes the place of what was said before. */
const replaces = (one: Claim, other: Claim) =>
  one.about === other.about && (one.about === 'topic' || one.about === 'number')

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
