import { expect, it } from 'vitest'
import { digestOf, judgedBefore } from './judged-before.ts'

const { writtenOn, prompts } = judgedBefore()

it(`judges 200 prompts as it did on ${writtenOn}, to the last bit`, { timeout: 120_000 }, () => {
  expect(prompts).toHaveLength(200)
  const others = prompts.filter(({ prompt, kind, digest }) => digestOf(prompt, kind) !== digest)
  expect(others.map(({ prompt }) => prompt)).toEqual([])
})
