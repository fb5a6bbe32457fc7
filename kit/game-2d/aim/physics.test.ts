import { describe, expect, it } from 'vitest'
import { type Body, ball, box, isQuiet, newSpace, type Space, segment, wake } from './bodies.ts'
import { stepSpace } from './physics.ts'

const ground = () => box(2000, 60, { x: 450, y: 530, mass: 0, grip: 0.8 })

/** Two posts and a plank on them, floor upon floor. */
function tower(x: number, floors: number): Body[] {
  return Array.from({ length: floors }, (_, floor) => 500 - floor * 84).flatMap((y) => [
    box(20, 64, { x: x - 40, y: y - 32 }),
    box(20, 64, { x: x + 40, y: y - 32 }),
    box(110, 20, { x, y: y - 74 }),
  ])
}

const energyOf = ({ bodies, fall }: Space) =>
  bodies
    .filter(({ light }) => light > 0)
    .reduce(
      (sum, { vx, vy, spin, y, light, loose }) =>
        sum + (vx * vx + vy * vy + 2 * fall * (1000 - y)) / (2 * light) + (spin * spin) / (2 * loose),
      0,
    )

const shot = (speed: number) => ball(18, { x: 100, y: 430, vx: speed, vy: -200, still: 0, mass: 1.5 })

const worlds: Record<string, () => Space> = {
  collapse: () => newSpace({ fall: 800, bodies: [ground(), ...tower(400, 2), ...tower(560, 1), shot(900)] }),
  billiards: () => {
    const edge = [
      [0, 0, 400, 0],
      [400, 0, 400, 700],
      [400, 700, 0, 700],
      [0, 700, 0, 0],
    ] as const
    const rack = [0, 1, 2].flatMap((row) =>
      Array.from({ length: row + 1 }, (_, at) =>
        ball(14, { x: 200 + (at - row / 2) * 29, y: 200 - row * 25, bounce: 0.9, grip: 0.1 }),
      ),
    )
    const cue = ball(14, { x: 206, y: 600, vy: -1100, still: 0, bounce: 0.9, grip: 0.1 })
    return newSpace({
      drag: 0.5,
      fine: 4,
      walls: edge.map((four) => segment(four[0], four[1], four[2], four[3], 0.8)),
      bodies: [cue, ...rack],
    })
  },
  slope: () =>
    newSpace({
      fall: 800,
      bodies: [
        ground(),
        box(300, 20, { x: 300, y: 420, turn: 0.4, mass: 0 }),
        ball(16, { x: 200, y: 300, still: 0, bounce: 0.5 }),
        box(30, 30, { x: 260, y: 300, still: 0 }),
      ],
    }),
}

const after = (space: Space, steps: number) => {
  for (let step = 0; step < steps; step++) stepSpace(space)
  return space
}

describe('bodies that are aimed with', () => {
  it.each(Object.entries(worlds))('lose energy and never gain any: %s', (_, make) => {
    const space = make()
    let before = energyOf(space)
    const first = before
    for (let step = 0; step < 300; step++) {
      stepSpace(space)
      const now = energyOf(space)
      // Setting apart what sank into each other lifts a little, and that is all.
      expect(now).toBeLessThan(before + first * 0.002)
      before = now
    }
    expect(before).toBeLessThan(first)
  })

  it('stay where they rest on each other', () => {
    const space = newSpace({ fall: 800, bodies: [ground(), ...tower(400, 3)] })
    const start = space.bodies.map(({ x, y }) => ({ x, y }))
    wake(space)
    after(space, 200)
    expect(isQuiet(space)).toBe(true)
    for (const [index, { x, y }] of space.bodies.entries()) {
      expect(Math.abs(x - (start[index]?.x ?? 0))).toBeLessThan(4)
      expect(Math.abs(y - (start[index]?.y ?? 0))).toBeLessThan(4)
    }
  })

  it('come to rest', () => {
    expect(isQuiet(after(worlds.billiards?.() ?? newSpace(), 900))).toBe(true)
  })

  it('are knocked over by what is fast, and not by what is slow', () => {
    const standing = (speed: number) => {
      const space = newSpace({ fall: 800, bodies: [ground(), ...tower(400, 1), shot(speed)] })
      return after(space, 300).bodies.filter(({ y }) => y < 470).length
    }
    expect(standing(1000)).toBeLessThan(standing(150))
  })

  it.each(Object.entries(worlds))('end in the same digits on every machine: %s', (_, make) => {
    const { bodies } = after(make(), 240)
    expect(
      bodies.map(({ x, y, turn }) => [x, y, turn].map((at) => at.toFixed(9)).join(' ')),
    ).toMatchSnapshot()
  })
})
