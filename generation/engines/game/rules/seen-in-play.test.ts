import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { expect, it } from 'vitest'
import type { Claim } from '../../../brief/brief.ts'
import { proveFlat } from '../proof/prove-flat.ts'
import { bot } from './bot/bot.ts'
import { mechanics } from './mechanics/index.ts'
import { seenInPlay } from './seen-in-play.ts'
import { exampleGame } from './testing/example-game.ts'

it('says of a deed whom its measurement never looked at', () => {
  const collect = mechanics.filter(({ id }) => id === 'collect')
  const { plan } = exampleGame(collect, mechanics)
  const proof = proveFlat({ genre, bot, plan, longest: 60 })
  const acorns = plan.cast.find(({ role }) => role !== 'player')
  const claim = (from?: string): Extract<Claim, { about: 'deed' }> => ({
    about: 'deed',
    mechanic: 'collect',
    verb: 'collect',
    words: '',
    who: 'player',
    whom: acorns?.id,
    ...(from && { from }),
  })
  expect(seenInPlay(claim(), plan, proof)).toMatchObject({ ignored: [] })
  // 'Collects acorns from the squirrel': nobody looked at the squirrel.
  expect(seenInPlay(claim('player'), plan, proof)).toMatchObject({ ignored: [{ id: 'player' }] })
})
