import { describe, expect, it } from 'vitest'
import { budget, type Cover, type KindMesh, type MeshPart, type Scene } from '../scene.ts'
import { box, boxScene, put } from '../testing/box-scene.ts'
import { drawCallsOf, trianglesOf } from './budget.ts'
import { coverPatches, coverTriangles } from './covers/cover-plan.ts'
import { contactShade, shadeSide } from './ground/contact-shade.ts'
import { surfaceWeights } from './ground/ground-maps.ts'
import { waterAround } from './water/under.ts'

const part = (triangles: number): MeshPart => ({
  positions: new Float32Array(9),
  normals: new Int8Array(9),
  colours: new Uint8Array(9),
  finish: new Uint8Array(3),
  triangles: new Uint32Array(triangles * 3),
  clearFrom: triangles,
})
const mesh = (triangles: number): KindMesh => ({ near: part(triangles), far: part(1) })
const grass: Cover = { kind: 'grass', on: [0], colour: '#60a040', density: 2, height: 0.4 }

describe('what a picture costs', () => {
  const full: Scene = {
    ...boxScene(),
    waters: [{ level: 0, stuff: 'water', colour: '#208090', waves: 0.1 }],
    covers: [grass, { ...grass, kind: 'flowers' }, { ...grass, kind: 'wheat' }, { ...grass, kind: 'reeds' }],
    lamps: [{ at: [0, 3, 0], colour: '#ffcc88', range: 9, strength: 1, when: 'night', halo: 1 }],
  }

  it('stays within the draw calls however many things there are', () => {
    const crowded: Scene = {
      ...full,
      kinds: Array.from({ length: 200 }, () => box('hut', 3, 3, 3)),
      placed: Array.from({ length: 2000 }, (_, index) => ({
        kind: index % 200,
        at: [index, 0, 0],
        yaw: 0,
        scale: 1,
      })),
    }
    expect(drawCallsOf(crowded)).toBeLessThan(budget.drawCalls / 3)
    expect(
      trianglesOf(
        crowded,
        crowded.kinds.map(() => mesh(4000)),
      ),
    ).toBeLessThanOrEqual(budget.triangles)
  })

  it('counts only what is there', () => {
    const empty: Scene = { ...boxScene(), placed: [], waters: [], covers: [], lamps: [], emitters: [] }
    const bare = { ...empty, air: { ...empty.air, particles: [] } }
    expect(drawCallsOf(bare, [])).toBe(2)
  })

  it('thins out covers that would cost too much', () => {
    const patches = coverPatches(full)
    expect(patches.reduce((sum, { triangles }) => sum + triangles, 0)).toBeLessThanOrEqual(coverTriangles)
    expect(Math.min(...patches.map(({ count }) => count))).toBeGreaterThan(100)
  })
})

describe('the ground, seen from above', () => {
  it('is darker under what stands on it', () => {
    const shade = contactShade(boxScene({ kinds: [box('hut', 3, 3, 3)], placed: [put(0, 4, -6)] }))
    expect(Math.max(...shade)).toBeGreaterThan(60)
    expect(shade[0]).toBe(0)
    expect(shade.length).toBe(shadeSide * shadeSide)
  })

  it('says for every vertex what it is made of', () => {
    const ground = { ...boxScene().ground, cells: 1, surfaces: [0, 5, 3, 1] }
    expect([...surfaceWeights(ground, 0)]).toEqual([255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 255, 0, 0])
    expect(surfaceWeights(ground, 4)[5]).toBe(255)
  })
})

describe('water over the eye', () => {
  it('is there only below its surface and within its outline', () => {
    const outline: [number, number][] = [
      [-5, -5],
      [5, -5],
      [5, 5],
      [-5, 5],
    ]
    const waters = boxScene({ waters: [{ level: 0, stuff: 'water', colour: '#208090', waves: 0, outline }] })
    expect(waterAround(waters, [0, -1, 0])).toBeDefined()
    expect(waterAround(waters, [0, 1, 0])).toBeUndefined()
    expect(waterAround(waters, [9, -1, 0])).toBeUndefined()
  })
})
