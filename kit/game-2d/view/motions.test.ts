import { describe, expect, it } from 'vitest'
import { watchMotions } from './motions.ts'
import { moves } from './moves.ts'

const isIn = (frame: number, move: keyof typeof moves) =>
  frame >= moves[move].from && frame < moves[move].from + moves[move].frames

/** Draws somebody at places a thirtieth of a second apart, and gives the last look. */
function drawn(places: readonly number[], { drift = 0, facing = 0 } = {}) {
  const motions = watchMotions('player')
  const looks = places.map((x, at) => {
    motions.begin(1 + at / 30, drift)
    return motions.look('fox', 1, { x, y: 100, size: 60, facing })
  })
  return { motions, last: looks.at(-1) }
}

describe('what somebody is seen to do', () => {
  it('stands still where it stays', () => {
    expect(isIn(drawn([50, 50, 50]).last?.frame ?? -1, 'rest')).toBe(true)
  })

  it('goes where it moves, and looks there', () => {
    const { last } = drawn(Array.from({ length: 12 }, (_, at) => 300 - at * 4))
    expect(isIn(last?.frame ?? -1, 'go')).toBe(true)
    expect(last?.way).toBe(-1)
  })

  it('goes on the spot where the ground runs by', () => {
    const { last } = drawn(new Array(12).fill(200), { drift: 5 })
    expect(isIn(last?.frame ?? -1, 'go')).toBe(true)
  })

  it('does not run because it was set elsewhere', () => {
    expect(isIn(drawn([50, 50, 700]).last?.frame ?? -1, 'rest')).toBe(true)
  })

  it('looks where the game says it looks', () => {
    expect(drawn([10, 14, 18], { facing: -1 }).last?.way).toBe(-1)
  })

  it('is hurt when it is hit, and stops being so', () => {
    const { motions } = drawn([50, 50])
    motions.happened([{ type: 'hit', by: 'player', to: 'fox', x: 50, y: 100 }])
    motions.begin(1.1, 0)
    const at = { x: 50, y: 100, size: 60, facing: 0 }
    expect(isIn(motions.look('fox', 1, at).frame, 'hurt')).toBe(true)
    motions.begin(2.5, 0)
    expect(isIn(motions.look('fox', 1, at).frame, 'hurt')).toBe(false)
  })

  it('cheers where it happened, and not everybody of its kind', () => {
    const motions = watchMotions('player')
    const look = (id: number, x: number) => motions.look('fox', id, { x, y: 0, size: 60, facing: 0 }).frame
    motions.begin(1, 0)
    look(1, 0)
    look(2, 500)
    motions.happened([{ type: 'rescue', by: 'player', to: 'fox', x: 490, y: 0 }])
    motions.begin(1.1, 0)
    expect(isIn(look(1, 0), 'cheer')).toBe(false)
    expect(isIn(look(2, 500), 'cheer')).toBe(true)
  })
})
