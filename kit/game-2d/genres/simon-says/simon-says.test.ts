import { describe, expect, test } from 'vitest'
import type { GamePlan } from '../../../game/plan.ts'
import { noteOf, type SimonContent, type SimonState, turns, wanted } from './index.ts'

const dealt = (content: SimonContent = {}): SimonState =>
  turns.deal(
    {
      content: { faces: [], ...content },
      challenge: 0.5,
      cast: [],
      rules: { lives: 3, gentle: false },
    } as unknown as GamePlan,
    7,
    1,
  )

/** Time goes by until it is the player's turn; which pads sounded meanwhile. */
function heard(state: SimonState): { state: SimonState; tones: number[] } {
  const tones: number[] = []
  let now = state
  for (let beats = 0; now.mode === 'show'; beats++) {
    if (beats > 2000) throw new Error('It never ends')
    const next = turns.beat?.after(now) ?? now
    if (next.lit >= 0 && next.lit !== now.lit) tones.push(next.lit)
    now = next
  }
  return { state: now, tones }
}

const pick = (state: SimonState, pad: number) => turns.after(state, [String(pad)])

function repeated(state: SimonState): SimonState {
  const { round } = state
  let now = state
  while (now.round === round) now = pick(now, wanted(now))
  return now
}

describe('a round', () => {
  test('shows its whole order before anybody may pick', () => {
    const start = dealt({ first: 4 })
    expect(turns.moves(start)).toEqual([])
    const { state, tones } = heard(start)
    expect(tones).toEqual(start.order)
    expect(turns.moves(state)).toHaveLength(4)
  })

  test('that was repeated is followed by one with the same tones and one more', () => {
    const first = heard(dealt({ first: 3 })).state
    const next = repeated(first)
    expect(next.order.slice(0, -1)).toEqual(first.order)
    expect([next.round, next.mode]).toEqual([2, 'show'])
    expect(repeated(heard(dealt({ first: 6, fresh: true })).state).order.slice(0, 6)).not.toEqual(
      dealt({ first: 6, fresh: true }).order,
    )
  })

  test('is shown again after a mistake, which costs a heart', () => {
    const { state } = heard(dealt())
    const slipped = pick(state, (wanted(state) + 1) % state.pads)
    expect([slipped.hearts, slipped.round, slipped.mode]).toEqual([2, 1, 'show'])
    expect(heard(slipped).tones).toEqual(state.order)
  })

  test('is repeated from its end where that was asked for', () => {
    const { state } = heard(dealt({ first: 5, backwards: true }))
    expect(wanted(state)).toBe(state.order.at(-1))
    expect(repeated(state).round).toBe(2)
  })
})

test('it is won after the last round, and lost with the last heart', () => {
  let state = dealt({ rounds: 3 })
  for (let round = 1; round <= 3; round++) {
    expect(turns.ending(state)).toBeUndefined()
    state = repeated(heard(state).state)
  }
  expect(turns.ending(state)?.winner).toBe(0)
  const { state: one } = heard(dealt({ hearts: 1 }))
  expect(turns.ending(pick(one, (wanted(one) + 1) % one.pads))?.winner).toBe(1)
})

test('tones get shorter where it gets faster, and stay as they are where it does not', () => {
  const beats = (content: SimonContent) => {
    let now = { ...dealt(content), round: 8 }
    let lit = 0
    while (now.mode === 'show') {
      now = turns.beat?.after(now) ?? now
      if (now.lit >= 0) lit++
    }
    return lit
  }
  expect(beats({ faster: true })).toBeLessThan(beats({}))
})

test('every pad has a tone of its own', () => {
  expect(new Set(Array.from({ length: 8 }, (_, pad) => noteOf(pad))).size).toBe(8)
})
