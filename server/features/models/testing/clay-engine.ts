import { imageOptions } from '@makebelieve/contract/entities/generation-options'
import type { PictureDetails } from '../../../engines/model-details.ts'
import { type Generate, GenerationFailure } from '../../../runs/generator.ts'
import { passGates } from '../../../testing/gate.ts'

/**
 * A small engine for tests of the server: everything is a lump of clay that remembers what it was asked. Some words
 * make it misbehave, each in a way that a real engine could.
 */
export const generate: Generate = async (task, emit) => {
  const { prompt = '' } = task.input as { prompt?: string }
  await misbehave(prompt)
  if ('uploaded' in task.input) return look(task.input.uploaded as Uint8Array)
  if (task.kind === 'free') return 'glb' in task.input ? exported(task.input) : picture(task.input)
  return model(task.input, emit)
}

/** Noise hardly compresses, and nothing can be made of it. */
function look(uploaded: Uint8Array): ReturnType<Generate> {
  if (uploaded.length > 3000) throw new GenerationFailure('There is no lump in it.')
  return { kind: 'model', name: '', files: [], details: {} }
}

type Clay = { kind: 'model'; seed: number; words: string[] }

function picture(input: object): ReturnType<Generate> {
  const { prompt, options, plan, history } = input as {
    prompt: string
    options?: object
    plan?: Clay
    history?: Clay[]
  }
  const { stable_seed: seed = 1 } = imageOptions.parse(options ?? {})
  const next: Clay =
    prompt === 'undo' && history?.length
      ? (history.at(-1) as Clay)
      : { kind: 'model', seed, words: [...(plan?.words ?? []), prompt] }
  const changes = plan ? [`Clay: ${prompt}.`] : []
  const details: PictureDetails = { plan: next, answer: `A lump: ${next.words.join(', ')}.`, changes }
  const bytes = new TextEncoder().encode(`picture of ${next.words.join(', ')} ${next.seed}`)
  return {
    kind: 'model',
    name: 'Lump',
    files: [{ path: 'picture.webp', type: 'image/webp', bytes }],
    details,
  }
}

function model(input: object, emit: Parameters<Generate>[1]): ReturnType<Generate> {
  const { plan, picture, options } = input as { plan?: Clay; picture?: Uint8Array; options?: object }
  emit({ type: 'stage', name: 'build', state: 'started', progress: 0.1 })
  const glb = new TextEncoder().encode(
    `glTF of ${plan ? plan.words.join(', ') : `a picture of ${picture?.length} bytes`} ${JSON.stringify(options ?? {})}`,
  )
  emit({ type: 'stage', name: 'build', state: 'finished', milliseconds: 1, progress: 1 })
  const answer = 'A lump of clay.'
  emit({ type: 'editor_result', text: answer })
  const report = clayReport(glb.length)
  const file = (path: string, type: string, bytes: Uint8Array) => ({ path, type, bytes })
  return {
    kind: 'model',
    name: 'Lump',
    files: [
      file('model.glb', 'model/gltf-binary', glb),
      file('lod1.glb', 'model/gltf-binary', glb.slice(0, 6)),
      file('lod2.glb', 'model/gltf-binary', glb.slice(0, 4)),
      file('preview.webp', 'image/webp', new TextEncoder().encode('a picture')),
      file('report.json', 'application/json', new TextEncoder().encode(JSON.stringify(report))),
    ],
    details: { plan, answer },
  }
}

export const clayReport = (bytes: number) => ({
  title: 'Lump',
  answer: 'A lump of clay.',
  checks: [{ name: 'Closed', passed: true, evidence: 'No part has a hole.' }],
  requirements: [{ claim: 'There is a lump', status: 'met', evidence: 'One lump.' }],
  figures: {
    triangles: 12,
    vertices: 8,
    drawCalls: 1,
    bytes,
    textureSize: 1024,
    size: [1, 1, 1],
    parts: [{ name: 'lump', triangles: 12, material: 'clay', colour: '#aa7755' }],
  },
  milliseconds: { build: 1 },
})

function exported(input: object): ReturnType<Generate> {
  const { format, glb } = input as { format: string; glb: Uint8Array }
  const bytes = new TextEncoder().encode(`${format} of ${glb.length} bytes`)
  return { kind: 'model', name: format, files: [{ path: format, type: 'application/octet-stream', bytes }] }
}

async function misbehave(prompt: string): Promise<void> {
  if (prompt.includes('refuse')) throw new GenerationFailure('Clay cannot be that.')
  if (prompt.includes('break')) throw new TypeError('lump is not defined')
  await passGates(prompt)
}
