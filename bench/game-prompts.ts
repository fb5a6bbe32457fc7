import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGame } from '@makebelieve/generation/engines/game/create'
import { checkShipped } from '@makebelieve/generation/engines/game/shipped/shipped'
import { percentile, report } from './figures.ts'

type Measured = {
  dimension: '2d' | '3d'
  /** A file of `prompts/`. */
  file: string
  /** Seconds that are allowed. */
  most: { p50: number; p95?: number }
}

/** What would be declined is made all the same: how long that takes, and how it fares, is told apart. */
const order = { mode: 'quick', anyway: true, now: () => performance.now(), emit: () => {} } as const

/** From prompts to proven games with their files, one after the other in one process, as a worker thread does it. */
export async function measureGames({ dimension, file, most }: Measured): Promise<void> {
  const prompts = readFileSync(join(import.meta.dirname, 'prompts', file), 'utf8')
    .trim()
    .split('\n')
  // The first one loads the language model and the catalogue; a worker has done that before its first prompt.
  await createGame({ prompt: 'a frog', dimension, ...order })
  const times: number[] = []
  const sizes: number[] = []
  /** What loading and replaying the file takes, and which part of the whole that is. */
  const replays: number[] = []
  const parts: number[] = []
  let proven = 0
  let declined = 0
  /** Wishes of prompts whose kind of game exists, and of those that get the nearest one. */
  const wishes = { exists: { met: 0, all: 0 }, nearest: { met: 0, all: 0 } }
  for (const prompt of prompts) {
    const began = performance.now()
    const game = await createGame({ prompt, dimension, ...order })
    const took = performance.now() - began
    times.push(took)
    if (!game.proven) {
      console.log(`  not proven: ${prompt}: ${game.reason}`)
      continue
    }
    proven++
    const { plan, build, verdict } = game.outcome
    sizes.push(Buffer.byteLength(build.code) / 1024)
    const again = performance.now()
    await checkShipped({ build, plan, evidence: verdict.evidence })
    replays.push(performance.now() - again)
    parts.push((performance.now() - again) / took)
    const kind = plan.standsIn ? 'nearest' : 'exists'
    if (plan.standsIn) declined++
    wishes[kind].met += verdict.requirements.filter(({ status }) => status === 'met').length
    wishes[kind].all += verdict.requirements.length
  }
  const [p50, p95] = [percentile(times, 0.5) / 1000, percentile(times, 0.95) / 1000]
  report('practice prompts that end in a proven game', proven / prompts.length, 'of all', { least: 1 })
  report('practice prompts that would be declined', declined / prompts.length, 'of all')
  report('requirements met where the kind of game exists', wishes.exists.met / wishes.exists.all, 'of all', {
    least: 0.85,
  })
  if (wishes.nearest.all > 0)
    report('requirements met by the nearest kind', wishes.nearest.met / wishes.nearest.all, 'of all')
  if (dimension === '3d') report('the largest game.js without three', Math.max(...sizes), 'KB', { most: 300 })
  report('prompt to proven game, p50', p50, 's', { most: most.p50 })
  report('prompt to proven game, p95', p95, 's', most.p95 === undefined ? {} : { most: most.p95 })
  report('p95 as a multiple of p50', p95 / p50, 'times')
  report('of it: loading and replaying the file, p50', percentile(replays, 0.5), 'ms', { most: 300 })
  report('of it: loading and replaying the file, p95', percentile(replays, 0.95), 'ms')
  report('loading and replaying the file as a part of the whole, p50', percentile(parts, 0.5), 'of all')
}
