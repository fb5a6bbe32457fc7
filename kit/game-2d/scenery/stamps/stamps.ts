import type { Pen } from '../pen.ts'
import { nature } from './nature.ts'
import { places } from './places.ts'
import { rooms } from './rooms.ts'

/** Paints one thing that stands at (x, y) and is `s` high. */
export type Stamp = (pen: Pen, x: number, y: number, s: number) => void

export const stamps: Record<string, Stamp> = { ...nature, ...places, ...rooms }
