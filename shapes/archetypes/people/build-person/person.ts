import type { Vec3 } from '../../../geometry/vector.ts'
import type { Material } from '../../../materials/material.ts'
import type { PersonValues } from '../person-parameters.ts'
import type { Posture } from '../posture.ts'
import type { Wardrobe } from '../wardrobe.ts'

/** The joints that parts of a body hang on, as numbers. */
export type Bones = {
  body: number
  head: number
  arm: Record<1 | -1, [number, number]>
  leg: Record<1 | -1, [number, number]>
}

/** Somebody in the making: what is asked for, how they stand, and whatever every part of the body needs. */
export type Person = {
  v: PersonValues
  p: Posture
  w: Wardrobe
  bones: Bones
  skin: Material
  skinTone: Vec3
  hairTone: Vec3
  detail: number
  mainIs: 'clothes' | 'skin'
  /** What the garment of the trunk is made of, once it is made. */
  topStuff?: Material
}
