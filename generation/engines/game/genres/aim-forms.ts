import { slingshot } from './slingshot.ts'

/** Games of aiming: launching, rolling, bouncing, stacking on one small physics core (`kit/game-2d/aim`). */
export const aimForms = [slingshot] as const
