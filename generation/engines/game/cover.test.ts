import type { Replay } from '@makebelieve/kit/core/replay'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { coverSize } from '../../cover/cover.ts'
import { committedPieces } from '../../showcase/committed.ts'
import type { Picture } from '../../things/art.ts'
import { buildGame } from './build.ts'
import { coverOfGame } from './cover.ts'
import { plannedGame } from './plan-schema.ts'

const piece = (await committedPieces()).find(({ name }) => name === 'wizard-tower')
if (!piece) throw new Error('The shelf has lost its tower')
const plan = plannedGame.parse(piece.report.plan)
const { won } = piece.report.evidence as { won: Replay }
const { pictures, sheets } = await buildGame(plan)
const nothing: Picture = {
  type: 'image/png',
  bytes: createCanvas(8, 8).toBuffer('image/png'),
  width: 8,
  height: 8,
  credit: '',
}

/** The cover when those of a role cannot be seen. */
const without = (...roles: string[]) =>
  coverOfGame(plan, { sheets, pictures: new Map([...pictures].map(hiding(roles))) }, won)

const hiding =
  (roles: string[]) =>
  ([key, picture]: [string, Picture]) => {
    const hidden = plan.game.cast.some((member) => member.picture === key && roles.includes(member.role))
    return [key, hidden ? nothing : picture] as const
  }

describe('the cover of a game', async () => {
  const whole = await coverOfGame(plan, { pictures, sheets }, won)
  const change = (other: typeof whole, x: number, y: number) => {
    const [a, b] = [whole, other].map(
      (canvas) =>
        canvas.getContext('2d').getImageData(x * coverSize.width - 30, y * coverSize.height - 30, 60, 60)
          .data,
    )
    return a && b ? a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length : 0
  }

  it('shows its hero large on the right', async () => {
    expect(change(await without('player'), 0.73, 0.75)).toBeGreaterThan(20)
  })

  it('shows its foes on the left', async () => {
    const foeless = await without('boss', 'enemy', 'hazard')
    expect(change(foeless, 0.28, 0.5)).toBeGreaterThan(15)
  })

  it('is the same again for the same game', async () => {
    const again = await coverOfGame(plan, { pictures, sheets }, won)
    expect(Buffer.compare(again.toBuffer('image/png'), whole.toBuffer('image/png'))).toBe(0)
  })
})
