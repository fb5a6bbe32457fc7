import type { Game } from '@makebelieve/contract/entities/game'
import { describe, expect, it } from 'vitest'
import { withGame } from './games.ts'

const game = (modelId: string, chatId: string, versionId = '1') => ({ modelId, chatId, versionId }) as Game
const ids = (lists: Game[][]) =>
  lists.map((list) => list.map(({ modelId, versionId }) => modelId + versionId))

describe('a game that was just made', () => {
  const lists = [[game('a', 'x'), game('b', 'x')], [game('c', 'y')]]

  it('of a new chat stands first', () => {
    expect(ids(withGame(lists, game('d', 'z')))).toEqual([['d1'], ['a1', 'b1'], ['c1']])
  })

  it('of a chat that is there comes first in it, and stands there once', () => {
    expect(ids(withGame(lists, game('b', 'x', '2')))).toEqual([['b2', 'a1'], ['c1']])
    expect(ids(withGame(lists, game('c', 'y', '2')))).toEqual([['c2'], ['a1', 'b1']])
  })
})
