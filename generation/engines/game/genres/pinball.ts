import { bot } from '@makebelieve/kit/game-2d/genres/pinball/bot'
import {
  ballsIn,
  bumperNames,
  bumpersIn,
  bumpersOf,
  contentOf,
  genre,
  type PinballWorld,
  usualScore,
} from '@makebelieve/kit/game-2d/genres/pinball/index'
import type { Brief } from '../../../brief/brief.ts'
import type { GenreDesign } from '../design.ts'
import { withOwnPart, withoutParts } from '../game-parts.ts'
import { numberIn, type Twist, type Watch, watching, withTwists } from '../twists.ts'
import { asBall, withSaid } from './aiming.ts'

/** 'Jellyfish as bumpers', 'the bumpers are owls': nobody plays those. */
const asBumpers =
  /\b(\w+) (?:as|for|being|instead of) (?:the |its |all )?(?:bumpers?|targets?)\b|\b(?:bumpers?|targets?) (?:that |which )?(?:are|is|being|look like|shaped like|made of) (?:all |the |an? )?(?:\w+ )?(\w+)|\b(\w+) bumpers\b/gi

function withBumpers(brief: Brief): Brief {
  const nouns = [...brief.prompt.matchAll(asBumpers)].flatMap(([, ...found]) =>
    found.flatMap((noun) => (noun ? [noun.toLowerCase()] : [])),
  )
  return withOwnPart(brief, ({ thing: { name, plural } }) =>
    nouns.includes(name) || nouns.includes(plural) ? 'enemy' : undefined,
  )
}

