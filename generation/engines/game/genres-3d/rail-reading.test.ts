import { describe, expect, it } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

function planned(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7, { dimension: '3d' })
}
const roles = (prompt: string) =>
  Object.fromEntries(planned(prompt).game.cast.map(({ name, role }) => [name, role]))

describe('a ride on rails', () => {
  it('photographs animals, and no pictures, from the jeep that is named', () => {
    expect(roles('photo safari: take pictures of animals from a jeep')).toEqual({
      jeep: 'player',
      elephant: 'collectible',
      giraffe: 'collectible',
      lion: 'collectible',
    })
  })

  it('photographs whom the prompt names', () => {
    const cast = roles('take photos of dolphins on an underwater safari ride')
    expect(cast).toMatchObject({ dolphin: 'collectible' })
    expect(cast).not.toHaveProperty('photo')
  })

  it('goes through the place that is named, not through what is ridden', () => {
    const { solid, game, claims } = planned(
      'a rail shooter on a mine cart through a canyon, shoot the bandits',
    )
    expect(solid?.place).toBe('canyon')
    expect(game.content).toMatchObject({ rails: true })
    expect(claims).toContainEqual({ about: 'scene', scene: 'desert', words: 'It is set in a canyon' })
  })
})

describe('a rail shooter', () => {
  it('is no city with rails, and a dragon rider has a dragon', () => {
    const { solid, game } = planned('Rail shooter: a dragon rider flies through a canyon and shoots harpies')
    expect(solid?.place).toBe('canyon')
    expect(game.content).toMatchObject({ mount: 'dragon', ride: false })
  })
})

describe('games that say nothing of their place', () => {
  it('roll marbles in the sky, and skate where there are streets', () => {
    expect(planned('marble run').game.look.scene).toBe('sky')
    expect(planned('skateboarder game').game.look.scene).toBe('city')
  })
})
