import type { EnvironmentPlan } from '../design.ts'
import type { Setting } from '../settings/setting.ts'

/** How much room a shape takes, in metres, at scale 1. */
export type Extent = {
  width: number
  height: number
  depth: number
  /** Height of the surface that things can stand on. */
  top: number
  /** Radius of what one bumps into, where that is less than the whole: the trunk of a tree. */
  trunk?: number
}

export type LayoutInput = {
  plan: EnvironmentPlan
  setting: Setting
  extentOf(thing: string, variant: number): Extent
}
