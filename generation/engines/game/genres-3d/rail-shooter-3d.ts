import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/rail-shooter-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/rail-shooter-3d/index'
import type { RailWorld } from '@makebelieve/kit/game-3d/genres/rail-shooter-3d/world'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { recast, withAim, withArms, withBoss, withTargets } from '../genres/recasting.ts'
import { verbsOf } from '../proof/signs.ts'
import { isPhotoRide, readRide } from './rail-reading.ts'

const surely =
  /\brail[- ]?shooter|\bon[- ]?rails?\b(?! run)|\bstar ?fox\b|\bpanzer dragoon|\blight[- ]?gun\b|\b(?:roller ?coaster|mine ?cart|train|tram|minecart)\b.*\bshoot|\bshoot\w*\b.*\b(?:from|on|in) (?:a|the|my) (?:roller ?coaster|mine ?cart|train|minecart|moving)|\bphoto(?:graphy)? safari|\bsafari photo|\bsafari\b.*\b(?:photo|picture|camera)|\b(?:photo|picture|camera)s?\b.*\bsafari|\bbarrel[- ]roll/
const riding =
  /\bmine ?carts?\b|\btrain\b|\btram\b|\broller ?coaster\b|\bjeep\b|\bsafari\b|\btruck\b|\bbuggy\b|\bhorse|\bwagon\b|\bcarriage\b|\bstagecoach\b|\bmotor(?:bike|cycle)\b|\bcar\b|\blight[- ]?gun\b|\bsled\b|\bsleigh ride\b/
const onTracks = /\bmine ?carts?\b|\btrain\b|\btram\b|\broller ?coaster\b|\blocomotive\b/
const western = /\bbandits?\b|\boutlaws?\b|\bcanyon\b|\bwild west\b|\bdesert\b|\btrain\b/
const mounts: readonly [RegExp, string][] = [
  [/\bmine ?cart/, 'mine cart'],
  [/\broller ?coaster/, 'mine cart'],
  [/\bdragon riders?\b/, 'dragon'],
  [/\bcarpet\b/, 'flying carpet'],
  [/\bjeep\b|\bsafari\b/, 'jeep'],
  [/\btrain\b|\btram\b/, 'mine cart'],
]

