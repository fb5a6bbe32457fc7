import type { Place, Pose, Scene } from '@makebelieve/kit/environment/scene'
import { eyeHeight, type World } from '@makebelieve/kit/environment/world'
import { cameraAt } from '../picture/camera.ts'
import { groundObject, look, type Stage, waterObject } from '../picture/stage.ts'
import { round, rounded } from './assemble.ts'

export const viewCount = 12

/** Large enough to tell what is seen, small enough to try forty. */
const size = { width: 96, height: 60 }

/** `shows` is the noun that a pose was made for. */
type Candidate = { pose: Pose; bonus: number; shows?: number }
type Judged = { pose: Pose; score: number; nouns: Map<number, number> }

/** What the views are chosen around. */
export type Surroundings = { focus: Place; path: readonly [x: number, z: number][] }

/**
 * Twelve poses to look from, the best first: on the way to the focus, around it, and before each thing that was asked
 * for. Each is tried and judged by what is in the picture.
 */
export function chooseViews(stage: Stage, world: World, around: Surroundings): Pose[] {
  const judged = enough(candidates(stage.scene, world, around)).map((candidate) =>
    judge(stage, candidate, around),
  )
  const chosen: Judged[] = []
  const seen = new Set<number>()
  while (chosen.length < viewCount && judged.length > 0) {
    let [best, at] = [-Infinity, 0]
    judged.forEach((one, i) => {
      const score = one.score + news(one, seen, chosen.length) - likeness(one, chosen, stage.scene.reach)
      if (score > best) [best, at] = [score, i]
    })
    const [next] = judged.splice(at, 1)
    if (!next) break
    chosen.push(next)
    for (const [noun, share] of next.nouns) if (share > 0.001) seen.add(noun)
  }
  return chosen.map(({ pose }) => ({ at: rounded(pose.at), yaw: round(pose.yaw), pitch: round(pose.pitch) }))
}

/** Where there are few places to stand, one looks around from each of them. */
function enough(list: Candidate[]): Candidate[] {
  const all = [...list]
  for (let turn = 1; all.length < viewCount + 4; turn++)
    for (const { pose, bonus } of list)
      all.push({ pose: { ...pose, yaw: pose.yaw + turn * 0.7, pitch: 0 }, bonus: Math.min(0, bonus) })
  return all
}

/** After the first, a view is worth most for what no other has shown. */
function news({ nouns }: Judged, seen: ReadonlySet<number>, chosen: number): number {
  if (chosen === 0) return 0
  let count = 0
  for (const [noun, share] of nouns) if (!seen.has(noun) && share > 0.001) count++
  return count * 2
}

function likeness({ pose }: Judged, chosen: readonly Judged[], reach: number): number {
  let most = 0
  // In a room, three steps are far.
  const apart = Math.min(9, Math.max(2.5, reach * 0.35))
  for (const { pose: other } of chosen) {
    const far = Math.hypot(pose.at[0] - other.at[0], pose.at[2] - other.at[2])
    const turned = Math.abs(Math.atan2(Math.sin(pose.yaw - other.yaw), Math.cos(pose.yaw - other.yaw)))
    most = Math.max(most, 1.6 - far / apart - turned)
  }
  return Math.max(0, most) * 1.6
}

function candidates(scene: Scene, world: World, { focus, path }: Surroundings): Candidate[] {
  const list: Candidate[] = []
  const stand = (x: number, z: number, near: number): Place | undefined => {
    const floor = world.floorAt(x, z, near)
    if (!Number.isFinite(floor) || !world.canStand(x, z, floor)) return undefined
    return [x, floor + eyeHeight, z]
  }
  const looking = (from: Place, to: Place, bonus: number, shows?: number) => {
    const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
    const far = Math.max(0.1, Math.hypot(dx, dz))
    // Half way toward level: nobody stares at the foot or the top of things.
    const pitch = Math.max(-0.35, Math.min(0.85, Math.atan2(dy, far) * (dy > 4 ? 0.85 : 0.6)))
    list.push({
      pose: { at: from, yaw: Math.atan2(-dx, -dz), pitch },
      bonus,
      ...(shows !== undefined && { shows }),
    })
  }
  // The layout composed its own first view; others must be clearly better.
  list.push({ pose: scene.spawn, bonus: 1.1 })
  for (const turn of [-0.3, 0.3])
    list.push({ pose: { ...scene.spawn, yaw: scene.spawn.yaw + turn }, bonus: 0.7 })
  const floor = scene.spawn.at[1]
  path.forEach(([x, z], i) => {
    if (path.length > 6 && i % Math.ceil(path.length / 6) !== 0) return
    const here = stand(x, z, floor + 3)
    const next = path[i + 2] ?? path[i + 1]
    if (!here) return
    looking(here, focus, 0.25)
    if (next) looking(here, [next[0], here[1], next[1]], 0)
  })
  const ring = Math.min(18, Math.max(3.5, scene.reach * 0.3))
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2
    const here = stand(focus[0] + Math.sin(angle) * ring, focus[2] + Math.cos(angle) * ring, focus[1] + 4)
    if (here) looking(here, focus, 0)
  }
  for (const { noun, at, size: large, top } of askedThings(scene)) {
    // What flies is looked at from farther away, so that nobody has to look straight up.
    const far = Math.min(scene.reach, Math.max(large * 1.3 + 2.5, (top - world.groundAt(at[0], at[2])) * 0.7))
    for (const angle of [0, 0.9, -0.9, 2.2, Math.PI]) {
      const toward = Math.atan2(scene.spawn.at[0] - at[0], scene.spawn.at[2] - at[2]) + angle
      const [x, z] = [at[0] + Math.sin(toward) * far, at[2] + Math.cos(toward) * far]
      if (Math.max(Math.abs(x), Math.abs(z)) > scene.reach) continue
      const here = stand(x, z, at[1] + 3)
      if (!here) continue
      looking(here, [at[0], top, at[2]], 0, noun)
      break
    }
  }
  return list
}

