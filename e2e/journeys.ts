import { isTurnOf } from '../script/testing/sample.ts'

/**
 * Ways that can be gone in several places, mostly by the same code. In every run each way is gone in one of them, in all by
 * `script/test --all`.
 */
const journeys = {
  'from the first page to a remix': ['child', 'teacher', 'developer', 'artist'],
  'making something without an account': ['game', 'model', 'environment'],
  'changing it by chat': ['game', 'model', 'environment'],
  'a picture of my own': ['model', 'environment'],
  'taking it from the shelf': ['game', 'model', 'environment'],
  'taking it along': ['game', 'model', 'environment'],
  deleting: ['game', 'model', 'any creation'],
  publishing: ['game', 'model', 'environment'],
  'saving code': ['game', 'environment'],
  'what a game does to the page': ['hangs', 'floods'],
  'a game by its name': ['with keys', 'with the mouse'],
  'beside a walk': ['help', 'fingers'],
  // What these come to is asked of the API in every run; here it is seen that the pages ask it.
  'what may become of a wish': ['offers', 'another way', 'coming back to it', 'agent'],
  'letters of an account': ['forgotten password', 'new address'],
  'changes of an account': ['name', 'password', 'sessions', 'end'],
} as const

type Journeys = typeof journeys

/** Whether it is the turn of a place: `it.runIf(isTurn('publishing', 'game'))`. */
export const isTurn = <J extends keyof Journeys>(journey: J, place: Journeys[J][number]): boolean =>
  isTurnOf<string>(place, journey, journeys[journey])
