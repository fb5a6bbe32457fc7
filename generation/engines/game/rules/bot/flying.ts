import type { Input } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { braking, fastest, gliding, thrust, turning } from '@makebelieve/kit/rules/spaces/adrift'
import { angleOf, cosine, length, sine, wrapped } from '@makebelieve/kit/rules/sure-math'
import { type Body, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { input } from './roaming.ts'
import type { Want } from './want.ts'

/** What one can do at the helm, each for a moment. */
const helms = [0, -1, 1].flatMap((turns) => [0, 1, -1].map((gas) => ({ turns, gas })))

/** So far it is thought ahead: a helm is held for half a second, then one glides. */
const held = 0.5
const samples = [0.15, 0.3, 0.5, 0.7, 0.95, 1.25]

/** Without any hold one turns to what is to be hit, and gets out of the way of what comes while there is time. */
export function fly(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  memory: Memory,
): Input {
  const last = lately.get(memory)
  if (last && world.tick > last.tick && world.tick < last.tick + 3) return last.input
  const player = playerOf(world)
  const close = threats.filter((one) => length(...between(world, one, player)) < 420 + one.size)
  let best: (typeof helms)[number] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const helm of helms) {
    const cost = costOf(world, player, helm, want, close)
    if (cost >= least) continue
    least = cost
    best = helm
  }
  const { turns = 0, gas = 0 } = best ?? {}
  const chosen = input(turns < 0 && 'left', turns > 0 && 'right', gas > 0 && 'up', gas < 0 && 'down')
  lately.set(memory, { tick: world.tick, input: chosen })
  return chosen
}

const lately = new WeakMap<Memory, { tick: number; input: Input }>()

function costOf(
  world: RulesWorld,
  player: Body,
  helm: { turns: number; gas: number },
  want: Want | undefined,
  close: readonly Body[],
): number {
  let { x, y, vx, vy, way } = player
  let cost = 0
  let now = 0
  for (const after of samples) {
    for (; now < after; now += 0.05) {
      const { turns, gas } = now < held ? helm : { turns: 0, gas: 0 }
      way += turns * turning * 3
      const left = gas < 0 ? braking : gliding
      vx = vx * left * left * left + cosine(way) * Math.max(0, gas) * thrust * 0.05
      vy = vy * left * left * left + sine(way) * Math.max(0, gas) * thrust * 0.05
      x += vx * 0.05
      y += vy * 0.05
    }
    for (const threat of close) {
      const there = { x: threat.x + threat.vx * after, y: threat.y + threat.vy * after }
      const gap = length(...between(world, there, { x, y })) - (threat.size + player.size) * 0.42
      cost += gap < 0 ? 900 : gap < 50 ? (50 - gap) * 7 : 0
    }
  }
  // Slow is safe: who is fast is soon somewhere else.
  cost += Math.max(0, length(vx, vy) - fastest * (close.length > 0 ? 0.3 : 0.6)) * 0.6
  if (!want) return cost
  if (want.how === 'be') return cost + detour(world, player, helm, want)
  return cost + Math.abs(wrapped(angleOf(want.y - player.y, want.x - player.x) - turnedBy(player, helm))) * 60
}

/** How badly a helm serves to get somewhere: one points where the speed that is missing lies, and pushes only then. */
function detour(world: RulesWorld, player: Body, helm: { turns: number; gas: number }, want: Want): number {
  const [dx, dy] = between(world, want, player)
  const gap = length(dx, dy) || 1
  const pace = Math.min(210, gap * 1.1)
  const [mx, my] = [(dx / gap) * pace - player.vx, (dy / gap) * pace - player.vy]
  const missing = length(mx, my)
  const off = Math.abs(wrapped(angleOf(my, mx) - turnedBy(player, helm)))
  const push = missing > 25 && off < 0.6 ? -40 : 40
  const brake = player.vx * mx + player.vy * my < 0 && missing > 60 ? -15 : 25
  return off * 60 + (helm.gas > 0 ? push : helm.gas < 0 ? brake : 0)
}

/** Where it points in a moment. */
const turnedBy = ({ way }: Body, { turns }: { turns: number }) => way + turns * turning * 3

/** The shorter way from one to the other: it may lead over the rim. */
function between(
  { width, height }: RulesWorld,
  to: { x: number; y: number },
  from: { x: number; y: number },
): [number, number] {
  const shorter = (gap: number, round: number) =>
    Math.abs(gap) > round / 2 ? gap - Math.sign(gap) * round : gap
  return [shorter(to.x - from.x, width), shorter(to.y - from.y, height)]
}

/** Whether what is sent now would hit. */
export function isAimedAt(world: RulesWorld, want: Want): boolean {
  const player = playerOf(world)
  const { size = 40 } = world.entities.find(({ id }) => id === want.id) ?? {}
  const gap = distance(want, player)
  const off = wrapped(angleOf(want.y - player.y, want.x - player.x) - player.way)
  return gap < 620 && Math.abs(off) < Math.max(0.05, (size * 0.4) / Math.max(1, gap))
}
