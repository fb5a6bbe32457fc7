import { expect, it } from 'vitest'
import { shapeOf } from '../../archetype.ts'
import { polished } from '../../materials/material.ts'
import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { creatures } from './index.ts'
import { quadruped } from './quadruped.ts'

checkArchetypes(creatures)

it('gives every creature a place for a hat, or a top', { timeout: 240_000 }, () => {
  for (const one of creatures) {
    const { sockets } = shapeOf(one, { noun: one.nouns[0] ?? one.id, detail: 0.25 })
    expect(sockets.head ?? sockets.top, one.id).toBeDefined()
  }
})

it('takes off its own colours when it is made of something else', { timeout: 60_000 }, () => {
  const { parts } = shapeOf(quadruped, { noun: 'corgi', stuff: polished('#ffc64a'), detail: 0.4 })
  expect(parts.find((part) => part.name === 'body')?.solid.colours).toBeUndefined()
})
