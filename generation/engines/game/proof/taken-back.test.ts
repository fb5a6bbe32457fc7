import { expect, it } from 'vitest'
import { flatGenreOf } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { proveFlat } from './prove-flat.ts'
import { takenBack } from './taken-back.ts'

function proofOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  const plan = planGame(brief, 7)
  const { genre, bot, longest } = flatGenreOf(plan.game.genre)
  return proveFlat({ genre, bot, plan: plan.game, longest })
}

it('a move is seen to be taken back where that works, and a button alone is none', () => {
  const proof = proofOf('solitaire')
  expect(takenBack({ proof })).toMatch(/Undo/)
  const controls = proof.game.controls.map((one) =>
    /^undo/i.test(one.says) ? { ...one, input: 'l' as const } : one,
  )
  expect(takenBack({ proof: { ...proof, game: { ...proof.game, controls } } })).toBeUndefined()
})

it('what was turned over in a game of pairs stays so', () => {
  expect(takenBack({ proof: proofOf('a memory game of pairs with birds') })).toBeUndefined()
})
