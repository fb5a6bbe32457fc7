import { describe, expect, it } from 'vitest'
import { Refused } from '../../pipeline/engine.ts'
import type { PlannedGame } from './design.ts'
import { editGame } from './edit.ts'
import { planGame } from './plan.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'

function planned(prompt: string, dimension: '2d' | '3d' = '2d'): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7, { dimension })
}

const flat = planned('a cat collects 9 fish in space with 5 lives and avoids dogs')
const namesOf = ({ game }: PlannedGame) =>
  game.cast.filter(({ role }) => role !== 'obstacle').map(({ name, role }) => `${name} ${role}`)

describe('make it 3D', () => {
  const { plan, changes } = editGame(flat, 'make it 3D', [])

  it('keeps characters, goal and rules', () => {
    expect(namesOf(plan)).toEqual(expect.arrayContaining(['cat player', 'fish collectible', 'dog enemy']))
    expect(plan.game.rules).toMatchObject({ lives: 5, goalCount: 9 })
    expect(plan.game.look).toEqual(flat.game.look)
    expect(plan.game.title).toBe(flat.game.title)
    expect(plan.claims).toEqual(flat.claims)
  })

  it('is the same kind of game where there is one, and says so', () => {
    expect(plan.game.genre).toBe('collector-3d')
    expect(plan.solid?.place).toBeTruthy()
    expect(changes).toEqual([expect.stringContaining("It's in 3D now")])
  })

  it('keeps what was changed since: a new colour, another foe, more lives', () => {
    const edited = editGame(flat, 'make the cat green and give me 8 lives', []).plan
    const solid = editGame(edited, 'make it 3D', [flat]).plan
    expect(solid.game.rules.lives).toBe(8)
    const cat = solid.game.cast.find(({ role }) => role === 'player')
    expect(solid.pictures[cat?.picture ?? '']?.tint).toBe(
      edited.pictures[edited.game.cast.find(({ role }) => role === 'player')?.picture ?? '']?.tint,
    )
  })

  it('comes back flat as it was', () => {
    const race = planned(
      'a race seen from above: a red racing car drives 3 laps against three rivals in a desert',
    )
    const there = editGame(race, 'make it 3D', []).plan
    const back = editGame(there, 'make it 2D', [race]).plan
    expect([there.solid === undefined, back.solid === undefined]).toEqual([false, true])
    expect(back.game.genre).toBe(race.game.genre)
    expect(namesOf(back)).toEqual(expect.arrayContaining(namesOf(race)))
  })

  it('is refused where it is so already', () => {
    expect(() => editGame(plan, 'make it 3D', [])).toThrow(Refused)
    expect(() => editGame(flat, 'make it 2D', [])).toThrow("It's already in 2D.")
  })
})

describe('a game in 3D', () => {
  it('is changed by the same words as one in 2D', () => {
    const { plan } = editGame(
      planned('a robot collects gears in a factory', '3d'),
      'make it night and add a boss',
      [],
    )
    expect(plan.game.look.time).toBe('night')
    expect(plan.game.rules.boss).toBe(true)
    expect(plan.solid).toBeDefined()
  })

  it('moves to another place, words and all', () => {
    const { plan } = editGame(
      planned('a robot collects gears in a factory', '3d'),
      'set it in a snowy forest',
      [],
    )
    expect(plan.solid?.place).toMatch(/snow|forest/)
    expect(plan.game.look.scene).not.toBe('factory')
  })

  it('becomes another kind without losing its depth', () => {
    const { plan } = editGame(
      planned('a robot collects gears in a factory', '3d'),
      'make it a platformer',
      [],
    )
    expect(plan.game.genre).toBe('platformer-3d')
  })
})
