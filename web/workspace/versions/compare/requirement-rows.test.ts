import { expect, it } from 'vitest'
import { type Requirement, requirementRows } from './requirement-rows.ts'

const claim = (text: string, status: Requirement['status'], evidence = ''): Requirement => ({
  claim: text,
  status,
  evidence,
})
const marked = (before: Requirement[], after: Requirement[]) =>
  requirementRows(before, after)
    .filter(({ differs }) => differs)
    .map((row) => row.claim)

it('marks what fared differently, and not what was only seen differently', () => {
  const before = [claim('fish', 'met', '12×'), claim('dogs', 'unmet')]
  const after = [claim('fish', 'met', '14×'), claim('dogs', 'met')]
  expect(marked(before, after)).toEqual(['dogs'])
})

it('marks what only one version was asked for, the newer one first', () => {
  const rows = requirementRows(
    [claim('moon', 'met'), claim('cat', 'met')],
    [claim('cat', 'met'), claim('sun', 'met')],
  )
  expect(rows.map((row) => [row.claim, row.differs])).toEqual([
    ['cat', false],
    ['sun', true],
    ['moon', true],
  ])
  expect(rows[2]?.after).toBeUndefined()
})

it('has nothing to show for two versions that asked for nothing', () => {
  expect(requirementRows([], [])).toEqual([])
})
