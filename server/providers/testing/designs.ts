import { readAs } from '@makebelieve/generation/told/testing/read-as'

const plainly = { with: null, to: null, from: null }

const hen = {
  title: 'Hungry Foxes',
  genre: 'snake',
  cast: [
    { noun: 'hen', phrase: 'brave hen', role: 'player', count: null, colour: null, size: null, speed: null },
    { noun: 'fox', phrase: 'hungry foxes', role: 'enemy', count: 3, colour: null, size: null, speed: 0.8 },
    { noun: 'egg', phrase: 'eggs', role: 'collectible', count: 8, colour: null, size: null, speed: null },
  ],
  deeds: [
    { who: 'player', does: 'collect', whom: 'egg', ...plainly },
    { who: 'fox', does: 'chase', whom: 'player', ...plainly },
  ],
  consequences: [],
  place: 'sunny farm',
  scene: 'farm',
  time: 'day',
  weather: null,
  mood: 'cheerful',
  style: null,
  difficulty: 'normal',
  topic: null,
  rules: {
    lives: 3,
    seconds: null,
    levels: null,
    score: null,
    waves: null,
    laps: null,
    players: null,
    boss: false,
    powerUps: false,
    keys: false,
    dayAndNight: false,
    fasterOverTime: false,
    doubleJump: false,
    canBeLost: true,
  },
  hooks: null,
}

/** A design as a model would answer it for these words: a small game that passes its proof. */
export const henFor = (prompt: string, english?: string) => ({
  reading: readAs('game', prompt, english),
  ...hen,
})

/** The whole answer of a model in Quick mode. */
export const answerOf = (design: object) => JSON.stringify({ design, title: hen.title, code: null })

/** A change of which nothing was read: all of it is told as replacements. */
export const unread = { english: null, things: [], links: [], said: [], limits: [], changes: [] }

/** Won by doing nothing: no proof lets it pass. */
export const cheat = "function step(world) { if (world.tick > 60) world.status = 'won' }"