const plain: GenreDesign<PinballWorld> = {
  genre,
  bot,
  name: 'a pinball table',
  classic: true,
  home: 'carnival',
  standsInFor: {},
  example: 'Pinball with aliens in space, 3 balls',
  surely: /\bpinball\b|\bflippers?\b.*\b(?:ball|bumpers?)\b|\bbumpers?\b.*\bflippers?\b/,
  shows: () => ({
    bounce: ['flip', 'bat', 'bounce', 'hit', 'shoot', 'keep', 'play'],
    hit: ['hit', 'bump', 'bump into', 'bounce off', 'strike', 'light up'],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    enemy: { least: 0, most: 3 },
    collectible: { least: 0, most: 3 },
    goal: { least: 0, most: 1 },
    obstacle: { least: 0, most: 2 },
    hazard: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  instead: { prop: 'obstacle' },
  rules: { lives: 3, scoreGoal: usualScore },
  supports: ['day-and-night'],
  longest: 240,
  reads: (brief) =>
    withoutParts(
      withBumpers(brief),
      new Set(['pinball', 'pinball table', 'pinball machine', 'flipper', 'bumper', 'target', 'machine']),
    ),
  goal: (game) =>
    contentOf(game).lights
      ? `Light all the ${bumperNames(game)} before ${game.rules.lives} ${game.rules.lives === 1 ? 'ball is' : 'balls are'} gone.`
      : `Reach ${game.rules.scoreGoal ?? usualScore} points${bumpersIn(game).length > 0 ? ` with the ${bumpersIn(game)[0]?.plural}` : ''} before ${game.rules.lives} ${game.rules.lives === 1 ? 'ball is' : 'balls are'} gone.`,
  finish(draft, brief) {
    const game = withSaid(asBall(draft, brief), brief)
    // 'Three balls' are how often one may lose it; one is on the table at a time.
    const balls = game.cast.find(({ name }) => /^(?:pin)?balls?$/.test(name))
    const cast = game.cast.filter(
      (member) =>
        member.role === 'player' ||
        !/^(?:(?:pin)?balls?|flippers?|bumpers?|tables?|pinball tables?|machines?)$/.test(member.name),
    )
    return {
      ...game,
      cast,
      rules: { ...game.rules, ...(balls?.count && { lives: Math.min(9, balls.count) }) },
    }
  },
}

const amount = '(?:[2-9]|two|three|four|five)'
const balls = `${amount} (?:\\w+ )?balls? (?:(?:are )?(?:rolling|flying|bouncing|in play|in the air|on the table|going) )?(?:all )?(?:at once|at the same time|at a time|together|simultaneously|in play)|multi-?ball(?: mode| madness)?(?: with ${amount} balls)?|${amount}-ball multi-?ball`

/** What stands on the table, by whatever name: 'bumpers', or the ghosts that they are. */
const standing = ({ actors }: Brief): string =>
  [
    ...['bumpers?', 'targets?', 'lamps?', 'lights?', 'pins?'],
    ...actors
      .filter(({ role, implied, thing }) => !implied && role !== 'player' && !/ball/.test(thing.name))
      .flatMap(({ thing }) => [thing.name, thing.plural]),
  ].join('|')

/** A pattern that depends on who stands on the table. */
const said =
  (pattern: (names: string) => string): Twist['words'] =>
  (brief) =>
    [...brief.prompt.matchAll(new RegExp(`\\b(?:${pattern(standing(brief))})\\b`, 'gi'))].map(([text]) => ({
      text,
      heard: text,
    }))

const every = '(?:all|every(?: one)?|each|all of)(?: of)?(?: the| your| my)?(?: \\w+)?'

/** Rules of its own that a sentence may give to a pinball table. */
const twists: Record<string, Twist & { watch: Watch<PinballWorld> }> = {
  moving: {
    words: said(
      (names) =>
        `(?:moving|sliding|drifting|wandering|swaying) (?:${names})|(?:${names}|they|which) (?:that |which |who )?(?:(?:keep|are|slowly|constantly|always|should|can|will|all) )*(?:move|moving|slide|sliding|drift|drifting|wander|wandering|sway|swaying|change places)(?: (?:around|about|back and forth|to and fro|from side to side|side to side|left and right|sideways|all the time|constantly))*`,
    ),
    parts: ['bumper', 'target'],
    along: 'around about bumpers targets drift move',
    sets: () => ({ moving: true }),
    watch: watching(
      (world: PinballWorld) => bumpersOf(world).map(({ x }) => x),
      (before, after) => after.length > 0 && after.every((x, at) => Math.abs(x - (before[at] ?? x)) > 0.2),
    ),
  },
  // So many roll at the same time.
  balls: {
    words: new RegExp(`\\b(?:with )?(?:${balls})`, 'i'),
    parts: ['ball', 'multiball', 'time'],
    atOnce: true,
    tells: ['lives'],
    sets: (text) => ({ balls: Math.min(5, Math.max(2, numberIn(text) ?? 2)) }),
    watch: watching(
      (world: PinballWorld) => ballsIn(world).length,
      (before, after, text) => before === after && after === (numberIn(text) ?? 2),
    ),
  },
  // The last one that was dark is lit, and that wins.
  lights: {
    words: said(
      (names) =>
        `(?:(?:you )?(?:have to|must|need to|try to|can) |to win,? )?(?:light(?:ing)?(?: up)?|hit(?:ting)?|touch(?:ing)?|activat(?:e|ing)|switch(?:ing)? on|turn(?:ing)? on) ${every} (?:${names})(?: (?:at least )?once)?(?: (?:to win|wins?))?|(?:${names}) (?:that |which )?(?:must|have to|need to|should) (?:all )?be (?:lit|hit|activated|turned on)(?: up)?(?: to win)?|${every} (?:${names}) (?:must|have to|need to) be (?:lit|hit|activated|turned on)(?: up)?(?: to win)?`,
    ),
    fits: (_, text) => /\blit\b|light|activ|on\b|\b(?:all|every|each)\b/i.test(text),
    parts: ['target', 'lamp', 'light', 'bumper'],
    along: 'you win wins',
    tells: ['win-screen'],
    sets: () => ({ lights: true }),
    watch: watching(
      ({ lit, status }: PinballWorld) => ({ lit: lit.filter(Boolean).length, of: lit.length, status }),
      (before, after) =>
        after.of > 0 && before.lit === after.of - 1 && after.lit === after.of && after.status === 'won',
    ),
  },
}

const twisted = withTwists(plain, twists)

export const pinball: GenreDesign<PinballWorld> = {
  ...twisted,
  finish(draft, brief) {
    const game = twisted.finish?.(draft, brief) ?? draft
    const { lights, balls = 1 } = contentOf(game)
    const { scoreGoal = usualScore, ...rules } = game.rules
    if (lights) return { ...game, rules }
    // More of them come by more points.
    const isSaid = brief.numbers.score !== undefined
    return isSaid ? game : { ...game, rules: { ...rules, scoreGoal: scoreGoal * balls } }
  },
}
