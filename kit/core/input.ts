/**
 * The buttons of one player, whatever they are pressed with. `a` is the main action, `b` the second one; `l` and `r` turn
 * where the directions only move, as in a first person's view.
 */
export type Button = 'left' | 'right' | 'up' | 'down' | 'a' | 'b' | 'l' | 'r'
export const buttons: readonly Button[] = ['left', 'right', 'up', 'down', 'a', 'b', 'l', 'r']

/** What a world is told in one step. Worlds know no devices: the same input comes from a keyboard, a bot or a replay. */
export type Input = {
  /** Buttons of the first player, one bit each: see `bitOf`. */
  held: number
  /** Buttons of the second player, where two play. */
  second: number
  /**
   * Where the mouse or a finger points, in units of the stage, and whether it is down. Where a game is looked around in,
   * it is how far it has moved in all, in pixels: only the difference from step to step means something.
   */
  pointer?: { x: number; y: number; down: boolean }
  /** The id of a choice that was picked in this step: table worlds are played with these. */
  pick?: string
  /** What the second player picked with their cursor. Worked out of `second` by `advance`; no device or replay says it. */
  pickSecond?: string
}

export const idle: Input = { held: 0, second: 0 }

const bits: Record<Button, number> = { left: 1, right: 2, up: 4, down: 8, a: 16, b: 32, l: 64, r: 128 }

export function bitOf(button: Button): number {
  return bits[button]
}

/** An input that holds just these buttons. */
export function holding(...held: Button[]): Input {
  return { held: held.reduce((mask, button) => mask | bits[button], 0), second: 0 }
}

export function holds(mask: number, button: Button): boolean {
  return (mask & bits[button]) !== 0
}

/** -1, 0 or 1 for each axis. */
export function direction(mask: number): { x: number; y: number } {
  const axis = (less: Button, more: Button) => Number(holds(mask, more)) - Number(holds(mask, less))
  return { x: axis('left', 'right'), y: axis('up', 'down') }
}
