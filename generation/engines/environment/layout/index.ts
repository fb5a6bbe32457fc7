import type { Layout } from '../design.ts'
import type { LayoutName } from '../settings/setting.ts'
import { caveLayout } from './cave/cave.ts'
import type { LayoutInput } from './input.ts'
import { islandsLayout } from './islands/islands.ts'
import { openLayout } from './open/open.ts'
import { rooftopLayout } from './rooftop/rooftop.ts'
import { roomLayout } from './room/room.ts'
import { stadiumLayout } from './stadium/stadium.ts'
import { squareLayout } from './street/square.ts'
import { streetLayout } from './street/street.ts'

export type { Extent, LayoutInput } from './input.ts'

/** How each kind of place is laid out. */
const layouts: Record<LayoutName, (input: LayoutInput) => Layout> = {
  open: openLayout,
  street: streetLayout,
  square: squareLayout,
  rooftop: rooftopLayout,
  stadium: stadiumLayout,
  room: roomLayout,
  hall: roomLayout,
  corridor: roomLayout,
  cave: caveLayout,
  islands: islandsLayout,
}

/** Where everything of a plan stands. */
export const layOut = (input: LayoutInput): Layout => layouts[input.setting.layout](input)
