import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/archery/bot'
import { genre, marksIn, usualHits } from '@makebelieve/kit/game-2d/genres/archery/index'
import type { GenreDesign } from '../design.ts'
import { withTwists } from '../twists.ts'
import { type Adds, addedTwists, withGuards } from './added-rules.ts'
import { aimSupports, namesOf, sendingOff, withSaid } from './aiming.ts'

const adds: Adds = {
  can: ['target', 'points', 'shots', 'wind'],
  target: ['target', 'mark', 'bullseye', 'disc', 'board'],
  targetSize: ({ bodies }) => bodies.find(({ part }) => part === 'mark')?.high,
  guarded: 'obstacle',
}

const plain: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'an archery range',
  classic: true,
  calm: true,
  home: 'meadow',
  standsInFor: { sports: 'an archery range' },
  surely:
    /\barcher(?:y|s)?\b(?!.*\b(?:defen[cs]e|tower))|\bbow ?(?:and|&|n) ?arrows?\b|\b(?:shoot|shoots|shooting|fire|fires|firing) (?:\w+ )?arrows? (?:at|into|through)\b|\brobin hood\b|\bwilliam tell\b/,
  shows: () => ({
    shoot: sendingOff,
    defeat: ['hit', 'shoot', 'strike', 'pierce', 'shoot at', 'defeat', 'split'],
  }),
  reads: (brief) => withGuards(brief, adds),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    enemy: { least: 0, most: 3 },
    boss: { least: 0, most: 1 },
    collectible: { least: 0, most: 3 },
    goal: { least: 0, most: 1 },
    obstacle: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  suggest: (role) => (role === 'player' ? ['elf', 'archer'] : []),
  instead: { prop: 'goal', hazard: 'enemy' },
  rules: { lives: 1 },
  supports: aimSupports,
  goal(game) {
    const marks = marksIn(game)
    const { goalCount = usualHits, scoreGoal } = game.rules
    const what = marks.length > 0 ? namesOf(marks) : 'the targets'
    return scoreGoal
      ? `Shoot ${what} until you have ${scoreGoal} points.`
      : `Hit ${what} ${goalCount} times before your arrows run out.`
  },
  finish(draft, brief) {
    const text = brief.prompt.toLowerCase()
    const plain = withSaid(draft, brief)
    // The bow is drawn in the hands of whoever shoots, and nobody shoots at arrows.
    const cast = plain.cast.filter(
      ({ name, role }) =>
        role === 'player' ||
        !/^(?:bows?|arrows?|archery|archery ranges?|quivers?|bow and arrows?)$/.test(name),
    )
    const said = cast.reduce(
      (sum, { role, count = 0 }) => sum + (role === 'player' || role === 'projectile' ? 0 : count),
      0,
    )
    const rules =
      said > 0 && plain.rules.goalCount === undefined
        ? { ...plain.rules, goalCount: Math.min(9, said) }
        : plain.rules
    const isMoving = /\bmov(?:es|ing)\b|\bflying\b/.test(text)
    return { ...plain, cast, rules, content: { ...plain.content, ...(isMoving && { moving: true }) } }
  },
}

export const archery = withTwists(plain, addedTwists(adds))
