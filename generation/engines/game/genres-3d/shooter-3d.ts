import { castIn, type GamePlan, theOne } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/shooter-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/shooter-3d/index'
import { type ArenaWorld, aimOf, crateOf, shotOf } from '@makebelieve/kit/game-3d/genres/shooter-3d/world'
import type { Brief } from '../../../brief/brief.ts'
import { viewIn } from '../../../brief/view.ts'
import type { SolidDesign } from '../design.ts'
import { withAim, withArms, withBoss, withTargets } from '../genres/recasting.ts'
import { verbsOf } from '../proof/signs.ts'

const shortOfAmmo =
  /\bammo\b|\bammunition\b|\bammo crates?\b|\blimited (?:shots|bullets|arrows|snowballs)\b|\breload\w*|\bquivers?\b/i
const packs = /\b(?:health|med|medical|first[- ]aid) ?(?:packs?|kits?|boxes|pick-?ups?)\b|\bmed-?kits?\b/i
const guns = /bullet|laser|bolt|beam|plasma|pellet|dart|paint|bean|cork|slug|harpoon/i
const bows = /arrow/i

export const shooter3d: SolidDesign<ArenaWorld> = {
  genre,
  bot,
  name: 'a 3D arena shooter with waves of foes',
  serves: ['shooter', 'invaders', 'survival', 'fps'],
  words:
    /\b(?:arena|wave|survival|third[- ]person|first[- ]person|zombie|snowball|paintball|over[- ]the[- ]shoulder) (?:\w+ )?shooter\b|\bfps\b|\bshooter\b|\bhordes?\b|\bsnowball (?:fight|battle)\b|\bpaintball\b|\bwaves\b|\bshoot\w*|\bthrows? \w+(?: \w+)? at\b/,
  home: 'moon',
  standsInFor: {
    'run-and-gun': 'an arena shooter with waves of foes',
    'beat-em-up': 'an arena with waves of foes to shoot',
    fighting: 'an arena with waves of foes to shoot',
    whack: 'an arena with things to hit',
    artillery: 'an arena where you fire at waves of foes',
    roguelike: 'an arena with waves of foes',
  },
  moves: verbsOf('run'),
  verbs: { shoot: 3, fight: 2, survive: 1.5, defend: 1, avoid: 0.5, rescue: 0.5, collect: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 5 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 2 },
    hazard: { least: 0, most: 2 },
    collectible: { least: 0, most: 3 },
    friend: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    obstacle: { least: 0, most: 2 },
  },
  rules: { lives: 3, powerUps: ['heart', 'rapid', 'multi', 'shield'] },
  supports: ['power-ups', 'boss', 'levels', 'waves', 'faster-over-time', 'shield'],
  detail: { boss: 0.7 },
  longest: 190,
  extras(game) {
    const { content = {} } = game
    return {
      ...(!shotOf(game) && typeof content.bolt === 'string' && { bolt: content.bolt }),
      // What else flies: painted in the colours of whoever shoots it.
      ball: 'white ball',
      ...(content.ammo === true && !crateOf(game) && { ammo: 'ammo crate' }),
      ...(content.packs === true && { 'health-pack': 'first aid kit' }),
      ...(typeof content.arm === 'string' && content.held === undefined && { arm: content.arm }),
      ...(castIn(game, 'enemy').length === 0 && { target: 'archery target' }),
    }
  },
  goal(game) {
    const foes = castIn(game, 'enemy').map(({ plural }) => plural)
    const all = foes.join(' and ') || 'targets'
    const { goalCount, seconds, scoreGoal, waves, boss } = game.rules
    const shot = shotOf(game)
    const how = shot ? ` with ${shot.plural}` : ''
    const [chief] = castIn(game, 'boss')
    const [place] = castIn(game, 'goal')
    const guards = game.content?.guards === true
    const then = `${boss && chief ? `, then beat the ${chief.name}` : ''}${place && !guards ? `, then get to the ${place.name}` : ''}`
    const aim = aimOf(game)
    if (aim === 'points') return `Score ${scoreGoal} points by hitting ${all}${how}.`
    if (aim === 'time') return `Hold out against the ${all} for ${seconds} seconds.`
    if (aim === 'things')
      return `Gather ${goalCount} ${castIn(game, 'collectible')[0]?.plural ?? 'things'} while the ${all} come.`
    if (aim === 'defeats') return `Hit ${goalCount} ${all}${how}${then}.`
    const what = place && guards ? `Guard the ${place.name} against` : 'Beat'
    return `${what} ${waves ? `${waves} waves of ` : 'every wave of '}${all}${how}${then}.`
  },
  finish(draft, brief) {
    const things = castIn(draft, 'collectible').some(({ count }) => count !== undefined)
    const counted = withBoss(withArms(withTargets(draft, brief), brief))
    const game = things ? counted : withAim(counted, 'enemy')
    const content: GamePlan['content'] = {
      ...(things && { aim: 'things' }),
      ...(viewIn(brief.prompt) === 'first' && { view: 'first' }),
      ...(shortOfAmmo.test(brief.prompt) && { ammo: true }),
      ...(packs.test(brief.prompt) && { packs: true }),
      ...(guardsIn(game, brief) && { guards: true }),
      ...armOf(game),
      ...game.content,
    }
    // Who asked for a number of waves meant all of them, not those of each level.
    const { numbers } = brief
    const levels = numbers.waves !== undefined && numbers.levels === undefined ? 1 : game.rules.levels
    return { ...game, rules: { ...game.rules, levels }, content }
  },
}

const arms =
  /\bbow\b|crossbow|\bgun\b|blaster|rifle|pistol|launcher|cannon|slingshot|wand|staff|shooter|bazooka/i

/** What is shot is shot with something; what is thrown is thrown by hand. */
function armOf(game: GamePlan): { arm?: string; held?: string; bolt?: string } {
  const held = castIn(game, 'projectile').find(({ name }) => arms.test(name))
  const isBow = /\bbow\b/i.test(held?.name ?? '')
  if (held)
    return {
      held: held.id,
      arm: isBow ? 'bow' : 'gun',
      ...(isBow && { bolt: 'arrow' }),
      ...(/water/i.test(held.name) && { bolt: 'water balloon' }),
    }
  const shot = shotOf(game)
  if (shot && bows.test(shot.name)) return { arm: 'bow' }
  // A tank has its own gun, and a dragon its breath.
  const holds = theOne(game, 'player').motion === 'walks' || theOne(game, 'player').motion === 'hops'
  return holds && (!shot || guns.test(shot.name)) ? { arm: 'toy blaster' } : {}
}

function guardsIn(game: GamePlan, { triples }: Brief): boolean {
  const [goal] = castIn(game, 'goal')
  return (
    goal !== undefined &&
    triples.some(({ mechanic, object, negated }) => mechanic === 'defend' && !negated && object === goal.id)
  )
}
