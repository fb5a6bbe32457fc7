import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { describe, expect, it } from 'vitest'
import { curate, type RowName } from './zone-rows.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

function game(modelId: string, more: Partial<CommunityItem> = {}): CommunityItem {
  return { modelId, modelType: 'game', modelName: modelId, username: 'Ada', likes: 0, views: 1, ...more }
}

function rows(shelves: Partial<Record<RowName, CommunityItem[]>>) {
  const names = Object.keys(shelves) as RowName[]
  const answers = Object.values(shelves).map((items) => ({ items }))
  return curate(names, answers, now).map(({ name, items }) => [name, items.map(({ modelId }) => modelId)])
}

describe('the rows of a zone', () => {
  it('show a creation once, in the row that fewest fit', () => {
    const [a, b] = [game('a'), game('b')]
    expect(rows({ viewed: [a, b], quick: [a] })).toEqual([
      ['viewed', ['b']],
      ['quick', ['a']],
    ])
  })

  it('hold four each, and leave out those that would be empty', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => game(id))
    expect(rows({ puzzle: [], viewed: many })).toEqual([['viewed', ['a', 'b', 'c', 'd']]])
  })

  it('call new what is less than a week old', () => {
    const fresh = game('fresh', { publishDate: '2026-11-09T12:00:00Z' })
    const old = game('old', { publishDate: '2026-11-08T11:00:00Z' })
    expect(rows({ new: [fresh, old, game('undated')] })).toEqual([['new', ['fresh']]])
  })

  it('call most played only what somebody has opened', () => {
    expect(rows({ viewed: [game('seen'), game('unseen', { views: 0 })] })).toEqual([['viewed', ['seen']]])
  })

  it('call loved only what somebody likes', () => {
    expect(rows({ loved: [game('liked', { likes: 1 }), game('unliked')] })).toEqual([['loved', ['liked']]])
  })
})
