import { describe, expect, it } from 'vitest'
import { box, boxScene, deck, put } from './testing/box-scene.ts'
import { openWorld, type WalkInput, type World, type WorldState } from './world.ts'

/** Goes on for some seconds; a function may change its mind in every step. */
function go(
  world: World,
  state: WorldState,
  seconds: number,
  input: WalkInput | ((step: number) => WalkInput),
  look?: () => void,
): WorldState {
  for (let step = 0; step < seconds * 60; step++) {
    world.step(state, typeof input === 'function' ? input(step) : input)
    look?.()
  }
  return state
}
const ahead: WalkInput = { forward: 1, yaw: 0 }

describe('a visitor', () => {
  it('walks where they look, runs, and strafes', () => {
    const world = openWorld(boxScene())
    expect(go(world, world.begin(), 2, ahead).walker.at[2]).toBeCloseTo(-5, 0)
    expect(go(world, world.begin(), 2, { ...ahead, run: true }).walker.at[2]).toBeLessThan(-10)
    // A positive yaw is to the left, as cameras turn.
    expect(go(world, world.begin(), 2, { forward: 1, yaw: Math.PI / 2 }).walker.at[0]).toBeCloseTo(-5, 0)
    expect(go(world, world.begin(), 2, { side: 1, yaw: 0 }).walker.at[0]).toBeCloseTo(5, 0)
  })

  it('is stopped by a wall, and slides along it', () => {
    const world = openWorld(
      boxScene({ kinds: [box('wall', 40, 3, 0.5)], placed: [put(0, 0, -4, { yaw: 0.3 })] }),
    )
    const { at } = go(world, world.begin(), 6, ahead).walker
    expect(at[2]).toBeGreaterThan(-9)
    expect(Math.abs(at[0])).toBeGreaterThan(0.5)
    const straight = openWorld(boxScene({ kinds: [box('wall', 40, 3, 0.5)], placed: [put(0, 0, -4)] }))
    expect(go(straight, straight.begin(), 4, { ...ahead, jump: true }).walker.at[2]).toBeCloseTo(-3.45, 1)
  })

  it('passes a gate that is a little wider than they are', () => {
    const wall = box('wall', 10, 3, 0.5)
    const world = openWorld(boxScene({ kinds: [wall], placed: [put(0, -5.5, -4), put(0, 5.5, -4)] }))
    expect(go(world, world.begin(), 4, ahead).walker.at[2]).toBeLessThan(-8)
  })

  it('walks under what hangs above the head', () => {
    const world = openWorld(
      boxScene({ kinds: [box('sign', 6, 1, 1)], placed: [put(0, 0, -4, { at: [0, 2.5, -4] })] }),
    )
    expect(go(world, world.begin(), 4, ahead).walker.at[2]).toBeLessThan(-8)
  })

  it('never sinks into hilly ground and never leaves the bounds', () => {
    const world = openWorld(boxScene({}, (x, z) => Math.sin(x / 4) * 1.2 + Math.cos(z / 5) * 1.2))
    const state = world.begin()
    go(
      world,
      state,
      60,
      (step) => ({ forward: 1, run: true, yaw: step / 90, jump: step % 50 === 0 }),
      () => {
        const [x, y, z] = state.walker.at
        expect(y).toBeGreaterThanOrEqual(world.groundAt(x, z) - 0.001)
      },
    )
    const edge = go(world, world.begin(), 20, { ...ahead, run: true }).walker
    expect(edge.at[2]).toBeGreaterThanOrEqual(-30)
    expect(edge.at[2]).toBeLessThan(-29.8)
  })

  it('does not climb cliffs, not even by jumping, nor walk down them', () => {
    const world = openWorld(boxScene({}, (_x, z) => (z < -5 ? 6 : 0)))
    expect(go(world, world.begin(), 6, { ...ahead, jump: true }).walker.at[1]).toBeLessThan(0.8)
    const above = world.begin({ at: [0, 8, -15], yaw: Math.PI, pitch: 0 })
    expect(above.walker.at[1]).toBe(6)
    expect(go(world, above, 6, { forward: 1, yaw: Math.PI }).walker.at[1]).toBe(6)
  })

  it('gets out of a corner by turning around', () => {
    const wall = box('wall', 12, 3, 0.5)
    const placed = [put(0, 0, -4), put(0, 4, 0, { yaw: Math.PI / 2 })]
    const world = openWorld(boxScene({ kinds: [wall], placed }))
    const state = go(world, world.begin(), 4, { forward: 1, run: true, yaw: -Math.PI / 4 })
    const [x, , z] = state.walker.at
    go(world, state, 2, { forward: 1, yaw: (3 * Math.PI) / 4 })
    expect(Math.hypot(state.walker.at[0] - x, state.walker.at[2] - z)).toBeGreaterThan(3)
  })

  it('wades but does not dive, and a bridge carries them over', () => {
    const river = { level: 0, stuff: 'water', colour: '#3a7ca5', waves: 0.2 } as const
    const bed = (_x: number, z: number) => (z < -6 && z > -14 ? -3 : 0.2)
    const shore = openWorld(boxScene({ waters: [river] }, bed))
    const wet = go(shore, shore.begin(), 8, ahead).walker.at
    expect(wet[2]).toBeGreaterThan(-8)
    expect(wet[1]).toBeGreaterThan(-1.15)
    const bridge = openWorld(
      boxScene({ waters: [river], kinds: [deck('bridge', 2, 0.6, 14)], placed: [put(0, 0, -10)] }, bed),
    )
    const state = bridge.begin()
    let lowest = 9
    go(bridge, state, 8, ahead, () => {
      lowest = Math.min(lowest, state.walker.at[1])
    })
    expect(state.walker.at[2]).toBeLessThan(-18)
    expect(lowest).toBeGreaterThan(0)
  })

  it('walks on ice', () => {
    const ice = { level: 0.1, stuff: 'ice', colour: '#cfe8f5', waves: 0 } as const
    const world = openWorld(boxScene({ waters: [ice] }, (_x, z) => (z < -5 ? -3 : 0.1)))
    const { at } = go(world, world.begin(), 5, ahead).walker
    expect(at[1]).toBeCloseTo(0.1)
    expect(world.surfaceAt(at[0], at[2], at[1])).toBe('ice')
  })

  it('never steps into the void, and falls no further than from a stage', () => {
    const scene = boxScene({ around: 'void', kinds: [deck('island', 8, 2, 8)], placed: [put(0, 0, 0)] })
    const world = openWorld({
      ...scene,
      ground: { ...scene.ground, isVoid: true },
      spawn: { at: [0, 4, 0], yaw: 0, pitch: 0 },
    })
    const { at } = go(world, world.begin(), 60, (step) => ({
      forward: 1,
      run: true,
      yaw: step / 70,
      jump: true,
    })).walker
    expect(Math.max(Math.abs(at[0]), Math.abs(at[2]))).toBeLessThan(4.3)
    expect(at[1]).toBeGreaterThanOrEqual(2)
    const stage = openWorld(
      boxScene({
        kinds: [deck('stage', 4, 1.2, 4)],
        placed: [put(0, 0, 0)],
        spawn: { at: [0, 3, 0], yaw: 0, pitch: 0 },
      }),
    )
    const state = stage.begin()
    expect(state.walker.at[1]).toBeCloseTo(1.2)
    expect(go(stage, state, 3, ahead).walker.at[1]).toBe(0)
  })

  it('arrives beside a house when the pose is inside of it', () => {
    const world = openWorld(boxScene({ kinds: [box('house', 8, 5, 8)], placed: [put(0, 0, 0)] }))
    const { walker } = world.begin()
    expect(world.canStand(walker.at[0], walker.at[2], walker.at[1])).toBe(true)
    expect(Math.max(Math.abs(walker.at[0]), Math.abs(walker.at[2]))).toBeGreaterThan(4.2)
  })

  it('is carried by nothing where the ground is no number', () => {
    const world = openWorld(boxScene({}, (_x, z) => (z < -5 ? Number.NaN : 0)))
    const { at } = go(world, world.begin(), 5, ahead).walker
    expect(at[2]).toBeGreaterThan(-6.1)
    expect(at.every(Number.isFinite)).toBe(true)
  })

  it('flies over houses but not through them, and swims under water', () => {
    const scene = boxScene({ kinds: [box('house', 8, 5, 8)], placed: [put(0, 0, -10)] })
    const world = openWorld(scene)
    const low = world.begin()
    low.walker.isFlying = true
    expect(go(world, low, 3, ahead).walker.at[2]).toBeGreaterThan(-6)
    const high = world.begin()
    high.walker.isFlying = true
    go(world, high, 3, { up: 1, yaw: 0 })
    expect(go(world, high, 3, ahead).walker.at[2]).toBeLessThan(-15)
    const sea = openWorld({ ...scene, around: 'underwater', placed: [] })
    const diver = go(sea, sea.begin(), 3, { up: 1, forward: 1, yaw: 0 })
    expect(diver.walker.at[1]).toBeGreaterThan(2)
    expect(go(sea, diver, 12, {}).walker.at[1]).toBe(0)
  })
})

