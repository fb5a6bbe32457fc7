import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from './brief-of-prompt.ts'

const partsIn = (prompt: string) => {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(`Refused: ${prompt}`)
  return brief.actors
    .filter(({ implied }) => !implied)
    .map(({ thing, role }) => `${thing.name}: ${role}`)
    .sort()
}

describe("a game's own words for its cast", () => {
  it.each([
    ['space invaders but the aliens are flying toasters', ['toaster: enemy']],
    [
      'space invaders with the aliens being broccoli and your ship is a carrot',
      ['broccoli: enemy', 'carrot: player'],
    ],
    [
      'breakout but the bricks are gingerbread houses and the ball is a snowball',
      ['gingerbread house: obstacle', 'snowball: projectile'],
    ],
    [
      'frogger but the frog is a granny and the cars are shopping carts',
      ['granny: player', 'shopping cart: hazard'],
    ],
    ['pacman with cats instead of ghosts and mice instead of dots', ['cat: enemy', 'mouse: collectible']],
    ["fruit ninja but instead of fruit it's socks", ['sock: collectible']],
    ['flappy bird but replace the bird with a toaster', ['toaster: player']],
    ['asteroids where the asteroids have been replaced by donuts', ['donut: enemy']],
    // Whatever they do there, nobody plays them.
    ['whack-a-mole where moles pop up with helmets', ['helmet: prop', 'mole: enemy']],
    ['space invaders where the aliens split in two when hit', ['alien: enemy']],
  ])('says who has its part: %s', (prompt, parts) => {
    expect(partsIn(prompt)).toEqual(parts)
  })

  it.each([
    [
      'a submarine game: you steer with the arrow keys and collect shells',
      ['shell: collectible', 'submarine: player'],
    ],
    ['a train game where you pick up passengers', ['passenger: collectible', 'train: player']],
    ['a train game where you play a robber and steal the gold', ['gold: collectible', 'robber: player']],
  ])('is what a game is called by, where one can drive that and nobody else plays: %s', (prompt, parts) => {
    expect(partsIn(prompt).filter((part) => !part.startsWith('train: prop'))).toEqual(parts)
  })

  it('is no word of what they do', () => {
    const brief = briefOfPrompt('pac man where the ghosts are teachers')
    expect('refused' in brief ? [] : brief.claims.filter(({ about }) => about === 'other')).toEqual([])
  })
})
