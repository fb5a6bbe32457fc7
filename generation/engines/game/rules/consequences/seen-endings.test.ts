import { expect, test } from 'vitest'
import type { Film, Frame, Seen } from '../film.ts'
import { seenToEnd } from './seen-endings.ts'

const body = (id: number, cast: string, x: number): Seen =>
  ({
    id,
    cast,
    state: cast,
    x,
    y: 0,
    vx: 0,
    vy: 0,
    size: 50,
    facing: 1,
    carrier: 0,
    inSight: true,
    meters: [],
  }) as unknown as Seen

/** A game in which the player is at these places, one after the other, and a wasp sits at 300. */
function film(places: readonly number[], status: Film['status']): Film {
  const frames = places.map((x): Frame => {
    const bodies = new Map([body(1, 'player', x), body(2, 'wasp', 300)].map((one) => [one.id, one]))
    const casts = new Map([...bodies.values()].map((one) => [one.cast, [one]]))
    return { lives: 3, bodies, casts } as unknown as Frame
  })
  return { frames, status }
}
const rest = Array.from({ length: 30 }, () => 0)
const touch = [200, 295]
const loses = { does: 'loses', whom: 'player' } as const
const again = { does: 'again', whom: 'player' } as const

test('it is lost when it is met, and at no other time', () => {
  const cause = { whom: 'wasp' }
  expect(seenToEnd([film([...rest, ...touch], 'lost')], { cause, effect: loses }, 'player')).toMatch(
    /the first time/,
  )
  // Lost by something else, met without an end, met somebody else.
  expect(seenToEnd([film([...rest, 100], 'lost')], { cause, effect: loses }, 'player')).toBeUndefined()
  expect(seenToEnd([film([...touch, ...rest], 'lost')], { cause, effect: loses }, 'player')).toBeUndefined()
  expect(
    seenToEnd([film([...rest, ...touch], 'lost')], { cause: { whom: 'owl' }, effect: loses }, 'player'),
  ).toBeUndefined()
})

test('at the third time is not at the second, and not at the first', () => {
  const thrice = film([...touch, ...rest, ...touch, ...rest, ...touch], 'lost')
  const at = (times: number) =>
    seenToEnd([thrice], { cause: { whom: 'wasp', times }, effect: loses }, 'player')
  expect(at(3)).toMatch(/time number 3/)
  expect([at(2), at(4)]).toEqual([undefined, undefined])
})

test('whoever begins again is back where it began, and not only pushed away', () => {
  const cause = { whom: 'wasp' }
  const back = film([0, 100, 200, 270, 0, 0, 100, 200, 270, 0, 0], 'playing')
  expect(seenToEnd([back], { cause, effect: again }, 'player')).toMatch(/back where it began/)
  expect(
    seenToEnd(
      [film([0, 100, 200, 270, 150, 150, ...rest.map(() => 150)], 'playing')],
      { cause, effect: again },
      'player',
    ),
  ).toBeUndefined()
})
