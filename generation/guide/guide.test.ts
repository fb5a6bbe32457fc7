import { guide as guideSchema } from '@makebelieve/contract/entities/guide'
import { guideTopics } from '@makebelieve/contract/guide-topics'
import { describe, expect, it } from 'vitest'
import { features, mechanics, styles } from '../brief/brief.ts'
import {
  absentPhrases,
  extraPhrases,
  moodPhrases,
  timePhrases,
  weatherPhrases,
} from '../brief/frame-phrases.ts'
import { readNumbers } from '../brief/numbers.ts'
import { settings } from '../engines/environment/settings/index.ts'
import { understandEdit } from '../engines/game/edit/understand.ts'
import { genreOf, genres } from '../engines/game/genres/index.ts'
import { topics } from '../engines/game/genres/quiz-content/index.ts'
import { solidGenres } from '../engines/game/genres-3d/index.ts'
import { scenes } from '../things/thing.ts'
import { editExamples } from './edits.ts'
import { buildGuide } from './guide.ts'
import { examplePrompts, examplePrompts3d, planOf, ruleNames } from './kinds.ts'
import { numberExamples, withoutExamples } from './tables.ts'
import { inSentenceCase } from './words.ts'

const guide = buildGuide()
const namesIn = (topic: (typeof guideTopics)[number]) => guide.tables[topic].map(({ name }) => name)

describe('the guide leaves out no', () => {
  it('kind of games', () => {
    expect(guide.kinds.map(({ id }) => id)).toEqual([...genres.keys(), ...solidGenres.keys()])
    const withoutOwn = [...genres.values()].filter(({ example }) => !example).map(({ genre }) => genre.id)
    expect(Object.keys(examplePrompts).sort()).toEqual(withoutOwn.sort())
  })

  it.each([
    ['scene', 'scenes', scenes],
    ['place to walk in', 'settings', settings.map(({ id }) => id)],
    ['style', 'styles', styles],
    ['time', 'times', timePhrases.map(([time]) => time)],
    ['weather', 'weathers', weatherPhrases.map(([weather]) => weather)],
    ['mood', 'moods', moodPhrases.map(([mood]) => mood)],
    ['deed', 'verbs', mechanics],
    ['feature of the frame', 'frame', features],
    ['topic of a quiz', 'quizzes', topics.map(({ name }) => name)],
    ['thing to do without', 'without', absentPhrases.map(([absent]) => absent)],
  ] as const)('%s', (_, topic, known) => {
    expect(namesIn(topic).sort()).toEqual(known.map(inSentenceCase).sort())
  })

  it('rule', () => {
    expect(namesIn('rules').sort()).toEqual(Object.values(ruleNames).sort())
    expect(extraPhrases.map(([extra]) => ruleNames[extra]).sort()).toEqual(Object.values(ruleNames).sort())
  })

  it('rule of a kind', () => {
    for (const { id, rules } of guide.kinds)
      expect(rules, id).toEqual(genreOf(id).supports.map((extra) => ruleNames[extra]))
  })

  it('kind that another one stands in for', () => {
    const asked = [...genres.values()].flatMap(({ standsInFor }) => Object.keys(standsInFor))
    const missing = [...new Set(asked)].filter((cue) => !genres.has(cue)).map(inSentenceCase)
    expect(guide.standIns.map((row) => row.asked).sort()).toEqual(missing.sort())
  })
})

describe('what the guide tells people to write', () => {
  it.each(Object.entries(examplePrompts))('%s is what its example becomes', (id, prompt) => {
    // What the core plays with the rules of the sentence has no other kind.
    expect([id, 'rules']).toContain(planOf(prompt).game.genre)
  })

  it.each([...solidGenres.keys()])('%s is what its example becomes in 3D', (id) => {
    expect(planOf(examplePrompts3d[id] ?? '', '3d').game.genre).toBe(id)
  })

  it.each(Object.entries(numberExamples))('%s is read from its examples', (what, examples) => {
    for (const example of examples)
      expect(readNumbers(`a game with ${example}`), example).toHaveProperty(what)
  })

  it.each(absentPhrases)('no %s is read from its examples', (absent, pattern) => {
    for (const example of withoutExamples[absent]) expect(example).toMatch(pattern)
  })

  it.each(Object.entries(editExamples))('the change “%s” is read from its examples', (change, examples) => {
    for (const example of examples) {
      const wishes = understandEdit(example)
      const edits = 'refused' in wishes ? [] : wishes.flatMap(({ ways }) => ways.flat())
      expect(
        edits.map((edit) => edit.change),
        example,
      ).toContain(change)
    }
  })

  it('has words for every line', () => {
    const rows = guideTopics.flatMap((topic) => guide.tables[topic])
    expect(rows.filter(({ words }) => words.length === 0).map(({ name }) => name)).toEqual([])
    for (const { words, dimension } of guide.kinds) if (!dimension) expect(words.length).toBeGreaterThan(1)
  })
})

describe('the guide', () => {
  it('is what the contract says', () => {
    expect(guideSchema.parse(guide)).toEqual(guide)
  })

  it('is light enough to be a page', () => {
    // About 60 KB for all that is the same for all games, and half a kilobyte for each kind.
    expect(JSON.stringify(guide).length).toBeLessThan(55_000 + guide.kinds.length * 500)
  })

  it('says no to what the engine cannot do', () => {
    expect(guide.edits.refused.map(({ ask }) => ask)).toContain('make it taste better')
    expect(guide.edits.done.length).toBeGreaterThan(20)
  })
})
