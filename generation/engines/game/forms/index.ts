import { breakout } from './breakout.ts'
import { collector } from './collector.ts'
import { crossing } from './crossing.ts'
import { flappy } from './flappy.ts'
import type { Form } from './form.ts'
import { platformer } from './platformer.ts'
import { runner } from './runner.ts'
import { invaders, shooter, sideShooter } from './shooter.ts'
import { survival } from './survival.ts'

/** Forms that have taken the place of the genre of their name. */
export const forms: readonly Form[] = [collector, runner, flappy, breakout, crossing, survival]

/**
 * Forms that are built, and have not taken the place of their genres yet: a platformer has neither ladders, nor water to swim in, nor
 * gravity that is turned over; shoot-'em-ups carry less at once than their genre, and are proven more slowly.
 */
export const comingForms: readonly Form[] = [platformer, shooter, invaders, sideShooter]
