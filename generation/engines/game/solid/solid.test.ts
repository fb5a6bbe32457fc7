import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Block } from '@makebelieve/kit/game-3d/blocks'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import { beforeAll, describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../../script/testing/proven.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { buildGame, type SolidBuild } from '../build.ts'
import type { PlannedGame, SolidDesign } from '../design.ts'
import { solidGenres } from '../genres-3d/index.ts'
import { planGame } from '../plan.ts'
import { gameToPlay } from '../proof/game-to-play.ts'
import { prove } from '../proof/prove.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { samplePlan } from '../testing/sample-plan.ts'
import { stageless } from '../testing/stageless.ts'
import { eyes3d, surroundingsOf } from './eyes.ts'
import { frees } from './looks.ts'
import { verifySolid } from './verify-solid.ts'

const prompt = 'a fox collects crystals in a forest at sunset and avoids two wolves'
let plan: PlannedGame
let build: SolidBuild

beforeAll(async () => {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  plan = planGame(brief, 7, { dimension: '3d' })
  build = (await buildGame(plan)) as SolidBuild
}, 120_000)

const failing = (checks: readonly Check[]) => checks.filter(({ passed }) => !passed).map(({ name }) => name)

describe('the proof of a 3D game', () => {
  it('passes a sound game, and finds every wish of its prompt', () => {
    const { checks, requirements } = verifySolid(build, plan)
    expect(failing(checks)).toEqual([])
    expect(requirements.filter(({ status }) => status !== 'met')).toEqual([])
  })

  it('refuses a game in which somebody has no shape', () => {
    const { player: _, ...cast } = build.dressed.dressing.cast
    const bare = { ...build, dressed: { ...build.dressed, dressing: { ...build.dressed.dressing, cast } } }
    expect(failing(verifySolid(bare, plan).checks)).toContain('Everybody has a shape')
  })

  it('refuses a game that is too heavy to send', () => {
    const fat = { ...build, code: build.code.padEnd(310 * 1024, ' ') }
    expect(failing(verifySolid(fat, plan).checks)).toEqual(['It is small'])
  })

  it('refuses a game that takes too many draw calls or triangles', () => {
    const { dressing } = build.dressed
    const grown = dressing.covers[0]
    if (!grown) throw new Error('A forest has grass')
    const many = { ...dressing, covers: Array.from({ length: 60 }, () => ({ ...grown, density: 4 })) }
    const heavy = { ...build, dressed: { ...build.dressed, dressing: many } }
    expect(failing(verifySolid(heavy, plan).checks)).toEqual(['It is light to draw'])
  })

  it('refuses a camera that looks at a wall', () => {
    const wall: Block = { form: 'box', x: 0, y: 0, z: 5, width: 20, height: 9, depth: 1, stuff: 'stone' }
    const { genre, world } = stageless([wall])
    const eyes = eyes3d(around(genre, world.plan), [])
    for (let looks = 0; looks < 9; looks++) eyes.look({ world }, looks)
    expect(frees(eyes)).toMatchObject({ passed: false, evidence: expect.stringContaining('a block') })
    const open = eyes3d(around(stageless([]).genre, world.plan), [])
    for (let looks = 0; looks < 9; looks++) open.look({ world }, looks)
    expect(frees(open).passed).toBe(true)
  })

  it('sees only who is in the picture and large enough', () => {
    const { genre, world } = stageless([])
    const eyes = eyes3d(around(genre, world.plan), [])
    eyes.look({ world }, 0)
    expect([...eyes.seen.keys()]).toEqual(['hero'])
  })
})

const around = (genre: Genre3d, plan: GamePlan) => surroundingsOf(genre, plan, genre.site(plan))

/** As the planner does it: what is too hard is made a little easier, twice at most. */
function provenAfterTuning({ genre, bot, longest }: SolidDesign, game: GamePlan): Check[] {
  const attempts = [0, 0.18, 0.36].map((easier) => ({
    ...game,
    challenge: Math.max(0, game.challenge - easier),
  }))
  let checks: Check[] = []
  for (const plan of attempts) {
    const eyes = eyes3d(around(genre, plan), [])
    checks = prove({ game: gameToPlay(genre, plan), bot, plan, longest, eyes }).checks
    if (checks.every(({ passed, name }) => passed || name === 'The difficulty is right')) return checks
  }
  return checks
}

const family = new Family<[string, SolidDesign]>('genres in 3D', {
  keyOf: ([id]) => id,
  source: ([id]) => `generation/engines/game/genres-3d/${id}.ts`,
  own: ['kit/game-3d/genres', 'generation/engines/game/genres-3d'],
  ground: [fromRoot(import.meta.filename)],
})

describe.each(family.due([...solidGenres]))('the 3D genre %s', (id, design: SolidDesign) => {
  const options = { ...family.mark([id, design]), timeout: 240_000 }
  it('passes the proof with people and places of all sorts', options, () => {
    const attempts = (['easy', 'normal', 'hard'] as const).map((difficulty, index) => {
      const troupe = ['space', 'farm', 'haunted'][index] ?? 'farm'
      return provenAfterTuning(design, samplePlan(design as never, { troupe, seed: 11 + index, difficulty }))
    })
    const failures = attempts
      .flat()
      .filter(({ passed, name }) => !passed && name !== 'The difficulty is right')
    expect(failures).toEqual([])
  })
})
