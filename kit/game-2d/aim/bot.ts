import { type Button, bitOf, type Input, idle } from '../../core/input.ts'
import type { Bot, Memory } from '../../game/bot.ts'
import { cloneWorld, rate } from '../../game/world.ts'
import { angleOf, cosine, sine } from '../../rules/sure-math.ts'
import type { Genre } from '../genre.ts'
import type { Shot } from './arcs.ts'
import { type AimWorld, fullPull, letGo, type ShotForm, shotOfPull } from './shots.ts'

export type Eye = {
  /** The shots that are worth a try, the likeliest first. */
  tries(world: AimWorld): Shot[]
  /** How far this level is from its start (0) to its end (1). */
  measure(world: AimWorld): number
  /** At most so many of the tries are looked at. */
  most?: number
  /** How somebody shoots who wants to lose; as weakly as can be unless said otherwise. */
  badly?(world: AimWorld): Shot
  /** Only now is a good moment to let go, where things move by themselves. */
  isMoment?(world: AimWorld): boolean
}

/** The second one tries the keys first, to and fro. */
const fidgets: readonly Button[] = ['up', 'down', 'left', 'right']
/** Steps for which it takes aim, as a person would. */
const aiming = 26

/** Tries a bounded number of shots on copies of the world, and takes the one of which the most comes. */
export function shotBot(form: ShotForm, genre: Genre<AimWorld>, eye: Eye): Bot<AimWorld> {
  const progress = (world: AimWorld): number => {
    if (world.status === 'won') return 1
    const { levels, scoreGoal } = world.plan.rules
    if (scoreGoal !== undefined) return Math.max(0, Math.min(1, world.score / scoreGoal))
    return Math.min(1, (world.level - 1 + Math.max(0, Math.min(1, eye.measure(world)))) / levels)
  }
  const worth = (world: AimWorld, level: number): number => {
    if (world.status === 'won' || world.level > level) return 10
    if (world.status === 'lost') return -1
    return eye.measure(world)
  }
  const best = (world: AimWorld): Shot => {
    let chosen: Shot | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const [index, wish] of eye
      .tries(world)
      .slice(0, eye.most ?? 14)
      .entries()) {
      const shot = form.points ? pointed(form.from(world), wish) : pulled(wish)
      if (!shot) continue
      const copy = cloneWorld(world)
      copy.angle = shot.angle
      copy.power = shot.power
      letGo(form, copy)
      for (let step = 0; step < form.longest * rate + 2 && copy.phase === 'move'; step++) {
        copy.events = []
        genre.step(copy, idle)
        if (copy.status !== 'playing') break
      }
      // The first of equals was the likeliest.
      const value = worth(copy, world.level) - index * 0.0001
      if (value <= most) continue
      most = value
      chosen = shot
      if (value > 5) break
    }
    return chosen ?? { angle: world.angle, power: 0.5 }
  }
  const take = (world: AimWorld, memory: Memory, choose: () => Shot): Input => {
    if (world.phase !== 'aim') return idle
    const about = `${world.level} ${world.fired} ${world.lives}`
    if (memory.about !== about) {
      const { angle, power } = choose()
      Object.assign(memory, { about, angle, power, step: 0 })
    }
    const waited = Number(memory.step ?? 0)
    memory.step = waited + 1
    const step = world.turn === 2 ? waited - fidgets.length * 2 : waited
    const key = step < 0 ? fidgets[waited >> 1] : undefined
    if (key) return { ...idle, second: bitOf(key) }
    const { x, y } = form.from(world)
    const [angle, power] = [Number(memory.angle), Number(memory.power)]
    if (form.points === 'when') {
      const isLate = step > 12 * rate
      const down = step > 6 && (memory.badly === 1 || isLate || (eye.isMoment?.(world) ?? true))
      if (down) memory.about = ''
      return { ...idle, pointer: { x, y, down } }
    }
    if (form.points) {
      const pointer = { ...spotOf({ x, y }, angle), down: step >= aiming }
      if (world.turn === 2) return byKey(memory, step, { ...pointer, down: false })
      if (step <= aiming) return { ...idle, pointer }
      memory.about = ''
      return { ...idle, pointer: { ...pointer, down: false } }
    }
    const pull = pullOf({ angle, power })
    const [left, top] = [Math.round(x), Math.round(y)]
    if (step === 0) return { ...idle, pointer: { x: left, y: top, down: true } }
    const part = Math.min(1, step / (aiming - 4))
    const pointer = { x: left - pull.x * part, y: top - pull.y * part, down: true }
    const isWaiting = eye.isMoment && step < 20 * rate && !eye.isMoment(world)
    if (step < aiming || isWaiting) return { ...idle, pointer }
    // The second one lets go with the button: the pull is taken back, and the aim stays.
    if (world.turn === 2) return byKey(memory, step, { x: left, y: top, down: step === aiming })
    memory.about = ''
    return { ...idle, pointer: { ...pointer, down: false } }
  }
  return {
    play: (world, memory) => take(world, memory, () => best(world)),
    progress,
    lose: (world, memory) => {
      memory.badly = 1
      return take(world, memory, () => eye.badly?.(world) ?? { angle: world.angle, power: 0.1 })
    },
  }
}

/** The second player's button, once the finger is off the screen. */
function byKey(memory: Memory, step: number, pointer: Input['pointer']): Input {
  if (step < aiming + 4) return { ...idle, pointer }
  memory.about = ''
  return { ...idle, pointer, second: bitOf('a') }
}

/** A pull in whole units, as a finger makes it; the shot is what comes of just that. */
const pullOf = ({ angle, power }: Shot) => ({
  x: Math.round(cosine(angle) * power * fullPull),
  y: Math.round(sine(angle) * power * fullPull),
})

function pulled(wish: Shot): Shot | undefined {
  const { x, y } = pullOf(wish)
  return shotOfPull(x, y)
}

/** The same for a finger that points. */
const spotOf = (from: { x: number; y: number }, angle: number) => ({
  x: Math.round(from.x + cosine(angle) * 200),
  y: Math.round(from.y + sine(angle) * 200),
})

function pointed(from: { x: number; y: number }, { angle, power }: Shot): Shot {
  const { x, y } = spotOf(from, angle)
  return { angle: angleOf(y - from.y, x - from.x), power }
}
