import type { Setting } from '../setting.ts'
import { craft } from './craft.ts'
import { halls } from './halls.ts'
import { homes } from './homes.ts'
import { journeys } from './journeys.ts'
import { learning } from './learning.ts'
import { leisure } from './leisure.ts'
import { passages } from './passages.ts'
import { shelters } from './shelters.ts'
import { shops } from './shops.ts'
import { underground } from './underground.ts'
import { vessels } from './vessels.ts'
import { wonders } from './wonders.ts'
import { work } from './work.ts'

const rooms: readonly Setting[] = [
  ...homes,
  ...shelters,
  ...learning,
  ...work,
  ...craft,
  ...shops,
  ...leisure,
  ...halls,
  ...underground,
  ...passages,
  ...journeys,
  ...vessels,
  ...wonders,
]

export const indoorSettings: readonly Setting[] = rooms.map((room) => ({ around: 'indoors', ...room }))
