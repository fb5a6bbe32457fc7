import type { CastMember, GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/bowling-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/bowling-3d/index'
import { type AlleyWorld, partsOf, pinNames } from '@makebelieve/kit/game-3d/genres/bowling-3d/world'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'

export const bowling3d: SolidDesign<AlleyWorld> = {
  genre,
  bot,
  name: 'a 3D bowling game',
  serves: ['bowling'],
  standsInFor: {},
  words:
    /\bbowling\b|\bten[ -]?pins?\b|\b10[ -]?pins\b|\bskittles?\b|\bbowls? (?:over|down)\b|\bstrikes? and spares?\b|\bstrike\b.*\bpins\b/,
  home: 'carnival',
  place: (brief, words) => (isInHall(brief) ? 'bowling alley' : words),
  shows: () => ({
    shoot: ['roll', 'bowl', 'throw'],
    hit: ['hit', 'knock down', 'knock over', 'knock', 'topple', 'bowl', 'bowl over', 'strike'],
    break: ['hit', 'knock down', 'knock over', 'knock', 'topple', 'bowl', 'bowl over', 'strike'],
    cross: [],
    match: [],
  }),
  verbs: { roll: 1 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 0, most: 3 },
    enemy: { least: 0, most: 4 },
    hazard: { least: 0, most: 2 },
    obstacle: { least: 0, most: 3 },
    friend: { least: 0, most: 4 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 1 },
    goal: { least: 0, most: 1 },
    prop: { least: 0, most: 4 },
  },
  suggest: (role) => (role === 'player' ? ['boy', 'girl', 'woman', 'man'] : []),
  rules: { lives: 1, powerUps: ['wide', 'speed'] },
  supports: ['power-ups', 'boss', 'levels', 'faster-over-time'],
  powerUps: ['wide', 'speed', 'double'],
  longest: 240,
  // A ball of few triangles is not round, and pins are looked at from near.
  detail: { projectile: 5, collectible: 2.2, obstacle: 1.7, prop: 1.7 },
  goal(game) {
    const { frames, rival, target } = partsOf(game)
    const pins = pinNames(game)
    const other = game.cast.find(({ id }) => id === rival)
    if (other)
      return `Knock over more ${pins} than the ${other.name} in ${frames} ${frames === 1 ? 'frame' : 'frames'}.`
    return `Knock over the ${pins} and reach ${target} points in ${frames} ${frames === 1 ? 'frame' : 'frames'}.`
  },
  extras(game) {
    const { pins, ball, bowler } = partsOf(game)
    const known = (id: string) => game.cast.find((member) => member.id === id)
    const isOf = (id: string, noun: RegExp) => noun.test(known(id)?.name ?? id)
    return {
      // 'Pins' alone would be pushpins, and 'bowling' a picture of pins and a ball.
      ...(!known(pins) || isOf(pins, pinNoun) ? { [pins]: 'bowling pin' } : {}),
      ...(!known(ball) || isOf(ball, /^(?:ball|bowling(?: ball)?)$/) ? { [ball]: 'bowling ball' } : {}),
      ...(isOf(ball, /snow ?ball/) ? { [ball]: 'white marble' } : {}),
      ...(known(bowler) ? {} : { [bowler]: String(game.content?.bowlerWords ?? 'boy') }),
    }
  },
  finish,
}

/** Where no place is told and only people, pins and balls are named, it is played in a bowling alley. */
const isInHall = ({ scene, sceneWords, actors }: Brief): boolean =>
  scene === undefined || /\bbowling|\balley|\bhall\b/.test(sceneWords ?? '')
    ? actors.every(({ thing: { name, traits } }) => alleyNoun.test(name) || traits.includes('person'))
    : false
const alleyNoun = /^(?:(?:bowling )?(?:pins?|balls?|lanes?|alleys?|shoes?)|bowling|skittles?|ten ?pins?)$/

const pinNoun = /^(?:bowling )?(?:pins?|skittles?|ten ?pins?)$/
const ballNoun = /ball|bowling|melon|pumpkin|coconut|boulder|marble|planet|orange|cabbage|stone|wheel/
const knocks =
  /\b(?:bowl|bowls|bowling|knock|knocks|knocking|topple|topples|roll|rolls|smash|smashes) (?:\w+ )?(?:over|down|into|through|at)\b/

