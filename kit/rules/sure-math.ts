/**
 * Sine and its like out of + − × ÷ and √ only. Those of `Math` may differ in the last digit from engine to engine, and a world in
 * which one digit differs is soon another world. Exact to about seven digits, which no eye can tell.
 */
export const turn = 6.283185307179586
const half = turn / 2
const quarter = turn / 4

/** An angle between −π and π. */
export function wrapped(angle: number): number {
  const turns = (angle + half) / turn
  return angle - Math.floor(turns) * turn
}

export function sine(angle: number): number {
  let x = wrapped(angle)
  if (x > quarter) x = half - x
  else if (x < -quarter) x = -half - x
  const s = x * x
  return x * (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - s / 110)))))
}

export function cosine(angle: number): number {
  return sine(angle + quarter)
}

/** The angle of the arrow (x, y), between −π and π; 0 for no arrow at all. */
export function angleOf(y: number, x: number): number {
  if (x === 0 && y === 0) return 0
  const steep = Math.abs(y) > Math.abs(x)
  const slope = steep ? Math.abs(x) / Math.abs(y) : Math.abs(y) / Math.abs(x)
  const low = steep ? quarter - arc(slope) : arc(slope)
  const right = x < 0 ? half - low : low
  return y < 0 ? -right : right
}

/** The angle of a slope from 0 to 1: halved twice, so that few terms are enough. */
function arc(slope: number): number {
  const once = slope / (1 + Math.sqrt(1 + slope * slope))
  const x = once / (1 + Math.sqrt(1 + once * once))
  const s = x * x
  return 4 * x * (1 - s * (1 / 3 - s * (1 / 5 - s * (1 / 7 - s * (1 / 9 - s / 11)))))
}

export function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}
