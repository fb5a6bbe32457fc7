import { describe, expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { understand } from './understand.ts'

function read(prompt: string): Brief {
  const brief = understand(prompt)
  if ('refused' in brief) throw new Error(`refused: ${brief.message}`)
  return brief
}

const playerOf = (prompt: string) => {
  const { actors } = read(prompt)
  return actors.find(({ role }) => role === 'player')?.thing.name
}

describe('how a game is steered', () => {
  it.each([
    ['use the arrow keys to move the spaceship and dodge asteroids', 'spaceship'],
    ['move the tank with WASD and shoot robots', 'tank'],
    ['press left and right to move the basket and catch apples', 'basket'],
    ['the player uses the arrow keys to move a penguin around', 'penguin'],
    ['use the mouse and keys to move a cat', 'cat'],
    ['use WASD to move the tank and the mouse to aim and shoot', 'tank'],
    ['a simple game where you move a frog with the mouse', 'frog'],
  ])('%s: one plays a %s, and pushes none', (prompt, player) => {
    expect(playerOf(prompt)).toBe(player)
    const { claims } = read(prompt)
    expect(claims.some((claim) => claim.about === 'rule' && claim.mechanic === 'push')).toBe(false)
  })

  it('is still a wish', () => {
    const features = read('press space to jump over rocks as a goat').claims.flatMap((claim) =>
      claim.about === 'feature' ? [claim.feature] : [],
    )
    expect(features).toContain('keyboard')
  })

  it.each(['use the mouse and keys to move a cat', 'a dog that is moved with the arrow keys'])(
    'names no keys for doors: %s',
    (prompt) => {
      expect(read(prompt).extras).not.toContain('keys')
    },
  )
})

describe('keys and what they open', () => {
  it.each([
    'a maze with a golden key and a locked gate',
    'the explorer must find a key for the gate',
    'a thief looks for the key of the vault',
  ])('are read as a lock: %s', (prompt) => {
    expect(read(prompt).extras).toContain('keys')
  })
})
