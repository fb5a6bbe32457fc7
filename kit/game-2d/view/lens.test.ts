import { describe, expect, it } from 'vitest'
import { createLens } from './lens.ts'

const stage = { width: 960, height: 600 }
const room = { width: 4000, height: 600 }
const frame = 1 / 60

/** Goes to the right for a second at 240 units a second, then stands for as many seconds as told. */
function wentAndStood(standing: number, calm = false) {
  const lens = createLens(stage, calm)
  let camera = { x: 500, y: 0 }
  let seen = lens(camera, room, frame)
  for (let at = 0; at < 60; at++) {
    camera = { x: camera.x + 4, y: 0 }
    seen = lens(camera, room, frame)
  }
  for (let at = 0; at < standing * 60; at++) seen = lens(camera, room, frame)
  return { camera, seen }
}

describe('the lens', () => {
  it('looks ahead of whoever goes', () => {
    const { camera, seen } = wentAndStood(0)
    expect(seen.x).toBeGreaterThan(camera.x + 30)
  })

  it('comes to rest where the camera of the world is', () => {
    const { camera, seen } = wentAndStood(6)
    expect(Math.abs(seen.x - camera.x)).toBeLessThan(2)
  })

  it('moves by no more than a few units from one frame to the next', () => {
    const lens = createLens(stage, false)
    let x = 500
    let last = lens({ x, y: 0 }, room, frame).x
    for (let at = 0; at < 120; at++) {
      x += at % 40 < 20 ? 4 : -4
      const now = lens({ x, y: 0 }, room, frame).x
      expect(Math.abs(now - last)).toBeLessThan(9)
      last = now
    }
  })

  it('never looks past the end of the world', () => {
    const lens = createLens(stage, false)
    for (let x = 2400; x <= 3040; x += 5) expect(lens({ x, y: 0 }, room, frame).x).toBeLessThanOrEqual(3040)
  })

  it('is there at once when a level begins', () => {
    const lens = createLens(stage, false)
    lens({ x: 3000, y: 0 }, room, frame)
    expect(lens({ x: 0, y: 0 }, room, frame)).toEqual({ x: 0, y: 0 })
  })

  it('is the camera itself under reduced motion, and where nothing scrolls', () => {
    const { camera, seen } = wentAndStood(0, true)
    expect(seen).toEqual(camera)
    expect(createLens(stage, false)({ x: 7, y: 0 }, undefined, frame)).toEqual({ x: 7, y: 0 })
  })
})
