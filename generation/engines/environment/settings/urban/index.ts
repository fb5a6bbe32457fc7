import type { Setting } from '../setting.ts'
import { heights } from './heights.ts'
import { squares } from './squares.ts'
import { streets } from './streets.ts'
import { waysides } from './waysides.ts'

export const urbanSettings: readonly Setting[] = [...streets, ...waysides, ...squares, ...heights]
