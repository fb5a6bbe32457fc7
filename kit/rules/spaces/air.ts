import { space as hand } from './hand.ts'
import type { Space } from './space.ts'
import { placeOpen } from './spots.ts'

/** Seen from the side: one is a hand, wherever the pointer is, and things fly through the air. */
export const space: Space = { ...hand, seen: 'side', place: placeOpen }
