import type { System } from '@makebelieve/kit/simulation/system'
import { compoundInterest } from './compound-interest/system.ts'
import { fourierSeries } from './fourier-series/system.ts'
import { tangentLine } from './tangent-line/system.ts'
import { twoDice } from './two-dice/system.ts'

/** Mathematics to look at. */
export const numbers = [fourierSeries, twoDice, compoundInterest, tangentLine] as unknown as readonly System[]
