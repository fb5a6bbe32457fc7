import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/archery-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/archery-3d/index'
import type { ArcheryWorld } from '@makebelieve/kit/game-3d/genres/archery-3d/world'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { recast, withAim, withBoss, withTargets } from '../genres/recasting.ts'
import { beating, shooting } from '../proof/signs.ts'

const surely =
  /\barcher(?:y|s)?\b|\bbow ?(?:and|&|n) ?arrows?\b|\b(?:long|cross)bows?\b|\b(?:shoot|shoots|shooting|fire|fires|firing) (?:\w+ )?arrows?\b|\bbowman\b|\bdarts?\b(?! (?:frog|past|between))|\b(?:knife|axe) throwing|\brobin hood|\bwilliam tell|\bslingshot (?:range|targets?)/
const words = /\bshooting (?:range|gallery)\b|\btarget (?:practice|shooting)\b/

/** Those who come nearer have to be stopped; whoever only stands there is a target. */
const attacks =
  /\bdefend|\bprotect|\bguard(?:s|ing)? |\bsiege|\battack|\binva|\bwaves?\b|\bhordes?\b|\bapproach|\bcoming\b|\bbefore they (?:reach|get)|\bkeep .*(?:away|out)|\bstorm(?:s|ing)? the|\bcharg/
const weaponNames = /archery|bow\b|bow and arrow|crossbow|slingshot|sling|catapult|gun|rifle|blaster|pistol/
const longShots = /arrow|bolt|dart|spear|javelin|harpoon|lance|needle/

/** Where an archer is at home; elsewhere somebody of the place takes the bow. */
const woods = /^(?:forest|meadow|village|castle|mountain|jungle|garden|farm|park|snow|swamp|dungeon)$/

export const archery3d: SolidDesign<ArcheryWorld> = {
  genre,
  bot,
  name: 'a 3D archery range',
  serves: ['archery', 'darts'],
  standsInFor: {
    whack: 'an archery range with targets that pop up',
    sports: 'an archery range',
    artillery: 'an archery range: shots fly in an arc, and the wind carries them',
    slingshot: 'an archery range: shots fly in an arc',
  },
  words,
  surely,
  home: 'meadow',
  shows: () => ({ collect: ['hit'], hit: shooting, defeat: [...shooting, ...beating] }),
  verbs: { shoot: 2, defend: 1 },
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 0, most: 5 },
    collectible: { least: 0, most: 4 },
    hazard: { least: 0, most: 2 },
    friend: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    obstacle: { least: 0, most: 3 },
    projectile: { least: 0, most: 1 },
    prop: { least: 0, most: 4 },
  },
  suggest: (role, { scene }) =>
    role === 'player' && woods.test(scene ?? 'forest') ? ['archer', 'robin hood'] : [],
  instead: { key: 'collectible', door: 'prop' },
  rules: { levels: 3, powerUps: ['multi', 'slow'] },
  powerUps: ['multi', 'slow', 'double', 'wide', 'heart'],
  supports: ['power-ups', 'boss', 'levels', 'waves', 'faster-over-time', 'shield'],
  extras(game) {
    const { content = {} } = game
    return {
      ...(castIn(game, 'enemy').length + castIn(game, 'collectible').length + castIn(game, 'goal').length ===
        0 || content.boards === true
        ? { board: content.darts === true ? 'dartboard' : 'archery target' }
        : {}),
      ...(content.ammo === undefined && { arrow: content.shot === 'stone' ? 'grey stone' : 'arrow' }),
      ...(content.held === undefined && content.weapon !== 'none' && { weapon: String(content.weapon) }),
      flag: 'windsock',
    }
  },
  goal(game) {
    const { goalCount, scoreGoal, boss } = game.rules
    const aims = [...castIn(game, 'enemy'), ...castIn(game, 'collectible')].map(({ plural }) => plural)
    const spared = [...castIn(game, 'hazard'), ...castIn(game, 'friend')].map(({ plural }) => plural)
    const named = aims.join(' and ') || 'targets'
    const [chief] = castIn(game, 'boss')
    const then = boss && chief ? `, then bring down the ${chief.name}` : ''
    const but = spared.length > 0 ? `, but never the ${spared.join(' or the ')}` : ''
    if (game.content?.mode === 'defence') {
      const [home] = castIn(game, 'goal')
      return `Shoot the ${named} before they get to ${home ? `the ${home.name}` : 'you'}${then}${but}.`
    }
    if (scoreGoal !== undefined) return `Shoot the ${named} for ${scoreGoal} points${then}${but}.`
    if (goalCount !== undefined) return `Hit ${goalCount} ${named}${then}${but}.`
    return `Shoot the ${named} and score enough points each round before your arrows run out${then}${but}.`
  },
  finish(draft, brief) {
    const spared = sparing(aimedAt(withTargets(draft, brief), brief), brief)
    const prompt = brief.prompt.toLowerCase()
    const defence = castIn(spared, 'enemy').length > 0 && attacks.test(prompt)
    const armed = withGear(withBoss(withAim(spared, 'enemy')), prompt)
    // Who asked for a number of waves meant all of them.
    const single = brief.numbers.waves !== undefined && brief.numbers.levels === undefined
    const levels = defence && single ? 1 : armed.rules.levels
    const aims = [...castIn(armed, 'enemy'), ...castIn(armed, 'collectible')]
    const [cue] = brief.cues.filter(({ weight }) => weight >= 3).map(({ genre: id }) => id)
    return {
      ...armed,
      // Nobody wins a range by waiting.
      rules: { ...armed.rules, levels, ...(!defence && { timeUp: 'lose' as const }) },
      content: {
        ...armed.content,
        mode: defence ? 'defence' : 'range',
        windy: /\bwind(?:s|y)?\b|\bstorm|\bbreez|\bgust/.test(prompt) || armed.look.weather === 'wind',
        lively: /\bmoving\b|\bswinging\b|\bpop/.test(prompt),
        boards:
          aims.length === 0 || (!defence && /\btargets?\b|\bbullseyes?\b|\barchery range\b/.test(prompt)),
        darts: /\bdarts?\b/.test(prompt),
        ...(arrowsSaid(prompt) !== undefined && { arrows: arrowsSaid(prompt) }),
        ...(cue !== undefined &&
          ['sports', 'whack', 'shooter', 'survival', 'tower-defence', 'artillery'].includes(cue) && {
            builtAs: cue,
          }),
      },
    }
  },
}

