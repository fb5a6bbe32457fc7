import type { CastMember, GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/sports-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/sports-3d/index'
import { basketsWanted, partsOf, type SportWorld } from '@makebelieve/kit/game-3d/genres/sports-3d/world'
import type { Brief, Claim } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'

const hoopWords = /\bbasketball|\bhoops?\b|\bfree throws?\b|\bthree[ -]pointers?\b|\bslam dunk|\bnba\b/

/** One shoots hoops, and nobody is hurt: they are what is aimed at. */
function withHoops(brief: Brief): Brief {
  const hoop = brief.actors.find(({ thing, role }) => role === 'enemy' && /\bhoop\b/.test(thing.name))
  if (!hoop) return brief
  const concerns = (claim: Claim) =>
    (claim.about === 'actor' && claim.actor === hoop.id) ||
    (claim.about === 'rule' && claim.object === hoop.id)
  return {
    ...brief,
    title: brief.title.replace(/ Hoop Blaster$/, ' Hoops'),
    actors: brief.actors.map((actor) => (actor === hoop ? { ...actor, role: 'goal' } : actor)),
    claims: brief.claims.map((claim) =>
      concerns(claim) ? { about: 'actor', actor: hoop.id, role: 'goal', words: claim.words } : claim,
    ),
  }
}

export const sports3d: SolidDesign<SportWorld> = {
  genre,
  bot,
  name: 'a 3D game of shots at a goal or a hoop',
  serves: ['sports', 'basketball'],
  standsInFor: {},
  words:
    /\bpenalt(?:y|ies)\b|\bshoot ?out\b|\bfree kicks?\b|\bgoal ?keepers?\b|\bgoalie\b|\bsoccer\b|\bbasketball|(?<!\bthrough (?:[a-z]+ ){0,3})\bhoops\b|\bfree throws?\b|\bthree[ -]pointers?\b|\bkicks? (?:\w+ )?(?:past|into|at) /,
  surely:
    /\bbasketball|\bshoot(?:ing|s)? (?:some |the )?hoops\b|\bfree throws?\b|\bpenalty (?:kicks?|shoot ?outs?)\b/,
  reads: withHoops,
  home: 'stadium',
  // The ball is kicked or thrown, and a hoop is not picked up.
  shows: () => ({
    shoot: ['shoot', 'kick', 'throw', 'toss'],
    collect: ['score', 'hit'],
    cross: ['score', 'shoot', 'kick', 'throw'],
    hit: ['beat', 'score against'],
    hurt: [],
    break: [],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 3 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 4 },
    projectile: { least: 0, most: 1 },
    collectible: { least: 0, most: 3 },
    hazard: { least: 0, most: 2 },
    obstacle: { least: 0, most: 3 },
    goal: { least: 0, most: 1 },
    prop: { least: 0, most: 4 },
  },
  suggest: (role) =>
    role === 'player' ? ['boy', 'girl', 'woman'] : role === 'enemy' ? ['goalkeeper', 'robot'] : [],
  rules: { lives: 1 },
  supports: ['boss', 'levels', 'faster-over-time'],
  longest: 240,
  // A ball of few triangles is not round.
  detail: { projectile: 5, goal: 1.1, prop: 1.7 },
  goal(game) {
    const { mode, rounds, foe } = partsOf(game)
    const { seconds, scoreGoal, levels } = game.rules
    if (mode === 'hoops') {
      const aim =
        scoreGoal === undefined ? `Score ${basketsWanted(game)} baskets` : `Score ${scoreGoal} points`
      return `${aim}${seconds ? ` in ${seconds} seconds` : ''}.`
    }
    const name = game.cast.find(({ id }) => id === foe)?.name ?? 'keeper'
    const rest = levels > 1 ? `, ${levels} rounds in all` : ''
    return `Win the shootout against the ${name}: ${rounds} ${rounds === 1 ? 'kick' : 'kicks'} each${rest}.`
  },
  extras(game) {
    const { mode, ball, foe, hoop } = partsOf(game)
    const name = (id: string) => game.cast.find((one) => one.id === id)?.name ?? id
    const [one, two] = crowds[game.look.scene] ?? ['boy', 'woman']
    return {
      fan1: one,
      fan2: two,
      ...(/^ball$/.test(name(ball)) ? { [ball]: mode === 'hoops' ? 'basketball' : 'soccer ball' } : {}),
      ...(/snow ?ball/.test(name(ball)) ? { [ball]: 'white marble' } : {}),
      ...(foe === 'keeper' && mode === 'penalty' ? { keeper: 'goalkeeper' } : {}),
      ...(mode === 'hoops' ? { [hoop]: 'basketball hoop' } : {}),
    }
  },
  finish,
}

/** Who watches, where no people would. */
const crowds: Partial<Record<string, [string, string]>> = {
  snow: ['penguin', 'polar bear'],
  underwater: ['crab', 'octopus'],
  space: ['alien', 'robot'],
  moon: ['alien', 'robot'],
  candy: ['teddy bear', 'rabbit'],
  haunted: ['ghost', 'skeleton'],
  graveyard: ['ghost', 'skeleton'],
  jungle: ['monkey', 'parrot'],
  forest: ['rabbit', 'squirrel'],
  meadow: ['rabbit', 'sheep'],
  farm: ['sheep', 'chicken'],
}

const ballNoun = /ball|coconut|melon|orange|pumpkin|apple|boulder|egg|stone|rock/

/** Reads which sport it is, what flies and who is to be beaten. */
function finish(game: GamePlan, { prompt, numbers, actors, absent }: Brief): GamePlan {
  const text = prompt.toLowerCase()
  const mode = hoopWords.test(text) && !/penalt|soccer|goal ?keeper|goalie/.test(text) ? 'hoops' : 'penalty'
  const asked = new Set(actors.map(({ id }) => id))
  // 'Penalties' are what one takes, and nothing that lies about.
  const cast = game.cast.filter(
    ({ id, name }) => id === 'player' || !/^(?:penalt(?:y|ies)|free kick|shootout)$/.test(name),
  )
  const others = cast.filter(({ id, role }) => role !== 'player' && asked.has(id))
  const foe =
    others.find(({ name }) => /keeper|goalie/.test(name)) ??
    others.find(({ role }) => role === 'enemy') ??
    (mode === 'penalty' ? cast.find(({ role }) => role === 'enemy') : undefined)
  const hoop = mode === 'hoops' ? others.find(({ name }) => /hoop|basket\b|net\b/.test(name)) : undefined
  const ball =
    others.find(({ role }) => role === 'projectile') ??
    others.find((one) => one !== foe && one !== hoop && ballNoun.test(one.name))
  const kept = cast
    .filter(({ id, role }) => role !== 'enemy' || asked.has(id) || id === foe?.id)
    .map((member): CastMember => {
      if (member === ball) return { ...member, role: 'projectile' }
      if (member === hoop) return { ...member, role: 'goal' }
      return member === foe && member.role !== 'boss' ? { ...member, role: 'enemy' } : member
    })
  const { goalCount, scoreGoal, seconds, ...rules } = game.rules
  const hoops = hoop?.count && hoop.count > 1 ? hoop.count : undefined
  const said = numbers.score
  const clock = seconds ?? (absent.includes('timer') || numbers.lives ? undefined : 60)
  return {
    ...game,
    rules: {
      ...rules,
      lives: mode === 'hoops' && clock === undefined ? (numbers.lives ?? 5) : (numbers.lives ?? 1),
      ...(mode === 'hoops'
        ? {
            ...(clock !== undefined && { seconds: clock }),
            ...(said !== undefined && said >= 15
              ? { scoreGoal: said }
              : withCount(hoops ?? said ?? goalCount)),
          }
        : seconds !== undefined && { seconds }),
    },
    cast: [
      ...kept,
      ...(ball ? [] : [made('ball', 'projectile')]),
      ...(mode === 'hoops' && !hoop ? [made('hoop', 'goal')] : []),
    ],
    content: {
      ...game.content,
      mode,
      rounds: Math.max(1, Math.min(10, numbers.rounds ?? 5)),
      ball: ball?.id ?? 'ball',
      ...(foe && { foe: foe.id }),
      ...(mode === 'hoops' && { hoop: hoop?.id ?? 'hoop' }),
    },
  }
}

const withCount = (goalCount: number | undefined) => (goalCount === undefined ? {} : { goalCount })

/** What every field has, though no prompt names it. */
const made = (id: string, role: CastMember['role']): CastMember => ({
  id,
  role,
  name: id,
  plural: `${id}s`,
  picture: id,
  looks: 'front',
  size: 1,
  speed: 1,
  colour: id === 'ball' ? '#ffffff' : '#ff8a3c',
  motion: id === 'ball' ? 'rolls' : 'still',
})
