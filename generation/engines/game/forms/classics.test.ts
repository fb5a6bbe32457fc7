import type { SpaceId } from '@makebelieve/kit/rules/rulebook'
import { describe, expect, it } from 'vitest'
import { isTurnOf } from '../../../../script/testing/sample.ts'
import { examplePrompts } from '../../../guide/kinds.ts'
import { playedOf } from '../rules/testing/played.ts'
import { gameOf } from './testing/form-game.ts'

/** Kinds of games that everybody knows by name: where each of them plays, and sentences that name or only describe it. */
const classics: Record<string, { space: SpaceId; named: string[] }> = {
  whack: {
    space: 'hand',
    named: [
      'whack-a-mole but with tax collectors',
      'a reaction game where penguins pop out of ice holes and you bonk them with a snowball',
      'the one where gophers pop up out of holes and you hit them with a mallet',
    ],
  },
  catcher: {
    space: 'catch',
    named: [
      'catch falling stars with a hat, avoid the meteors',
      'fruit falls from the sky and you catch it in a basket',
      'a catching game with donuts',
    ],
  },
  slicer: {
    space: 'air',
    named: [
      "slice flying vegetables with a sword, don't hit the bombs",
      'the one where fruit flies up and you cut it',
      'fruit ninja with sushi',
    ],
  },
  fishing: {
    space: 'top',
    named: ['a fishing game on a frozen lake', 'fishing for 8 trout from a little boat, no timer'],
  },
  'maze-chase': {
    space: 'top',
    named: [
      'pac-man with a vacuum cleaner eating dust, chased by socks',
      'a maze chase: a duck eats peas, foxes hunt it',
    ],
  },
  lander: {
    space: 'land',
    named: ['lunar lander on mars', 'land the rocket gently on the pad before the fuel runs out'],
  },
  stealth: {
    space: 'top',
    named: [
      'top-down stealth: you are a raccoon stealing from a night market',
      'a heist game in a museum with guards',
      'stealing. you are a raccoon at a wedding',
    ],
  },
  asteroids: {
    space: 'adrift',
    named: [
      'asteroids with donuts',
      'asteroids but you are a potato and the rocks are forks',
      'a spaceship that turns, thrusts and shoots rocks that split into smaller rocks',
    ],
  },
  skiing: {
    space: 'slope',
    named: [
      'a skiing game with a bear',
      'sledding down a volcano, watch out for rocks',
      'a snowboarder races down the mountain and grabs coins',
      'a boy on a sled going down the hill, watch out for snowmen',
    ],
  },
  shooter: {
    space: 'upward',
    named: [
      'a shmup with a dragon against knights',
      'bullet hell with a tiny ghost',
      "a shoot-'em-up in which a bee shoots honey at wasps",
      'a vertical shooter with planes over the sea',
      'space shooter, 4 waves, then a boss',
    ],
  },
  'side-shooter': {
    space: 'onward',
    named: [
      'R-type with a submarine and jellyfish',
      'something like gradius with bees',
      'a side-scrolling shooter where a pig shoots carrots at crows',
      'a wizard flies to the right and shoots stars at bats',
    ],
  },
  invaders: {
    space: 'catch',
    named: [
      'space invaders',
      'space invaders but with cows',
      'galaga with bees',
      'rows of aliens march down and you shoot them from below, hiding behind shields',
      'zombies come in rows and a knight throws stones at them',
      'centipede',
    ],
  },
  racing: {
    space: 'track',
    named: [
      'snails racing on a garden path',
      'a top-down racing game with 4 laps',
      'mario kart with penguins on ice',
      'boat race on the sea against three ducks',
      'a time trial with a race car in the desert',
    ],
  },
  'red-light': {
    space: 'top',
    named: [
      'red light green light with robots',
      'everyone runs to the finish line but has to freeze when the doll turns around',
    ],
  },
}

describe.each(Object.entries(classics))('%s', (id, { space, named }) => {
  const seeds = ['1', '2', '3']
  it.each(seeds.filter((seed) => isTurnOf(seed, id, seeds)))(
    'of seed %s is won by the bot and lost by bad play',
    (seed) => {
      const plan = gameOf(examplePrompts[id] ?? id, Number(seed))
      expect(plan.genre).toBe(id)
      expect(plan.book?.space.id).toBe(space)
      const { won, lost, idle } = playedOf(plan)
      expect([won?.status, lost?.status]).toEqual(['won', 'lost'])
      expect(idle.status).not.toBe('won')
    },
  )

  it.each(named)('is what “%s” becomes', (prompt) => {
    expect(gameOf(prompt, 5).genre).toBe(id)
  })
})
