import { type MemoryState, turns } from '@makebelieve/kit/game-2d/genres/memory/index'
import { rulesFor } from '@makebelieve/kit/game-2d/turns/turn-game'
import { describe, expect, it } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

function planned(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 3)
}

/** From the start to the end, by whoever solves it. */
function played(prompt: string, next: 'solve' | 'blunder') {
  const { game } = planned(prompt)
  const rules = rulesFor(turns, game)
  const states: MemoryState[] = [rules.deal(game, 5, 1)]
  for (let state = states[0] as MemoryState; states.length < 30 && !rules.ending(state); ) {
    const move = rules[next]?.(state)
    if (!move) break
    state = rules.after(state, move)
    states.push(state)
  }
  return { rules, states }
}

describe('pairs for two', () => {
  it.each([
    ['memory for two players with dinosaurs', 2, 2],
    ['a pairs game for my two kids on one tablet', 2, 2],
    ['a pairs game against a raccoon', 2, 1],
    ['a memory game with raccoons', 1, 1],
    ['a memory game in which every wrong pair feeds the shark', 1, 1],
  ])('%s', (prompt, sides, players) => {
    const { game } = planned(prompt)
    expect([rulesFor(turns, game).sides, game.rules.players]).toEqual([sides, players])
  })

  it('goes on with whoever found a pair, and with the other one after a miss', () => {
    const { states } = played('memory for two players', 'solve')
    const found = states.findIndex(({ found }) => found.length > 0)
    expect(states[found]?.side).toBe(states[found - 1]?.side)
    expect(states[found]?.sets?.[states[found]?.side ?? 0]).toBe(1)
    const missed = played('memory for two players', 'blunder').states
    const wrong = missed.findIndex(({ misses }) => misses > 0)
    expect([missed[wrong - 1]?.side, missed[wrong]?.side]).toEqual([0, 1])
  })

  it('is won by who has more of them, and by nobody where both have as many', () => {
    const { rules, states } = played('memory for two players', 'solve')
    const [deal] = states as [MemoryState]
    const over = (sets: [number, number]) =>
      rules.ending({ ...deal, found: deal.cards.map((_, card) => card), sets })?.winner
    expect([over([4, 2]), over([2, 4]), over([3, 3])]).toEqual([0, 1, null])
  })

  it('sees who goes on, and not where one plays alone', () => {
    const claims = planned('memory for two, whoever finds a pair gets another turn').claims
    expect(claims.flatMap((claim) => (claim.about === 'twist' ? [claim.twist] : []))).toContain('again')
    const { states } = played('a memory game with raccoons', 'solve')
    expect(states.every(({ side }) => side === undefined)).toBe(true)
  })
})

it('has on its cards what it is about', () => {
  const { game, claims } = planned('memory with dinosaurs and robots')
  const shown = game.cast.filter(({ role }) => role === 'collectible').map(({ name }) => name)
  expect(shown.slice(0, 2)).toEqual(['dinosaur', 'robot'])
  expect(claims.map(({ words }) => words)).toEqual(
    expect.arrayContaining(['There are dinosaurs', 'There are robots']),
  )
  // What nobody can draw is not said to be there.
  expect(planned('memory about quantum physics').claims.map(({ about }) => about)).toContain('topic')
})
