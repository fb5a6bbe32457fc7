import { describe, expect, test } from 'vitest'
import { planGame } from '../plan.ts'
import { judgeBelonging } from '../proof/judge-belonging.ts'
import { paintedIn } from '../proof/painted.ts'
import type { Case } from '../proof/verdict.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

function planned(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief || !('actors' in brief)) throw new Error(`${prompt} was refused`)
  return planGame(brief, 1)
}

const hasOf = ({ game, pictures }: ReturnType<typeof planned>) => {
  const player = game.cast.find(({ role }) => role === 'player')
  return (player && pictures[player.picture]?.has) ?? []
}

describe('what somebody is only said to have is drawn with whoever has it', () => {
  test.each([
    ['a squirrel in a red hat gathers acorns in the park', 'hat', 'wearing'],
    ['a janitor with a mop cleans up slime in a school', 'mop', 'holding'],
    ['a fisherman in a rowing boat catches salmon and avoids whales', 'rowing boat', 'in'],
  ])('%s', (prompt, noun, how) => {
    const plan = planned(prompt)
    expect(hasOf(plan)).toEqual([expect.objectContaining({ noun, how })])
    expect(plan.game.cast.some(({ name }) => name.endsWith(noun))).toBe(false)
  })

  test.each([
    'a squirrel collects red hats in the park',
    'a janitor pushes a mop to the closet',
    'a pirate with a parrot looks for gold',
    'a dog in the park catches sticks',
  ])('but nothing is attached in: %s', (prompt) => {
    expect(hasOf(planned(prompt))).toEqual([])
  })
})

test('who is said to be on an animal rides it', () => {
  const plan = planned('a cowgirl on a buffalo lassos cattle in a desert')
  const player = plan.game.cast.find(({ role }) => role === 'player')
  expect(plan.pictures[player?.picture ?? '']?.mount?.noun).toBe('buffalo')
  expect(plan.game.cast.some(({ name }) => name === 'buffalo')).toBe(false)
})

describe('that a hat is worn', () => {
  const plan = planned('a squirrel in a red hat gathers acorns in the park')
  const claim = plan.claims.find((one) => one.about === 'actor' && one.belongs)
  if (claim?.about !== 'actor') throw new Error('It is not claimed')
  const player = plan.game.cast.find(({ role }) => role === 'player')
  const caseOf = (one: typeof plan, painted?: Case['painted']) =>
    ({
      plan: one,
      painted,
      proof: { seen: { seen: new Map([[player?.id, { second: 0, times: 9 }]]) }, won: undefined },
    }) as unknown as Case

  test('is measured in the picture', async () => {
    const painted = await paintedIn({ pictures: new Map() }, plan)
    expect(judgeBelonging(claim, caseOf(plan, painted)).status).toBe('met')
  })

  test('is not believed of a picture that nobody looked at', () => {
    expect(judgeBelonging(claim, caseOf(plan)).status).toBe('unsupported')
  })

  test('is refused where the squirrel goes bareheaded', async () => {
    const bare = Object.fromEntries(
      Object.entries(plan.pictures).map(([key, { has: _, ...source }]) => [key, source]),
    )
    const twin = { ...plan, pictures: bare }
    const painted = await paintedIn({ pictures: new Map() }, twin)
    expect(judgeBelonging(claim, caseOf(twin, painted)).status).toBe('unmet')
  })

  test('is not believed where hardly anything of it is seen', async () => {
    const hidden = planned('a squirrel in a red hat gathers acorns in the park')
    const painted = await paintedIn({ pictures: new Map() }, hidden)
    const parts = new Map([...painted.parts.keys()].map((key) => [key, 0.004]))
    expect(judgeBelonging(claim, caseOf(hidden, { ...painted, parts })).status).toBe('unsupported')
  })
})

describe('how large somebody is beside who is played', () => {
  const besideOf = (prompt: string, name: string) =>
    planned(prompt).game.cast.find((one) => one.name === name)?.beside ?? Number.NaN

  test('follows life', () => {
    const farm = 'a hen leads her chicks across a farmyard past tractors to the barn'
    expect(besideOf(farm, 'chick')).toBeLessThan(0.95)
    expect(besideOf(farm, 'tractor')).toBeGreaterThan(1.5)
    expect(besideOf('an elephant washes mice in the savanna', 'mouse')).toBeLessThan(0.6)
    expect(besideOf('deliver sushi to hungry customers in a restaurant', 'customer')).toBe(1)
  })
})
