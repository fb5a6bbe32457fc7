import type { Attachment, ModelPlan, Piece } from '../design.ts'

/** Which of several things on one dish or in one cart this is, and how many they are. */
export type Share = { nth: number; of: number }

/** How a thing shares its place with others that were put on or into the same one. */
export function shareOf({ pieces }: ModelPlan, { id, attached }: Piece, how: Attachment): Share {
  const all = pieces.filter(
    (other) =>
      other.attached?.how === how &&
      other.attached.to === attached?.to &&
      other.attached.socket === attached?.socket,
  )
  return { nth: all.findIndex((other) => other.id === id), of: all.length }
}

/** A round place divided: each has the largest circle that all of them have room for, side by side. */
export function ownCircle({ nth, of }: Share, radius: number): { x: number; z: number; radius: number } {
  if (of < 2) return { x: 0, z: 0, radius }
  const sine = Math.sin(Math.PI / of)
  const own = (radius * sine) / (1 + sine)
  const angle = (2 * Math.PI * nth) / of + Math.PI
  return { x: Math.cos(angle) * (radius - own), z: -Math.sin(angle) * (radius - own), radius: own }
}
