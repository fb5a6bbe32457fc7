import type { Creature, Nature, Surroundings } from './creatures.ts'

/** A thing of yaw 0 looks toward +z. */
export const yawTo = (x: number, z: number): number => Math.atan2(x, z)

/** From -π to π. */
export const turnBetween = (from: number, to: number): number => {
  const turn = (to - from) % (2 * Math.PI)
  if (turn > Math.PI) return turn - 2 * Math.PI
  return turn < -Math.PI ? turn + 2 * Math.PI : turn
}

/** Turns toward a yaw, no faster than `rate` radians a second; answers how far it is still off. */
export function turnToward(creature: Creature, yaw: number, rate: number, dt: number): number {
  const off = turnBetween(creature.yaw, yaw)
  creature.yaw += Math.max(-rate * dt, Math.min(rate * dt, off))
  return Math.abs(off)
}

export function easeSpeed(creature: Creature, wanted: number, rate: number, dt: number): void {
  creature.speed += (wanted - creature.speed) * (1 - Math.exp(-rate * dt))
}

/** Whether another creature or the visitor stands within `reach` in front of a creature. */
export function isSomebodyAhead(
  creature: Creature,
  nature: Nature,
  { others, natures, visitor }: Surroundings,
  index: number,
  reach: number,
  sameWayOnly = false,
): boolean {
  const sin = Math.sin(creature.yaw)
  const cos = Math.cos(creature.yaw)
  const isAhead = (x: number, z: number, radius: number) => {
    const dx = x - creature.at[0]
    const dz = z - creature.at[2]
    const ahead = dx * sin + dz * cos
    if (ahead <= 0 || ahead > reach + radius) return false
    return Math.abs(dx * cos - dz * sin) < radius + nature.radius * 0.8
  }
  if (Math.abs(visitor[1] - creature.at[1]) < 3 && isAhead(visitor[0], visitor[2], 0.5)) return true
  return others.some((other, number) => {
    if (number === index || Math.abs(other.at[1] - creature.at[1]) > 2) return false
    if (sameWayOnly && Math.cos(other.yaw - creature.yaw) < 0.3) return false
    return isAhead(other.at[0], other.at[2], natures[number]?.radius ?? 0.3)
  })
}