describe('what lives', () => {
  const sheep = { ...box('sheep', 0.5, 1, 1), footprint: undefined as never }
  const pen = box('fence', 10, 1, 0.5)
  const fences = [
    put(1, 0, -5),
    put(1, 0, 5),
    put(1, -5, 0, { yaw: Math.PI / 2 }),
    put(1, 5, 0, { yaw: Math.PI / 2 }),
  ]

  it('wanders, stays out of walls and of water, and does the same again', () => {
    const life = { does: 'wander', range: 12, speed: 1.2 } as const
    const flock = [put(0, -2, -2, { life }), put(0, 2, 2, { life }), put(0, 0, 2, { life })]
    const scene = boxScene({
      kinds: [sheep, pen],
      placed: [...flock, ...fences],
      spawn: { at: [15, 1.6, 15], yaw: 0, pitch: 0 },
    })
    const world = openWorld(scene)
    const state = world.begin()
    const copy = structuredClone(state)
    let gone = 0
    go(world, state, 60, {}, () => {
      for (const { at, speed } of state.creatures) {
        gone += speed / 60
        expect(Math.max(Math.abs(at[0]), Math.abs(at[2]))).toBeLessThan(4.9)
      }
    })
    expect(gone).toBeGreaterThan(20)
    expect(go(openWorld(scene), copy, 60, {})).toEqual(state)
  })

  it('swims where there is water, drives its round, flies above the ground and spins in place', () => {
    const path: [number, number][] = [
      [-10, 10],
      [10, 10],
      [10, 20],
      [-10, 20],
      [-10, 10],
    ]
    const placed = [
      put(0, 0, -15, { at: [0, -0.2, -15], life: { does: 'swim', range: 20, speed: 1 } }),
      put(0, -10, 10, { life: { does: 'drive', range: 20, speed: 5, path } }),
      put(0, 0, 0, { at: [0, 9, 0], life: { does: 'fly', range: 15, speed: 4 } }),
      put(0, 3, 3, { life: { does: 'spin', range: 0, speed: 1 } }),
    ]
    const pond = { level: 0, stuff: 'water', colour: '#3a7ca5', waves: 0.2 } as const
    const scene = boxScene({ kinds: [sheep], placed, waters: [pond] }, (_x, z) =>
      z < -8 && z > -24 ? -2 : 0.3,
    )
    const world = openWorld(scene)
    const state = world.begin({ at: [-25, 2, 25], yaw: 0, pitch: 0 })
    const far = [0, 0, 0, 0]
    go(world, state, 40, {}, () => {
      state.creatures.forEach(({ at, speed }, index) => {
        far[index] = (far[index] ?? 0) + speed / 60
        expect(at.every(Number.isFinite)).toBe(true)
      })
      const [fish, car, bird] = state.creatures
      expect(fish && world.depthAt(fish.at[0], fish.at[2])).toBeGreaterThan(0.4)
      expect(
        car &&
          Math.min(Math.abs(car.at[2] - 10), Math.abs(car.at[2] - 20), Math.abs(Math.abs(car.at[0]) - 10)),
      ).toBeLessThan(1.5)
      expect(bird?.at[1]).toBeGreaterThan(4)
    })
    expect(far[0]).toBeGreaterThan(10)
    expect(far[1]).toBeGreaterThan(150)
    expect(far[2]).toBeGreaterThan(100)
    expect(far[3]).toBe(0)
    expect(state.creatures[3]?.yaw).toBeCloseTo(40, 0)
  })

  it('is quick: a minute among forty sheep and three hundred trees', () => {
    const life = { does: 'wander', range: 8, speed: 1 } as const
    const spread = (index: number, by: number) => ((index * by) % 56) - 28
    const herd = Array.from({ length: 40 }, (_, index) =>
      put(0, spread(index, 7.3), spread(index, 11.9), { life }),
    )
    const trees = Array.from({ length: 300 }, (_, index) => put(1, spread(index, 13.7), spread(index, 5.1)))
    const world = openWorld(
      boxScene({ kinds: [sheep, box('trunk', 0.5, 6, 0.5)], placed: [...herd, ...trees] }),
    )
    const state = world.begin()
    const began = process.cpuUsage()
    go(world, state, 60, (step) => ({ forward: 1, yaw: step / 200 }))
    // Sixty milliseconds once it is warm; counted in time of the processor, which may be shared.
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(700)
  })
})
