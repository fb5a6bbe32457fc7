import { dot, type Rotation, rotation, subtract, type Vec3 } from '../geometry/vector.ts'

/** How far a point is from a surface; below zero inside. */
export type Distance = (x: number, y: number, z: number) => number

/** One simple body of a blob: how far one is from it, and the box that holds it. */
export type Primitive = {
  distance: Distance
  centre: Vec3
  reach: Vec3
}

/** An egg with three radii, turned in degrees. */
export function egg(centre: Vec3, radii: Vec3, turn?: Vec3): Primitive {
  const [cx, cy, cz] = centre
  const [ix, iy, iz] = [1 / radii[0], 1 / radii[1], 1 / radii[2]]
  const smallest = Math.min(...radii)
  const local = (px: number, py: number, pz: number) => {
    const [x, y, z] = [px * ix, py * iy, pz * iz]
    const k0 = Math.sqrt(x * x + y * y + z * z)
    const k1 = Math.sqrt((x * ix) ** 2 + (y * iy) ** 2 + (z * iz) ** 2)
    return k1 < 1e-9 ? -smallest : (k0 * (k0 - 1)) / k1
  }
  if (!turn) return { distance: (x, y, z) => local(x - cx, y - cy, z - cz), centre, reach: radii }
  const by = rotation(...turn)
  const far = Math.max(...radii)
  return {
    distance: turned(by, centre, local),
    centre,
    reach: [far, far, far],
  }
}

function turned(by: Rotation, [cx, cy, cz]: Vec3, local: Distance): Distance {
  const [[a, b, c], [d, e, f], [g, h, i]] = by
  return (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz]
    return local(a * px + d * py + g * pz, b * px + e * py + h * pz, c * px + f * py + i * pz)
  }
}

/** A limb: round at both ends, each end with its own radius. */
export function limb(from: Vec3, to: Vec3, radiusFrom: number, radiusTo: number): Primitive {
  const [ax, ay, az] = from
  const axis = subtract(to, from)
  const [bx, by, bz] = axis
  const long2 = dot(axis, axis)
  const difference = radiusFrom - radiusTo
  const a2 = long2 - difference * difference
  const centre: Vec3 = [ax + bx / 2, ay + by / 2, az + bz / 2]
  const thick = Math.max(radiusFrom, radiusTo)
  const reach: Vec3 = [Math.abs(bx) / 2 + thick, Math.abs(by) / 2 + thick, Math.abs(bz) / 2 + thick]
  if (a2 <= 1e-12) {
    const [c, r] = radiusFrom > radiusTo ? [from, radiusFrom] : [to, radiusTo]
    return {
      distance: (x, y, z) => Math.hypot(x - c[0], y - c[1], z - c[2]) - r,
      centre: c,
      reach: [r, r, r],
    }
  }
  const inverse = 1 / long2
  const distance: Distance = (x, y, z) => {
    const [px, py, pz] = [x - ax, y - ay, z - az]
    const yy = px * bx + py * by + pz * bz
    const zz = yy - long2
    const [qx, qy, qz] = [px * long2 - bx * yy, py * long2 - by * yy, pz * long2 - bz * yy]
    const x2 = qx * qx + qy * qy + qz * qz
    const y2 = yy * yy * long2
    const z2 = zz * zz * long2
    const k = Math.sign(difference) * difference * difference * x2
    if (Math.sign(zz) * a2 * z2 > k) return Math.sqrt(x2 + z2) * inverse - radiusTo
    if (Math.sign(yy) * a2 * y2 < k) return Math.sqrt(x2 + y2) * inverse - radiusFrom
    return (Math.sqrt(x2 * a2 * inverse) + yy * difference) * inverse - radiusFrom
  }
  return { distance, centre, reach }
}

/** A box with rounded edges, given by its half sizes, turned in degrees. */
export function slab(centre: Vec3, half: Vec3, round: number, turn?: Vec3): Primitive {
  const [cx, cy, cz] = centre
  const soft = Math.min(round, ...half)
  const [hx, hy, hz] = [half[0] - soft, half[1] - soft, half[2] - soft]
  const local = (px: number, py: number, pz: number) => {
    const [qx, qy, qz] = [Math.abs(px) - hx, Math.abs(py) - hy, Math.abs(pz) - hz]
    const [ox, oy, oz] = [Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)]
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - soft
  }
  if (!turn) return { distance: (x, y, z) => local(x - cx, y - cy, z - cz), centre, reach: half }
  const far = Math.hypot(...half)
  return { distance: turned(rotation(...turn), centre, local), centre, reach: [far, far, far] }
}

/** The same body on the other side. */
export function mirroredX(body: Primitive): Primitive {
  const { distance, centre, reach } = body
  return { distance: (x, y, z) => distance(-x, y, z), centre: [-centre[0], centre[1], centre[2]], reach }
}
