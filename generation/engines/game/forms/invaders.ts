import type { Form } from './form.ts'
import { flown, suggest } from './shooter.ts'

/** Rows of them come down, and one shoots at them. */
const inRows =
  /\b(?:march\w*|in (?:a )?(?:rows?|lines?|ranks)|rows? of|lines? of|ranks of|row (?:by|after|upon) row)\b/
const fired = /\b(?:shoot\w*|shot|blast\w*|fir(?:es?|ing)|throw\w*|zap\w*|lasers?|cannons?)\b/

/** From the ground, against rows that march down, from behind shelters. */
export const invaders: Form = {
  ...flown,
  id: 'invaders',
  name: "a shoot-'em-up against rows that march down",
  serves: ['shooter'],
  // Those who place towers against what marches are told of in the same words.
  surely: new RegExp(
    `^(?![^]*\\btower[ -]?defen[cs]e\\b)[^]*(?:\\binvaders?\\b|\\bcentipede|\\bmillipede|\\bgalaga\\b|\\bgalaxian\\b|missile command|${fired.source}.*${inRows.source}|${inRows.source}.*${fired.source})`,
  ),
  suggest: (role, brief) => (role === 'obstacle' ? ['brick'] : suggest(role, brief)),
  space: 'catch',
  rules: { ...flown.rules, levels: 3 },
  brings: [
    ...flown.brings,
    { does: 'shelter', whom: 'obstacle', always: true, given: ({ prompt }) => !isUnsheltered.test(prompt) },
  ],
}

/** Games of this kind in which everybody knows that there is nothing to hide behind. */
const isUnsheltered = /\bgalaga\b|\bgalaxian\b|\bcentipede|\bmillipede/i