/** Reads who is a pin, who is the ball and who is to be beaten. */
function finish(game: GamePlan, brief: Brief): GamePlan {
  const { prompt, numbers, actors } = brief
  const inHall = isInHall(brief)
  const text = prompt.toLowerCase()
  const asked = new Set(actors.map(({ id }) => id))
  const others = game.cast.filter(({ role }) => role !== 'player')
  const [player] = game.cast.filter(({ role }) => role === 'player')
  const ball =
    others.find(({ role }) => role === 'projectile') ??
    others.find(({ name, count = 1 }) => ballNoun.test(name) && count === 1)
  const pins = pinsAmong(
    others.filter((one) => one !== ball),
    player,
    text,
  )
  // A crowd of players is what is bowled over; somebody else of their kind bowls.
  const isCrowd = pins !== undefined && pins === player
  const rival = others.find(
    (one) =>
      (one.role === 'enemy' || one.role === 'friend') && one !== pins && one !== ball && isRival(one, text),
  )
  const seconds = game.rules.seconds
  const frames =
    numbers.rounds ??
    (seconds ? Math.max(2, Math.min(5, Math.floor(seconds / 15))) : Math.max(5, game.rules.levels * 2))
  const { goalCount, scoreGoal, ...rules } = game.rules
  const target =
    scoreGoal ??
    (pins && goalCount === pins.count ? undefined : goalCount && goalCount >= 15 ? goalCount : undefined)
  const isPainted = (id: string) => actors.some((one) => one.id === id && one.attributes.colour !== undefined)
  const cast = game.cast
    .filter(({ id, role }) => role !== 'enemy' || asked.has(id) || id === rival?.id)
    .map((member) => {
      if (member === ball) return { ...member, role: 'projectile' as const }
      // The picture of a pin is one for notes.
      if (member === pins && pinNoun.test(member.name) && !isPainted(member.id))
        return { ...member, role: pinRole(member), picture: 'bowling pin' }
      return member === pins ? { ...member, role: pinRole(member) } : member
    })
  return {
    ...game,
    // Pins alone would be at home in a castle.
    look: inHall ? { ...game.look, scene: 'carnival' } : game.look,
    rules: { ...rules, lives: numbers.lives ?? 1, ...(target ? { scoreGoal: target } : {}) },
    cast: [
      ...cast,
      ...(pins ? [] : [made('pin', 'obstacle')]),
      ...(ball ? [] : [made('ball', 'projectile')]),
    ],
    content: {
      ...game.content,
      rounds: Math.max(1, Math.min(12, frames)),
      pins: pins?.id ?? 'pin',
      ball: ball?.id ?? 'ball',
      ...(inHall && { hall: true }),
      ...(isCrowd && { bowler: 'bowler', bowlerWords: player?.name ?? 'boy' }),
      ...(rival && { rival: rival.id }),
      ...(target && { target }),
    },
  }
}

const pinRole = ({ role }: CastMember) => (role === 'prop' ? ('obstacle' as const) : role)

/** What every alley has, though no prompt names it. */
const made = (id: string, role: CastMember['role']): CastMember => ({
  id,
  role,
  name: id,
  plural: `${id}s`,
  picture: id,
  looks: 'front',
  size: 1,
  speed: 1,
  colour: id === 'pin' ? '#fff4e0' : '#2a3ad0',
  motion: id === 'pin' ? 'still' : 'rolls',
})

function pinsAmong(
  others: readonly CastMember[],
  player: CastMember | undefined,
  text: string,
): CastMember | undefined {
  const named = others.find(({ name }) => pinNoun.test(name))
  if (named) return named
  const crowd = others.find(({ count = 1 }) => count >= 4)
  if (crowd) return crowd
  if (player && (player.count ?? 1) >= 4) return player
  const asPins = others.find(
    ({ name, plural }) =>
      text.includes(`${plural} as pins`) ||
      text.includes(`${plural} for pins`) ||
      text.includes(`${plural} instead of pins`) ||
      text.includes(`${name} pins`),
  )
  if (asPins) return asPins
  if (!knocks.test(text)) return undefined
  return others.find(({ role }) => ['enemy', 'obstacle', 'collectible', 'hazard'].includes(role))
}

const isRival = ({ name, plural }: CastMember, text: string) =>
  [name, plural].some((word) =>
    new RegExp(`(?:against|versus|vs\\.?|beat|beats|rival|opponent|challenge)s?\\b[^.]{0,24}\\b${word}`).test(
      text,
    ),
  ) || /\brival|opponent\b/.test(name)
