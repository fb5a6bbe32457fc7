import { describe, expect, it } from 'vitest'
import { repaired } from './repair.ts'
import { meadowPlan } from './testing/canaries.ts'
import type { EnvironmentCheckCode } from './verify.ts'

const [house] = meadowPlan.things
if (!house) throw new Error('The meadow has a house')
const trees = { ...house, id: 'tree', phrase: 'tree', noun: 'tree', count: 10, variants: 4, asked: false }
const plan = { ...meadowPlan, things: [house, trees] }

const after = (code: EnvironmentCheckCode, passed = false) =>
  repaired(plan, { checks: [{ code, name: '', passed, evidence: '' }] })

describe('the repair of an environment', () => {
  it.each(['standing', 'triangles', 'walk'] as const)('thins what nobody asked for: %s', (code) => {
    const next = after(code)
    expect(next?.things).toEqual([house, { ...trees, count: 6, variants: 2 }])
    expect(next?.seed).toBe(plan.seed + 1)
    expect(next?.notes).toEqual([expect.stringContaining('too crowded')])
  })

  it('leaves alone what passed, and what no other plan mends', () => {
    expect(after('standing', true)).toBeUndefined()
    expect(after('shipped')).toBeUndefined()
  })
})
