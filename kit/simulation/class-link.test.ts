import { expect, it } from 'vitest'
import { classLinkIn } from './class-link.ts'

it('reads how a class link opens a simulation, and takes nothing else for one', () => {
  const link = { level: 'young', values: { length: 2 }, locked: true }
  expect(classLinkIn(JSON.stringify({ opens: link }))).toEqual(link)
  const nothing = '{"opens":{"level":"","values":{"length":"far"},"locked":false}}'
  for (const text of [undefined, '', '{', '{"topic":"pendulum","values":{}}', nothing])
    expect(classLinkIn(text)).toBeUndefined()
})
