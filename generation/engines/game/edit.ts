import { castIn } from '@makebelieve/kit/game/plan'
import type { Claim } from '../../brief/brief.ts'
import { Refused } from '../../pipeline/engine.ts'
import { changeIn, type ToldChange, withReader } from '../../told/change.ts'
import type { PlannedGame } from './design.ts'
import { apply } from './edit/apply.ts'
import type { Edit } from './edit/change.ts'
import { withClaim } from './edit/claims.ts'
import { finished } from './edit/finished.ts'
import { type PartOfWish, type ReadWish, understandEdit } from './edit/understand.ts'
import { readTogether } from './read-together.ts'
import { asOne, withDeedsIn, withDeedsOf } from './rules/edit-rules.ts'
import { upToDate } from './up-to-date.ts'

/** One thing that an edit changed, in words, and what the proof has to find true of it. */
export type Done = { says: string; claims: Claim[] }

export type Edited = { plan: PlannedGame; changes: string[]; done: Done[] }

/** What became of a wish: another plan, or a sentence that says why not. */
type Outcome = { plan: PlannedGame; done: Done[]; cannot: string[]; isUnseen?: boolean }

/**
 * Changes a plan as a message asks, wish by wish. What was not mentioned stays as it is; what cannot be done is said, and when nothing can be
 * done the message is refused. `history` holds the plans before this one, the oldest first; `without` are claims of an earlier try that the
 * proof did not find true; `told` is what a language provider read in it.
 */
export function editGame(
  kept: PlannedGame,
  text: string,
  history: readonly PlannedGame[],
  without: readonly string[] = [],
  told?: ToldChange,
): Edited {
  const before = upToDate(kept)
  const players = castIn(before.game, 'player').flatMap(({ name, plural }) => [name, plural])
  const { text: words, reader } = changeIn(text, told)
  const wishes = understandEdit(words, players, reader)
  if ('refused' in wishes) throw new Refused(wishes.message)
  let current = before
  const done: Done[] = []
  const cannot: string[] = []
  for (const wish of wishes) {
    const made = fulfil(current, wish, history, without)
    current = made.plan
    // 'Add a key and a door' is one change.
    for (const one of made.done) if (!done.some(({ says }) => says === one.says)) done.push(one)
    cannot.push(...made.cannot)
  }
  if (done.length === 0) throw new Refused(cannot.join(' ') || notUnderstood(text))
  const plan = withReader(finished(current, before), told)
  return { plan, changes: [...done.map(({ says }) => says), ...new Set(cannot)], done }
}

/** A wish is done by the first way to read it that can be done; else somebody does something, or it is said on from the prompt. */
function fulfil(
  plan: PlannedGame,
  { wish, ways, partly, told }: ReadWish,
  history: readonly PlannedGame[],
  without: readonly string[],
): Outcome {
  const isUnseen = ({ words }: Claim) => without.includes(words)
  const cannot: string[] = []
  // In a game of rules deeds are rules.
  const isDeed = ({ change }: Edit) => change === 'behaviour' && plan.wishes !== undefined
  // A condition is more than any change says, but for what grows by itself.
  const isMeant = (way: Edit[]) =>
    wish.isRule ? way.every(({ change }) => change === 'extra') : !way.some(isDeed)
  if (told && isMeant(told.edits)) return inPart(plan, told, history, isUnseen)
  for (const edits of ways.filter(isMeant)) {
    const made = applied(plan, edits, history, isUnseen)
    // What was done and could not be seen was meant all the same.
    if (made.isUnseen) return made
    if (made.cannot.length === 0) return withTheirDeeds(made, edits, isUnseen)
    cannot.push(...made.cannot)
  }
  for (const way of [wish.isRule ? undefined : withDeedsOf, readTogether]) {
    const made = way?.(plan, wish)
    const unseen = made?.claims.find(isUnseen)
    if (unseen) return { plan, done: [], cannot: [notSeen(unseen.words)] }
    if (!made) continue
    const [says = '', ...more] = made.says
    const done = [{ says, claims: made.claims }, ...more.map((words) => ({ says: words, claims: [] }))]
    return { plan: made.plan, done, cannot: [] }
  }
  if (partly && isMeant(partly.edits) && cannot.length === 0) {
    const made = inPart(plan, partly, history, isUnseen)
    if (made.done.length > 0) return made
  }
  return { plan, done: [], cannot: [cannot[0] ?? notUnderstood(wish.text)] }
}

/** What can be done of a wish; the words that it leaves over are told. */
function inPart(
  plan: PlannedGame,
  { edits, left }: PartOfWish,
  history: readonly PlannedGame[],
  isUnseen: (claim: Claim) => boolean,
): Outcome {
  const made = applied(plan, edits, history, isUnseen)
  if (made.done.length === 0) return made
  const lost = left.length > 0 ? [`I couldn't do the “${left.join(' ')}” part of that.`] : []
  return withTheirDeeds({ ...made, cannot: [...made.cannot, ...lost] }, edits, isUnseen)
}

/** Whoever came into a game of rules does there what was said of them, or it is told that they don't. */
function withTheirDeeds(made: Outcome, edits: readonly Edit[], isUnseen: (claim: Claim) => boolean): Outcome {
  if (!made.plan.wishes) return made
  let told = made
  for (const edit of edits) {
    if (edit.change !== 'add') continue
    for (const { verb, object, with: tool } of edit.behaviours) {
      const does = [asOne(verb), object, tool && `with ${tool}`].filter(Boolean).join(' ')
      const deeds = withDeedsIn(told.plan, `the ${edit.actor.thing.name} ${does}`)
      told =
        deeds && !deeds.claims.some(isUnseen)
          ? {
              ...told,
              plan: deeds.plan,
              done: [...told.done, { says: deeds.says.join(' '), claims: deeds.claims }],
            }
          : {
              ...told,
              cannot: [
                ...told.cannot,
                `I couldn't find a way in which the ${edit.actor.thing.name} ${does}.`,
              ],
            }
    }
  }
  return told
}

/** All changes of one reading, or nothing of it. */
function applied(
  plan: PlannedGame,
  edits: readonly Edit[],
  history: readonly PlannedGame[],
  isUnseen: (claim: Claim) => boolean,
): Outcome {
  const made: Outcome = { plan, done: [], cannot: [] }
  for (const edit of edits) {
    const step = apply(made.plan, edit, history)
    const unseen = 'cannot' in step || !step.claim || !isUnseen(step.claim) ? undefined : step.claim
    if ('cannot' in step) made.cannot.push(step.cannot)
    else if (unseen) {
      made.cannot.push(notSeen(unseen.words))
      made.isUnseen = true
    } else {
      made.plan = step.claim ? withClaim(step.plan, step.claim) : step.plan
      made.done.push({ says: step.says, claims: step.claim ? [step.claim] : [] })
    }
  }
  return made
}

const notUnderstood = (text: string) =>
  `I couldn't work out how to do “${text}” in this game, so I left that as it was.`
const notSeen = (words: string) =>
  `I tried, but it couldn't be seen in play that ${/^I\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)}, so I left that as it was.`
