import { type GamePlan, theOne } from '../../game/plan.ts'
import { secondColour } from '../../game/second-cursor.ts'
import type { Painter } from '../view/painter.ts'
import { partDone } from './motion.ts'
import { drawPlayerTag } from './player-marks.ts'

/** Whoever plays is seen beside the table, and feels with every move. */
export type Host = { mood: 'calm' | 'happy' | 'sad'; left: number }

const moodSteps = 50

export const newHost = (): Host => ({ mood: 'calm', left: 0 })

export function feel(host: Host, mood: 'happy' | 'sad'): void {
  host.mood = mood
  host.left = moodSteps
}

export function calmDown(host: Host): void {
  if (host.left > 0 && --host.left === 0) host.mood = 'calm'
}

/** Hops when happy, hangs its head when sad, and breathes in between. Where two play, each wears a number. */
export function drawHost(
  painter: Painter,
  host: Host,
  { x, y, size, player, cast }: { x: number; y: number; size: number; player?: 1 | 2; cast?: string },
): void {
  const plan = painter.plan as GamePlan
  const member = plan.cast.find(({ id }) => id === cast) ?? theOne(plan, 'player')
  const part = partDone(host.left, moodSteps)
  const fading = 1 - part
  const hop = host.mood === 'happy' ? Math.abs(Math.sin(part * Math.PI * 2.5)) * fading : 0
  const droop = host.mood === 'sad' ? fading : 0
  painter.sprite(member, x, y - hop * size * 0.16 + droop * size * 0.05, size, {
    shadow: hop < 0.1,
    angle: host.mood === 'happy' ? Math.sin(part * 18) * 0.14 * fading : droop * 0.2,
    squash: 1 - hop * 0.16 + droop * 0.2,
    facing: 1,
    alive: host.mood === 'calm' ? 1 : undefined,
    glow: host.mood === 'happy' ? '#ffd447' : player === 2 ? secondColour : undefined,
  })
  if (player)
    drawPlayerTag(painter, player, x + size * (player === 2 ? 0.36 : -0.36), y + size * 0.36, size * 0.36)
}
