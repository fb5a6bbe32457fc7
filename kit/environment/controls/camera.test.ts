import { describe, expect, it } from 'vitest'
import { box, boxScene, put } from '../testing/box-scene.ts'
import { openWorld } from '../world.ts'
import { createCamera } from './camera.ts'
import { focusOf } from './focus.ts'
import { nothing } from './intent.ts'

function visit(changes: Parameters<typeof boxScene>[0] = {}) {
  const scene = boxScene(changes)
  const world = openWorld(scene)
  const state = world.begin()
  const camera = createCamera(scene, world, state)
  const steps = (count: number, intent = {}) => {
    for (let step = 0; step < count; step++) camera.step({ ...nothing, ...intent })
  }
  return { scene, world, state, camera, steps }
}

describe('the camera', () => {
  it('breathes around the first view until somebody wants something, then comes over smoothly', () => {
    const views = [{ at: [0, 3, 6] as [number, number, number], yaw: 0, pitch: -0.1 }]
    const { camera, steps } = visit({ views })
    camera.attract(true)
    steps(120, { forward: 1 })
    expect(camera.pose().at[1]).toBeCloseTo(3, 0)
    camera.attract(false)
    const before = camera.pose().at
    steps(1)
    expect(Math.hypot(...camera.pose().at.map((value, axis) => value - (before[axis] ?? 0)))).toBeLessThan(
      0.2,
    )
    steps(90)
    expect(camera.pose().at[1]).toBeCloseTo(1.62)
  })

  it('looks up and down no further than a neck goes', () => {
    const { camera, steps } = visit()
    steps(100, { tilt: 0.1 })
    expect(camera.pose().pitch).toBeLessThan(1.5)
  })

  it('takes off, turns around what the views look at, and lands where one can stand', () => {
    const { camera, steps, state, world } = visit({ kinds: [box('house', 6, 4, 6)], placed: [put(0, 0, -8)] })
    camera.change('fly')
    steps(120, { up: 1 })
    steps(60, { forward: 1 })
    expect(camera.pose().at[1]).toBeGreaterThan(5)
    camera.change('orbit')
    steps(120, { turn: 0.02 })
    expect(camera.pose().pitch).toBeLessThan(0)
    camera.change('walk')
    const { at } = state.walker
    expect(world.canStand(at[0], at[2], at[1])).toBe(true)
    expect(state.walker.isFlying).toBe(false)
  })

  it('goes to a view on foot where it can, and in flight where it cannot', () => {
    const { camera } = visit()
    camera.go({ at: [5, 1.6, 5], yaw: 1, pitch: 0 })
    expect(camera.mode()).toBe('walk')
    camera.go({ at: [5, 12, 5], yaw: 1, pitch: -0.5 })
    expect(camera.mode()).toBe('fly')
    expect(camera.pose()).toEqual({ at: [5, 12, 5], yaw: 1, pitch: -0.5 })
  })

  it('stays on this side of the walls of a room', () => {
    const wall = box('wall', 12, 3, 0.5)
    const placed = [
      put(0, 0, -4),
      put(0, 0, 4),
      put(0, 4, 0, { yaw: Math.PI / 2 }),
      put(0, -4, 0, { yaw: Math.PI / 2 }),
    ]
    const { camera, steps } = visit({ around: 'indoors', reach: 6, kinds: [wall], placed })
    camera.calm(true)
    camera.change('orbit')
    for (let turn = 0; turn < 20; turn++) {
      steps(10, { turn: 0.04, zoom: -0.1 })
      const { at } = camera.pose()
      expect(Math.max(Math.abs(at[0]), Math.abs(at[2]))).toBeLessThan(3.8)
    }
  })

  it('finds what several views look at', () => {
    const from = (x: number, z: number) => ({
      at: [x, 1.6, z] as [number, number, number],
      yaw: Math.atan2(x - 3, z + 4),
      pitch: 0,
    })
    const scene = boxScene({ views: [from(0, 8), from(12, 0), from(-6, -6)] })
    const [x, , z] = focusOf(scene, openWorld(scene))
    expect(x).toBeCloseTo(3)
    expect(z).toBeCloseTo(-4)
  })
})
