import type { Rulebook } from '@makebelieve/kit/rules/rulebook'
import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import type { Mechanic } from './mechanic.ts'
import { cover } from './mechanics/cover.ts'
import { halt } from './mechanics/halt.ts'
import { mechanics } from './mechanics/index.ts'
import { lead } from './mechanics/lead.ts'
import { shade } from './mechanics/shade.ts'
import { exampleGame } from './testing/example-game.ts'
import { playedOf } from './testing/played.ts'
import { askedIn } from './wishes.ts'

/** Mechanic, and whom and from whom, as they are told in the sentence. */
function askedOf(prompt: string): string[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error('It was refused')
  return askedIn(brief, mechanics).asked.map(({ mechanic, whom, with: other, to, from }) =>
    [mechanic.id, whom, other && `with ${other}`, to && `to ${to}`, from && `from ${from}`]
      .filter(Boolean)
      .join(' '),
  )
}

describe('situations, as they are said', () => {
  it.each([
    ['a mouse collects cheese. When the light switches on you have to be under a table', 'cover table'],
    ['a rabbit collects carrots and hides in the grass while the hawk flies over', 'cover grass from hawk'],
    ['a boy eats cookies; freeze when the teacher turns around', 'halt from teacher'],
    ['a mouse collects cheese and may only move while the cat snores', 'halt from cat'],
    [
      'a vampire collects roses; he can only walk in the shadows of umbrellas and trees',
      'shade umbrella with tree',
    ],
    [
      "a duck whose ducklings follow her to the pond; cars run them over, don't lose one",
      'lead duckling to pond from car',
    ],
    [
      'a teacher walks to the museum and five kids follow her; if a kid touches a bicycle it is lost',
      'lead kid to museum from bicycle',
    ],
  ])('%s', (prompt, wanted) => {
    expect(askedOf(prompt)).toContain(wanted)
  })

  it.each([
    // Nothing is dangerous here, or it is somebody else who hides.
    'a mouse collects cheese under a table',
    'a cat catches mice that hide under a table when it comes',
    'a boy eats cookies when the teacher turns around',
    'a vampire walks past umbrellas and trees',
    'a duck whose ducklings follow her to the pond',
  ])('nobody has to be safe in: %s', (prompt) => {
    const said = askedOf(prompt).filter((one) => /^(?:cover|shade|halt|lead)\b/.test(one))
    expect(said).toEqual([])
  })
})

/** What is seen of the example of a mechanic whose rulebook was changed. */
function seenWith(mechanic: Mechanic, changed: (book: Rulebook) => Rulebook): string | undefined {
  const { plan, composed } = exampleGame([mechanic], mechanics)
  const [use] = composed.uses
  if (!use || !plan.book) throw new Error(`${mechanic.id} is not used in its own example`)
  return mechanic.seen(playedOf({ ...plan, book: changed(plan.book) }).films, use)
}

const without =
  (what: 'hurt' | 'near' | 'phase') =>
  (book: Rulebook): Rulebook => ({
    ...book,
    rules: book.rules.map((rule) => ({
      ...rule,
      if: (rule.if ?? []).filter((one) => !(what in one)),
      do: rule.do.filter((one) => !(what in one)),
    })),
  })

const standing = (book: Rulebook): Rulebook => ({
  ...book,
  kinds: book.kinds.map((kind) =>
    kind.drive.does === 'follow' ? { ...kind, drive: { does: 'still' } } : kind,
  ),
})

describe('what is observed of a situation says no', () => {
  it.each([
    ['cover', 'nobody is hurt in the open', cover, without('hurt')],
    ['cover', 'one is hurt under cover as well', cover, without('near')],
    ['cover', 'it is dangerous all the time', cover, without('phase')],
    [
      'cover',
      'nothing announces it',
      cover,
      (book) => ({ ...book, phases: (book.phases ?? []).map((one) => ({ ...one, says: '' })) }),
    ],
    ['shade', 'the sun does nothing', shade, without('hurt')],
    ['shade', 'there is no shade', shade, without('near')],
    ['lead', 'what they meet does nothing', lead, without('hurt')],
    ['lead', 'nobody comes along', lead, standing],
    ['halt', 'moving costs nothing', halt, without('hurt')],
    ['halt', 'it is red all the time', halt, without('phase')],
  ] as [string, string, Mechanic, (book: Rulebook) => Rulebook][])('%s: %s', (_, __, mechanic, changed) => {
    expect(seenWith(mechanic, changed)).toBeUndefined()
  })
})