/** 'with 10 arrows' */
function arrowsSaid(prompt: string): number | undefined {
  const [, said] = /\b(\d{1,2}) (?:arrows|bolts|darts|shots)\b/.exec(prompt) ?? []
  return said === undefined ? undefined : Math.max(3, Math.min(60, Number(said)))
}

/** Whatever the player does something to is there to be shot at, but for what is to be kept safe. */
function aimedAt(game: GamePlan, { triples }: Brief): GamePlan {
  const aims = triples.flatMap(({ subject, mechanic, negated, object }) =>
    subject === 'player' && !negated && !/^(?:avoid|defend|rescue|deliver)$/.test(mechanic) ? [object] : [],
  )
  return game.cast
    .filter(({ id, role }) => aims.includes(id) && /^(?:obstacle|prop|hazard)$/.test(role))
    .reduce((all, { id }) => recast(all, id, 'enemy'), game)
}

/** Whom one must not hit is no target. */
function sparing(game: GamePlan, { triples }: Brief): GamePlan {
  const avoided = triples.flatMap(({ mechanic, negated, object }) =>
    (mechanic === 'avoid' && !negated) || (negated && (mechanic === 'shoot' || mechanic === 'fight'))
      ? [object]
      : [],
  )
  return game.cast
    .filter(({ id, role }) => avoided.includes(id) && role !== 'player' && role !== 'boss')
    .reduce((all, { id }) => recast(all, id, 'hazard'), game)
}

/** What is held and what flies: a bow of the prompt is held, arrows and all else that it shoots fly. */
function withGear(draft: GamePlan, prompt: string): GamePlan {
  const gear = draft.cast.filter(({ role }) => /^(?:prop|projectile|collectible)$/.test(role))
  const held = gear.find(({ name }) => weaponNames.test(name))
  const arrows = gear.find(({ name, role }) => role !== 'projectile' && longShots.test(name))
  const unarmed = held ? recast(draft, held.id, 'prop') : draft
  const game = arrows ? recast(unarmed, arrows.id, 'projectile') : unarmed
  const [shot] = castIn(game, 'projectile')
  const weapon = /\bcrossbow/.test(prompt)
    ? 'crossbow'
    : /\bslingshot|\bsling\b/.test(prompt)
      ? 'slingshot'
      : /\bdarts?\b|\bthrow/.test(prompt)
        ? 'none'
        : 'bow'
  return {
    ...game,
    content: {
      ...game.content,
      weapon,
      ...(weapon === 'slingshot' && { shot: 'stone', tumbles: true }),
      ...(held && { held: held.id }),
      ...(shot && { ammo: shot.id, tumbles: !longShots.test(shot.name) }),
    },
  }
}
