/** What the checks of a game are known by. */
export type GameCheckCode =
  | 'starts'
  | 'wins'
  /** Neither the bot nor the search found a way to win. */
  | 'no-win'
  | 'idle'
  | 'loses'
  | 'gentle'
  | 'controls'
  | 'restart'
  | 'same-end'
  | 'minute'
  | 'difficulty'
  | 'too-hard'
  | 'too-easy'
  | 'small'
  | 'shapes'
  | 'camera'
  | 'light'
  | 'shipped'
  | 'pictures'
  /** Edited code that could not be looked at any further. */
  | 'refused'
