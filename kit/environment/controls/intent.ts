/** What a visitor wants right now, whatever they say it with. */
export type Intent = {
  /** From -1 (back) to 1. */
  forward: number
  /** From -1 (left) to 1. */
  side: number
  /** From -1 (down) to 1. */
  up: number
  run: boolean
  jump: boolean
  /** Radians to the left and up since the last step. */
  turn: number
  tilt: number
  /** How much closer since the last step: 0.1 is a tenth of the way. */
  zoom: number
}

export const nothing: Intent = {
  forward: 0,
  side: 0,
  up: 0,
  run: false,
  jump: false,
  turn: 0,
  tilt: 0,
  zoom: 0,
}

/** One device after the other has its say; nobody gets faster by using two. */
export function together(intents: Intent[]): Intent {
  const limited = (value: number) => Math.max(-1, Math.min(1, value))
  const sum = (pick: (intent: Intent) => number) => intents.reduce((all, intent) => all + pick(intent), 0)
  return {
    forward: limited(sum(({ forward }) => forward)),
    side: limited(sum(({ side }) => side)),
    up: limited(sum(({ up }) => up)),
    run: intents.some(({ run }) => run),
    jump: intents.some(({ jump }) => jump),
    turn: sum(({ turn }) => turn),
    tilt: sum(({ tilt }) => tilt),
    zoom: sum(({ zoom }) => zoom),
  }
}

export const wantsSomething = ({ forward, side, up, jump, turn, tilt, zoom }: Intent): boolean =>
  jump || [forward, side, up, turn, tilt, zoom].some((value) => Math.abs(value) > 0.0001)

export type Command =
  | { does: 'walk' | 'fly' | 'orbit' | 'photo' | 'mute' | 'help' | 'home' | 'back' | 'snap' }
  | { does: 'view'; number: number }
  | { does: 'next-view'; by: 1 | -1 }
  | { does: 'hour'; by: number }
