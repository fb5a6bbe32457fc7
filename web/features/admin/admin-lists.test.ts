import { describe, expect, it } from 'vitest'
import { adminList, searched } from './admin-lists.ts'

const items = [
  { modelId: '1', modelName: 'Night Owl', username: 'Ada', published: false },
  { modelId: '2', modelName: 'Space Cat', published: true },
]

describe('the lists of administrators', () => {
  it('stay fresh for five minutes, those of environments for an hour', () => {
    const minutes = (['models', 'games', 'environments'] as const).map(
      (list) => Number(adminList(list).staleTime) / 60_000,
    )
    expect(minutes).toEqual([5, 5, 60])
  })

  it('are searched by name and by maker', () => {
    expect(searched(items, ' OWL ').map(({ modelId }) => modelId)).toEqual(['1'])
    expect(searched(items, 'ada').map(({ modelId }) => modelId)).toEqual(['1'])
    expect(searched(items, '')).toHaveLength(2)
  })
})
