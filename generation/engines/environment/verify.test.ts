import { budget, type Scene, type Water } from '@makebelieve/kit/environment/scene'
import { box, put } from '@makebelieve/kit/environment/testing/box-scene'
import { eyeHeight } from '@makebelieve/kit/environment/world'
import { describe, expect, it } from 'vitest'
import { passed } from '../../pipeline/pipeline.ts'
import { planModel } from '../model/plan.ts'
import { settled } from './scene/settle.ts'
import { buildOf, meadow, meadowPlan, verdictOver } from './testing/canaries.ts'
import { verifyEnvironment } from './verify.ts'

const failing = (change: (scene: Scene) => Scene) =>
  verdictOver(change)
    .checks.filter((check) => !check.passed)
    .map(({ name }) => name)

describe('the proof of an environment', () => {
  it('passes a house and a bench on a meadow, and says what it saw', () => {
    const verdict = verdictOver((scene) => scene)
    expect(verdict.checks.filter((check) => !check.passed)).toEqual([])
    expect(verdict.figures.nouns).toEqual({ seen: 2, all: 2 })
    expect(verdict.requirements.map(({ status }) => status)).toEqual([
      'met',
      'met',
      'met',
      'met',
      'unsupported',
    ])
    expect(verdict.requirements[0]?.evidence).toMatch(/One is there; \d+(\.\d+)? % of the picture in view \d/)
  })

  it('refuses a visitor who arrives inside a house', () => {
    const inside = (scene: Scene): Scene => ({
      ...scene,
      views: Array.from({ length: 12 }, () => spawn),
      spawn,
    })
    const spawn = { at: [0, eyeHeight, -12] as [number, number, number], yaw: 0, pitch: 0 }
    const scene = inside({
      ...meadow(),
      kinds: [{ ...box('house', 60, 5, 60), noun: 0 }, ...meadow().kinds.slice(1)],
    })
    const { checks } = verifyEnvironment(buildOf(scene, true), meadowPlan)
    expect(checks.filter((check) => !check.passed).map(({ name }) => name)).toContain(
      'Nobody is stuck where they arrive',
    )
  })

  it('refuses what hangs in the air', () => {
    expect(
      failing((scene) => ({ ...scene, placed: [put(0, 0, -12), { ...put(1, 6, -8), at: [6, 2, -8] }] })),
    ).toEqual(['Everything stands'])
  })

  it('lets hang what is meant to', () => {
    const balloon = { ...put(1, 6, -8), at: [6, 2, -8] as [number, number, number], floats: true as const }
    expect(failing((scene) => ({ ...scene, placed: [put(0, 0, -12), balloon] }))).toEqual([])
  })

  it('refuses two houses in each other', () => {
    expect(failing((scene) => ({ ...scene, placed: [...scene.placed, put(0, 2, -13)] }))).toContain(
      'Everything stands',
    )
  })

  it('refuses a hole in the ground', () => {
    const holed = (scene: Scene): Scene => {
      const heights = scene.ground.heights.map((height, i) => (i === 3000 ? Number.NaN : height))
      return { ...scene, ground: { ...scene.ground, heights } }
    }
    expect(failing(holed)).toEqual(['The ground is whole'])
  })

  it('refuses a thing that lies under the ground, and says that nobody sees it', () => {
    const verdict = verdictOver((scene) => ({
      ...scene,
      placed: [put(0, 0, -12), { ...put(1, 6, -8), at: [6, -3, -8] }],
    }))
    expect(passed(verdict)).toBe(false)
    expect(verdict.requirements[1]).toMatchObject({ status: 'unmet' })
  })

  it('marks what is shown by something else, and not what is missing', () => {
    const [house, ...others] = meadowPlan.things
    if (!house) throw new Error('There is no house')
    const { pieces } = planModel('a saloon', { seed: 0 })
    const judged = (plan: Partial<typeof meadowPlan>) =>
      verifyEnvironment(buildOf(meadow()), { ...meadowPlan, ...plan }).requirements[0]
    const shownByATag = judged({ things: [{ ...house, noun: 'saloon', pieces }, ...others] })
    expect(shownByATag).toMatchObject({ status: 'unmet', standIn: true })
    const absent = judged({ claims: [{ about: 'thing', thing: 'windmill', text: 'a windmill' }] })
    expect(absent).toMatchObject({ status: 'unmet' })
    expect(absent).not.toHaveProperty('standIn')
  })

  it('counts what the place brought along with what was asked for', () => {
    const [, bench] = meadowPlan.things
    if (!bench) throw new Error('There is no bench')
    const { pieces } = planModel('a bench', { seed: 0 })
    const two = { ...meadow(), kinds: [...meadow().kinds, box('park-bench', 2, 0.8, 0.8)] }
    const scene = { ...two, placed: [...two.placed, put(2, -6, -8)] }
    const counted = (other: Partial<typeof bench>) => {
      const own = { ...bench, id: 'park-bench', noun: 'park bench', phrase: 'park bench', pieces, ...other }
      const things = [...meadowPlan.things.slice(0, 1), { ...bench, pieces }, own]
      return verifyEnvironment(buildOf(scene), { ...meadowPlan, things }).requirements[3]
    }
    expect(counted({ asked: false })).toEqual({
      claim: 'one bench',
      status: 'unmet',
      evidence: '2 of 1 were counted.',
    })
    expect(counted({ asked: true, phrase: 'harbour' })).toMatchObject({ status: 'unmet' })
    expect(counted({ asked: true, phrase: 'red park bench' })).toMatchObject({ status: 'met' })
  })

  it('refuses boats that stand on boats', () => {
    const life = { does: 'bob', range: 1, speed: 1, phase: 0 } as const
    const boats = (height: number) => (scene: Scene) => ({
      ...scene,
      placed: [
        ...scene.placed,
        { ...put(1, -8, -8), life },
        { ...put(1, -8 + (height > 0 ? 0.2 : 6), -8), at: [height > 0 ? -7.8 : -2, height, -8], life },
      ] as Scene['placed'],
    })
    expect(failing(boats(0.8))).toEqual(['Everything stands'])
    expect(failing(boats(0))).toEqual([])
  })

  it('refuses what stands beyond the edge', () => {
    expect(failing((scene) => ({ ...scene, placed: [...scene.placed, put(1, 90, 0)] }))).toContain(
      'Everything stands',
    )
  })

  it('refuses an empty place', () => {
    expect(failing((scene) => ({ ...scene, placed: [] }))).toContain('There is something to look at')
  })

  it('refuses what is too heavy to send or to draw', () => {
    const build = buildOf(meadow())
    const ponds = Array.from({ length: 160 }, (_, i): Water => {
      const [x, z] = [-20 + (i % 20), 15 + Math.floor(i / 20)]
      const outline: Water['outline'] = [
        [x, z],
        [x + 0.5, z],
        [x, z + 0.5],
      ]
      return { level: -1, outline, stuff: 'water', colour: '#3a7fa8', waves: 0 }
    })
    const heavy = { ...build, code: ' '.repeat(budget.bytes + 1), scene: { ...build.scene, waters: ponds } }
    const { checks } = verifyEnvironment(heavy, meadowPlan)
    expect(checks.filter((check) => !check.passed).map(({ name }) => name)).toEqual(['Draw calls', 'Bytes'])
  })
})

describe('settling', () => {
  it('sets down what hangs, moves aside what stands in another, and lets nobody arrive in a wall', () => {
    const scene: Scene = {
      ...meadow(),
      placed: [put(0, 0, -12), { ...put(1, 6, -8), at: [6, 2, -8] }, put(0, 2, -13)],
      spawn: { at: [0, eyeHeight, -12], yaw: 0, pitch: 0 },
    }
    const build = buildOf(scene)
    const mended = settled({ scene, meshes: build.meshes, thingOf: build.thingOf })
    expect(mended.scene.placed[1]?.at[1]).toBe(0)
    expect(passed(verifyEnvironment(buildOf(mended.scene), meadowPlan))).toBe(true)
  })
})
