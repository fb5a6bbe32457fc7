import { describe, expect, it } from 'vitest'
import { Declined } from '../../pipeline/engine.ts'
import { createGame } from './create.ts'
import type { PlannedGame } from './design.ts'
import { engineIn } from './engine.ts'
import { withoutPlayerStandIn } from './stand-ins.ts'

const platform = { seed: 1, now: () => 0, emit: () => {} }

async function planned(prompt: string, anyway = false): Promise<PlannedGame> {
  const engine = engineIn('2d', { anyway })
  return engine.plan(await engine.understand(prompt, platform), platform)
}

const declined = (prompt: string): Promise<Declined> =>
  planned(prompt).then(
    () => expect.fail(`“${prompt}” was planned`),
    (error) => {
      expect(error).toBeInstanceOf(Declined)
      return error
    },
  )

describe('what could only be made as something else', () => {
  it.each([
    ['backgammon with dragons', 'backgammon'],
    ['monopoly for kids', 'monopoly'],
    ['poker in space', 'poker'],
  ])('%s is declined in one sentence, with three offers', async (prompt, form) => {
    const { message, offers } = await declined(prompt)
    expect(message).toMatch(new RegExp(`^We can’t make “${form}” yet; the nearest we have is an? .+\\.$`))
    expect(offers).toHaveLength(3)
    expect(offers.at(-1)).toMatchObject({
      prompt,
      anyway: true,
      label: expect.stringMatching(/^Make it anyway, as /),
    })
  })

  it('is offered as games that can be made', async () => {
    const { offers } = await declined('backgammon with dragons')
    for (const { prompt, anyway } of offers.slice(0, 2)) {
      expect(anyway).toBeUndefined()
      expect((await planned(prompt)).standsIn).toBeUndefined()
    }
  })

  it('is declined by agents as well', async () => {
    const order = { prompt: 'backgammon with dragons', now: () => 0, emit: () => {} }
    await expect(createGame({ ...order, mode: 'agent' })).rejects.toThrow(Declined)
  })

  it('is made anyway under a title that says what it is', async () => {
    const { game, standsIn } = await planned('backgammon with dragons', true)
    expect(standsIn).toMatchObject({ main: 'form', asked: 'backgammon' })
    expect(game.title).toMatch(/ \(an? .+, not backgammon\)$/)
  })

  it.each([
    ['Bid against three collectors at an auction of old furniture', 'bid against'],
    ['steam the stamps off the envelopes, collectors queue', 'steam'],
    ['wrap presents, elves unwrap them', 'wrap presents'],
  ])('%s: is a deed of which nothing can be done', async (prompt, deed) => {
    const { message, offers } = await declined(prompt)
    expect(message).toMatch(/^We can’t make a game of “.+” yet; the nearest we have is an? .+\.$/)
    expect(message).toContain(deed)
    expect(offers.at(-1)).toMatchObject({ prompt, anyway: true })
    const { game, standsIn } = await planned(prompt, true)
    expect(standsIn?.main).toBe('deed')
    expect(game.title).toContain(', not ')
  })

  it.each([
    'catapult pumpkins at a castle',
    'a cat in a bakery',
    'you start with three lives and must get to the castle',
    'a balloon boy floats up, birds pop balloons',
    'put the letters into the right letterboxes',
    'shelve books in a library, each where it belongs',
    'tetris where you yodel',
  ])('%s: names a kind, or something of it is done', async (prompt) => {
    expect((await planned(prompt)).standsIn).toBeUndefined()
  })

  it('is a player of whom there is no picture', async () => {
    const { message, offers } = await declined(
      'you are a yawn that travels through a classroom and avoids the teacher',
    )
    expect(message).toMatch(/^We have no picture of “yawn” to play as/)
    expect(offers.length).toBeGreaterThan(1)
    expect(offers[0]?.prompt).not.toMatch(/yawn/)
  })

  it('ends when somebody else is played', async () => {
    const plan = await planned('you are a yawn that travels through a classroom and avoids the teacher', true)
    expect(plan.standsIn?.main).toBe('player')
    const other = withoutPlayerStandIn(plan)
    expect(other.standsIn).toBeUndefined()
    expect(other.game.title).not.toContain('(')
  })
})

it.each([
  'a seismologist collects rocks and dodges lava',
  'a robot gardener waters flowers and dodges bees',
  'a penguin slides down an ice hill collecting herring',
  'platformer with a frog',
])('%s is planned as asked', async (prompt) => {
  expect((await planned(prompt)).standsIn).toBeUndefined()
})
