import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { describe, expect, it } from 'vitest'
import { planPrompt } from '../read/plan-prompt.ts'
import { ownCircle } from './shared.ts'

const planned = (prompt: string) => planPrompt(prompt, { seed: 1, registry: archetypes })

describe('several things in one place', () => {
  it.each([2, 3, 5])(
    '%i have a circle each, that touches no other and does not reach over the edge',
    (of) => {
      const circles = Array.from({ length: of }, (_, nth) => ownCircle({ nth, of }, 1))
      for (const [n, { x, z, radius }] of circles.entries()) {
        expect(Math.hypot(x, z) + radius).toBeLessThan(1.0001)
        for (const other of circles.slice(n + 1))
          expect(Math.hypot(x - other.x, z - other.z)).toBeGreaterThan(radius + other.radius - 1e-9)
      }
    },
  )

  it('stand on a tray one by one, and what nobody counts is heaped up on it', () => {
    const hows = (prompt: string) => planned(prompt).pieces.flatMap(({ attached }) => attached?.how ?? [])
    expect(hows('a tray with a teapot and a cup')).toEqual(['on', 'on'])
    expect(hows('a plate with sausages')).toEqual(['full-of'])
  })

  it('lie on the bed of a truck that carries them', () => {
    const [, piano] = planned('a pickup truck carrying a piano').pieces
    expect(piano?.attached).toMatchObject({ how: 'on', socket: 'bed' })
  })
})

describe('one of several', () => {
  it('wears what it is said to wear, and no other does', () => {
    const [penguin, scarf] = planned('five penguins, one of them wearing a scarf').pieces
    expect(penguin).toMatchObject({ count: 5 })
    expect(scarf?.attached).toMatchObject({ to: penguin?.id, how: 'wearing', member: 0 })
    const [, boots] = planned('five ducks in a row, the last one is wearing boots').pieces
    expect(boots?.attached).toMatchObject({ how: 'wearing', member: 4 })
  })
})
