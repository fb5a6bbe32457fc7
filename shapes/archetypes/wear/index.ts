import type { AnyArchetype } from '../../archetype.ts'
import { glasses, mask, moustache } from './face-wear.ts'
import { garment } from './garments.ts'
import { hat } from './hat.ts'
import { glove, handbag, shoe } from './limb-wear.ts'
import { neckwear, wings } from './neck-wear.ts'

/** What one wears. */
export const wear: AnyArchetype[] = [
  hat,
  glasses,
  mask,
  moustache,
  neckwear,
  garment,
  shoe,
  glove,
  handbag,
  wings,
]
