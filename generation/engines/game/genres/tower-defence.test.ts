import { kindsOf } from '@makebelieve/kit/game-2d/genres/tower-defence/towers'
import { describe, expect, test } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

function plannedOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 3)
}

const rolesIn = (prompt: string) =>
  Object.fromEntries(plannedOf(prompt).game.cast.map(({ name, role }) => [name, role]))

describe('who is on which side of a tower defence', () => {
  test.each([
    'Place towers along a path so that the snails never reach the lettuce: frogs, owls and a hedgehog, 5 waves',
    'tower defence: protect the lettuce from snails, the towers are frogs, owls and a hedgehog',
  ])('%s', (prompt) => {
    expect(rolesIn(prompt)).toMatchObject({
      snail: 'enemy',
      lettuce: 'goal',
      frog: 'friend',
      owl: 'friend',
      hedgehog: 'friend',
    })
  })

  test('what is listed is what one builds, and does what is said of it', () => {
    const { game } = plannedOf(
      'Place towers along a road so that rats do not reach the cheese: cats, dogs and a spider that slows them, 5 waves',
    )
    expect(kindsOf(game).map(({ name, power }) => [name, power])).toEqual([
      ['Cat', 'quick'],
      ['Dog', 'splash'],
      ['Spider', 'frost'],
    ])
  })

  test.each([
    [
      'tower defence where the towers are toasters and moths come for the jam',
      { moth: 'enemy', jam: 'goal', toaster: 'friend' },
    ],
    ['tower defense: owls throw pebbles at mice who want the corn', { mouse: 'enemy', corn: 'goal' }],
  ])('whoever comes for something is a foe, and what it is made of is built: %s', (prompt, roles) => {
    expect(rolesIn(prompt)).toMatchObject(roles)
  })

  test('where nobody is listed, nobody is moved', () => {
    expect(rolesIn('tower defence with knights against dragons')).toMatchObject({ dragon: 'enemy' })
  })
})
