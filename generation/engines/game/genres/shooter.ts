import { castIn, theOne } from '@makebelieve/kit/game/plan'
import { ammoOf } from '@makebelieve/kit/game-2d/arena/shooting'
import { bot } from '@makebelieve/kit/game-2d/genres/shooter/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/shooter/index'
import type { ShooterWorld } from '@makebelieve/kit/game-2d/genres/shooter/world'
import { lockGoal } from '@makebelieve/kit/game-2d/lock'
import type { Brief } from '../../../brief/brief.ts'
import type { GenreDesign } from '../design.ts'
import { withAim, withArms, withBoss, withTargets } from './recasting.ts'

const marching =
  /\binvaders?\b|\bcentipede|\bmillipede|\bmarch|\brows? of\b|\bformations?\b|\bbunkers?\b|missile command/i
const bullets = /\bbullet hell\b|\bdanmaku\b|\btouhou\b|\bikaruga\b|\bbullet pattern/i

/** Where all rules of such a game are told, they are those of rows that come down step by step. */
const isMarching = ({ prompt, cues }: Brief) =>
  marching.test(prompt) || cues.some(({ genre: kind, described }) => described && kind === genre.id)

export const shooter: GenreDesign<ShooterWorld> = {
  genre,
  bot,
  name: "a shoot-'em-up",
  standsInFor: {
    'rail-shooter': "a shoot-'em-up that scrolls on its own",
    'run-and-gun': "a shoot-'em-up with waves and power-ups",
    'flight-sim': "a shoot-'em-up in the air",
  },
  verbs: { shoot: 3, fight: 1, defend: 1, fly: 1, avoid: 1, survive: 1, collect: 1 },
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 4 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 2 },
    hazard: { least: 0, most: 2 },
    collectible: { least: 0, most: 2 },
    obstacle: { least: 0, most: 2 },
  },
  instead: { goal: 'obstacle', friend: 'obstacle' },
  rules: { levels: 2, powerUps: ['rapid', 'shield', 'multi', 'heart'] },
  supports: [
    'power-ups',
    'boss',
    'keys',
    'levels',
    'waves',
    'two-players',
    'faster-over-time',
    'shield',
    'day-and-night',
  ],
  goal(game) {
    const foes = castIn(game, 'enemy').map(({ plural }) => plural)
    const ammo = ammoOf(game)
    const { goalCount, boss } = game.rules
    const [chief] = castIn(game, 'boss')
    const amount = goalCount ? `${goalCount} ` : 'the '
    const how = ammo ? ` with ${ammo.plural}` : ''
    const then = boss && chief ? `, then beat the ${chief.name}` : ''
    const ground = game.content?.layout === 'formation' ? ' before they reach the ground' : ''
    return `Shoot ${amount}${foes.join(' and ') || theOne(game, 'enemy').plural}${how}${ground}${lockGoal(game)}${then}.`
  },
  finish(draft, brief) {
    const game = withAim(withArms(withBoss(withTargets(draft, brief)), brief), 'enemy')
    const layout = game.content?.layout ?? (isMarching(brief) || keepsGuard(game) ? 'formation' : 'waves')
    const bulletHell = game.content?.bulletHell ?? bullets.test(brief.prompt)
    // Who asked for a number of waves meant all of them, not those of each level.
    const { numbers } = brief
    const levels = numbers.waves !== undefined && numbers.levels === undefined ? 1 : game.rules.levels
    return { ...game, rules: { ...game.rules, levels }, content: { ...game.content, layout, bulletHell } }
  },
}

/** Something to protect stands on the ground, so that the foes have to come down to it. */
function keepsGuard(game: Parameters<typeof castIn>[0]): boolean {
  return castIn(game, 'obstacle').length > 0
}
