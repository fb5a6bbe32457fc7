import type { Rules } from '@makebelieve/kit/game/plan'
import { describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../script/testing/proven.ts'
import type { Claim, Extra } from '../../brief/brief.ts'
import type { GenreDesign } from './design.ts'
import { forms } from './forms/index.ts'
import { genres } from './genres/index.ts'
import { flatPlace } from './proof/flat-place.ts'
import { proveFlat } from './proof/prove-flat.ts'
import { judge } from './proof/requirements.ts'
import { samplePlan } from './testing/sample-plan.ts'

/** 'Rules that combine with any of the genres': the promise, genre by genre. */
const extras: Extra[] = ['power-ups', 'boss', 'keys', 'levels', 'day-and-night', 'two-players']

/** One proof for all rules that can be on at once: together they have to work anyway. */
const together = (design: GenreDesign): Partial<Rules> => ({
  lives: 4,
  seconds: 200,
  levels: 2,
  boss: true,
  keys: design.supports.includes('keys'),
  dayAndNight: true,
  players: 2,
  powerUps: [...(design.rules?.powerUps ?? design.powerUps ?? (['shield', 'heart'] as const))],
})

const claimed: Claim[] = [
  { about: 'number', what: 'lives', value: 4, words: '4 lives' },
  { about: 'number', what: 'seconds', value: 200, words: 'a timer of 200 seconds' },
  { about: 'number', what: 'levels', value: 2, words: '2 levels' },
  { about: 'number', what: 'players', value: 2, words: '2 players' },
  ...extras.map((extra): Claim => ({ about: 'extra', extra, words: extra })),
]

const claimedOf = ({ supports }: GenreDesign) =>
  claimed.filter((claim) => claim.about !== 'extra' || supports.includes(claim.extra))

const gentle: Claim = { about: 'absent', absent: 'losing', words: 'gentle' }

/** How well bots of three strengths do is for the pipeline to set right, which moves the challenge until it fits. */
const isTuned = (name: string) => name === 'The difficulty is right'

function proofOf(design: GenreDesign, rules: Partial<Rules>, claims: Claim[]) {
  const game = samplePlan(design, { troupe: 'farm', seed: 5, difficulty: 'normal', rules })
  const proof = proveFlat({
    genre: design.genre,
    bot: design.bot,
    plan: game,
    longest: design.longest,
  })
  const plan = { prompt: '', game, pictures: {}, style: 'glossy' as const, terrain: {}, claims, notes: [] }
  return {
    proof,
    failed: proof.checks
      .filter(({ name, passed }) => !passed && !isTuned(name))
      .map(({ name, evidence }) => `${name}: ${evidence}`),
    unmet: judge({ place: (claim) => flatPlace(claim, game, design.genre), plan, design, proof })
      .filter(({ status }) => status !== 'met')
      .map(({ claim, evidence }) => `${claim}: ${evidence}`),
  }
}

const family = new Family<[string, GenreDesign]>('rules of genres', {
  keyOf: ([id]) => id,
  source: ([id]) =>
    `generation/engines/game/${forms.some((form) => form.id === id) ? 'forms' : 'genres'}/${id}.ts`,
  own: ['kit/game-2d/genres', 'generation/engines/game/genres', 'generation/engines/game/forms'],
  ground: [fromRoot(import.meta.filename)],
})

/** Classics have rules of their own, and are proven as they are: there are no keys in pool. */
const combining = [...genres].filter(([, { classic, hosted }]) => !classic && !hosted)

it.each(combining)('the genre %s says that it carries every rule', (id, design) => {
  const isForm = forms.some((form) => form.id === id)
  // Where one runs or hops on, there is no place for a lock.
  const asked = extras.filter((extra) => !isForm || extra !== 'keys')
  expect(asked.filter((extra) => !design.supports.includes(extra))).toEqual([])
})

describe.each(family.due(combining))('a game of the genre %s', (id, design) => {
  const options = { ...family.mark([id, design]), timeout: 240_000 }

  it(
    'is proven with lives, timer, levels, boss, keys, power-ups, day and night and two players at once',
    options,
    () => {
      const { proof, failed, unmet } = proofOf(design, together(design), claimedOf(design))
      expect({ failed, unmet }).toEqual({ failed: [], unmet: [] })
      // A lock that nobody sees is none.
      const seen = [...proof.seen.seen.keys()]
      if (design.supports.includes('keys')) expect(seen).toEqual(expect.arrayContaining(['key', 'gate']))
    },
  )

  it('is won by points and cannot be lost, where points are the aim and it is gentle', options, () => {
    const { proof, failed, unmet } = proofOf(design, { scoreGoal: 200, gentle: true, boss: false }, [
      { about: 'number', what: 'score', value: 200, words: '200 points' },
      gentle,
    ])
    expect({ failed, unmet }).toEqual({ failed: [], unmet: [] })
    expect(proof.won?.world.score).toBeGreaterThanOrEqual(200)
    // What is off is not there: else the evidence above would be worth nothing.
    const off = proof.played
      .flatMap(({ deeds }) => deeds)
      .filter(({ type }) => type === 'key' || type === 'boss')
    expect(off).toEqual([])
  })
})
