import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/basketball/bot'
import { genre, usualBaskets } from '@makebelieve/kit/game-2d/genres/basketball/index'
import type { GenreDesign } from '../design.ts'
import { withTwists } from '../twists.ts'
import { type Adds, addedTwists, withGuards } from './added-rules.ts'
import { aimSupports, asBall, sendingOff, thrownByWhom, withSaid } from './aiming.ts'

const adds: Adds = {
  can: ['target', 'points', 'shots', 'wind'],
  target: ['hoop', 'basket', 'rim', 'net', 'bin', 'bucket'],
  targetSize({ bodies }) {
    const [near, far] = bodies.filter(({ part }) => part === 'rim')
    return near && far && far.x - near.x
  },
  guarded: 'friend',
}

const plain: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'a game of basketball throws',
  classic: true,
  calm: true,
  home: 'stadium',
  standsInFor: { sports: 'a game of throws at a hoop' },
  surely:
    /\bbasketball|\bshoot(?:ing|s)? (?:some |the )?hoops?\b|\bfree throws?\b|\b(?:throw|toss|lob|shoot)(?:s|es|ing)? (?:\w+ ){1,3}(?:in|into|through) (?:the |a |an |some |\w+ )*(?:hoops?|baskets?|nets?|buckets?|bins?|trash ?cans?)\b/,
  shows: () => ({
    shoot: [...sendingOff, 'throw', 'toss', 'shoot', 'lob', 'dunk', 'play'],
    deliver: ['score', 'sink', 'get', 'throw', 'toss', 'shoot', 'lob', 'land', 'dunk', 'drop', 'put'],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 1, most: 1 },
    goal: { least: 0, most: 1 },
    friend: { least: 0, most: 2 },
  },
  // A hoop is drawn as one; whatever else it goes into has a picture.
  terrain: { hoop: ['hoop', 'net', 'basketball hoop', 'basketball net', 'rim'] },
  reads: (brief) => withGuards(thrownByWhom(brief), adds),
  suggest: (role) => (role === 'projectile' ? ['basketball'] : []),
  instead: { enemy: 'goal', obstacle: 'goal', collectible: 'projectile', hazard: 'projectile' },
  rules: { lives: 1 },
  supports: aimSupports,
  goal: ({ rules: { goalCount = usualBaskets, scoreGoal, levels }, cast }) => {
    const what = cast.find(({ role }) => role === 'projectile')?.plural ?? 'balls'
    const [hoop] = cast.filter(({ role }) => role === 'goal')
    const where = hoop ? `the ${hoop.name}` : 'the hoop'
    if (scoreGoal) return `Throw ${what} into ${where} until you have ${scoreGoal} points.`
    return `Throw ${goalCount} ${what} into ${where}${levels > 1 ? `, ${levels} rounds in all` : ''}.`
  },
  finish(draft, brief) {
    const game = withSaid(asBall(draft, brief), brief)
    const isMoving = /\bmov(?:es|ing)\b/.test(brief.prompt.toLowerCase())
    return { ...game, content: { ...game.content, ...(isMoving && { moving: true }) } }
  },
}

export const basketball = withTwists(plain, addedTwists(adds))
