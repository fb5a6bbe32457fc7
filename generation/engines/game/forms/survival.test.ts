import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { bodiesOf } from '@makebelieve/kit/rules/world'
import { describe, expect, test } from 'vitest'
import { planGame } from '../plan.ts'
import { gameToPlay } from '../proof/game-to-play.ts'
import { goodPlayer, nobody } from '../proof/players.ts'
import { playThrough } from '../proof/playthrough.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { bot } from '../rules/bot/bot.ts'

function planOf(prompt: string, seed: number) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error('This prompt is refused')
  return planGame(brief, seed).game
}

describe('an arena with waves of foes', () => {
  test.each([3, 14, 25])('is won by the bot and lost by whoever stands about, seed %i', (seed) => {
    const plan = planOf('survive four waves of zombies', seed)
    const game = gameToPlay(genre, plan)
    const tries = [0, 1, 2].map((more) =>
      playThrough({ game, seed: seed + more * 101, player: goodPlayer(bot), longest: 170 }),
    )
    expect(tries.map(({ status }) => status)).toContain('won')
    expect(playThrough({ game, seed, player: nobody, longest: 120 }).status).toBe('lost')
  })

  test('waves follow each other, and each is larger than the one before', () => {
    const plan = planOf('survive four waves of zombies', 5)
    expect(plan.rules.waves).toBe(4)
    const world = genre.create({ ...plan, rules: { ...plan.rules, gentle: true } }, 5)
    const came: Record<number, number> = {}
    for (let step = 0; step < 60 * 200 && world.status === 'playing'; step++) {
      const wave = world.phase.rounds.wave ?? 0
      const all = Object.values(world.phase.came).reduce((sum, one) => sum + one, 0)
      if (world.phase.id === 'wave') came[wave] = Math.max(came[wave] ?? 0, all)
      for (const foe of bodiesOf(world, 'zombie')) if (foe.age > 120) foe.gone = true
      advance(genre, world, { held: 0, second: 0 })
    }
    const sizes = Object.values(came)
    expect(sizes.length).toBe(4)
    expect([...sizes].sort((one, other) => one - other)).toEqual(sizes)
    expect(world.status).toBe('won')
  })

  test('who is shot at comes at the player all the same, and leaves something behind', () => {
    const { book } = planOf('vampire survivors but with a chef throwing pancakes at hungry raccoons', 2)
    expect(book?.kinds.find(({ id }) => id === 'raccoon')?.drive.does).toBe('swarm')
    expect(book?.rules.some(({ when }) => 'defeated' in when && when.defeated === 'raccoon')).toBe(true)
  })
})
