import { digestOfCode, type EnvironmentDetails } from '../../../engines/environment-details.ts'
import { type Generate, GenerationFailure } from '../../../runs/generator.ts'

/**
 * A small engine for tests of the server: every place is a garden that remembers what it was asked. Some words make it
 * misbehave, each in a way that a real engine could.
 */
export const generate: Generate = async ({ input }, emit) => {
  const task = input as Task
  if ('code' in input) return exported(input as { code: string })
  misbehave(task.prompt)
  emit({ type: 'stage', name: 'build', state: 'started', progress: 0.1 })
  const words = [...(task.plan?.words ?? []), task.complaint ? 'mended' : task.prompt]
  const plan = { kind: 'environment', title: 'Garden', seed: task.seed ?? 1, words }
  const code = `garden(${JSON.stringify({ ...plan, picture: task.picture?.length, before: task.history?.length })})`
  emit({ type: 'stage', name: 'build', state: 'finished', milliseconds: 1, progress: 1 })
  const changes = task.plan ? [`Planted: ${task.prompt}.`] : []
  const answer = `A garden: ${words.join(', ')}.`
  emit({ type: 'editor_result', text: answer })
  const details: EnvironmentDetails = { plan, answer, changes, codeDigest: digestOfCode(code) }
  const files = [
    file('index.html', 'text/html', gardenPage),
    file('environment.js', 'text/javascript', code),
    file('preview.webp', 'image/webp', 'a picture'),
    file('report.json', 'application/json', JSON.stringify(gardenReport(plan, answer))),
  ]
  return { kind: 'environment', name: plan.title, files, details }
}

type Task = {
  prompt: string
  seed?: number
  picture?: Uint8Array
  plan?: { words: string[] }
  history?: object[]
  complaint?: object
}

export const gardenPage = '<!doctype html><script type="module" src="./environment.js"></script>'

export const gardenReport = (plan: object, answer: string) => ({
  plan,
  title: 'Garden',
  answer,
  checks: [{ name: 'Walked for a minute', passed: true, evidence: 'Never stuck.' }],
  requirements: [{ claim: 'There is a garden', status: 'met', evidence: 'Seen from 3 places.' }],
  figures: { drawCalls: 12, triangles: 3400, bytes: 90 },
  notes: [],
  milliseconds: { build: 1 },
})

function exported({ code }: { code: string }): ReturnType<Generate> {
  const files = [
    file('environment.zip', 'application/zip', `zip of ${code}`),
    file('offline.html', 'text/html', `<!doctype html>${code}`),
  ]
  return { kind: 'environment', name: 'Garden', files }
}

const file = (path: string, type: string, text: string) => ({
  path,
  type,
  bytes: new TextEncoder().encode(text),
})

function misbehave(prompt: string): void {
  if (prompt.includes('refuse')) throw new GenerationFailure('Nothing grows there.')
  if (prompt.includes('break')) throw new TypeError('spade is not defined')
}
