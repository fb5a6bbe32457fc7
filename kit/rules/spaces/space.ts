import type { Input } from '../../core/input.ts'
import type { GamePlan } from '../../game/plan.ts'
import type { Control } from '../../game/rules.ts'
import type { Drive, Kind, Rulebook, Where } from '../rulebook.ts'
import type { Block, Body, RulesWorld } from '../world.ts'

/** Where a game takes place: how it is seen, how one moves in it, what it is built of, and where things may stand. */
export type Space = {
  seen: 'top' | 'side'
  width: number
  /** One screen unless told. */
  height?: number
  /** Bodies that do not fly fall down onto the ground. */
  falls?: true
  /** All but the player come nearer by themselves, in this direction. */
  slides?: 'up' | 'left'
  /** How fast it slides as a rule, in units a second: what keeps coming comes by the way that was covered, and waits for whoever is slow. */
  scroll?: [number, number]
  /** A pointer that is down is the first button, too. */
  points?: true
  /** One is wherever the pointer is, at once. */
  hovers?: true
  /** What drifts stays above this height, out of the reach of those on the ground. */
  sky?: number
  /** The direction in which things are sent, where it is always the same. */
  heading?: Spot
  /** The scenery goes by as one flies on, so many units a second against the heading. */
  passes?: number
  /** How fast one is, in units per second, where that is not walking. */
  pace?: number
  /** Whoever is played or races points somewhere, is turned, and sends things there: its `way` says where. */
  turns?: true
  /** What leaves on one side comes in on the other. */
  endless?: true
  moves: Control[]
  /** The same for whoever has wheels, where those make a difference. */
  onWheels?: Control[]
  /** What buttons do that no rule wants. */
  spare?: Control[]
  /** How one moves beyond that, where the ground or whoever is played makes a difference. */
  movesIn?(book: Rulebook): { moves: Control[]; spare: Control[] }
  build?(world: RulesWorld): Block[]
  /** What goes along comes in again on the other side, and whoever is hurt is put back. */
  wraps?: true
  sendsBack?: true
  /** In every step, before anybody moves. */
  goOn?(world: RulesWorld): void
  /** When everybody is there. */
  begin?(world: RulesWorld): void
  place(world: RulesWorld, where: Where, size: number): Spot
  steer(world: RulesWorld, player: Body, input: Input): void
  /** How somebody goes who is not played, after somebody or astray, where not every way is open. Whether it did. */
  threads?(world: RulesWorld, body: Body, speed: number, whom: Spot | undefined): boolean
  /** How somebody goes who races, at most so fast. */
  race?(world: RulesWorld, body: Body, speed: number): void
  /** How far somebody is along the course, in units; below nothing before its first line. */
  along?(world: RulesWorld, body: Body): number
  /** Which place somebody has among those who race: 1 for the first. */
  rank?(world: RulesWorld, body: Body): number
  /** Where the course is, so many units ahead of somebody. */
  ahead?(world: RulesWorld, body: Body, far: number): Spot
  /** Whether somebody is held by anything but what all others fall onto, and what it does then: a ladder, a ceiling. */
  carries?(
    world: RulesWorld,
    body: Body,
    kind: Kind,
    fall: (world: RulesWorld, body: Body, kind: Kind) => void,
  ): boolean
  /** Whether something pricks the player otherwise than from below. */
  pricks?(world: RulesWorld, player: Body): boolean
  /** Where somebody is put back who fell. */
  refuge?(world: RulesWorld, player: Body): Spot
}
export type Spot = { x: number; y: number }

export const stage = { width: 960, height: 600 }
/** Where the ground is: higher where there are pits, so that one sees into them. */
export const floorOf = ({ height, plan }: Pick<RulesWorld, 'height' | 'plan'>) =>
  height - (plan.book?.space.rough ? 96 : 60)
/** So high stands what fills a pit. */
export const surface = 50
/** Who goes along with somebody who runs, instead of being left behind with the ground. */
export const keepsUp = new Set<Drive['does']>(['player', 'fly', 'chase', 'follow', 'circle', 'swarm'])
/** How fast what falls becomes faster. */
export const pull = 2000

/** How fast one leaves the ground to get as high as the plan says. */
export const leapOf = ({ rules: { jump = 1 } }: GamePlan, usual: number) => usual * Math.sqrt(jump)

/** Ground along the whole bottom. */
export function plainGround(world: RulesWorld): Block[] {
  return [{ x: -40, y: floorOf(world), width: world.width + 80, height: 140, tile: 'ground', solid: true }]
}
