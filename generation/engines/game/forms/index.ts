import { asteroids } from './asteroids.ts'
import { breakout } from './breakout.ts'
import { catcher } from './catcher.ts'
import { collector } from './collector.ts'
import { crossing } from './crossing.ts'
import { fishing } from './fishing.ts'
import { flappy } from './flappy.ts'
import type { Form } from './form.ts'
import { invaders } from './invaders.ts'
import { lander } from './lander.ts'
import { mazeChase } from './maze-chase.ts'
import { platformer } from './platformer.ts'
import { racing } from './racing.ts'
import { redLight } from './red-light.ts'
import { runner } from './runner.ts'
import { shooter } from './shooter.ts'
import { sideShooter } from './side-shooter.ts'
import { skiing } from './skiing.ts'
import { slicer } from './slicer.ts'
import { stealth } from './stealth.ts'
import { survival } from './survival.ts'
import { whack } from './whack.ts'

/** Forms that can be chosen: those that have taken the place of the genre of their name, and those that never had one. */
export const forms: readonly Form[] = [
  collector,
  runner,
  flappy,
  breakout,
  crossing,
  survival,
  platformer,
  whack,
  catcher,
  skiing,
  slicer,
  fishing,
  redLight,
  mazeChase,
  lander,
  stealth,
  asteroids,
  racing,
  shooter,
  invaders,
  sideShooter,
]
