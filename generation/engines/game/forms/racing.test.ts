import { holding, idle } from '@makebelieve/kit/core/input'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { circuitOf, lapUnits, placeOn, roadHalf, spotAt } from '@makebelieve/kit/rules/spaces/circuit'
import { type Body, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { describe, expect, it } from 'vitest'
import { driven, gameOf, run, worldOf } from './testing/form-game.ts'

const prompt = 'a top-down racing game'
const paceOf = ({ vx, vy }: Body) => Math.hypot(vx, vy)

/** Put down somewhere on the way, looking along it. */
function put(world: RulesWorld, along: number, aside = 0): Body {
  const player = playerOf(world)
  Object.assign(player, {
    ...spotAt(circuitOf(world), along, aside),
    went: Math.max(0, along),
    vx: 0,
    vy: 0,
    still: 0,
  })
  return player
}

describe('a race seen from above', () => {
  it('begins when the light is green, with everybody behind the line and the player behind everybody', () => {
    const world = worldOf(prompt)
    const circuit = circuitOf(world)
    const rivals = driven(world, 'race')
    expect(rivals).toHaveLength(3)
    for (const rival of rivals) {
      expect(placeOn(circuit, rival).along).toBeLessThan(0)
      expect(placeOn(circuit, rival).along).toBeGreaterThan(placeOn(circuit, playerOf(world)).along)
    }
    run(world, 1.5, holding('up'))
    expect(paceOf(playerOf(world))).toBe(0)
    run(world, 2, holding('up'))
    expect(paceOf(playerOf(world))).toBeGreaterThan(100)
  })

  it('is fast on the road and slow beside it', () => {
    const paces = [0, roadHalf + 70].map((aside) => {
      const world = worldOf(prompt)
      run(world, 2.6)
      const player = put(world, 0, aside)
      run(world, 0.9, holding('up'))
      return paceOf(player)
    })
    expect(paces[1]).toBeLessThan((paces[0] ?? 0) * 0.7)
  })

  it('skids in a bend: for a moment it still goes where it went', () => {
    const world = worldOf(prompt)
    run(world, 2.6)
    const player = put(world, 0)
    run(world, 1.4, holding('up'))
    run(world, 0.2, holding('up', 'right'))
    const off = player.way - Math.atan2(player.vy, player.vx)
    expect(Math.abs(Math.atan2(Math.sin(off), Math.cos(off)))).toBeGreaterThan(0.1)
  })

  it('counts a lap at the line, and not for who turns round and crosses it again', () => {
    const world = worldOf(prompt)
    run(world, 2.6)
    put(world, lapUnits - 40)
    run(world, 1.2, holding('up'))
    expect(world.tallies.laps).toBe(1)
    Object.assign(playerOf(world), { ...spotAt(circuitOf(world), -60), vx: 0, vy: 0 })
    run(world, 1.2, holding('up'))
    expect(world.tallies.laps).toBe(1)
  })

  it('brings whoever got lost back to the road', () => {
    const world = worldOf(prompt)
    run(world, 2.6)
    const player = put(world, 900)
    Object.assign(player, { x: 20, y: 20 })
    run(world, 0.1)
    expect(Math.abs(placeOn(circuitOf(world), player).aside)).toBeLessThan(10)
  })

  it('waits for nobody and hurries for nobody: rivals drive as well whether one is fast or stands', () => {
    const places = [idle, holding('down')].map((input) => {
      const world = worldOf(prompt)
      for (let step = 0; step < 60 * 8; step++) advance(genre, world, input)
      return driven(world, 'race').map(({ x, y }) => [Math.round(x), Math.round(y)])
    })
    expect(places[0]).toEqual(places[1])
  })

  it('has rivals of three strengths', () => {
    const far = ['easy', '', 'hard'].map((word) => {
      const world = worldOf(`${prompt} ${word}`)
      run(world, 20)
      return Math.max(...driven(world, 'race').map(({ went }) => went))
    })
    expect(far[1]).toBeGreaterThan((far[0] ?? 0) * 1.03)
    expect(far[2]).toBeGreaterThan((far[1] ?? 0) * 1.03)
  })

  it('is lost when somebody else is home first, or as many as the sentence allows', () => {
    const lost = (book: ReturnType<typeof gameOf>['book']) =>
      book?.ends.flatMap(({ result, when }) =>
        result === 'lost' && 'tallies' in when ? when.tallies.map(({ reaches }) => reaches) : [],
      )
    expect(lost(gameOf(prompt, 3).book)).toEqual([1])
    expect(lost(gameOf(`${prompt}, finish in the top three`, 3).book)).toEqual([3])
  })

  it('goes round as often as the sentence says', () => {
    const { book } = gameOf('a top-down racing game with 5 laps', 3)
    expect(JSON.stringify(book?.ends)).toContain('"tally":"laps","reaches":5')
  })

  it('is a time trial where nobody else races', () => {
    const { book } = gameOf('a time trial with a race car', 3)
    expect(book?.kinds.filter(({ drive }) => drive.does === 'race')).toEqual([])
    expect(book?.ends.some(({ result, when }) => result === 'lost' && 'seconds' in when)).toBe(true)
  })
})
