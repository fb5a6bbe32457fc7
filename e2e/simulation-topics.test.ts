import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { sampled } from '../script/testing/sample.ts'
import { useVisitors } from './visitor.ts'

const visit = useVisitors()
const kit = join(import.meta.dirname, '../kit/simulation')
const lessons = join(import.meta.dirname, '../lessons/index.ts')

/** All topics and their proof as one script. */
async function script(): Promise<string> {
  const entry = 'topics-entry'
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: entry,
        resolveId: (name) => (name === entry ? name : undefined),
        load: (name) =>
          name === entry
            ? `import { systems } from ${JSON.stringify(lessons)}
               import { proveSystem } from ${JSON.stringify(join(kit, 'proof.ts'))}
               globalThis.prove = (id) => proveSystem(systems.get(id), 11).filter(({ passed }) => !passed)
               globalThis.topics = [...systems.keys()]`
            : undefined,
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}

type Topics = { topics: string[]; prove(id: string): unknown[] }

it('a topic agrees with its equations in my browser too, by the same code', {
  timeout: 600_000,
}, async () => {
  const { page } = await visit('/about')
  await page.evaluate(await script())
  const topics = await page.evaluate(() => (globalThis as unknown as Topics).topics)
  expect(topics.length).toBeGreaterThanOrEqual(80)
  const failed: Record<string, unknown[]> = {}
  for (const id of sampled('topics in Chromium', topics, String)) {
    const found = await page.evaluate((topic) => (globalThis as unknown as Topics).prove(topic), id)
    if (found.length > 0) failed[id] = found
  }
  expect(failed).toEqual({})
})
