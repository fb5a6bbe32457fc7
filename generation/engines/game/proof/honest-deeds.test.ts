import { expect, it } from 'vitest'
import type { Claim } from '../../../brief/brief.ts'
import { flatGenreOf } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { claimsOf } from '../rules/claims.ts'
import { mechanics } from '../rules/mechanics/index.ts'
import { flatPlace } from './flat-place.ts'
import { proveFlat } from './prove-flat.ts'
import { judge } from './requirements.ts'

const briefOf = (prompt: string) => {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  return brief
}
const plan = planGame(briefOf('a hedgehog walks to the windmill in a meadow'), 3)
const design = flatGenreOf(plan.game.genre)
const proof = proveFlat({ genre: design.genre, bot: design.bot, plan: plan.game })
const [walks] = plan.claims.filter((claim) => claim.about === 'deed')

function verdictOn(changes: Partial<Extract<Claim, { about: 'deed' }>>, scene = plan.game.look.scene) {
  if (walks?.about !== 'deed') throw new Error('Nobody walks')
  const game = { ...plan.game, look: { ...plan.game.look, scene } }
  const place = (claim: Parameters<typeof flatPlace>[0]) => flatPlace(claim, game, design.genre)
  return judge({ plan: { ...plan, game, claims: [{ ...walks, ...changes }] }, design, proof, place })[0]
}

it('is met by getting there, and swimming there is not met over dry ground', () => {
  expect(verdictOn({})?.status).toBe('met')
  expect(verdictOn({ verb: 'swim to' })).toMatchObject({
    status: 'unsupported',
    evidence: expect.stringContaining('no water'),
  })
  expect(verdictOn({ verb: 'swim to' }, 'underwater')?.status).toBe('met')
})

it('is not met where it is done with what is a foe’s', () => {
  expect(verdictOn({ lent: 'windmill' })?.status).toBe('unsupported')
  const lentIn = (prompt: string) => {
    const brief = briefOf(prompt)
    const { wishes = [] } = planGame(brief, 3)
    return claimsOf(brief, wishes, mechanics).some((claim) => claim.about === 'deed' && claim.lent)
  }
  expect(lentIn('a fox opens the gates with a key while a guard carries a lantern')).toBe(false)
  expect(lentIn('a fox collects keys and opens gates')).toBe(false)
})

it('has a swimmer swim under water where nobody said where', () => {
  expect(planGame(briefOf('a seal swims to the bucket and dodges crabs'), 3).game.look.scene).toBe(
    'underwater',
  )
})

it('takes what is thrown to somebody for no attack', () => {
  const wishesIn = (prompt: string) => (planGame(briefOf(prompt), 3).wishes ?? []).map(({ verb }) => verb)
  expect(wishesIn('you are a mole who rolls into foxes while an old bear throws you turnips')).not.toContain(
    'throw',
  )
})

it('is not met where nobody looked at what it is done with', () => {
  const calms = planGame(briefOf('a potter calms bees with smoke, then takes honey'), 3).claims.find(
    ({ about }) => about === 'deed',
  )
  expect(calms).toMatchObject({ mechanic: 'lull', more: 'with smoke' })
  expect(verdictOn({ more: 'with smoke' })).toMatchObject({
    status: 'unsupported',
    evidence: expect.stringContaining('with smoke'),
  })
})
