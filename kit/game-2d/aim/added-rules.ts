import { dial, type GamePlan } from '../../game/plan.ts'
import { addScore, between, tell } from '../../game/world.ts'
import { cosine, sine } from '../../rules/sure-math.ts'
import type { AimWorld, ShotForm } from './shots.ts'

/**
 * Rules that a sentence adds to any game of aiming, as data in its plan: after every so manieth shot, hit or miss something is done by so
 * much. `target` changes how large what one aims at is, `points` is how often a hit counts (below 0: what it
 * costs), `shots` are given or taken, `wind` turns, and with `pieces` what flies comes apart in the air.
 */
export type AddedRule = { after: 'shot' | 'hit' | 'miss'; each: number; by: number }
export const addedRules = ['target', 'points', 'shots', 'wind', 'pieces'] as const
export type Added = (typeof addedRules)[number]

/** What added rules have come to so far. */
export type AddedState = {
  target: number
  shots: number
  hits: number
  misses: number
  /** What was done and scored before the shot that is under way, and which one it is. */
  done: number
  score: number
  fired: number
}

export const nothingAdded = (): AddedState => ({
  target: 1,
  shots: 0,
  hits: 0,
  misses: 0,
  done: 0,
  score: 0,
  fired: 0,
})

export function addedRule({ content }: GamePlan, what: Added): AddedRule | undefined {
  return content?.[`added ${what}`] as AddedRule | undefined
}

/** No target is made smaller or larger than this, so that there is always something to hit, and something to miss. */
const sizes = { least: 0.68, most: 1.6 }
const within = (size: number) => Math.max(sizes.least, Math.min(sizes.most, size))

/** A shot begins: what it comes to is held against this. */
export function beforeShot(world: AimWorld): void {
  Object.assign(world.added, { done: world.done, score: world.score })
}

/** A shot of whoever plays is over: whatever happens after it. */
export function afterShot(form: ShotForm, world: AimWorld): void {
  const { added, plan } = world
  // A rival's shot is none of theirs.
  if (added.fired === world.fired) return
  added.fired = world.fired
  added.shots++
  const isHit = world.done > added.done
  if (isHit) added.hits++
  else added.misses++
  const isNow = ({ after, each }: AddedRule) =>
    after === 'shot'
      ? added.shots % each === 0
      : after === 'hit'
        ? isHit && added.hits % each === 0
        : !isHit && added.misses % each === 0
  for (const what of addedRules) {
    const rule = addedRule(plan, what)
    if (rule && isNow(rule)) does[what](form, world, rule.by)
  }
}

const does: Record<Added, (form: ShotForm, world: AimWorld, by: number) => void> = {
  target(form, world, by) {
    world.added.target = within(world.added.target * by)
    form.resize?.(world)
  },
  points(_form, world, by) {
    const more = by < 0 ? by : (by - 1) * (world.score - world.added.score)
    if (more === 0) return
    addScore(world, more)
    tell(world, more > 0 ? 'power' : 'miss', { x: 120, y: 90, words: more > 0 ? `+${more}` : `${more}` })
  },
  shots(_form, world, by) {
    if (world.plan.rules.gentle) return
    world.shots = Math.max(0, world.shots + by)
  },
  wind: (form, world) => blow(form, world),
  // What flies comes apart while it flies, and not after it.
  pieces() {},
}

/** Another wind, from any side; the harder the game, the stronger. */
export function blow({ gusts }: ShotForm, world: AimWorld): void {
  if (!gusts) return
  const strong = world.plan.content?.wind === 2 ? 1.5 : 1
  const was = world.wind
  const next = between(world, -1, 1) * dial(world.plan, ...gusts) * strong
  // One that turns is felt.
  world.wind = Math.abs(next - was) < 8 ? next + (next < was ? -16 : 16) : next
}

/** Steps after which what flies comes apart. */
const apart = 20

/** 'Each bird splits into three in the air': side by side, with what speed there was. */
export function comeApart(world: AimWorld): void {
  const rule = addedRule(world.plan, 'pieces')
  if (!rule || world.since !== apart) return
  const whole = world.bodies.find(({ part }) => part === 'shot')
  if (!whole) return
  for (let at = 1; at < rule.by; at++) {
    // One above and one below, further and further out.
    const turn = (at % 2 === 0 ? -1 : 1) * Math.ceil(at / 2) * 0.16
    const [c, s] = [cosine(turn), sine(turn)]
    world.bodies.push({
      ...whole,
      y: whole.y + (at % 2 === 0 ? -1 : 1) * Math.ceil(at / 2) * (whole.high * 2 + 1),
      vx: whole.vx * c - whole.vy * s,
      vy: whole.vx * s + whole.vy * c,
    })
  }
  tell(world, 'break', { by: whole.cast, x: whole.x, y: whole.y })
}
