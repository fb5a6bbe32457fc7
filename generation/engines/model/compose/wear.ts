import { middleOf, type Solid, sizeOf } from '@makebelieve/shapes/geometry/solid'
import {
  cross,
  dot,
  type Rotation,
  subtract,
  times,
  unit,
  type Vec3,
} from '@makebelieve/shapes/geometry/vector'
import type { Socket } from '@makebelieve/shapes/shape'
import { draped } from './drape.ts'
import { onFeet } from './feet.ts'
import { boxOf, carriedAll, type Group, leaderOf, moved, scaledBy, socketOf, turned } from './group.ts'
import { held } from './held.ts'
import { placeOn, settledOn } from './settle.ts'
import { longestOf, sizedTo } from './sizing.ts'
import { belowChin, slimmed } from './slim.ts'

/** Where clothes of a kind are worn, the likeliest first. */
const places: [clothes: RegExp, sockets: string[]][] = [
  [/glasses|goggles|monocle|eyepatch|mask|mustache|moustache|beard/, ['eyes', 'face', 'head']],
  [/scarf|tie|necklace|collar|bandana|lei|medal|pendant|stethoscope|bell/, ['neck', 'head']],
  [/backpack|cape|cloak|wings|saddle|jetpack|shell|quiver/, ['back', 'neck']],
  [/boot|shoe|sneaker|sandal|sock|skate|slipper|heel/, ['feet']],
  [
    /dress|shirt|jacket|coat|sweater|armor|armour|suit|vest|pants|jeans|skirt|robe|kimono|apron|uniform|hoodie|belt|tutu/,
    ['body', 'chest', 'neck'],
  ],
  [/glove|ring|bracelet|watch/, ['hand']],
]

const socketsFor = (noun: string): string[] =>
  places.find(([clothes]) => clothes.test(noun))?.[1] ?? ['head', 'top']

/** A rotation that leads up to a socket's up, and ahead to its front. */
function turnedTo({ up, front }: Socket): Rotation | undefined {
  if (!up && !front) return undefined
  const y = unit(up ?? [0, 1, 0])
  const ahead = front ?? [0, 0, 1]
  const z = unit(subtract(ahead, times(y, dot(ahead, y))))
  const x = cross(y, z)
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ]
}

/** Carried so that a point of it, measured by a radius, fits a socket. */
function fitted(group: Group, from: { at: Vec3; radius: number }, socket: Socket, room: number): Group {
  const factor = (socket.radius * room) / Math.max(1e-6, from.radius)
  const by = turnedTo(socket)
  const fit = (solid: Solid) => {
    const scaled = solid.move(-from.at[0], -from.at[1], -from.at[2]).scale(factor)
    return (by ? scaled.rotate(by) : scaled).move(...socket.at)
  }
  return carriedAll(group, fit)
}

