import { columns, moves } from '@makebelieve/kit/game-2d/view/moves'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildGame } from '../build.ts'
import type { Drawing, PlannedGame } from '../design.ts'
import { editGame } from '../edit.ts'
import { planGame } from '../plan.ts'
import { plannedGame } from '../plan-schema.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { ink } from '../sprites/draw-frame.ts'
import { verifyGame } from '../verify.ts'
import { cardOf } from './card.ts'
import { cutOut } from './cut-out.ts'
import { inkedDrawing } from './inked.ts'
import { puppetOf } from './puppet.ts'
import { recast } from './recast.ts'
import {
  blankPaper,
  creatureOnPaper,
  drawnCreature,
  drawnSquare,
  oneColour,
  speckledPhotograph,
} from './testing/pictures.ts'

type Raw = { width: number; height: number; at(x: number, y: number): number[] }

async function opened(bytes: Uint8Array): Promise<Raw> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, at: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)] }
}

const isNear = (one: readonly number[], other: readonly number[], apart = 24) =>
  other.every((value, k) => Math.abs(value - (one[k] ?? 0)) <= apart)

let drawing: Drawing
beforeAll(async () => {
  drawing = { webp: Buffer.from(await cutOut(await drawnCreature())).toString('base64'), looks: 'front' }
})

describe('a picture, cut out', () => {
  it('is trimmed to what was drawn, and clear around it', async () => {
    const { width, height, at } = await opened(await cutOut(await drawnCreature()))
    // The creature is 180 wide and 250 high.
    expect(width / height).toBeCloseTo(180 / 250, 1)
    expect(at(1, height - 2)[3]).toBe(0)
    expect(isNear(at(Math.floor(width / 2), Math.floor(height * 0.55)), [216, 64, 47, 255])).toBe(true)
  })

  it('is always the same', async () => {
    expect(await cutOut(await drawnCreature())).toEqual(await cutOut(await drawnCreature()))
    expect(await cutOut(await creatureOnPaper())).toEqual(await cutOut(await creatureOnPaper()))
  })

  it('loses the paper around it, and keeps what is as white inside it', async () => {
    const { width, height, at } = await opened(await cutOut(await creatureOnPaper('#ffffff')))
    expect(width / height).toBeCloseTo(180 / 250, 1)
    expect(at(1, height - 2)[3]).toBe(0)
    // The white of an eye, beside its pupil.
    expect(isNear(at(Math.round(width * 0.27), Math.round(height * 0.28)), [255, 255, 255, 255])).toBe(true)
  })

  it('is no background itself where it is as square as one', async () => {
    const { width, height, at } = await opened(await cutOut(await drawnSquare()))
    expect(Math.abs(width - height)).toBeLessThanOrEqual(2)
    expect(at(Math.floor(width / 2), Math.floor(height / 2))[3]).toBe(255)
  })

  it('is refused where there is nothing on it', async () => {
    await expect(cutOut(await blankPaper())).rejects.toThrow("There's nothing on the paper yet.")
    await expect(cutOut(await oneColour())).rejects.toThrow('can be told from its background')
  })
})

describe('a drawing as an actor', () => {
  it('has the line of ink around it that all have', async () => {
    const { data, side, across } = await inkedDrawing(drawing)
    const row = Math.floor(side / 2)
    const pixels = Array.from({ length: side }, (_, x) => [
      ...data.subarray((row * side + x) * 4, (row * side + x) * 4 + 4),
    ])
    const first = pixels.findIndex((pixel) => pixel[3] === 255)
    expect(isNear(pixels[first] ?? [], [...ink, 255], 8)).toBe(true)
    expect(isNear(pixels[Math.floor(side / 2)] ?? [], [216, 64, 47, 255])).toBe(true)
    expect(across).toBeGreaterThan(0.5)
  })

  it('looks to the right: what looks to the left is mirrored', async () => {
    const lopsided = await sharp({
      create: { width: 60, height: 60, channels: 4, background: '#0000' },
    })
      .composite([
        {
          input: await sharp({ create: { width: 20, height: 60, channels: 4, background: '#d8402f' } })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
        {
          input: await sharp({ create: { width: 40, height: 60, channels: 4, background: '#3b82f6' } })
            .png()
            .toBuffer(),
          left: 20,
          top: 0,
        },
      ])
      .webp({ lossless: true })
      .toBuffer()
    const webp = lopsided.toString('base64')
    const middleLeft = async (looks: Drawing['looks']) => {
      const { data, side } = await inkedDrawing({ webp, looks })
      const at = (Math.floor(side / 2) * side + Math.floor(side * 0.2)) * 4
      return [...data.subarray(at, at + 3)]
    }
    expect(isNear(await middleLeft('right'), [216, 64, 47])).toBe(true)
    expect(isNear(await middleLeft('left'), [59, 130, 246])).toBe(true)
  })

  it('moves in all the ways that others do, within its frames, and always the same', async () => {
    const order = { seen: 'side', frame: 72 } as const
    const [{ moves: sheet }, again] = [await puppetOf(drawing, order), await puppetOf(drawing, order)]
    if (!sheet) throw new Error('A puppet moves')
    expect(sheet.picture.bytes).toEqual(again.moves?.picture.bytes)
    const frameAt = (at: number) =>
      sharp(sheet.picture.bytes)
        .extract({ left: (at % columns) * 72, top: Math.floor(at / columns) * 72, width: 72, height: 72 })
        .raw()
        .toBuffer()
    const rest = await frameAt(moves.rest.from)
    for (const { from } of [moves.blink, moves.act, moves.hurt, moves.cheer])
      expect((await frameAt(from)).equals(rest)).toBe(false)
    const steps = await Promise.all(
      Array.from({ length: moves.go.frames }, (_, at) => frameAt(moves.go.from + at)),
    )
    expect(new Set(steps.map((step) => step.toString('base64'))).size).toBe(moves.go.frames)
    for (const frame of [rest, ...steps])
      for (let at = 0; at < 72; at++)
        for (const [x, y] of [
          [at, 0],
          [at, 71],
          [0, at],
          [71, at],
        ] as const)
          expect(frame[(y * 72 + x) * 4 + 3]).toBeLessThan(60)
  })

  it('is a card in 3D: whole, painted on both sides, and made of few triangles', async () => {
    const { kind, mesh } = await cardOf(drawing, 'cat', 'player')
    expect(kind.paper).toBe('front')
    expect(kind.max[1] - kind.min[1]).toBeCloseTo(2, 0)
    expect(kind.min[1]).toBeCloseTo(0, 1)
    const { positions, triangles, normals, colours } = mesh.near
    expect(triangles.length / 3).toBeLessThan(5000)
    const placeOf = (vertex: number) => [0, 1, 2].map((k) => positions[vertex * 3 + k]?.toFixed(5)).join(' ')
    const edges = new Map<string, number>()
    for (let i = 0; i < triangles.length; i++) {
      const [from, to] = [placeOf(triangles[i] ?? 0), placeOf(triangles[i % 3 === 2 ? i - 2 : i + 1] ?? 0)]
      edges.set(`${from}|${to}`, (edges.get(`${from}|${to}`) ?? 0) + 1)
    }
    for (const key of edges.keys()) {
      const [from, to] = key.split('|')
      expect(edges.has(`${to}|${from}`)).toBe(true)
    }
    const reds = { front: 0, back: 0 }
    for (let vertex = 0; vertex < positions.length / 3; vertex++)
      if (isNear([...colours.subarray(vertex * 3, vertex * 3 + 3)], [186, 55, 40]))
        reds[(normals[vertex * 3 + 2] ?? 0) > 0 ? 'front' : 'back']++
    expect(reds.front).toBeGreaterThan(20)
    expect(reds.back).toBe(reds.front)
  })
})

const prompt = 'a red dragon collects coins in a forest and avoids wolves'

function planned(dimension: '2d' | '3d'): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7, { dimension })
}

