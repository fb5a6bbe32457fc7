import { middleOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { subtract, type Vec3 } from '@makebelieve/shapes/geometry/vector'
import type { Socket } from '@makebelieve/shapes/shape'
import type { Piece } from '../design.ts'
import { boxOf, type Group, leaderOf, moved, scaledBy, socketOf, turned } from './group.ts'
import { placeOn, settledOn } from './settle.ts'
import { longestOf, ratioOf, sizedTo } from './sizing.ts'

/** Whoever has several hands holds one thing in each: those that nothing is held in yet. */
function freeHands(holder: Group): string[] {
  const { id, shape } = leaderOf(holder)
  const full = holder.filter(
    ({ piece }) => piece.attached?.how === 'holding' && piece.attached.to === id,
  ).length
  const hands = Object.keys(shape.sockets).filter((name) => /^hand\b/.test(name))
  return hands.slice(full)
}

const floats = /(?:balloon|balloons|kite)$/

/** A bucket or a lantern in a mouth: by its handle, and off the ground. */
function hungFrom(holder: Group, thing: Group, mouth: Socket): Group {
  const low = boxOf([leaderOf(holder)]).min[1]
  const [, tall] = sizeOf(boxOf(thing))
  const fit = scaledBy(thing, Math.min(1, (0.7 * (mouth.at[1] - low)) / Math.max(1e-6, tall)))
  const box = boxOf(fit)
  const handle = socketOf(fit, 'grip', 'handle')?.at ?? middleOf(box)
  return moved(fit, [
    mouth.at[0] - handle[0],
    mouth.at[1] - handle[1] + 0.02 * (box.max[1] - box.min[1]),
    mouth.at[2] - handle[2] + 0.4 * mouth.radius,
  ])
}

/** Given into a hand, a mouth, or what there is. */
export function held(holder: Group, thing: Group, asked?: string, proportion?: number): Group {
  const owner: Piece = leaderOf(holder).piece
  const { piece } = leaderOf(thing)
  // Of what has only a picture the size is a guess, and nobody holds what hides them.
  const most = piece.source.by === 'puffed' ? 0.34 : 0.8
  const raw = ratioOf(piece, owner, proportion)
  const name = [...(asked ? [asked] : []), ...freeHands(holder), 'hand', 'mouth', 'front'].find(
    (one) => leaderOf(holder).shape.sockets[one],
  )
  const socket = name === undefined ? undefined : socketOf(holder, name)
  // What is larger than who carries it is carried on the back.
  if (!socket || (raw > 1.6 && socketOf(holder, 'back', 'top'))) {
    const place = placeOn(holder, 'back')
    const sized = sizedTo(thing, longestOf(holder) * Math.min(0.75, Math.max(0.4, raw)))
    return settledOn(holder, sized, place, 0.03)
  }
  const sized = sizedTo(
    thing,
    longestOf(holder) * Math.min(most, Math.max(name === 'mouth' ? 0.16 : 0.22, raw)),
  )
  const box = boxOf(sized)
  const [wide, tall, deep] = sizeOf(box)
  const middle = middleOf(box)
  const own = socketOf(sized, 'grip', 'handle')
  const isLong = tall > 1.7 * Math.max(wide, deep)
  if (name === 'mouth' && own && own.at[1] > box.min[1] + 0.8 * tall) return hungFrom(holder, sized, socket)
  // A balloon in a mouth is held by the end of its string.
  if (name === 'mouth' && own && floats.test(piece.noun))
    return moved(sized, subtract([socket.at[0], socket.at[1], socket.at[2] + 0.4 * socket.radius], own.at))
  if (name === 'mouth') {
    const across = isLong ? turned(sized, [0, 0, 90], middle) : sized
    const now = boxOf(across)
    const [mx, my] = middleOf(now)
    return moved(across, [
      socket.at[0] - mx,
      socket.at[1] - my,
      socket.at[2] - now.min[2] - 0.35 * (now.max[2] - now.min[2]),
    ])
  }
  const grip: Vec3 =
    own?.at ??
    (isLong
      ? [middle[0], box.min[1] + tall * 0.2, middle[2]]
      : [middle[0], box.min[1] + tall * 0.35, box.min[2] + deep * 0.15])
  const leant = isLong ? turned(sized, [12, 0, 0], grip) : sized
  return moved(leant, subtract(socket.at, grip))
}
