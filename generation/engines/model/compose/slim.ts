import { add, dot, length, subtract, times, unit, type Vec3 } from '@makebelieve/shapes/geometry/vector'
import type { Socket } from '@makebelieve/shapes/shape'
import { boxOf, carriedAll, type Group, leaderOf, socketOf } from './group.ts'

/**
 * Where something goes around a neck: below the chin, and as wide as the body is there. Birds without a neck have their heads on their
 * shoulders, and a scarf at that height would hide their eyes.
 */
export function belowChin(wearer: Group, neck: Socket, tall: number): Socket {
  const { shape } = leaderOf(wearer)
  const { mouth } = shape.sockets
  const isUpright = unit(neck.up ?? [0, 1, 0])[1] > 0.9
  const lower = mouth ? neck.at[1] + tall / 2 - (mouth.at[1] - 0.3 * mouth.radius) : 0
  if (!isUpright || lower <= 0) return neck
  const y = neck.at[1] - Math.min(lower, 1.5 * neck.radius)
  const { positions } = shape.parts.find(({ name }) => name === 'body')?.solid ?? { positions: [] }
  const [xs, zs]: [number[], number[]] = [[], []]
  for (let i = 0; i < positions.length; i += 3) {
    if (Math.abs((positions[i + 1] ?? 0) - y) > 0.25 * neck.radius) continue
    xs.push(positions[i] ?? 0)
    zs.push(positions[i + 2] ?? 0)
  }
  if (xs.length < 6) return neck
  const [wide, deep] = [Math.max(...xs) - Math.min(...xs), Math.max(...zs) - Math.min(...zs)]
  return {
    ...neck,
    at: [neck.at[0], y, (Math.max(...zs) + Math.min(...zs)) / 2],
    radius: Math.max(neck.radius, (wide + deep) / 4.4),
  }
}

/**
 * What goes around a neck is as thick as suits the head above it: a scarf that is made for people would be a lifebelt on a bear.
 * And its ends hang down no further than above the ground.
 */
export function slimmed(clothes: Group, wearer: Group, neck: Socket): Group {
  const head = socketOf(wearer, 'head')
  const share = head ? Math.min(1, Math.max(0.45, (0.75 * head.radius) / neck.radius)) : 1
  const up = unit(neck.up ?? [0, 1, 0])
  const thinner = (at: Vec3): Vec3 => {
    const from = subtract(at, neck.at)
    const along = dot(from, up)
    const out = subtract(from, times(up, along))
    const far = length(out)
    const kept = far <= neck.radius ? far : neck.radius + (far - neck.radius) * share
    return add(neck.at, add(times(up, along * share), times(out, kept / Math.max(1e-6, far))))
  }
  const thin = share === 1 ? clothes : carriedAll(clothes, (solid) => solid.warp(thinner))
  const body = boxOf([leaderOf(wearer)])
  const floor = body.min[1] + 0.08 * (body.max[1] - body.min[1])
  const low = boxOf(thin).min[1]
  if (low >= floor || neck.at[1] <= floor) return thin
  const shorter = (neck.at[1] - floor) / (neck.at[1] - low)
  return carriedAll(thin, (solid) =>
    solid.warp(([x, y, z]) => [x, y < neck.at[1] ? neck.at[1] - (neck.at[1] - y) * shorter : y, z]),
  )
}
