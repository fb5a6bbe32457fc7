import type { GameEvent, World } from './world.ts'

/** Free space that the stage keeps from the edges, for what lies over it: the HUD above, touch controls below. */
export type Insets = { top: number; right: number; bottom: number; left: number }

export type View<W extends World = World> = {
  resize(width: number, height: number, pixelRatio: number, insets?: Partial<Insets>): void
  /** `seconds` is a clock that only has to run evenly. */
  draw(world: W, seconds: number): void
  happened(world: W, events: readonly GameEvent[]): void
  /** Hit-stop: the world is not stepped while this is true. Asked once a step. */
  frozen(): boolean
  /** From pixels of the page to units of the stage. */
  toStage(x: number, y: number): { x: number; y: number }
  /** Resolves when the first picture is on the screen; without it, that is so as soon as something was drawn. */
  opened?(): Promise<void>
  /** Where the stage lies, in pixels of the page. */
  frame(): { x: number; y: number; width: number; height: number }
}
