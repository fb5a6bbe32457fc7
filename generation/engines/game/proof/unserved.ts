import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Claim } from '../../../brief/brief.ts'
import { tracesInPlay } from '../rules/seen-in-play.ts'
import { judgeMoving } from './judge-moving.ts'
import { deedsOf, judgeRule } from './judge-rule.ts'
import { find, judgeActor } from './on-stage.ts'
import { untelling } from './signs.ts'
import { type Case, unchecked, unmet, type Verdict } from './verdict.ts'

/**
 * A deed that nothing knows how to see. It is never met; but what is done leaves a trace, and where nothing at all ever came of somebody, or
 * happened between those whom the sentence names, it was not done.
 */
export function judgeUnserved(claim: Extract<Claim, { about: 'unserved' }>, situation: Case): Verdict {
  const { plan, proof, design } = situation
  // A kind of game with rules of its own may show what no mechanic does: 'fill up' is that it fills.
  const shown = Object.values(design.shows?.(plan.game) ?? {}).flat()
  const verb = plan.game.book
    ? undefined
    : [claim.verb, claim.verb.split(' ')[0]].find((one) => one && shown.includes(one))
  if (verb !== undefined && claim.who === 'player' && claim.whoms.length < 2) {
    const [object] = claim.whoms
    const rule = {
      about: 'rule',
      mechanic: 'click',
      verb,
      subject: claim.who,
      ...(object && { object }),
    } as const
    return judgeRule({ ...rule, words: claim.words, ...(claim.nouns && { nouns: claim.nouns }) }, situation)
  }
  const ids = [claim.who, ...claim.whoms]
  for (const id of ids) {
    if (id === 'player' && claim.nouns?.player === undefined) continue
    const there = judgeActor(id, situation, claim)
    if (there.status !== 'met') return there
  }
  const who = find(situation, claim.who)
  const whoms = claim.whoms.flatMap((id) => find(situation, id) ?? [])
  if (!who) return unmet('This kind of game had no room for it.')
  const moving = whoms.length === 0 ? judgeMoving(claim, situation) : undefined
  if (moving) return moving
  const you = plan.game.cast.find(({ role }) => role === 'player')?.id ?? ''
  const isTraced = plan.game.book
    ? tracesInPlay({ you, who: who.id, whoms: whoms.map(({ id }) => id), verb: claim.verb }, proof)
    : deedsOf(proof).some(
        ({ type, by, to }) =>
          !untelling.includes(type) &&
          (whoms.length === 0
            ? by === who.id
            : whoms.some(({ id }) => (by === who.id && to === id) || (by === id && to === who.id))),
      )
  return isTraced
    ? unchecked('Nothing here shows whether it happens: it was not checked.')
    : unmet(nothingOf(who, whoms))
}

function nothingOf({ name }: CastMember, whoms: readonly CastMember[]): string {
  const [whom] = whoms
  return whom
    ? `In no game did anything happen between the ${name} and the ${whom.name}.`
    : `In no game did anything come of the ${name}: it was only there.`
}
