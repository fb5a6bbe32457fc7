import type { Setting } from '../setting.ts'
import { cold } from './cold.ts'
import { dreams } from './dreams.ts'
import { dry } from './dry.ts'
import { fantasy } from './fantasy.ts'
import { fields } from './fields.ts'
import { gardens } from './gardens.ts'
import { leisure } from './leisure.ts'
import { old } from './old.ts'
import { underwater } from './underwater.ts'
import { villages } from './villages.ts'
import { waters } from './waters.ts'
import { wilds } from './wilds.ts'
import { woods } from './woods.ts'
import { workplaces } from './workplaces.ts'
import { worlds } from './worlds.ts'

/** Places under the open sky, and those under water. */
export const outdoorSettings: readonly Setting[] = [
  ...woods,
  ...gardens,
  ...fields,
  ...villages,
  ...waters,
  ...dry,
  ...cold,
  ...old,
  ...fantasy,
  ...underwater,
  ...workplaces,
  ...leisure,
  ...wilds,
  ...dreams,
  ...worlds,
]
