import type { QuadrupedRow } from '../quadruped-parameters.ts'
import { anyAnimal } from './any.ts'
import { bears } from './bears.ts'
import { cats } from './cats.ts'
import { cattle } from './cattle.ts'
import { deerKin } from './deer.ts'
import { dogs } from './dogs.ts'
import { horses } from './horses.ts'
import { large } from './large.ts'
import { longNecked } from './long-necked.ts'
import { smallMammals } from './small-mammals.ts'
import { wildDogs } from './wild-dogs.ts'

/** Every animal on four legs that has proportions and colours of its own. */
export const quadrupedRows: Record<string, QuadrupedRow> = {
  ...dogs,
  ...wildDogs,
  ...cats,
  ...bears,
  ...smallMammals,
  ...horses,
  ...cattle,
  ...deerKin,
  ...longNecked,
  ...large,
  ...anyAnimal,
}
