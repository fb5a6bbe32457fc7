import { describe, expect, it } from 'vitest'
import { genres } from '../engines/game/genres/index.ts'
import { plannedGame } from '../engines/game/plan-schema.ts'
import { committedPieces, shelfOf, showcasePieces } from './committed.ts'

const pieces = await committedPieces()
const games = pieces.filter(({ kind }) => kind === 'game')
const models = pieces.filter(({ kind }) => kind === 'model')
const environments = pieces.filter(({ kind }) => kind === 'environment')
const plans = games.map(({ report }) => plannedGame.parse(report.plan))
const titleOf = ({ report }: (typeof pieces)[number]) => String(report.plan.title)

describe('what the house shows', () => {
  it('fills a shelf, with games of every genre', () => {
    expect(games.length).toBeGreaterThanOrEqual(40)
    const shown = new Set(plans.map(({ game }) => game.genre))
    expect([...genres.keys()].filter((id) => !shown.has(id))).toEqual([])
  })

  it('has models among the games from the first page on', () => {
    expect(models.length).toBeGreaterThanOrEqual(24)
    const first = pieces.slice(0, 8).map(({ kind }) => kind)
    expect(first.filter((kind) => kind === 'model').length).toBeGreaterThanOrEqual(2)
    expect(first[0]).toBe('game')
  })

  it('has environments of many kinds of places', async () => {
    const asked = (await showcasePieces()).filter((piece) => shelfOf(piece) === 'environments')
    expect(asked.length).toBeGreaterThanOrEqual(16)
    const scenes = environments.filter((piece) => shelfOf(piece) === 'environments')
    const places = new Set(scenes.map(({ report }) => report.plan.setting))
    expect(places.size).toBeGreaterThanOrEqual(Math.floor(0.8 * scenes.length))
  })

  it('has simulations of many subjects, no topic twice', () => {
    const shown = environments.filter((piece) => shelfOf(piece) === 'simulations')
    expect(shown.length).toBeGreaterThanOrEqual(12)
    const topics = shown.map(({ report }) => JSON.stringify(report.plan.parts))
    expect(new Set(topics).size).toBe(shown.length)
  })

  it('has no name, title or prompt twice', () => {
    const texts = [
      pieces.map(({ name }) => name),
      [...plans.map(({ game }) => game.title), ...[...models, ...environments].map(titleOf)],
      pieces.map(({ prompt }) => prompt),
    ]
    for (const list of texts) expect(new Set(list).size).toBe(pieces.length)
  })

  it('has something for two, for the little ones and for those who like bosses', () => {
    const rules = plans.map(({ game }) => game.rules)
    expect(rules.filter(({ players }) => players === 2).length).toBeGreaterThanOrEqual(3)
    expect(rules.filter(({ gentle }) => gentle).length).toBeGreaterThanOrEqual(4)
    expect(rules.filter(({ boss }) => boss).length).toBeGreaterThanOrEqual(4)
  })

  it.each(pieces)(
    'was made of the prompt of $name and proven, with a small picture',
    ({ kind, prompt, title, report, picture }) => {
      const { plan } = report
      const { title: made } = kind === 'game' ? plannedGame.parse(plan).game : plan
      expect(plan.prompt).toBe(prompt)
      if (title) expect(made).toBe(title)
      expect(report.checks).not.toHaveLength(0)
      for (const check of report.checks) expect(check).toMatchObject({ passed: true })
      expect(picture.length).toBeLessThanOrEqual(20_000)
      expect(Buffer.from(picture.subarray(8, 12)).toString()).toBe('WEBP')
    },
  )

  it.each([...models, ...environments])('shows all that the prompt of $name asks for', ({ report }) => {
    expect(report.requirements).not.toContainEqual(expect.objectContaining({ status: 'unmet' }))
  })
})
