import { type CastMember, castIn, memberOf } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/battle/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/battle/index'
import { lineupOf } from '@makebelieve/kit/game-2d/genres/battle/lineup'
import type { RewardKind } from '@makebelieve/kit/game-2d/genres/battle/rewards'
import type { BattleWorld } from '@makebelieve/kit/game-2d/genres/battle/world'
import { newLock } from '@makebelieve/kit/game-2d/lock'
import type { GenreDesign } from '../design.ts'
import { abilitiesFrom } from './battle-abilities.ts'

export const battle: GenreDesign<BattleWorld> = {
  genre,
  bot,
  name: 'a turn-based battle',
  calm: true,
  standsInFor: {
    fighting: 'a turn-based battle where you choose moves instead of timing them',
    'card-game': 'a turn-based battle where you play moves like cards',
    'deck-builder': 'a turn-based battle where you play moves like cards',
    strategy: 'a turn-based battle, one foe after the other',
    'board-game': 'a turn-based battle',
    wrestling: 'a turn-based battle where you choose moves instead of timing them',
    roguelike: 'a turn-based battle with a choice of gifts after every fight',
  },
  shows: () => ({ collect: ['earn', 'gain', 'win'], jump: [], push: [] }),
  verbs: { fight: 1.4, defend: 0.8 },
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 6 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 2 },
    collectible: { least: 0, most: 3 },
    projectile: { least: 0, most: 4 },
  },
  instead: { hazard: 'projectile', goal: 'collectible', key: 'collectible', obstacle: 'prop' },
  rules: { lives: 1 },
  powerUps: ['heart', 'double', 'slow', 'shield', 'multi'],
  supports: [
    'boss',
    'levels',
    'waves',
    'shield',
    'power-ups',
    'keys',
    'two-players',
    'faster-over-time',
    'day-and-night',
  ],
  longest: 240,
  goal(game) {
    const lineup = lineupOf(game)
    const names = [...new Set(lineup.map(({ id }) => id))].map((id) => nameIn(lineup, id))
    const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]
    const lock = newLock(game)
    const open = lock ? ` The last one is behind the ${memberOf(game, lock.door).name}.` : ''
    return `Beat ${list} in battle, turn by turn.${open}`
  },
  finish(game, brief) {
    const abilities = abilitiesFrom(brief, game)
    const used = new Set(abilities.flatMap(({ cast }) => (cast ? [cast] : [])))
    // What is done in the battle does not stand about in the scenery.
    const cast = game.cast.map(
      (member): CastMember =>
        used.has(member.id) && member.role !== 'player' ? { ...member, role: 'projectile' } : member,
    )
    const many = brief.actors.some(
      ({ role, plural, count }) => role === 'enemy' && plural && count === undefined,
    )
    const items: Record<string, RewardKind> = {}
    for (const { id, name } of [...castIn(game, 'collectible'), ...castIn(game, 'goal')]) {
      const kind = itemKinds.find(([words]) => words.test(name))?.[1]
      if (kind) items[id] = kind
    }
    return {
      ...game,
      cast,
      content: {
        ...(abilities.length > 0 ? { abilities } : {}),
        ...(many ? { many } : {}),
        items,
        ...game.content,
      },
    }
  },
}

function nameIn(lineup: readonly CastMember[], id: string): string {
  const all = lineup.filter((member) => member.id === id)
  const [first] = all
  return all.length > 1 ? `${all.length} ${first?.plural}` : `the ${first?.name}`
}

/** What can be found after a fight does what one expects of it. */
const itemKinds: [RegExp, RewardKind][] = [
  [/potion|medicine|herb|bandage|elixir/, 'remedy'],
  [/food|apple|bread|cake|meat|fruit|pizza|soup|fish|berry|banana|honey|cookie|heart/, 'rest'],
  [/armou?r|shield|helmet|vest|boot|cloak/, 'armour'],
  [/sword|axe|hammer|bow|dagger|spear|wand|staff|gun|weapon|claw/, 'might'],
  [/gem|crystal|star|rune|book|scroll|orb|magic|spell|battery|card/, 'focus'],
  [/coin|gold|treasure|crown|ring|trophy|medal/, 'vigour'],
]
