import type { GamePlan } from '../game/plan.ts'
import type { GameRules } from '../game/rules.ts'
import type { World } from '../game/world.ts'
import type { Painter } from './view/painter.ts'

/** How the scenery is looked at. */
export type Seen = 'side' | 'top' | 'table'

/** A kind of 2D game: its rules, and how it is drawn on a stage of its own units. */
export type Genre<W extends World = World> = GameRules<W> & {
  /** How the scenery is seen: from the side with a horizon, from above, or as a quiet backdrop for a table. */
  seen: Seen | ((plan: GamePlan) => Seen)
  /** The upper left corner of what is seen; (0, 0) where nothing scrolls. */
  camera?(world: W): { x: number; y: number }
  /** How large the world is, where the picture may look ahead of its camera. */
  room?(world: W): { width: number; height: number }
  /** How far the scenery has gone by, where it flies past and the bodies stay in the picture: a scrolling shooter. */
  scroll?(world: W): { x: number; y: number }
  /** The ways along which the ground goes by: there it has no border. `way`: the game lays one of its own. */
  open?(plan: GamePlan): { x: boolean; y: boolean; way?: boolean }
  /** Where the eyes are, in units of the world. On a narrow screen the view comes nearer and follows it. */
  focus?(world: W): { x: number; y: number }
  /** How much nearer, where all of the stage should be seen if it can: on other screens the view stays where it is. */
  near?: number
  /** Members of the cast who are turned to where they go, and so are drawn from right above. */
  turned?(plan: GamePlan): readonly string[]
  /** How light it is, from 0 to 1, where the game says so itself. */
  light?(world: W): number | undefined
  draw(world: W, painter: Painter): void
}
