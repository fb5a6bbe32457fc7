import type { Pose } from '@makebelieve/kit/environment/scene'
import type { Body } from '@makebelieve/kit/game-3d/space'
import { fieldOfView } from '../../environment/picture/camera.ts'
import { look, type Stage } from '../../environment/picture/stage.ts'

/** Large enough to tell who is seen, small enough to try many. */
const small = { width: 96, height: 54 }

/** Where the hero stands in the picture, across; and how much of its height it takes. */
const heroAt = 0.47
const heroTall = 0.6

/** Ways around the hero, from its face on, and what each is worth: best it looks into the picture, worst one sees its back. */
const ways = [
  [0.6, 0.1],
  [0.95, 0.1],
  [0.25, 0],
  [-0.5, 0],
  [1.4, -0.05],
  [-1, -0.05],
  [2.4, -0.4],
  [-2.4, -0.4],
] as const

/** From where a picture of a game is best taken: near the hero, with as many of the others behind it as can be. */
export function posedFor(stage: Stage, cast: ReadonlyMap<number, Body>, usual: Pose): Pose {
  const hero = [...cast.values()].find(({ role }) => role === 'player')
  if (!hero) return usual
  let best = { pose: usual, worth: 0 }
  for (const [way, bonus] of ways) {
    const pose = before(hero, way)
    const worth = bonus + worthOf(stage, cast, pose)
    if (worth > best.worth) best = { pose, worth }
  }
  return best.pose
}

/** An eye that sees the hero on the right of the picture, from about its own height. */
function before(hero: Body, way: number): Pose {
  const half = Math.tan((fieldOfView * Math.PI) / 360)
  const far = hero.size / (2 * heroTall * half) + hero.radius * 1.4
  const toward = hero.yaw + way
  const at: Pose['at'] = [
    hero.x + Math.sin(toward) * far,
    hero.y + hero.size * 0.66,
    hero.z + Math.cos(toward) * far,
  ]
  const aside = Math.atan(heroAt * half * (small.width / small.height))
  return { at, yaw: toward + aside, pitch: -0.1 }
}

/** How good a picture is: the hero free, large and whole, others beside it, and nothing right before the eye. */
function worthOf(stage: Stage, cast: ReadonlyMap<number, Body>, pose: Pose): number {
  const { object, nearness } = look(stage, pose, small.width, small.height)
  const seen = new Map<Body, number>()
  let [close, sky, cut] = [0, 0, 0]
  for (let i = 0; i < object.length; i++) {
    const body = cast.get(object[i] ?? -1)
    if (body) seen.set(body, (seen.get(body) ?? 0) + 1)
    else if ((nearness[i] ?? 0) > 0.8) close++
    if ((object[i] ?? -1) < 0) sky++
    const atEdge = i % small.width === small.width - 1 || i < small.width
    if (atEdge && body?.role === 'player') cut++
  }
  const all = object.length
  let worth = -0.35 - (close / all) * 6 - Math.max(0, sky / all - 0.7) * 2 - cut * 0.04
  for (const [{ role }, count] of seen) {
    const share = count / all
    worth +=
      role === 'player' ? Math.min(1, share * 14) : Math.min(0.3, Math.sqrt(share) * 2) * weightOf(role)
  }
  return worth
}

const weightOf = (role: Body['role']) => (/boss|enemy|rival|hazard/.test(role) ? 1 : 0.35)
