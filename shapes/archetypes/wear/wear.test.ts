import { expect, it } from 'vitest'
import { shapeOf } from '../../archetype.ts'
import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { wear } from './index.ts'

checkArchetypes(wear)

it('tells where the wearer goes', () => {
  for (const one of wear)
    expect(shapeOf(one, { noun: one.nouns[0] ?? one.id, detail: 0.4 }).sockets.inside, one.id).toBeDefined()
})
