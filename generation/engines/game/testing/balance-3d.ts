import { parseArgs } from 'node:util'
import type { Space } from '@makebelieve/kit/game-3d/space'
import { seedOf } from '../../../pipeline/seed.ts'
import type { SolidDesign } from '../design.ts'
import { solidGenreOf } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { gameToPlay } from '../proof/game-to-play.ts'
import { goodPlayer, middlingPlayer, randomPlayer } from '../proof/players.ts'
import { type Player, playThrough } from '../proof/playthrough.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { samplePlan, troupes } from './sample-plan.ts'

/**
 * How often a good, a middling and a random player win a 3D genre: for whoever tunes it. Sample plans of all troupes, or
 * the plans of prompts.
 *
 *     node generation/engines/game/testing/balance-3d.ts maze-3d [prompt…] [--games 12] [--difficulty hard]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '12' }, difficulty: { type: 'string', default: 'normal' } },
})
const [id = 'collector-3d', ...prompts] = positionals
const games = Number(values.games)
const difficulty = (['easy', 'normal', 'hard'] as const).find((one) => one === values.difficulty) ?? 'normal'

for (const prompt of prompts) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  const { game } = planGame(brief, seedOf(prompt), { dimension: '3d', genre: id })
  report(prompt, solidGenreOf(game.genre), game)
}
if (prompts.length === 0)
  for (const troupe of Object.keys(troupes)) {
    const design = solidGenreOf(id)
    report(troupe, design, samplePlan(design as never, { troupe, seed: 11 + troupe.length, difficulty }))
  }

function report(name: string, { genre, bot, longest = 150 }: SolidDesign, plan: Space['plan']): void {
  const ends = new Map<string, number>()
  const game = gameToPlay<Space>(genre, plan)
  const rate = (count: number, make: (seed: number) => Player<Space>, tells = false): string => {
    let [won, ticks] = [0, 0]
    for (let number = 0; number < count; number++) {
      const seed = plan.seed + 1000 + number * 37
      const through = playThrough({ game, seed, player: make(seed), longest })
      ticks += through.ticks
      if (through.status === 'won') won++
      else if (tells) {
        const because = through.because ?? through.status
        ends.set(because, (ends.get(because) ?? 0) + 1)
      }
    }
    return `${Math.round((won / count) * 100)} % in ${Math.round(ticks / count / 60)} s`
  }
  const few = Math.min(games, 4)
  const told = [
    `good ${rate(few, () => goodPlayer(bot))}`,
    `middling ${rate(games, (seed) => middlingPlayer(game, bot, seed), true)}`,
    `random ${rate(few, (seed) => randomPlayer(game, seed))}`,
  ]
  console.log(`${genre.id} ${difficulty}, ${name}: ${told.join(', ')}`)
  for (const [because, count] of ends) console.log(`  ${count} × ${because}`)
}