/** Clothes put onto whoever wears them; the socket decides how large they are. */
export function worn(wearer: Group, clothes: Group, asked?: string): Group {
  const { piece } = leaderOf(clothes)
  const names = [...(asked ? [asked] : []), ...socketsFor(piece.noun)]
  const name = names.find((one) => leaderOf(wearer).shape.sockets[one])
  const socket = name === undefined ? undefined : socketOf(wearer, name)
  const box = boxOf(clothes)
  const [wide, tall, deep] = sizeOf(box)
  const middle = middleOf(box)
  const own = socketOf(clothes, 'worn')
  const size = Math.min(1.6, Math.max(0.6, piece.size))
  if (/^(?:body|chest)$/.test(name ?? 'none') || (socketsFor(piece.noun)[0] === 'body' && !own))
    return draped(wearer, clothes) ?? onBody(wearer, clothes)
  if (/(?:cape|cloak|poncho)$/.test(piece.noun)) {
    const cut = draped(wearer, clothes)
    if (cut) return cut
  }
  if (socketsFor(piece.noun)[0] === 'feet' && !own) return onFeet(wearer, clothes)
  if (!socket) {
    const place = placeOn(wearer)
    return settledOn(wearer, sizedTo(clothes, longestOf(wearer) * 0.4), place)
  }
  if (name === 'eyes' || name === 'face') {
    const from = own ?? { at: [middle[0], middle[1], box.max[2] - deep * 0.12] as Vec3, radius: wide / 2 }
    return fitted(clothes, from, socket, 1.15 * size)
  }
  if (name === 'neck') {
    if (/cape|cloak/.test(piece.noun)) {
      const height = Math.max(socket.at[1] * 0.8, socket.radius)
      const scaled = scaledBy(clothes, height / Math.max(1e-6, tall))
      const now = boxOf(scaled)
      return moved(scaled, [
        socket.at[0] - middleOf(now)[0],
        socket.at[1] - now.max[1],
        socket.at[2] - socket.radius - now.max[2],
      ])
    }
    const from = own ?? { at: middle, radius: Math.max(0.36 * Math.max(wide, deep), 1e-3) }
    const around = (at: Socket) => slimmed(fitted(clothes, from, at, 1.06 * size), wearer, at)
    const first = boxOf(around(socket))
    return around(belowChin(wearer, socket, 0.5 * (first.max[1] - first.min[1])))
  }
  if (name === 'back') return onBack(wearer, clothes, socket, own)
  if (name === 'hand') return held(wearer, clothes, 'hand')
  // Hats: the opening is a little wider than the head, and the hat sits down on it.
  const from = own ??
    socketOf(clothes, 'inside', 'base') ?? {
      at: [middle[0], box.min[1] + tall * 0.04, middle[2]] as Vec3,
      radius: 0.34 * Math.max(wide, deep),
    }
  return fitted(clothes, from, socket, 1.06 * size)
}

function onBack(wearer: Group, clothes: Group, socket: Socket, own: Socket | undefined): Group {
  const body = boxOf([leaderOf(wearer)])
  const isAbove =
    (socket.up ? unit(socket.up)[1] : 1) > 0.7 &&
    socket.at[2] > body.min[2] + 0.28 * (body.max[2] - body.min[2])
  const size = Math.max(socket.radius * 2.4, 0.3 * longestOf(wearer))
  if (own) return fitted(clothes, own, socket, 1.05)
  const sized = sizedTo(clothes, size)
  if (isAbove)
    return settledOn(wearer, sized, {
      x: socket.at[0],
      z: socket.at[2],
      height: socket.at[1],
      reach: socket.radius,
      long: undefined,
    })
  // Behind the shoulders, its back to theirs.
  const around = turned(sized, [0, 180, 0])
  const box = boxOf(around)
  const middle = middleOf(box)
  return moved(around, [
    socket.at[0] - middle[0],
    socket.at[1] - middle[1],
    socket.at[2] - box.max[2] + 0.02 * size,
  ])
}

/** Around the trunk: as wide as the body, a little wider. */
function onBody(wearer: Group, clothes: Group): Group {
  const { shape } = leaderOf(wearer)
  const trunk = shape.parts.find((part) => /body|torso|chest|trunk/.test(part.name))
  const around = trunk ? trunk.solid.bounds() : boxOf([leaderOf(wearer)])
  const whole = boxOf([leaderOf(wearer)])
  const neck = shape.sockets.neck
  const [top, bottom] = [neck ? neck.at[1] : around.max[1], Math.max(whole.min[1], around.min[1])]
  const box = boxOf(clothes)
  const [size, goal] = [sizeOf(box), sizeOf(around)]
  const tall = Math.max(0.2 * (whole.max[1] - whole.min[1]), top - bottom)
  const factors: Vec3 = [(goal[0] * 1.08) / size[0], tall / size[1], (goal[2] * 1.1) / size[2]]
  const [from, to] = [middleOf(box), middleOf(around)]
  return carriedAll(clothes, (solid) =>
    solid
      .move(-from[0], -from[1], -from[2])
      .scale(...factors)
      .move(to[0], (top + bottom) / 2, to[2]),
  )
}
