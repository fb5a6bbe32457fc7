import { airHockey } from './air-hockey.ts'
import { archery } from './archery.ts'
import { artillery } from './artillery.ts'
import { basketball } from './basketball.ts'
import { bowling } from './bowling.ts'
import { bubbleShooter } from './bubble-shooter.ts'
import { clawMachine } from './claw.ts'
import { darts } from './darts.ts'
import { golf } from './golf.ts'
import { pinball } from './pinball.ts'
import { pong } from './pong.ts'
import { pool } from './pool.ts'
import { slingshot } from './slingshot.ts'
import { stacking } from './stacking.ts'

/** Games of aiming: launching, rolling, bouncing, stacking on one small physics core (`kit/game-2d/aim`). */
export const aimForms = [
  ...[slingshot, golf, basketball, pool, bubbleShooter, artillery, archery, stacking, bowling],
  darts,
  ...[pong, airHockey],
  pinball,
  clawMachine,
] as const
