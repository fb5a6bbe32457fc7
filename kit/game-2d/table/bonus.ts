import type { PowerUp } from '../../game/plan.ts'
import type { Choice, HudItem } from '../../game/rules.ts'
import { rate, tell, type World } from '../../game/world.ts'
import type { Painter } from '../view/painter.ts'

/**
 * Power-ups in games of choices: one at a time comes up somewhere on the stage, for a few seconds, and is picked like
 * any other choice. What it does is the genre's business.
 */
export type Bonus = {
  lying: { power: PowerUp; x: number; y: number; left: number } | null
  /** How many came so far. They come in the order of the plan, so that each kind is seen. */
  came: number
  /** Steps for which each still works. */
  works: Partial<Record<PowerUp, number>>
}

export type WithBonus = World & { bonus: Bonus }

const size = 68
const liesFor = 9 * rate

/** What a power-up means here, and for how many seconds; 0 where it works at once. */
export type Meaning = { says: string; seconds: number }
export type Meanings = Record<PowerUp, Meaning>

export const newBonus = (): Bonus => ({ lying: null, came: 0, works: {} })

export const isWorking = ({ bonus }: WithBonus, power: PowerUp) => (bonus.works[power] ?? 0) > 0

/** The next one comes up, unless one lies there still; nothing where the plan has none. */
export function offerBonus(world: WithBonus, { x, y }: { x: number; y: number }): void {
  const { powerUps } = world.plan.rules
  const { bonus } = world
  const power = powerUps[bonus.came % Math.max(1, powerUps.length)]
  if (!power || bonus.lying) return
  bonus.came++
  bonus.lying = { power, x, y, left: liesFor }
  tell(world, 'spawn', { to: `power:${power}`, x, y })
}

/** Time passes for what lies there and for what works. */
export function passBonus({ bonus }: WithBonus): void {
  if (bonus.lying && --bonus.lying.left <= 0) bonus.lying = null
  for (const power of Object.keys(bonus.works) as PowerUp[]) {
    const left = (bonus.works[power] ?? 0) - 1
    if (left > 0) bonus.works[power] = left
    else delete bonus.works[power]
  }
}

/** Takes what lies there. Answers what it was, for what works at once. */
export function takeBonus(world: WithBonus, meanings: Meanings, by: string): PowerUp | undefined {
  const { bonus } = world
  if (!bonus.lying) return undefined
  const { power, x, y } = bonus.lying
  const { says, seconds } = meanings[power]
  bonus.lying = null
  if (seconds > 0) bonus.works[power] = seconds * rate
  tell(world, 'power', { by, to: `power:${power}`, x, y, words: says, value: 4 })
  return power
}

export function bonusChoices({ bonus }: WithBonus, meanings: Meanings): Choice[] {
  if (!bonus.lying) return []
  const { power, x, y } = bonus.lying
  const half = size / 2
  return [
    {
      id: 'power',
      x: x - half,
      y: y - half,
      width: size,
      height: size,
      says: `Take: ${meanings[power].says}`,
    },
  ]
}

/** What works now, for the figures at the top. */
export function bonusHud({ bonus }: WithBonus, meanings: Meanings): HudItem[] {
  return (Object.keys(bonus.works) as PowerUp[]).map((power) => {
    const left = bonus.works[power] ?? 0
    const { says, seconds } = meanings[power]
    return {
      says,
      value: `${Math.ceil(left / rate)} s`,
      part: left / (seconds * rate),
      picture: `power:${power}`,
    }
  })
}

/** A shining coin with the picture on it; the ring around it says how long it will lie there. */
export function drawBonus({ bonus }: WithBonus, painter: Painter): void {
  if (!bonus.lying) return
  const { ctx, seconds } = painter
  const { power, x, y, left } = bonus.lying
  const grown = Math.min(1, (liesFor - left + 1) / 12) * (1 + 0.05 * Math.sin(seconds * 6))
  const radius = (size / 2) * grown
  ctx.save()
  ctx.globalAlpha *= 0.3
  ctx.fillStyle = '#ffd447'
  ctx.beginPath()
  ctx.arc(x, y, radius * 1.3, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
  ctx.fillStyle = '#fff8dc'
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 7
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.strokeStyle = '#f5b700'
  ctx.lineWidth = 4
  ctx.beginPath()
  ctx.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + (left / liesFor) * Math.PI * 2)
  ctx.stroke()
  painter.picture(`power:${power}`, x, y, radius * 1.3)
}
