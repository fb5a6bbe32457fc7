import { castIn, memberOf } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/tower-defence/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/tower-defence/index'
import { type DefenceWorld, defendedOf, wavesIn } from '@makebelieve/kit/game-2d/genres/tower-defence/world'
import { newLock } from '@makebelieve/kit/game-2d/lock'
import type { GenreDesign } from '../design.ts'
import { beating, shooting } from '../proof/signs.ts'
import { withBoss } from './recasting.ts'

export const towerDefence: GenreDesign<DefenceWorld> = {
  genre,
  bot,
  known: true,
  name: 'a tower defence game',
  calm: true,
  standsInFor: {
    strategy: 'a tower defence game: you build along a road, and waves come up it',
    rts: 'a tower defence game: you build along a road, and waves come up it',
    'base-building': 'a tower defence game: you build, and defend what is yours',
    'auto-battler': 'a tower defence game where what you build does the fighting',
  },
  // Towers shoot, and coins come of themselves.
  shows: () => ({
    hit: [...shooting, ...beating],
    defeat: [...shooting, ...beating],
    collect: ['earn', 'gain'],
  }),
  verbs: { defend: 3, build: 2, manage: 1, shoot: 0.5, survive: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    friend: { least: 0, most: 3 },
    enemy: { least: 1, most: 4 },
    goal: { least: 1, most: 1 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 2 },
    collectible: { least: 0, most: 1 },
  },
  instead: { obstacle: 'goal', hazard: 'enemy' },
  suggest: (role) => (role === 'goal' ? ['castle', 'house'] : []),
  rules: { lives: 8, levels: 1, waves: 6 },
  powerUps: ['rapid', 'slow', 'multi', 'double', 'shield', 'heart'],
  supports: [
    'waves',
    'boss',
    'levels',
    'power-ups',
    'shield',
    'keys',
    'two-players',
    'faster-over-time',
    'shop',
    'day-and-night',
  ],
  longest: 240,
  goal(game) {
    const foes = castIn(game, 'enemy').map(({ plural }) => plural)
    const defended = defendedOf(game)?.name ?? 'road'
    const { scoreGoal } = game.rules
    const until = scoreGoal ? `until you have ${scoreGoal} points` : `through ${wavesIn(game)} waves`
    const lock = newLock(game)
    const open = lock ? `, and open the ${memberOf(game, lock.door).name}` : ''
    return `Build towers and defend the ${defended} against the ${foes.join(' and ')} ${until}${open}.`
  },
  finish(draft, { prompt, numbers }) {
    const game = withBoss(draft)
    // 'four kinds of towers: laser, cannon, ice and sniper'
    const list = /\b(?:towers?|turrets?|defen[cs]es)\b[^.:;]*[:(]\s*([^.;:)]+)/i.exec(prompt)?.[1] ?? ''
    const kindNames = list
      .split(/,|\band\b|\//)
      .map((name) => name.replace(/\b(?:an?|the|towers?|turrets?)\b/gi, '').trim())
      .filter((name) => /^[a-z][a-z -]{1,15}$/i.test(name))
      .map((name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase())
    const named = kindNames.length >= 2 && kindNames.length <= 4 ? { kindNames } : {}
    const kinds = (numbers.kinds ?? kindNames.length) || Number(game.content?.kinds ?? 3)
    // A short clock has no room for six waves.
    const { seconds } = game.rules
    const waves =
      numbers.waves ?? (seconds ? Math.min(6, Math.max(2, Math.round(seconds / 11))) : game.rules.waves)
    const rules = { ...game.rules, ...(waves === undefined ? {} : { waves }) }
    return {
      ...game,
      rules,
      content: { ...game.content, ...named, kinds: kinds >= 2 ? Math.min(4, kinds) : 3 },
    }
  },
}
