import { describe, expect, it } from 'vitest'
import type { PlannedGame } from '../design.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { solidGenres } from './index.ts'

function planned(prompt: string): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7, { dimension: '3d' })
}

describe('where a 3D game plays', () => {
  it.each([
    'bowling',
    'Bowling with ten pins and five frames',
    'a girl bowls against her brother in a bowling alley',
  ])('bowling is played in a bowling alley: %s', (prompt) => {
    const { game, solid } = planned(prompt)
    expect(game.genre).toBe('bowling-3d')
    expect(solid?.place).toBe('bowling alley')
    expect(game.content).toMatchObject({ hall: true })
  })

  it.each([
    ['bowling on the moon', 'moon'],
    ['penguin bowling in the snow', 'snow'],
    ['zombie bowling', 'graveyard'],
  ])('unless the words or their people are somewhere else: %s', (prompt, scene) => {
    const { game } = planned(prompt)
    expect(game.genre).toBe('bowling-3d')
    expect(game.look.scene).toBe(scene)
    expect(game.content).not.toHaveProperty('hall')
  })

  it.each(['basketball', 'a penalty shootout', 'penalty kicks'])('sports have a stadium: %s', (prompt) => {
    expect(planned(prompt).game.look.scene).toBe('stadium')
  })

  it('a dogfight is what happens in space and no part of the place', () => {
    expect(planned('Space dogfight: shoot down 10 enemy drones').solid?.place).toBe('space')
  })
})

describe('which kind of 3D game it is', () => {
  it.each([
    ['3d game: pilot a drone through hoops before the battery runs out', 'flight-3d'],
    ['shoot hoops on a rooftop court', 'sports-3d'],
  ])('%s: %s', (prompt, genre) => {
    expect(planned(prompt).game.genre).toBe(genre)
  })

  it('who shoots at drones pilots none', () => {
    expect(planned('shoot down drones with a slingshot, survive the swarm').game.genre).not.toBe('flight-3d')
  })

  it('a game of skiing is a run downhill, and no stand-in for one', () => {
    const { game, claims } = planned('a skiing game with pine trees')
    expect(game.genre).toBe('downhill-3d')
    expect(claims).toContainEqual(expect.objectContaining({ about: 'genre', genre: 'skiing' }))
    expect(solidGenres.get('downhill-3d')?.serves).toContain('skiing')
  })
})

describe('a fire in the wild', () => {
  it('is what is kept, by somebody with hands, against those who are to be minded', () => {
    const { game } = planned(
      'Survive three nights in a forest: gather wood, keep the fire burning, mind the wolves',
    )
    const roles = Object.fromEntries(game.cast.map(({ name, role }) => [role, name]))
    expect(roles).toEqual({ collectible: 'wood', goal: 'fire', enemy: 'wolf', player: 'hiker' })
    expect(game.goal).toBe('Keep the fire alive and live through 3 nights of wolves.')
  })
})
