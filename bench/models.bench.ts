import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createModel, createPicture } from '@makebelieve/generation/engines/model/create'
import { percentile, report } from './figures.ts'

/** From a prompt to its picture, and from the picture to a proven mesh, one after the other in one process. */
const prompts = readFileSync(join(import.meta.dirname, 'prompts/models.txt'), 'utf8')
  .trim()
  .split('\n')
const surroundings = { now: () => performance.now(), emit: () => {} }

// The first one loads the language model, the catalogue and the shapes; a worker has done that before its first prompt.
const first = await createPicture({ prompt: 'an apple', ...surroundings })
await createModel({ from: { plan: first.plan }, ...surroundings })
const pictures: number[] = []
const meshes: number[] = []
let [proven, met, all, puffed] = [0, 0, 0, 0]
for (const prompt of prompts) {
  const began = performance.now()
  const { plan } = await createPicture({ prompt, anyway: true, ...surroundings })
  const drawn = performance.now()
  pictures.push(drawn - began)
  if (plan.pieces[0]?.source.by === 'puffed') puffed++
  const model = await createModel({ from: { plan }, ...surroundings })
  meshes.push(performance.now() - drawn)
  if (!model.proven) {
    console.log(`  not proven: ${prompt}: ${model.reason}`)
    continue
  }
  proven++
  met += model.report.requirements.filter(({ status }) => status === 'met').length
  all += model.report.requirements.length
}
report('practice prompts that end in a proven model', proven / prompts.length, 'of all', { least: 1 })
report('requirements met', met / all, 'of all')
report('shown by their flat picture, made solid', puffed / prompts.length, 'of all')
report('prompt to picture, p50', percentile(pictures, 0.5) / 1000, 's', { most: 1.5 })
report('prompt to picture, p95', percentile(pictures, 0.95) / 1000, 's', { most: 2 })
report('picture to proven mesh, p50', percentile(meshes, 0.5) / 1000, 's', { most: 3 })
report('picture to proven mesh, p95', percentile(meshes, 0.95) / 1000, 's')
