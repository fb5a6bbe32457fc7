import { describe, expect, it } from 'vitest'
import { createLoop, type Driven } from './loop.ts'

/** A browser whose frames are shown by hand. */
function handTurned(driven: Partial<Driven> = {}) {
  let waiting: ((now: number) => void) | undefined
  let visibility = () => {}
  let hidden = false
  let now = 1000
  const seen = { steps: 0, draws: [] as number[] }
  const loop = createLoop(
    { step: () => seen.steps++, draw: (seconds) => seen.draws.push(seconds), ...driven },
    {
      request: (frame) => {
        waiting = frame
        return 1
      },
      cancel: () => {
        waiting = undefined
      },
      hidden: () => hidden,
      onVisibility: (listener) => {
        visibility = listener
        return () => {
          visibility = () => {}
        }
      },
    },
  )
  return {
    loop,
    seen,
    asked: () => waiting !== undefined,
    frames(count: number, ms: number) {
      for (let frame = 0; frame < count; frame++) {
        now += ms
        const show = waiting
        waiting = undefined
        show?.(now)
      }
    },
    hide(on: boolean) {
      hidden = on
      visibility()
    },
    wait(ms: number) {
      now += ms
    },
  }
}

describe('the loop', () => {
  it.each([
    [60, 1000 / 60],
    [144, 1000 / 144],
    [30, 1000 / 30],
    [75, 1000 / 75],
  ])('makes sixty steps a second on a screen of %i Hz', (hertz, ms) => {
    const { loop, seen, frames } = handTurned()
    loop.mode('run')
    frames(1, ms)
    frames(hertz * 2, ms)
    expect(seen.steps).toBeGreaterThanOrEqual(119)
    expect(seen.steps).toBeLessThanOrEqual(121)
  })

  it('makes exactly one step a frame on an uneven screen of 60 Hz', () => {
    const { loop, seen, frames } = handTurned()
    loop.mode('run')
    frames(1, 16)
    for (const ms of [16.1, 17.4, 16.6, 15.9, 17.2, 16.4]) {
      const before = seen.steps
      frames(1, ms)
      expect(seen.steps - before).toBe(1)
    }
  })

  it('makes at most five steps in a frame, and does not catch up later', () => {
    const { loop, seen, frames } = handTurned()
    loop.mode('run')
    frames(1, 16)
    frames(1, 900)
    expect(seen.steps).toBe(5)
    frames(1, 1000 / 60)
    expect(seen.steps).toBe(6)
  })

  it('only draws in a menu, and does nothing while it sleeps', () => {
    const { loop, seen, frames, asked } = handTurned()
    loop.mode('show')
    frames(10, 16)
    expect(seen.steps).toBe(0)
    expect(seen.draws).toHaveLength(10)
    loop.mode('sleep')
    expect(asked()).toBe(false)
  })

  it('sleeps while it is hidden and goes on without a jump', () => {
    const { loop, seen, frames, hide, wait, asked } = handTurned()
    loop.mode('run')
    frames(11, 1000 / 60)
    expect(seen.steps).toBe(10)
    hide(true)
    expect(asked()).toBe(false)
    wait(60_000)
    hide(false)
    frames(1, 16)
    expect(seen.steps).toBe(10)
    frames(1, 1000 / 60)
    expect(seen.steps).toBe(11)
    expect(seen.draws.at(-1)).toBeLessThan(0.3)
  })

  it('goes through a recorded game faster, and leaves steps out while the world is frozen', () => {
    let speed = 4
    let frozen = false
    const { loop, seen, frames } = handTurned({ speed: () => speed, frozen: () => frozen })
    loop.mode('run')
    frames(11, 1000 / 60)
    expect(seen.steps).toBe(40)
    frozen = true
    frames(5, 1000 / 60)
    expect(seen.steps).toBe(40)
    frozen = false
    speed = 1
    frames(1, 1000 / 60)
    expect(seen.steps).toBe(41)
  })

  it('stops in the middle of fast steps when a step puts it to sleep', () => {
    let steps = 0
    const turned = handTurned({
      speed: () => 4,
      step: () => {
        if (++steps === 2) turned.loop.mode('sleep')
      },
    })
    turned.loop.mode('run')
    turned.frames(3, 1000 / 60)
    expect(steps).toBe(2)
  })
})
