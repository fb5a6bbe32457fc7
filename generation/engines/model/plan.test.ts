import { describe, expect, it } from 'vitest'
import { Refused } from '../../pipeline/engine.ts'
import type { ModelPlan, Piece } from './design.ts'
import { benchmarkPrompts } from './read/benchmark-prompts.ts'
import { describes } from './read/describing.ts'
import { lexiconOf, planPrompt } from './read/plan-prompt.ts'
import { readPrompt } from './read/read.ts'
import { stubArchetypes as registry } from './testing/stub-archetypes.ts'

const plan = (prompt: string) => planPrompt(prompt, { seed: 1, registry })
const valuesOf = (piece: Piece | undefined) =>
  piece?.source.by === 'archetype' ? piece.source.order.values : undefined

/** What of a row was not understood. */
function missed(prompt: string, expected: string): { missing: string[]; asked: number } {
  const made = plan(prompt)
  const read = readPrompt(prompt, lexiconOf(registry)).things
  const missing: string[] = []
  let asked = 0
  const want = (what: string, holds: boolean) => {
    asked += 1
    if (!holds) missing.push(what)
  }
  const rows = expected.split(' | ')
  for (const row of rows) {
    // Where it is attached comes last, since nouns have several words.
    const link = /(\S+)>(.+)$/.exec(row)
    const words = row.replace(/ \S+>.+$/, '').split(' ')
    const marks = words.filter(
      (word) => /^[=%*#~]|^x\d+$/.test(word) || ['stack', 'heap', 'bunch', 'row'].includes(word),
    )
    const noun = words.filter((word) => !marks.includes(word)).join(' ')
    const piece = made.pieces.find((one) => one.noun === noun)
    const thing = read.find((one) => one.noun === noun)
    want(noun, piece !== undefined)
    if (link) {
      const owner = made.pieces.find((one) => one.id === piece?.attached?.to)
      want(`${noun} ${link[1]} ${link[2]}`, piece?.attached?.how === link[1] && owner?.noun === link[2])
    }
    for (const mark of marks) {
      const word = mark.slice(1)
      if (mark.startsWith('='))
        want(`${noun} ${mark}`, thing?.colours.some((one) => one.word.includes(word)) ?? false)
      else if (mark.startsWith('%')) want(`${noun} ${mark}`, thing?.stuff?.stuff.name === word)
      else if (mark.startsWith('*')) want(`${noun} ${mark}`, thing?.pose?.pose === word)
      else if (mark.startsWith('~'))
        want(
          `${noun} ${mark}`,
          thing?.pattern?.name === word || made.pieces.some((one) => one.pattern?.name === word),
        )
      else if (mark.startsWith('#')) want(mark, made.style === word)
      else if (mark.startsWith('x')) want(`${noun} ${mark}`, piece?.count === Number(word))
      else want(`${noun} in a ${mark}`, piece?.arranged === mark)
    }
  }
  want('nothing more', made.pieces.length <= rows.length)
  return { missing, asked }
}

it('what a model is for stands nowhere on it', () => {
  const nounsOf = (prompt: string) => plan(prompt).pieces.map(({ noun }) => noun)
  expect(nounsOf('a red mug with a lid, so that my students can see how it closes')).not.toContain('student')
  expect(nounsOf('a mug beside a student')).toContain('student')
})

describe('reading prompts of models', () => {
  it('understands at least 95 % of what 150 benchmark-like prompts say', () => {
    let [asked, wrong] = [0, 0]
    const report: string[] = []
    for (const [prompt, expected] of benchmarkPrompts) {
      const { missing, asked: here } = missed(prompt, expected)
      asked += here
      wrong += missing.length
      if (missing.length > 0) report.push(`${prompt}: ${missing.join('; ')}`)
    }
    expect(benchmarkPrompts.length).toBeGreaterThanOrEqual(150)
    if (process.env.SHOW_MISSED) console.log(`${asked - wrong} of ${asked}\n${report.join('\n')}`)
    expect(1 - wrong / asked, report.join('\n')).toBeGreaterThanOrEqual(0.95)
  }, 120_000)

  it('gives parts of an archetype their own look instead of adding things', () => {
    const made = plan('crystal sword with a golden hilt')
    expect(made.pieces).toHaveLength(1)
    expect(made.pieces[0]?.partLooks).toEqual([{ part: 'hilt', stuff: 'gold' }])
  })

  it('sets parameters by their names: counts, options and what stands in for them', () => {
    expect(valuesOf(plan('medieval castle with four towers').pieces[0])).toMatchObject({ towers: 4 })
    expect(valuesOf(plan('robot with one big eye and tracks instead of legs').pieces[0])).toMatchObject({
      eyes: 1,
      feet: 'tracks',
    })
    expect(valuesOf(plan('a house with a round door').pieces[0])).toMatchObject({ door: 'round' })
    expect(valuesOf(plan('a sleeping cat').pieces[0])).toMatchObject({ pose: 'sleeping' })
  })

  it('leads nouns to archetypes by their kinds, and says how', () => {
    const [piece] = plan('a chimpanzee').pieces
    expect(piece?.source).toMatchObject({ by: 'archetype', order: { archetype: 'stub-animal' } })
    expect(piece?.via).toContain('kind of monkey')
  })

  it('shows what has no archetype as its flat picture', () => {
    expect(plan('a saxophone player trophy').pieces[0]?.source.by).toBe('archetype')
    expect(plan('an accordion').pieces[0]?.source.by).toBe('puffed')
  })

  it('says honestly what it can not do', () => {
    const unknown = (made: ModelPlan) =>
      made.claims.flatMap((claim) => (claim.about === 'unknown' ? [claim.text] : []))
    expect(unknown(plan('a melancholic dog'))).toEqual(['melancholic dog'])
    expect(unknown(plan('a corgi wearing a top hat'))).toEqual([])
  })

  it('is the same for the same seed, and plain data', () => {
    const made = plan('a stack of three pancakes with butter and syrup')
    expect(plan('a stack of three pancakes with butter and syrup')).toEqual(made)
    expect(JSON.parse(JSON.stringify(made))).toEqual(made)
  })

  it('chooses something where the prompt leaves it open, and says so', () => {
    const made = plan('a thing that would look good on my desk')
    expect(made.pieces).toHaveLength(1)
    expect(made.notes[0]).toContain("didn't say what it is")
  })

  it('refuses what is no prompt and what is not made here', () => {
    expect(() => plan('   ')).toThrow(Refused)
    expect(() => plan('naked woman')).toThrow(Refused)
  })

  it('knows every style of the contract by a word', () => {
    for (const word of [
      'low poly',
      'realistic',
      'toy',
      'voxel',
      'clay',
      'neon',
      'ancient',
      'futuristic',
      'broken',
    ])
      expect(describes(word)?.says, word).toBe('style')
  })
})
