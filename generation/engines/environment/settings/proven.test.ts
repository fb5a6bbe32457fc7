import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import { createEnvironment } from '../create.ts'
import { settings } from './index.ts'
import type { Setting } from './setting.ts'

/** Places are written down by the dozen: the file that holds one is the one that has its name. */
const files = globSync('*/*.ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
function fileOf({ id }: Setting): string {
  const [file] = files.filter((one) => texts.get(one)?.includes(`id: '${id}'`))
  if (!file) throw new Error(`No file has the place ${id}`)
  return fromRoot(file)
}

const family = new Family<Setting>('settings', {
  keyOf: ({ id }) => id,
  source: fileOf,
  own: ['generation/engines/environment/settings'],
  ground: ['generation/engines/environment/create.ts', fromRoot(import.meta.filename)],
})

for (const setting of family.due(settings))
  it(`the place ${setting.id} is made of its own words, and proven`, {
    ...family.mark(setting),
    timeout: 120_000,
  }, async () => {
    const [prompt = ''] = setting.words
    const made = await createEnvironment({ prompt, seed: 1, now: () => performance.now(), emit: () => {} })
    expect(made.proven && made.plan.setting).toBe(setting.id)
  })
