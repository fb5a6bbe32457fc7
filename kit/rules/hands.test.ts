import { describe, expect, it } from 'vitest'
import { holding, holds } from '../core/input.ts'
import { inHands } from './hands.ts'

const still = { x: 100, y: 100, dizzy: 0, lost: 0, losing: 0 }
const world = { camera: { x: 0, y: 0 } }

describe('buttons in the hands of somebody', () => {
  it('are what they are as a rule', () => {
    const input = holding('left', 'a')
    expect(inHands(world, still, input)).toBe(input)
  })

  it('mean the other direction to whoever is dizzy, and the same deed', () => {
    const { held } = inHands(world, { ...still, dizzy: 9 }, holding('left', 'down', 'a'))
    expect(held).toBe(holding('right', 'up', 'a').held)
  })

  it('do not answer in one direction, and a pointer is no way round that', () => {
    const body = { ...still, lost: 2, losing: 9 }
    expect(inHands(world, body, holding('right', 'up')).held).toBe(holding('up').held)
    const { pointer } = inHands(world, body, {
      held: 0,
      second: 0,
      pointer: { x: 300, y: 20, down: true },
    })
    expect(pointer).toMatchObject({ x: 100, y: 20 })
  })

  it('answer again afterwards', () => {
    const { held } = inHands(world, { ...still, lost: 2, losing: 0 }, holding('right'))
    expect(holds(held, 'right')).toBe(true)
  })
})
