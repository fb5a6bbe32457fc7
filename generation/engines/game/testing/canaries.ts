import { holds } from '@makebelieve/kit/core/input'
import type { Bot } from '@makebelieve/kit/game/bot'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { lose, newWorld, rate, type World, win } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'

/** A walk along a line: a pit on the left, the goal on the right. As small as a sound game can be. */
export type LineWorld = World & { at: number }

const goal = 300

const sound: Genre<LineWorld> = {
  id: 'line',
  dimension: '2d',
  stage: { width: 400, height: 100 },
  seen: 'side',
  controls: () => [
    { input: 'left', says: 'Back' },
    { input: 'right', says: 'On' },
  ],
  howTo: () => ['Walk to the right.'],
  create: (plan, seed) => ({ ...newWorld(plan, seed), at: 100 }),
  step(world, { held }) {
    if (holds(held, 'right')) world.at += 1
    else if (holds(held, 'left')) world.at -= 2
    else world.at -= 0.2
    if (world.at >= goal) win(world, 'You are there.')
    if (world.at <= 0) lose(world, 'You fell.')
  },
  draw: (world, { ctx }) => ctx.fillRect(world.at, 50, 10, 10),
}

export const lineBot: Bot<LineWorld> = {
  play: () => ({ held: 2, second: 0 }),
  progress: ({ at }) => at / goal,
  lose: () => ({ held: 1, second: 0 }),
}

/** The sound game, and what has to be refused, each with one fault and the check that must find it. */
export const soundGame = sound

export const canaries: { fault: string; caughtBy: string; genre: Genre<LineWorld> }[] = [
  { fault: 'blank: it draws nothing', caughtBy: 'It starts', genre: { ...sound, draw: () => {} } },
  {
    fault: 'static: no input and no time changes anything',
    caughtBy: 'A bot wins',
    genre: { ...sound, step: () => {} },
  },
  {
    fault: 'deaf: one of its controls does nothing',
    caughtBy: 'Every control does something',
    genre: {
      ...sound,
      controls: (plan: GamePlan) => [...sound.controls(plan), { input: 'a', says: 'Jump' }],
    },
  },
  {
    fault: 'self-playing: it wins without a player',
    caughtBy: 'Doing nothing does not win',
    genre: {
      ...sound,
      step(world, input) {
        world.at += 0.4
        sound.step(world, input)
        if (world.tick > 20 * rate) win(world, 'By itself.')
      },
    },
  },
  {
    fault: 'unwinnable: the goal cannot be reached',
    caughtBy: 'A bot wins',
    genre: {
      ...sound,
      step(world, input) {
        world.at = Math.min(world.at, goal - 10)
        sound.step(world, input)
      },
    },
  },
  {
    fault: 'unlosable: the pit is covered, and it does not say that it is gentle',
    caughtBy: 'Bad play loses',
    genre: {
      ...sound,
      step(world, input) {
        world.at = Math.max(world.at, 20)
        sound.step(world, input)
      },
    },
  },
  {
    fault: 'error-swallowing: it breaks after ten seconds and only says so in the console',
    caughtBy: 'It runs for a minute without errors',
    genre: {
      ...sound,
      step(world, input) {
        try {
          if (world.tick > 10 * rate) throw new Error('broken')
          sound.step(world, input)
        } catch (error) {
          console.error(error)
        }
      },
    },
  },
  {
    fault: 'frozen: it breaks after ten seconds and says nothing at all',
    caughtBy: 'It runs for a minute without errors',
    genre: {
      ...sound,
      step(world, input) {
        if (world.tick < 10 * rate) sound.step(world, input)
      },
    },
  },
  {
    fault: 'crashing: it throws when the player goes back far enough',
    caughtBy: 'Bad play loses',
    genre: {
      ...sound,
      step(world, input) {
        if (world.at < 50) throw new Error('out of the world')
        sound.step(world, input)
      },
    },
  },
  {
    fault: 'forgetful: what one game leaves behind changes the next one',
    caughtBy: 'Restart restores the start',
    genre: (() => {
      let games = 0
      return {
        ...sound,
        create: (plan: GamePlan, seed: number) => ({ ...sound.create(plan, seed), at: 100 + (games++ % 3) }),
      }
    })(),
  },
  {
    fault: 'fickle: the same inputs end in another world',
    caughtBy: 'The same inputs end the same',
    genre: {
      ...sound,
      step(world, input) {
        world.at += (Math.random() - 0.5) * 0.01
        sound.step(world, input)
      },
    },
  },
  {
    fault: 'nonsense: a number is no number any more',
    caughtBy: 'It runs for a minute without errors',
    genre: {
      ...sound,
      step(world, input) {
        sound.step(world, input)
        world.score = Number.NaN
      },
    },
  },
  {
    fault: 'a walkover: random play wins as often as good play',
    caughtBy: 'The difficulty is right',
    genre: {
      ...sound,
      step(world, input) {
        if (input.held !== 0) world.at += 3
        sound.step(world, input)
      },
    },
  },
]
