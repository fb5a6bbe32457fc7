/** Kepler's equation solved by Newton's method: the true angle from the nearest point, from the mean one. */
export function trueAngle(mean: number, eccentricity: number): number {
  const turns = Math.floor(mean / (2 * Math.PI))
  const m = mean - turns * 2 * Math.PI
  let e = m + eccentricity * Math.sin(m)
  for (let i = 0; i < 8; i++) e -= (e - eccentricity * Math.sin(e) - m) / (1 - eccentricity * Math.cos(e))
  const half = Math.atan2(
    Math.sqrt(1 + eccentricity) * Math.sin(e / 2),
    Math.sqrt(1 - eccentricity) * Math.cos(e / 2),
  )
  return 2 * half + turns * 2 * Math.PI
}

/** The other way: how long after the nearest point it is at an angle, as a mean angle. */
export function meanAngle(angle: number, eccentricity: number): number {
  const turns = Math.floor(angle / (2 * Math.PI))
  const a = angle - turns * 2 * Math.PI
  const e =
    2 *
    Math.atan2(Math.sqrt(1 - eccentricity) * Math.sin(a / 2), Math.sqrt(1 + eccentricity) * Math.cos(a / 2))
  return e - eccentricity * Math.sin(e) + turns * 2 * Math.PI
}

/**
 * How fast an angle grows on an orbit whose mean speed is given: Kepler's second law, the square of the distance times the
 * angular speed stays the same.
 */
export function angularSpeed(angle: number, eccentricity: number, meanSpeed: number): number {
  return (meanSpeed * (1 + eccentricity * Math.cos(angle)) ** 2) / (1 - eccentricity ** 2) ** 1.5
}

/** One step of an angle on its orbit, by the method of Runge and Kutta. */
export function angleStep(angle: number, eccentricity: number, meanSpeed: number, dt: number): number {
  const at = (a: number) => angularSpeed(a, eccentricity, meanSpeed)
  const k1 = at(angle)
  const k2 = at(angle + 0.5 * dt * k1)
  const k3 = at(angle + 0.5 * dt * k2)
  const k4 = at(angle + dt * k3)
  return angle + (dt / 6) * (k1 + 2 * k2 + 2 * k3 + k4)
}
