import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOne } from './create-one.ts'
import { judgeFolder } from './judge-folder.ts'

const out = mkdtempSync(join(tmpdir(), 'makebelieve-'))
afterAll(() => rmSync(out, { recursive: true, force: true }))

const statusOf = async (folder: string, prompt: string, words: RegExp) =>
  (await judgeFolder(folder, prompt)).requirements.find(({ claim }) => words.test(claim))?.status

describe('a game in a folder', () => {
  const folder = join(out, 'game')
  const prompt = 'a cat collects fish while dogs chase it'
  beforeAll(async () => {
    const task = {
      kind: 'game',
      mode: 'quick',
      dimension: '2d',
      anyway: false,
      edits: [] as string[],
    } as const
    expect(await createOne({ ...task, prompt, out: folder }, () => {})).toMatchObject({ proven: true })
  }, 120_000)

  it('is judged by the sentence it was made of', async () => {
    const judgement = await judgeFolder(folder, prompt)
    expect(judgement).toMatchObject({ kind: 'game', proven: true, prompt })
    expect(judgement.met).toBeGreaterThan(2)
  }, 120_000)

  it('is judged by any other, and says no', async () => {
    expect(await statusOf(folder, 'a horse collects fish while dogs chase it', /horse/)).not.toBe('met')
    expect(await statusOf(folder, 'a cat collects fish while dogs chase it', /cat/)).toBe('met')
  }, 120_000)

  it('is not proven once its file does not do what its design says', async () => {
    appendFileSync(join(folder, 'game.js'), '\nthrow new Error("spoilt")\n')
    expect(await judgeFolder(folder, prompt)).toMatchObject({ proven: false })
  }, 120_000)
})

describe('a model in a folder', () => {
  const folder = join(out, 'model')
  beforeAll(async () => {
    const task = {
      kind: 'model',
      anyway: false,
      edits: [] as string[],
      options: { texture_size: 512 },
      shots: false,
    } as const
    expect(await createOne({ ...task, prompt: 'a red mug', out: folder }, () => {})).toMatchObject({
      proven: true,
    })
  }, 120_000)

  it('is judged by any sentence', async () => {
    expect(await judgeFolder(folder, 'a red mug')).toMatchObject({ kind: 'model', proven: true })
    expect(await statusOf(folder, 'a red mug', /red/)).toBe('met')
    expect(await statusOf(folder, 'a blue mug', /blue/)).not.toBe('met')
  }, 120_000)
})

describe('a simulation in a folder', () => {
  const folder = join(out, 'simulation')
  beforeAll(async () => {
    const task = { kind: 'simulation', anyway: false, edits: [] as string[], shots: false } as const
    const prompt = 'how a pendulum depends on gravity'
    expect(await createOne({ ...task, prompt, out: folder }, () => {})).toMatchObject({ proven: true })
  }, 120_000)

  it('answers its own question, and not another', async () => {
    expect(await statusOf(folder, 'how a pendulum depends on gravity', /pendulum/)).toBe('met')
    expect(await statusOf(folder, 'why do we have seasons', /season/)).not.toBe('met')
  }, 120_000)
})

it('a folder without a creation is said to be one', async () => {
  await expect(judgeFolder(join(out, 'nothing'), 'a cat')).rejects.toThrow('There is no report.json')
})
