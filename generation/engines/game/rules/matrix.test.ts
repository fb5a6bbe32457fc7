import { describe, expect, it } from 'vitest'
import { fromRoot } from '../../../../script/testing/proven.ts'
import { faultIn } from './testing/cells.ts'
import { mechanicsDue } from './testing/mechanics-due.ts'

/** Where a mechanic makes sense it says itself; here it has to make good on it, in each of those spaces. */
const { due, mark } = mechanicsDue('mechanics in spaces', fromRoot(import.meta.filename))

describe.each(due.map((mechanic) => [mechanic.id, mechanic] as const))('the mechanic %s', (_, mechanic) => {
  it.each(mechanic.spaces)('is won and seen in the space %s', mark(mechanic), (space) => {
    expect(faultIn(space, mechanic)).toBeUndefined()
  })
})
