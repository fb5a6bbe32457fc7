import type { When } from '@makebelieve/kit/rules/rulebook'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { readOnce } from './read-once.ts'

/** What the bot would like to do next: to be somewhere, and to press something there. */
export type Want = {
  x: number
  y: number
  /** Near enough. */
  within: number
  press?: 'a' | 'b'
  /** The button stays down, instead of being pressed anew. */
  holds?: true | undefined
  /** It costs nothing to press it all the while. */
  always?: true
  /** From how far the button already helps, where that is more than near enough. */
  reach?: number
  /** Whom it is about, so that the bot sticks to it. */
  id: number
  /** How it is done: by being there, or by sending something there. */
  how: 'be' | 'send'
  /** It has to be met from above, or to be got under. */
  above?: true | undefined
  under?: true
  /** One has to jump for it. */
  leap?: true | undefined
  /** Near is not enough: it has to be that very spot. */
  exact?: true
  /** How what is sent flies: its speed, and how much it is bent down. */
  flight?: { speed: number; falls: number }
  /** It is let go when so much of a meter is full. */
  charge?: { meter: string; upTo: number }
  /** Further from the end: something else has to be done first. */
  steps: number
  /** One wins without it. */
  spare?: true
}

/** The two whom a rule is about, where it is about two. */
export const names = (when: When): string[] =>
  'touch' in when
    ? when.touch
    : 'near' in when
      ? when.near
      : 'sees' in when
        ? when.sees
        : 'lights' in when
          ? when.lights
          : []

/** Who is played, and what that one has in its hand all the time. */
export const isPlayer = (world: RulesWorld, ref: string) => {
  const { kind, cast } = playerOf(world)
  return ref === kind || ref === cast || heldIn(world).includes(ref)
}

const heldIn = readOnce(({ kinds }, { kind, cast }) =>
  kinds.flatMap(({ id, cast: tool, drive }) =>
    drive.does === 'ride' && id === tool && (drive.whom === kind || drive.whom === cast) ? [id] : [],
  ),
)
