import { advance } from '@makebelieve/kit/game/rules'
import { cloneWorld } from '@makebelieve/kit/game/world'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { spaceIds } from '@makebelieve/kit/rules/rulebook'
import { sampleInputs, samplePlan } from '@makebelieve/kit/rules/testing/samples'
import { describe, expect, it } from 'vitest'
import { momentOf } from '../proof/trail.ts'
import { written } from './digests.ts'

describe('worlds of rules', () => {
  it.each(spaceIds)('go the way that is written down, in the space %s', (space) => {
    const plan = samplePlan(space)
    const world = genre.create(plan, plan.seed)
    for (const input of sampleInputs()) advance(genre, world, input)
    expect({ [space]: momentOf(world) }).toEqual({ [space]: written.digests[space] })
  })

  it('go the same way when they are cloned in the middle', () => {
    const plan = samplePlan('top')
    const inputs = sampleInputs()
    const world = genre.create(plan, plan.seed)
    for (const input of inputs.slice(0, 300)) advance(genre, world, input)
    const copy = cloneWorld(world)
    for (const input of inputs.slice(300)) advance(genre, world, input)
    for (const input of inputs.slice(300)) advance(genre, copy, input)
    expect(momentOf(copy)).toBe(momentOf(world))
  })
})
