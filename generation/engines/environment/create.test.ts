import { describe, expect, it } from 'vitest'
import { Refused } from '../../pipeline/engine.ts'
import { createEnvironment, editCreatedEnvironment } from './create.ts'
import { exportsOf } from './files.ts'
import { environmentPlan } from './plan-schema.ts'

const surroundings = { now: () => performance.now(), emit: () => {} }
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('from a prompt to an environment', () => {
  it('makes a proven place with its page, code, picture and report, and changes it when asked', async () => {
    const prompt = 'a meadow with two cows and a red barn at noon'
    const made = await createEnvironment({ prompt, ...surroundings })
    if (!made.proven) throw new Error(made.reason)
    expect(made.files.map(({ path }) => path)).toEqual([
      'index.html',
      'environment.js',
      'preview.webp',
      'report.json',
    ])
    const [html, code, preview, report] = made.files
    expect(text(html?.bytes)).toContain('/vendor/three.module.js')
    expect(text(code?.bytes)).toContain("import * as THREE from 'three'")
    expect(text(preview?.bytes.subarray(8, 12))).toBe('WEBP')
    expect(JSON.parse(text(report?.bytes)).checks.every(({ passed }: { passed: boolean }) => passed)).toBe(
      true,
    )
    expect(environmentPlan.safeParse(made.plan).success).toBe(true)
    expect(made.report.figures.nouns.seen).toBe(made.report.figures.nouns.all)

    const edited = await editCreatedEnvironment(made.plan, 'make it night', [], { seed: 1, ...surroundings })
    if (!edited.proven) throw new Error(edited.reason)
    expect(edited.plan.hour > 20 || edited.plan.hour < 5).toBe(true)
    expect(edited.changes.length).toBeGreaterThan(0)

    const [zip, offline] = await exportsOf(made.plan.title, text(code?.bytes))
    expect(zip?.path).toBe('environment.zip')
    expect(text(offline?.bytes)).toContain('data:text/javascript;base64,')
  }, 60_000)

  it('makes the same place from the same words', async () => {
    const order = { prompt: 'a small garden with a bench', ...surroundings }
    const [one, other] = [await createEnvironment(order), await createEnvironment(order)]
    if (!one.proven || !other.proven) throw new Error('A garden with a bench is no difficult wish')
    expect(text(one.files[1]?.bytes)).toBe(text(other.files[1]?.bytes))
  }, 60_000)

  it('refuses what is no prompt', async () => {
    await expect(createEnvironment({ prompt: '   ', ...surroundings })).rejects.toThrow(Refused)
  })

  it('makes no meadow of words of which it shows nothing', async () => {
    const order = { prompt: 'asdfgh qwerty zxcvb', ...surroundings }
    await expect(createEnvironment(order)).rejects.toThrow('What should the place look like?')
  }, 60_000)
})
