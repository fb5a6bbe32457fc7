import { describe, expect, it } from 'vitest'
import type { PlannedGame } from './design.ts'
import { planGame } from './plan.ts'
import type { GameCheckCode } from './proof/check-codes.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'
import { repairGame } from './repair.ts'

const plan = (challenge: number) => ({ game: { challenge, seed: 5, rules: {} } }) as PlannedGame

/** What the repair makes of a failed check. Its words must not matter, so there are none. */
const after = (code: GameCheckCode, challenge = 0.5) =>
  repairGame(plan(challenge), { checks: [{ code, name: '', passed: false, evidence: '' }] })?.game

describe('the repair of a game', () => {
  it.each(['too-hard', 'no-win'] as const)('makes it easier where it is %s', (code) => {
    expect(after(code)).toMatchObject({ challenge: 0.5 - 0.18, seed: 5 })
  })

  it('gives up a clock that leaves no time to win, before anything else', () => {
    const timed = plan(0.5)
    timed.game.rules = { ...timed.game.rules, seconds: 12 }
    const { game } =
      repairGame(timed, { checks: [{ code: 'no-win', name: '', passed: false, evidence: '' }] }) ?? {}
    expect(game).toMatchObject({ challenge: 0.5, seed: 5 })
    expect(game?.rules.seconds).toBeUndefined()
  })

  it('makes it harder where it is too easy', () => {
    expect(after('too-easy')).toMatchObject({ challenge: 0.5 + 0.18, seed: 5 })
  })

  it('goes no further than the challenge does, and then tries other levels', () => {
    expect(after('too-hard', 0.1)).toMatchObject({ challenge: 0, seed: 5 })
    expect(after('too-hard', 0)).toMatchObject({ challenge: 0, seed: 5 + 7919 })
    expect(after('too-easy', 1)).toMatchObject({ challenge: 1, seed: 5 + 7919 })
  })

  it('tries other levels where anything else failed', () => {
    expect(after('loses')).toMatchObject({ challenge: 0.5, seed: 5 + 7919 })
  })

  it.each(['small', 'shipped', 'pictures'] as const)('gives up where no plan helps: %s', (code) => {
    expect(after(code)).toBeUndefined()
  })

  it('keeps the deeds of the sentence as claims where it falls back on a kind that has not got them', () => {
    const brief = briefOfPrompt('an old man mends fishing nets and feeds a seal')
    if ('refused' in brief) throw new Error(brief.message)
    const { claims } = planGame(brief, 5, { rules: false })
    const verbs = claims.flatMap((claim) =>
      claim.about === 'rule' || claim.about === 'deed' ? claim.verb : [],
    )
    expect(verbs).toEqual(expect.arrayContaining(['mend', 'feed']))
  })

  it('leaves out first what only happens on a condition', () => {
    const brief = briefOfPrompt('tame wild horses on a prairie, if you run they flee')
    if ('refused' in brief) throw new Error(brief.message)
    const before = planGame(brief, 5)
    const repaired = repairGame(before, {
      checks: [{ code: 'no-win', name: '', passed: false, evidence: '' }],
    })
    const doneIn = ({ wishes = [] }: Pick<PlannedGame, 'wishes'>) => wishes.map(({ mechanic }) => mechanic)
    expect(doneIn(before)).toEqual(expect.arrayContaining(['tame', 'run', 'flee']))
    expect(doneIn(repaired ?? {})).toEqual(['tame'])
  })

  it('does not take passed checks for failed ones', () => {
    const checks = [
      { code: 'small' as const, name: '', passed: true, evidence: '' },
      { code: 'too-hard' as const, name: '', passed: false, evidence: '' },
    ]
    expect(repairGame(plan(0.5), { checks })?.game.challenge).toBeCloseTo(0.32)
  })
})
