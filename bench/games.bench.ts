import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGame } from '@makebelieve/generation/create-game'
import { percentile, report } from './figures.ts'

/** From a prompt to a proven game with its files, one after the other in one process, as a worker thread does it. */
const prompts = readFileSync(join(import.meta.dirname, 'prompts/games-2d.txt'), 'utf8')
  .trim()
  .split('\n')
const order = { mode: 'quick', now: () => performance.now(), emit: () => {} } as const

// The first one loads the language model and the catalogue; a worker has done that before its first prompt.
await createGame({ prompt: 'a frog', ...order })
const times: number[] = []
let proven = 0
/** Wishes of prompts whose kind of game exists, and of those that get the nearest one. */
const wishes = { exists: { met: 0, all: 0 }, nearest: { met: 0, all: 0 } }
for (const prompt of prompts) {
  const began = performance.now()
  const game = await createGame({ prompt, ...order })
  times.push(performance.now() - began)
  if (!game.proven) {
    console.log(`  not proven: ${prompt}: ${game.reason}`)
    continue
  }
  proven++
  const { requirements } = game.outcome.verdict
  const kind = game.outcome.plan.notes.some((note) => note.includes('cannot be built yet'))
    ? 'nearest'
    : 'exists'
  wishes[kind].met += requirements.filter(({ status }) => status === 'met').length
  wishes[kind].all += requirements.length
}
report('practice prompts that end in a proven game', proven / prompts.length, 'of all', { least: 1 })
report('requirements met where the kind of game exists', wishes.exists.met / wishes.exists.all, 'of all', {
  least: 0.85,
})
report('requirements met by the nearest kind', wishes.nearest.met / wishes.nearest.all, 'of all')
report('prompt to proven game, p50', percentile(times, 0.5) / 1000, 's', { most: 1.5 })
report('prompt to proven game, p95', percentile(times, 0.95) / 1000, 's', { most: 4 })
report('p95 as a multiple of p50', percentile(times, 0.95) / percentile(times, 0.5), 'times')
