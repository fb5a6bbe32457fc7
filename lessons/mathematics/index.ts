import type { System } from '@makebelieve/kit/simulation/system'
import { anglesInAPolygon } from './angles-in-a-polygon/system.ts'
import { areaUnderACurve } from './area-under-a-curve/system.ts'
import { birthdayProblem } from './birthday-problem/system.ts'
import { centralLimitTheorem } from './central-limit-theorem/system.ts'
import { circleTheorem } from './circle-theorem/system.ts'
import { estimatingPi } from './estimating-pi/system.ts'
import { fractalSnowflake } from './fractal-snowflake/system.ts'
import { fractionsOfAPizza } from './fractions/system.ts'
import { galtonBoard } from './galton-board/system.ts'
import { goldenSpiral } from './golden-spiral/system.ts'
import { heightOfATree } from './height-of-a-tree/system.ts'
import { kaleidoscope } from './kaleidoscope/system.ts'
import { linearRegression } from './linear-regression/system.ts'
import { marblesInABag } from './marbles-in-a-bag/system.ts'
import { matrixTransformation } from './matrix-transformation/system.ts'
import { meanAndMedian } from './mean-and-median/system.ts'
import { montyHall } from './monty-hall/system.ts'
import { multiplicationAsArea } from './multiplication-as-area/system.ts'
import { numberLine } from './number-line/system.ts'
import { percentagesAndRatios } from './percentages-and-ratios/system.ts'
import { primeSieve } from './prime-sieve/system.ts'
import { pythagoras } from './pythagoras/system.ts'
import { randomWalk } from './random-walk/system.ts'
import { riceOnAChessboard } from './rice-on-a-chessboard/system.ts'
import { scaleAndSimilarity } from './scale-and-similarity/system.ts'
import { straightLinesAndParabolas } from './straight-lines-and-parabolas/system.ts'
import { tellingTheTime } from './telling-the-time/system.ts'
import { timesTableCircle } from './times-table-circle/system.ts'
import { unitCircle } from './unit-circle/system.ts'
import { volumeOfSolids } from './volume-of-solids/system.ts'

/** School mathematics that moves. */
export const mathematics = [
  pythagoras,
  fractionsOfAPizza,
  straightLinesAndParabolas,
  unitCircle,
  areaUnderACurve,
  galtonBoard,
  estimatingPi,
  randomWalk,
  multiplicationAsArea,
  linearRegression,
  matrixTransformation,
  primeSieve,
  montyHall,
  centralLimitTheorem,
  birthdayProblem,
  anglesInAPolygon,
  goldenSpiral,
  fractalSnowflake,
  percentagesAndRatios,
  scaleAndSimilarity,
  numberLine,
  meanAndMedian,
  circleTheorem,
  riceOnAChessboard,
  timesTableCircle,
  tellingTheTime,
  kaleidoscope,
  heightOfATree,
  marblesInABag,
  volumeOfSolids,
] as unknown as readonly System[]
