import type { Solid } from '../../geometry/solid.ts'
import type { Material } from '../../materials/material.ts'

/** What a hand holds: pieces about the grip, upright, in the measure of people. */
export type Held = { name: string; solid: Solid; material: Material; role?: 'accent' }

/** How it is held: before the body, out so that it is seen beside it, hanging down, standing on the ground, strummed, or by both hands. */
export type Hold = 'fore' | 'out' | 'hanging' | 'standing' | 'strummed' | 'both'