/** One of each noun: the one nearest to where one arrives. */
type Asked = { noun: number; at: Place; size: number; top: number }

function askedThings({ placed, kinds, spawn }: Scene): Asked[] {
  const nearest = new Map<number, Asked & { far: number }>()
  for (const { kind, at, scale } of placed) {
    const one = kinds[kind]
    if (one?.noun === undefined) continue
    const far = Math.hypot(at[0] - spawn.at[0], at[2] - spawn.at[2])
    const known = nearest.get(one.noun)
    if (known && known.far <= far) continue
    const spans = one.max.map((high, k) => (high - (one.min[k] ?? 0)) * scale)
    const top = at[1] + one.max[1] * scale * 0.6
    nearest.set(one.noun, { noun: one.noun, at, size: Math.max(...spans), top, far })
  }
  return [...nearest.values()]
}

function judge(stage: Stage, { pose, bonus, shows }: Candidate, { focus }: Surroundings): Judged {
  const { scene } = stage
  const canvas = look(stage, pose, size.width, size.height)
  const nouns = new Map<number, number>()
  const kinds = new Map<number, number>()
  let [sky, close, near] = [0, 0, 0]
  const count = (noun: number | undefined) => {
    if (noun !== undefined) nouns.set(noun, (nouns.get(noun) ?? 0) + 1)
  }
  for (let i = 0; i < canvas.object.length; i++) {
    const object = canvas.object[i] ?? -1
    const water = canvas.water[i] ?? -1
    if (object < 0) sky++
    const nearness = object < groundObject ? (canvas.nearness[i] ?? 0) : 0
    if (nearness > 0.9) close++
    else if (nearness > 0.5) near++
    count(scene.waters[water - waterObject]?.noun)
    const kind = scene.placed[object]?.kind
    count(scene.kinds[kind ?? -1]?.noun)
    const what = kind ?? (water >= 0 ? water : undefined)
    if (what !== undefined) kinds.set(what, (kinds.get(what) ?? 0) + 1)
  }
  const all = canvas.object.length
  // A bird is too small for a picture of this size, and seen all the same.
  if (shows !== undefined) nouns.set(shows, Math.max(nouns.get(shows) ?? 0, 0.0012 * all))
  // What stands right before the eye hides the place.
  let score = bonus - (5 * close + 2.5 * near) / all
  for (const [noun, count] of nouns) {
    nouns.set(noun, count / all)
    score += Math.min(0.8, 0.25 + Math.sqrt(count / all) * 1.6)
  }
  // Many kinds in sight make a rich picture; one that hides all others does not.
  const shown = [...kinds.values()].filter((count) => count / all > 0.002)
  score += Math.min(1.2, shown.length * 0.12)
  score -= Math.max(0, Math.max(0, ...shown) / all - 0.4) * 5
  if (scene.around === 'outdoors') score -= Math.abs(sky / all - 0.32) * 1.2
  score += focusBonus(pose, focus)
  return { pose, score, nouns }
}

/** Best where the focus is near a third of the picture. */
function focusBonus(pose: Pose, focus: Place): number {
  const { eye, right, ahead, wide } = cameraAt(pose, size.width / size.height)
  const [dx, dy, dz] = [focus[0] - eye[0], focus[1] - eye[1], focus[2] - eye[2]]
  const forward = dx * ahead[0] + dy * ahead[1] + dz * ahead[2]
  if (forward < 1) return 0
  const across = Math.abs(((dx * right[0] + dz * right[2]) * wide) / forward)
  return across > 1 ? 0 : 0.5 - Math.abs(across - 0.28) * 0.5
}
