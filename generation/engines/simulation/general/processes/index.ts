import { animals } from './animals.ts'
import { body } from './body.ts'
import { computing } from './computing.ts'
import { food } from './food.ts'
import { healingAndGrowing } from './healing-and-growing.ts'
import { insects } from './insects.ts'
import { landAndSea } from './land-and-sea.ts'
import { machines } from './machines.ts'
import { materials } from './materials.ts'
import { plants } from './plants.ts'
import { power } from './power.ts'
import { rocks } from './rocks.ts'
import type { ProcessRow } from './row.ts'
import { society } from './society.ts'
import { space } from './space.ts'
import { storms } from './storms.ts'
import { thinking } from './thinking.ts'
import { waterAndWaste } from './water-and-waste.ts'

/** What is known to happen step by step, with typical durations. */
export const processes: readonly ProcessRow[] = [
  ...animals,
  ...insects,
  ...body,
  ...healingAndGrowing,
  ...plants,
  ...rocks,
  ...landAndSea,
  ...storms,
  ...space,
  ...food,
  ...materials,
  ...waterAndWaste,
  ...power,
  ...machines,
  ...computing,
  ...society,
  ...thinking,
]
