import { expect, it } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

const planned = (prompt: string) => {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.refused)
  const { game, pictures } = planGame(brief, 1)
  const player = game.cast.find(({ role }) => role === 'player')
  return { scene: game.look.scene, player: player && pictures[player.picture]?.noun }
}

it.each([
  ['an astronaut girl collects stars between asteroids', { scene: 'space', player: 'astronaut' }],
  ['a pirate boy digs for gold', { player: 'pirate' }],
  ['a girl collects stars', { player: 'girl' }],
  ['flappy bird with a jellyfish', { scene: 'underwater' }],
  ['flappy bird with a pig', { scene: 'sky' }],
  ['flappy bird with a fish in the desert', { scene: 'desert' }],
])('%s is shown as it is said', (prompt, expected) => {
  expect(planned(prompt)).toMatchObject(expected)
})
