import { castIn, memberOf } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/tower-defence/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/tower-defence/index'
import { kindsOf } from '@makebelieve/kit/game-2d/genres/tower-defence/towers'
import { type DefenceWorld, defendedOf, wavesIn } from '@makebelieve/kit/game-2d/genres/tower-defence/world'
import { newLock } from '@makebelieve/kit/game-2d/lock'
import type { GenreDesign } from '../design.ts'
import { withoutParts } from '../game-parts.ts'
import { beating, shooting } from '../proof/signs.ts'
import { watching, withTwists } from '../twists.ts'
import { withBoss } from './recasting.ts'
import { kindsIn, tellings, withoutTowers, withSides } from './tower-defence-reading.ts'

const untwisted: GenreDesign<DefenceWorld> = {
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
  reads: (brief) => withSides(withoutParts(withoutTowers(brief), parts)),
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
    const listed = kindsIn(prompt)
    const kindNames = listed.map(({ name }) => name)
    const named =
      kindNames.length >= 2 && kindNames.length <= 4
        ? { kindNames, kindWords: listed.map(({ words }) => words) }
        : {}
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

/** What the game is built of is no place, and nobody comes along on it. */
const parts: ReadonlySet<string> = new Set([
  ...['path', 'road', 'trail', 'track', 'route', 'tower', 'turret', 'defence', 'defense', 'way'],
  ...['coin', 'gold', 'money', 'upgrade', 'spot'],
])

export const towerDefence = withTwists(untwisted, {
  // Somebody came through, and that cost a heart.
  barred: {
    words:
      /\b(?:so that |so )?(?:the |all )?\w+ (?:do not|don'?t|does not|doesn'?t|can ?not|can'?t|never|must not|mustn'?t|won'?t|should not|shouldn'?t) (?:ever )?(?:reach|get to|come to|arrive at|eat|enter|get into|touch|steal) (?:the |my |our |your |a )?(?:\w+ )?\w+\b/i,
    watch: watching(
      ({ lives }: DefenceWorld) => lives,
      (before, after) => after < before,
    ),
  },
  // They went for it: the way they have to go grows shorter, and whoever comes through takes a heart with it.
  after: {
    words: tellings.at(-1)?.words ?? /$^/,
    fits: ({ prompt }) => tellings.slice(0, -1).every(({ words }) => !words.test(prompt)),
    watch: watching(
      ({ lives }: DefenceWorld) => lives,
      (before, after) => after < before,
    ),
  },
  // Somebody who is slowed is so because of just that tower.
  slows: {
    words:
      /\b(?:an? |the )?\w+ (?:that |which |who )slows? (?:(?:them|it|the \w+|enemies|foes|everybody|everyone)(?: down)?|down(?: \w+)?)\b/i,
    watch: (said) => {
      let before = new Map<number, number>()
      return ({ entities, plan }) => {
        const isMeant = kindsOf(plan).some(
          ({ power, member }) =>
            power === 'frost' &&
            [member.name, member.plural].some((name) => said.toLowerCase().includes(name)),
        )
        const isSlowed = entities.some(({ id, slow }) => slow > (before.get(id) ?? slow))
        before = new Map(entities.map(({ id, slow }) => [id, slow]))
        return isMeant && isSlowed
      }
    },
  },
  // What is stopped pays at once.
  pays: {
    words:
      /\b(?:\d+ )?(?:coins?|gold|money|cash) (?:per|for (?:each|every|a)) (?:killed |stopped |defeated |dead )?\w+\b|\b(?:each|every) \w+ (?:gives|pays|brings|drops|earns)(?: you)? (?:\w+ )?(?:coins?|gold|money)\b/i,
    parts: ['coin', 'gold', 'money'],
    watch: watching(
      ({ money, tally }: DefenceWorld) => ({ money, stopped: tally[0] + tally[1] }),
      (before, after) => after.stopped > before.stopped && after.money > before.money,
    ),
  },
})
