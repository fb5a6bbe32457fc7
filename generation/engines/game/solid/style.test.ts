import { describe, expect, it } from 'vitest'
import type { Style } from '../../../brief/brief.ts'
import { solidGenreOf } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { dress3d } from './dressing.ts'
import { solidPlace } from './place-claims.ts'

async function dressed(words: string) {
  const brief = briefOfPrompt(`a cat collects coins in a meadow, ${words}`)
  if ('refused' in brief) throw new Error(brief.message)
  const plan = planGame(brief, 7, { dimension: '3d' })
  return { plan, ...(await dress3d(plan, solidGenreOf(plan.game.genre))) }
}

const claim = (style: Style) => ({ about: 'style', style, words: `It looks ${style}` }) as const

describe('a style that was asked for', { timeout: 120_000 }, () => {
  it.each(['neon', 'spooky', 'pastel', 'steampunk'] as const)(
    '%s is seen in light, air and ground',
    async (style) => {
      const plain = await dressed('')
      const { plan, dressing, meshes } = await dressed(`${style} style`)
      expect(plan.game.look.style).toBe(style)
      expect(dressing.sky.horizon).not.toBe(plain.dressing.sky.horizon)
      expect(dressing.ground.main.colour).not.toBe(plain.dressing.ground.main.colour)
      expect(solidPlace(claim(style), plan, dressing).status).toBe('met')
      // Whoever plays a part keeps its colours; what stands around does not.
      const hero = dressing.cast.player ?? -1
      expect(meshes[hero]?.near.colours).toEqual(plain.meshes[plain.dressing.cast.player ?? -1]?.near.colours)
    },
  )

  it('is not met by a place that does not show it', async () => {
    const plain = await dressed('')
    const { plan } = await dressed('neon style')
    expect(solidPlace(claim('neon'), plan, plain.dressing).status).toBe('unmet')
    expect(solidPlace(claim('spooky'), plan, plain.dressing).status).toBe('unmet')
  })

  it('is met by large pixels, and not by paper, which nothing is made of yet', async () => {
    const pixel = await dressed('pixel art')
    expect(solidPlace(claim('pixel'), pixel.plan, pixel.dressing).status).toBe('met')
    const paper = await dressed('papercraft')
    expect(solidPlace(claim('paper'), paper.plan, paper.dressing).status).toBe('unmet')
  })

  it('brings dead trees and gravestones where it is spooky', async () => {
    const { dressing } = await dressed('spooky style')
    expect(dressing.kinds.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['dead tree', 'gravestone']),
    )
  })
})
