import { angleOf, cosine } from '../../rules/sure-math.ts'

export type Shot = { angle: number; power: number }
type Place = { x: number; y: number }
type Flight = { fall: number; fastest: number; wind?: number }

/** Shots that fly through a place, for some speeds: the flat arc and the high one. */
function still(
  from: { x: number; y: number },
  to: { x: number; y: number },
  { fall, fastest }: Flight,
  powers: readonly number[],
): Shot[] {
  const dx = to.x - from.x
  const up = from.y - to.y
  const side = dx < 0 ? -1 : 1
  const far = Math.abs(dx)
  return powers.flatMap((power) => {
    const speed = power * fastest
    if (fall <= 0) return [{ angle: angleOf(-up, dx), power }]
    const square = speed * speed
    const root = square * square - fall * (fall * far * far + 2 * up * square)
    if (root < 0) return []
    return [-1, 1].map((sign) => {
      const rise = square + sign * Math.sqrt(root)
      return { angle: angleOf(-rise, side * fall * far), power }
    })
  })
}

/** The same in the wind: aimed beside it by as much as the wind will carry it back. */
export function arcs(from: Place, to: Place, flight: Flight, powers: readonly number[]): Shot[] {
  const { wind = 0, fastest } = flight
  if (wind === 0) return still(from, to, flight, powers)
  return powers.flatMap((power) =>
    [0, 1].flatMap((which) => {
      let shot: Shot | undefined
      let x = to.x
      for (let round = 0; round < 4; round++) {
        shot = still(from, { x, y: to.y }, flight, [power])[which]
        if (!shot) return []
        const along = cosine(shot.angle) * power * fastest
        const seconds = Math.abs(along) < 1 ? 4 : Math.min(6, Math.abs((x - from.x) / along))
        x = to.x - (wind * seconds * seconds) / 2
      }
      return shot ? [shot] : []
    }),
  )
}
