import type { Form } from './form.ts'
import { shooter } from './shooter.ts'

const toTheRight =
  /\bside(?:ways|[ -]?scroll\w*|[ -]on)\b|\bhorizontal(?:ly)?\b|\b(?:fl(?:y|ies|ying)|goes|going|moves?|moving|scrolls?|scrolling|speeds?|races?) (?:along )?(?:to the|from left to) right\b/
const shots = /\b(?:shoot\w*|shmups?|blast\w*|fir(?:es?|ing)|zap\w*|lasers?)\b/

/** The same to the right, seen from the side. */
export const sideShooter: Form = {
  ...shooter,
  id: 'side-shooter',
  name: "a shoot-'em-up that scrolls to the right",
  standsInFor: {},
  serves: ['shooter'],
  surely: new RegExp(
    `\\br[ -]type\\b|\\bgradius\\b|\\bdefender\\b|${toTheRight.source}.*${shots.source}|${shots.source}.*${toTheRight.source}`,
  ),
  space: 'onward',
}
