import { describe, expect, it } from 'vitest'
import { eyeOf, type Orbit, orbitFor, panned, settled, turned, zoomed } from './orbit.ts'

const front: Orbit = { yaw: 0, pitch: 0, distance: 2, target: [0, 1, 0] }
const reach = { nearest: 1, farthest: 8 }

describe('the camera of a model', () => {
  it('looks at the front first, and at the right side after a quarter turn', () => {
    expect(eyeOf(front)).toEqual([0, 1, 2])
    const [x, , z] = eyeOf(turned(front, Math.PI / 2, 0))
    expect(x).toBeCloseTo(2)
    expect(z).toBeCloseTo(0)
  })

  it('goes around as often as one likes, but not over the top or under the ground', () => {
    expect(turned(front, 100, 0).yaw).toBe(100)
    expect(turned(front, 0, 9).pitch).toBeLessThan(Math.PI / 2)
    expect(turned(front, 0, -9).pitch).toBeGreaterThan(-Math.PI / 4)
  })

  it('comes neither too near nor too far, and does not lose the model', () => {
    expect(zoomed(front, 0.01, reach).distance).toBe(1)
    expect(zoomed(front, 100, reach).distance).toBe(8)
    expect(panned(front, 50, 50, reach).target).toEqual([2, 2, 0])
  })

  it('glides to where it was sent, and then is exactly there', () => {
    const goal = turned(front, 1, 0.2)
    const halfway = settled(front, goal, 0.05)
    expect(halfway.yaw).toBeGreaterThan(0.2)
    expect(halfway.yaw).toBeLessThan(0.9)
    let orbit = front
    for (let frame = 0; frame < 120; frame += 1) orbit = settled(orbit, goal, 1 / 60)
    expect(orbit).toBe(goal)
  })

  it.each([
    ['a wide screen', 2],
    ['a phone', 0.5],
  ])('sees all of a model on %s', (_, aspect) => {
    const verticalAngle = 0.6
    const { distance } = orbitFor([1, 2, 1], { verticalAngle, aspect })
    const halfHeight = Math.tan(verticalAngle / 2) * distance
    expect(halfHeight).toBeGreaterThan(1)
    expect(halfHeight * aspect).toBeGreaterThan(Math.hypot(1, 1) / 2)
  })
})
