import type { Kind, KindMesh, MeshPart, Scene } from '@makebelieve/kit/environment/scene'
import { box, boxScene, put } from '@makebelieve/kit/environment/testing/box-scene'
import { eyeHeight, openWorld } from '@makebelieve/kit/environment/world'
import type { EnvironmentBuild } from '../build.ts'
import type { EnvironmentPlan, PlannedThing } from '../design.ts'
import { openStage } from '../picture/stage.ts'
import { chooseViews } from '../scene/views.ts'
import { type EnvironmentVerdict, verifyEnvironment } from '../verify.ts'

/** A closed box, as large as its kind. */
export function boxMesh({ min, max }: Kind, colour: [number, number, number] = [200, 80, 60]): KindMesh {
  const positions: number[] = []
  const normals: number[] = []
  const triangles: number[] = []
  for (let axis = 0; axis < 3; axis++)
    for (const side of [0, 1]) {
      const first = positions.length / 3
      for (const [u, v] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        const corner = [0, 0, 0]
        corner[axis] = side
        corner[(axis + 1) % 3] = u
        corner[(axis + 2) % 3] = v
        positions.push(...corner.map((share, k) => (min[k] ?? 0) + ((max[k] ?? 0) - (min[k] ?? 0)) * share))
        normals.push(...[0, 1, 2].map((k) => (k === axis ? (side ? 127 : -127) : 0)))
      }
      const order = side ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2]
      triangles.push(...order.map((corner) => first + corner))
    }
  const count = positions.length / 3
  const part: MeshPart = {
    positions: Float32Array.from(positions),
    normals: Int8Array.from(normals),
    colours: Uint8Array.from({ length: count * 3 }, (_, i) => colour[i % 3] ?? 0),
    finish: new Uint8Array(count),
    triangles: Uint16Array.from(triangles),
    clearFrom: triangles.length / 3,
  }
  return { near: part, far: part }
}

const things: PlannedThing[] = ['house', 'bench'].map((noun) => ({
  id: noun,
  phrase: noun,
  noun,
  pieces: [],
  metres: 6,
  count: 1,
  variants: 1,
  asked: true,
  place: { how: 'anywhere' },
}))

/** A plan for a meadow with a house and a bench. */
export const meadowPlan: EnvironmentPlan = {
  kind: 'environment',
  category: 'scene',
  prompt: 'a red house and a bench',
  title: 'A red house and a bench',
  seed: 1,
  setting: 'meadow',
  settingWords: 'meadow',
  hour: 10,
  weather: 'clear',
  season: 'summer',
  mood: 'calm',
  density: 1,
  palette: {},
  things,
  matters: [],
  notes: [],
  claims: [
    { about: 'thing', thing: 'house', text: 'a house' },
    { about: 'thing', thing: 'bench', text: 'a bench' },
    { about: 'colour', thing: 'house', colour: '#c8503c', text: 'the house is red' },
    { about: 'count', thing: 'bench', count: 1, text: 'one bench' },
    { about: 'unknown', text: 'frobnicated' },
  ],
}

/** A house twelve metres ahead, a bench to the right of it: a scene that passes. Canaries change it. */
export function meadow(): Scene {
  return boxScene({
    kinds: [
      { ...box('house', 6, 5, 6), noun: 0 },
      { ...box('bench', 2, 0.8, 0.8), noun: 1 },
    ],
    nouns: ['house', 'bench'],
    placed: [put(0, 0, -12), put(1, 6, -8)],
    spawn: { at: [0, eyeHeight, 4], yaw: 0, pitch: 0 },
  })
}

/** What the engine's own build would hand to the proof, for a scene made by hand. */
export function buildOf(scene: Scene, keepsViews = false): EnvironmentBuild {
  const meshes = scene.kinds.map((kind) => boxMesh(kind))
  const focus = scene.placed[0]?.at ?? [0, 0, -10]
  const path: [number, number][] = [
    [0, 4],
    [0, -4],
  ]
  const views = keepsViews
    ? scene.views
    : chooseViews(openStage(scene, meshes), openWorld(scene), { focus, path })
  const shown = { ...scene, views }
  const thingOf = scene.placed.map(({ kind }) => scene.kinds[kind]?.name)
  const layout = { focus, path } as unknown as EnvironmentBuild['layout']
  return { scene: shown, meshes, thingOf, layout, stage: openStage(shown, meshes), code: '', html: '' }
}

/** The verdict over a meadow that somebody changed. */
export function verdictOver(change: (scene: Scene) => Scene): EnvironmentVerdict {
  return verifyEnvironment(buildOf(change(meadow())), meadowPlan)
}
