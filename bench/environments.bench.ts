import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEnvironment } from '@makebelieve/generation/engines/environment/create'
import { percentile, report } from './figures.ts'

/** From a prompt to a proven place with its files, one after the other in one process. */
const prompts = readFileSync(join(import.meta.dirname, 'prompts/environments.txt'), 'utf8')
  .trim()
  .split('\n')
const surroundings = { now: () => performance.now(), emit: () => {} }

// The first one loads the language model, the catalogue and the shapes; a worker has done that before its first prompt.
await createEnvironment({ prompt: 'a meadow', ...surroundings })
const times: number[] = []
const drawCalls: number[] = []
let [proven, seen, named, met, all] = [0, 0, 0, 0, 0]
for (const prompt of prompts) {
  const began = performance.now()
  const made = await createEnvironment({ prompt, ...surroundings })
  times.push(performance.now() - began)
  if (!made.proven) {
    console.log(`  not proven: ${prompt}: ${made.reason}`)
    continue
  }
  proven++
  const { figures, requirements } = made.report
  seen += figures.nouns.seen
  named += figures.nouns.all
  drawCalls.push(figures.drawCalls)
  met += requirements.filter(({ status }) => status === 'met').length
  all += requirements.length
}
report('practice prompts that end in a proven environment', proven / prompts.length, 'of all', { least: 1 })
report('nouns of the prompts that are seen', seen / named, 'of all', { least: 0.85 })
report('requirements met', met / all, 'of all')
report('draw calls, most', Math.max(...drawCalls), '', { most: 150 })
report('prompt to proven environment, p50', percentile(times, 0.5) / 1000, 's', { most: 1.5 })
report('prompt to proven environment, p95', percentile(times, 0.95) / 1000, 's')