export const railShooter3d: SolidDesign<RailWorld> = {
  genre,
  bot,
  name: 'a rail shooter in 3D',
  serves: ['rail-shooter'],
  standsInFor: {},
  surely,
  home: 'desert',
  reads: readRide,
  shows: ({ content }) => ({ jump: [], ...(content?.photo === true && { collect: verbsOf('photograph') }) }),
  moves: ['ride', 'fly', 'glide', 'soar'],
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 6 },
    boss: { least: 0, most: 1 },
    hazard: { least: 0, most: 3 },
    obstacle: { least: 0, most: 2 },
    collectible: { least: 0, most: 6 },
    friend: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    projectile: { least: 0, most: 2 },
    prop: { least: 0, most: 4 },
  },
  instead: { key: 'collectible', door: 'goal' },
  suggest(role, brief) {
    const prompt = brief.prompt.toLowerCase()
    if (role !== 'player') return []
    if (isPhotoRide(prompt)) return ['photographer', 'explorer']
    if (!riding.test(prompt))
      return /^(?:space|moon)$/.test(brief.scene ?? '') ? ['spaceship', 'rocket'] : ['spaceship', 'airplane']
    return western.test(prompt) ? ['cowboy'] : []
  },
  rules: { levels: 2, powerUps: ['rapid', 'shield'] },
  powerUps: ['rapid', 'shield', 'multi', 'heart'],
  supports: ['power-ups', 'boss', 'levels', 'faster-over-time', 'shield'],
  longest: 170,
  detail: { player: 1.1 },
  extras(game) {
    const { mount } = game.content ?? {}
    return {
      ...(typeof mount === 'string' && { mount }),
      ...(castIn(game, 'hazard').length + castIn(game, 'obstacle').length === 0 &&
        game.content?.photo !== true && { rock: rockIn(game) }),
    }
  },
  goal(game) {
    const aims = castIn(game, 'enemy').map(({ plural }) => plural)
    const [goal] = castIn(game, 'goal')
    const [chief] = castIn(game, 'boss')
    const { goalCount, scoreGoal, boss } = game.rules
    if (game.content?.photo === true) {
      const seen = [...aims, ...castIn(game, 'collectible').map(({ plural }) => plural)].join(', ')
      return `Take pictures of ${goalCount ? `${goalCount} ` : 'the '}${seen} before the ride is over.`
    }
    const many = goalCount ? `${goalCount} ` : ''
    const points = scoreGoal === undefined ? '' : ` for ${scoreGoal} points`
    const then =
      boss && chief ? `, then beat the ${chief.name}` : goal ? ` on the way to the ${goal.name}` : ''
    return `Shoot down ${many}${aims.join(' and ') || 'everything'}${points}${then}.`
  },
  finish(draft, brief) {
    const prompt = brief.prompt.toLowerCase()
    const photo = isPhotoRide(prompt)
    const armed = photo
      ? photographed(draft, brief)
      : withArms(withBoss(withTargets(offRails(draft), brief)), brief)
    const game = withAim(armed, photo ? 'collectible' : 'enemy')
    const ride = riding.test(prompt) && !/\bfl(?:y|ies|ying)\b/.test(prompt)
    const mount = mountOf(game, prompt)
    const [cue] = brief.cues.filter(({ weight }) => weight >= 3).map(({ genre: id }) => id)
    return {
      ...game,
      rules: {
        ...game.rules,
        // Nobody wins by waiting for the end of a clock, and whoever takes pictures can miss too many of them.
        timeUp: 'lose',
        ...(photo && { boss: false, gentle: brief.absent.includes('losing') }),
      },
      content: {
        ...game.content,
        ride,
        photo,
        ...(mount !== undefined && { mount }),
        ...(ride && onTracks.test(prompt) && { rails: true }),
        ...(cue !== undefined && { builtAs: cue }),
      },
    }
  },
}

/** The rails of 'on rails' are no foe, and a living thing that is shot at is not what is shot with. */
function offRails(game: GamePlan): GamePlan {
  const isLiving = ({ motion }: GamePlan['cast'][number]) => /walks|hops|flies|crawls|swims/.test(motion)
  const others = {
    ...game,
    cast: game.cast.filter(({ name, role }) => role === 'player' || !/^rails?$/.test(name)),
  }
  if (castIn(others, 'enemy').length > 0) return others
  const [target] = castIn(others, 'projectile').filter(isLiving)
  return target ? recast(others, target.id, 'enemy') : game
}

/** Whoever is to be photographed is nobody's foe, and nobody else has to be found for it. */
function photographed(game: GamePlan, { actors }: Brief): GamePlan {
  const named = new Set(actors.filter(({ implied }) => !implied).map(({ id }) => id))
  const isFoe = ({ role }: GamePlan['cast'][number]) => /^(?:enemy|hazard|boss)$/.test(role)
  const subjects = game.cast.filter((member) => isFoe(member) || member.role === 'collectible')
  const enough = subjects.some(({ id }) => named.has(id))
  const cast = game.cast.filter((member) => !enough || !subjects.includes(member) || named.has(member.id))
  return cast.filter(isFoe).reduce((all, { id }) => recast(all, id, 'collectible'), { ...game, cast })
}

/** What the player sits on, where it is not one itself. */
function mountOf(game: GamePlan, prompt: string): string | undefined {
  const [player] = castIn(game, 'player')
  const found = mounts.find(([words]) => words.test(prompt))?.[1]
  if (found === undefined || !player || /drives|rolls|flies/.test(player.motion)) return undefined
  const isItself = found.includes(player.name) || player.name.includes(found)
  return isItself && !/rider/.test(player.name) ? undefined : found
}

function rockIn({ look: { scene } }: GamePlan): string {
  if (scene === 'space' || scene === 'moon') return 'asteroid'
  if (scene === 'candy') return 'lollipop'
  if (scene === 'underwater') return 'sea mine'
  return /^(?:city|neon-city|road|factory)$/.test(scene) ? 'wooden crate' : 'boulder'
}
