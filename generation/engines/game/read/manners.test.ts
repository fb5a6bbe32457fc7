import { expect, it } from 'vitest'
import { mechanics } from '../rules/mechanics/index.ts'
import { askedIn } from '../rules/wishes.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

/** What the player does, by its mechanic, with those whom it is between. */
function doneIn(prompt: string): string[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(`Refused: ${prompt}`)
  return askedIn(brief, mechanics).asked.flatMap(({ mechanic, who, whom, with: tool, to }) =>
    who === 'player' ? [[mechanic.id, whom, tool, to].filter(Boolean).join(' ')] : [],
  )
}

it.each([
  ['move the camera frame and click the shutter when an owl is inside the frame', 'finder-shot owl'],
  ['hold the button longer to throw the melon farther into the pot', 'charge pot melon'],
  ['pedal your bike by tapping two keys in turn', 'row'],
  ['a robot with a grappling hook crosses the lava cave', 'grapple'],
  ['a bat in a dark cave uses echolocation to see and eats moths', 'sound-out'],
  ['start with a button and swap it for better things until you own a castle', 'trade-up button castle'],
])('what is done and how it is done are one deed in "%s"', (prompt, deed) => {
  expect(doneIn(prompt)).toContain(deed)
})

it.each([
  'a girl throws melons at pots',
  'a monkey swings from vine to vine',
  'a bat flies through a cave and eats moths',
  'a child swaps apples for pears with a farmer',
])('nothing of the kind is read into "%s"', (prompt) => {
  expect(doneIn(prompt).join(' ')).not.toMatch(/\b(?:finder-shot|charge|row|grapple|sound-out|trade-up)\b/)
})
