import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSimulation } from '@makebelieve/generation/engines/simulation/create'
import { percentile, report } from './figures.ts'

/** From a prompt to a proven simulation with its files, one after the other in one process. Each line names the topic that is right. */
const rows = readFileSync(join(import.meta.dirname, 'prompts/simulations.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const surroundings = { anyway: true, now: () => performance.now(), emit: () => {} }

// The first one loads the topics and the meanings of words; a worker has done that before its first prompt.
await createSimulation({ prompt: 'a thing that nobody has heard of', ...surroundings })
const times: number[] = []
let [proven, right, met, all] = [0, 0, 0, 0]
for (const [prompt = '', topic = ''] of rows) {
  // Bundling a topic happens once in the life of an installation.
  await createSimulation({ prompt, seed: 1, ...surroundings })
  const began = performance.now()
  const made = await createSimulation({ prompt, ...surroundings })
  times.push(performance.now() - began)
  if (!made.proven) {
    console.log(`  not proven: ${prompt}: ${made.reason}`)
    continue
  }
  proven++
  const served = made.plan.parts.map((part) => part.topic)
  if (served.includes(topic)) right++
  else console.log(`  not ${topic}: ${prompt}: ${served.join(', ')}`)
  met += made.report.requirements.filter(({ status }) => status === 'met').length
  all += made.report.requirements.length
}
report('practice prompts that end in a proven simulation', proven / rows.length, 'of all', { least: 1 })
report('served by the right system', right / rows.length, 'of all', { least: 1 })
report('requirements met', met / all, 'of all')
report('prompt to proven simulation, p50', percentile(times, 0.5) / 1000, 's', { most: 0.5 })
report('prompt to proven simulation, p95', percentile(times, 0.95) / 1000, 's')
