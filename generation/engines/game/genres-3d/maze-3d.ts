import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/maze-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/maze-3d/index'
import type { Walls } from '@makebelieve/kit/game-3d/genres/maze-3d/walls'
import { actionOf, type MazeWorld } from '@makebelieve/kit/game-3d/genres/maze-3d/world'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { withArms, withBoss } from '../genres/recasting.ts'
import { findingIn3d, taking, verbsOf } from '../proof/signs.ts'
import { withLoners } from './alone.ts'

export const maze3d: SolidDesign<MazeWorld> = {
  genre,
  bot,
  name: 'a first-person maze',
  serves: ['maze', 'dungeon'],
  standsInFor: {
    'escape-room': 'a maze of rooms to find the way out of',
    'hidden-object': 'a maze with things to find',
  },
  words:
    /\b(?:maze|mazes|labyrinth|labyrinths|catacombs?|backrooms|slender|horror(?: game)?|haunted (?:house|mansion|hospital|asylum|school|hotel)|first[- ]person (?:dungeon|horror))\b/,
  home: 'garden',
  shows: () => ({
    collect: [...taking, ...findingIn3d],
    key: [...taking, ...findingIn3d],
    rescue: [...verbsOf('rescue'), ...findingIn3d],
  }),
  moves: [...verbsOf('run'), 'walk', 'explore'],
  verbs: {
    explore: 2,
    collect: 1.5,
    avoid: 2,
    survive: 1,
    unlock: 2,
    sneak: 1,
    rescue: 1,
    steal: 1,
    fight: 1,
  },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 4 },
    enemy: { least: 1, most: 4 },
    hazard: { least: 0, most: 3 },
    friend: { least: 0, most: 3 },
    goal: { least: 0, most: 2 },
    boss: { least: 0, most: 1 },
    obstacle: { least: 0, most: 4 },
    prop: { least: 0, most: 4 },
    projectile: { least: 0, most: 1 },
    key: { least: 0, most: 2 },
    door: { least: 0, most: 1 },
  },
  rules: { levels: 2, lives: 4 },
  supports: ['power-ups', 'boss', 'levels', 'faster-over-time', 'shield', 'keys'],
  powerUps: ['speed', 'shield', 'slow'],
  longest: 220,
  extras,
  goal(game) {
    const items = castIn(game, 'collectible').filter(({ points = 1 }) => points >= 0)
    const [item] = items
    const [key] = castIn(game, 'key')
    const [exit] = castIn(game, 'goal')
    const [foe] = [...castIn(game, 'enemy'), ...castIn(game, 'boss')]
    const amount = game.rules.goalCount ? `${game.rules.goalCount} ` : 'the '
    const find = [
      ...(item ? [`${amount}${items.map(({ plural }) => plural).join(' and ')}`] : []),
      ...(key ? [`the ${(key.count ?? 1) > 1 ? key.plural : key.name}`] : []),
    ].join(' and ')
    const out = exit ? `get to the ${exit.name}` : 'find the way out'
    const beware = foe && !game.rules.gentle ? ` before the ${foe.name} gets you` : ''
    return `Find ${find}, then ${out}${beware}.`
  },
  finish(game, brief) {
    const fights = brief.triples.some(
      ({ mechanic, negated, subject }) =>
        !negated && (mechanic === 'fight' || mechanic === 'shoot') && subject === 'player',
    )
    const armed = withLoners(fights ? withArms(game, brief) : game, brief)
    const [slender] = castIn(armed, 'enemy').filter(({ name }) => /slender|thin man/.test(name))
    const walls = wallsIn(brief)
    const papers = castIn(armed, 'collectible')
      .filter(({ name }) => /^(?:note|page|memo)s?$/.test(name))
      .map(({ id }) => id)
    return withBoss({
      ...armed,
      look: {
        ...armed.look,
        time: brief.time ?? (gloomy.test(brief.prompt.toLowerCase()) ? 'night' : armed.look.time),
      },
      rules: {
        ...armed.rules,
        // What is counted is in one maze, unless more of them were asked for.
        levels:
          armed.rules.goalCount !== undefined &&
          brief.numbers.levels === undefined &&
          !brief.extras.includes('levels')
            ? 1
            : armed.rules.levels,
      },
      content: {
        ...armed.content,
        ...(fights && { fights: true }),
        ...(slender && { slender: slender.id }),
        ...(walls && { walls }),
        ...(papers.length > 0 && { papers }),
      },
    })
  },
}

/** Words that want a light in the hand. */
const gloomy =
  /\b(?:dungeons?|caves?|crypts?|catacombs?|haunted|graveyard|horror|spooky|scary|creepy|dark|darkness|ghosts?|slender|backrooms|neon|flash ?light|torch)\b/

const wallWords: [RegExp, Walls][] = [
  [/\bhedges?\b|\bbush(?:es)?\b|\bgreen maze\b|\bcorn\b/, 'hedge'],
  [/\bice\b|\bicy\b|\bfrozen\b/, 'ice'],
  [/\bneon\b|\bcyber\w*|\btron\b/, 'neon'],
  [/\bbricks?\b/, 'brick'],
  [/\b(?:wooden|mansion|house|hotel|school|hospital|asylum|attic)\b/, 'wood'],
  [/\b(?:metal|steel|space ?ship|space station)\b/, 'metal'],
  [/\b(?:candy|gingerbread)\b/, 'candy'],
  [/\b(?:sandstone|pyramid|tomb)\b/, 'sand'],
  [/\b(?:stone|catacombs?|crypt|coral|underwater|cave)\b/, 'stone'],
  [/\b(?:desert|egypt\w*|mumm(?:y|ies)|temple)\b/, 'sand'],
  [/\b(?:dungeon|castle)\b/, 'brick'],
]
const wallsIn = ({ prompt }: Brief): Walls | undefined =>
  wallWords.find(([words]) => words.test(prompt.toLowerCase()))?.[1]

/** What stands in rooms and at the gate, what is in the hand, and notes that are paper. */
function extras(game: GamePlan): Record<string, string> {
  const { scene, mood, time } = game.look
  const isOld = /^(?:dungeon|castle|cave|graveyard|haunted|desert|village|forest|garden|park)$/.test(scene)
  const isNew =
    /^(?:space|moon|factory|laboratory|neon-city|city)$/.test(scene) ||
    /^(?:neon|metal)$/.test(String(game.content?.walls))
  const { papers } = game.content ?? {}
  const slender = game.content?.slender
  return {
    ...(Array.isArray(papers) && Object.fromEntries(papers.map((id) => [id, 'scroll']))),
    ...(typeof slender === 'string' && { [slender]: 'tall man in a black suit' }),
    'maze:gate': isNew ? 'metal door' : 'iron gate',
    'maze:statue': mood === 'spooky' ? 'gravestone' : isNew ? 'robot' : 'stone statue',
    'maze:fountain':
      mood === 'spooky' ? 'jack o lantern' : isNew ? 'street lamp' : isOld ? 'fountain' : 'potted plant',
    ...(time === 'night' && {
      'maze:light': !isNew && /^(?:dungeon|castle|cave)$/.test(scene) ? 'torch' : 'flashlight',
    }),
    ...(actionOf(game) === 'strike' && { 'maze:blade': 'sword' }),
  }
}