const hero = ({ game }: PlannedGame) => {
  const player = game.cast.find(({ role }) => role === 'player')
  if (!player) throw new Error('Nobody plays')
  return player
}
const sourceOf = (plan: PlannedGame) => plan.pictures[hero(plan).picture]

describe('a game with a drawing in it', () => {
  const drawn = (plan: PlannedGame) => recast(plan, hero(plan).id, { by: 'drawing', drawn: drawing })

  it('shows the hero so, and says so', () => {
    const plan = planned('2d')
    const { plan: changed, changes } = drawn(plan)
    expect(sourceOf(changed)?.drawn).toEqual(drawing)
    expect(changes).toEqual([`The ${hero(plan).name} is your own drawing now.`])
    expect(plannedGame.parse(changed)).toEqual(changed)
  })

  it('keeps it through other edits, in the other dimension too, until somebody else takes the part', () => {
    const { plan } = drawn(planned('2d'))
    const harder = editGame(plan, 'make it harder', []).plan
    expect(sourceOf(harder)?.drawn).toEqual(drawing)
    expect(hero(harder).looks).toBe('front')
    expect(sourceOf(editGame(plan, 'make it 3D', []).plan)?.drawn).toEqual(drawing)
    expect(sourceOf(editGame(plan, 'replace the dragon with a fox', []).plan)?.drawn).toBeUndefined()
  })

  it('says that its colours are changed where it was drawn', () => {
    const { plan } = drawn(planned('2d'))
    expect(() => editGame(plan, 'make the dragon blue', [])).toThrow('You drew the red dragon yourself')
  })

  it('is as it was before, once the drawing is taken off', () => {
    const plan = planned('2d')
    expect(recast(drawn(plan).plan, hero(plan).id, { by: 'usual' }).plan).toEqual(plan)
  })

  it('is small enough to send, however many photographs play in it', async () => {
    const photo = (await cutOut(await speckledPhotograph())) as Uint8Array
    const webp = Buffer.from(photo).toString('base64')
    let plan = planned('2d')
    for (const { id } of plan.game.cast)
      plan = recast(plan, id, { by: 'drawing', drawn: { webp, looks: 'right' } }).plan
    const { checks } = verifyGame(await buildGame(plan), plan)
    expect(checks.find(({ code }) => code === 'small')).toMatchObject({ passed: true })
  })

  it('refuses whoever is not in it', () => {
    expect(() => recast(planned('2d'), 'nobody', { by: 'usual' })).toThrow("They aren't in this game")
  })

  it.each(['2d', '3d'] as const)(
    'is proven in %s, and does not claim to know what the drawing shows',
    async (dimension) => {
      const { plan } = drawn(planned(dimension))
      const build = await buildGame(plan)
      const { checks, requirements } = verifyGame(build, plan)
      expect(checks.filter(({ passed }) => !passed)).toEqual([])
      const found = (words: RegExp) => requirements.filter(({ claim }) => words.test(claim))
      expect(found(/is your own drawing/).map(({ status }) => status)).toEqual(['met'])
      const known = found(/dragon/i).filter(({ claim }) => !/your own drawing/.test(claim))
      const identity = known.filter(({ evidence }) => evidence.includes('shown as your drawing'))
      expect(identity.length).toBeGreaterThan(0)
      expect(new Set(identity.map(({ status }) => status))).toEqual(new Set(['unsupported']))
      expect(known.filter(({ status, claim }) => status === 'met' && /\bred\b/.test(claim))).toEqual([])
    },
    60_000,
  )
})
