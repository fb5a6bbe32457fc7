import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/slingshot/bot'
import { genre, targetsIn } from '@makebelieve/kit/game-2d/genres/slingshot/index'
import type { Actor, Brief } from '../../../brief/brief.ts'
import type { GenreDesign } from '../design.ts'
import { withOwnPart } from '../game-parts.ts'
import { numberIn, withTwists } from '../twists.ts'
import { addedTwists } from './added-rules.ts'
import {
  aimSupports,
  felling,
  namesOf,
  onlyAsked,
  sendingOff,
  withFelled,
  withLauncher,
  withSaid,
} from './aiming.ts'

/** 'A tower of crates where rats are hiding', 'pigs in their huts': whoever keeps to what is to be felled is meant by it. */
const keepers =
  /\b(?:where|in which|behind which|on which|with) (?:the |some |\w+ )?(?!(?:are|is)\b)(\w+) (?:are |is )?(?:hid(?:e|es|ing|den)|sit(?:s|ting)?|stand(?:s|ing)?|liv(?:e|es|ing)|sleep(?:s|ing)?|wait(?:s|ing)?|perch(?:ed|ing)?)\b|\b(?:at|hit|towards?) (?:the |some |\w+ )?(\w+) (?:in|on|inside|behind|on top of|under) (?:the|their|its|a|an|his|her)\b/i

function withKeepers(brief: Brief): Brief {
  const [, hiding, inside] = keepers.exec(brief.prompt) ?? []
  const noun = (hiding ?? inside)?.toLowerCase()
  const isMeant = ({ thing, role }: Actor) =>
    role !== 'player' && role !== 'projectile' && (noun === thing.name || noun === thing.plural)
  return withOwnPart(brief, (actor) => (isMeant(actor) ? 'enemy' : undefined))
}

/** Nobody plays what is knocked over; and who is there without a part of their own is knocked over with it, unless they are to be spared. */
function withTargets(brief: Brief): Brief {
  const spares = /\b(?:protect|save|spare|rescue|without hitting|don'?t hit|avoid|careful)/i.test(
    brief.prompt,
  )
  return withOwnPart(brief, ({ role, thing: { name, traits } }) => {
    if (
      role === 'player' &&
      (traits.includes('building') || /^(?:tower|box|crate|block|stack|wall)$/.test(name))
    )
      return 'goal'
    return role === 'friend' && !spares ? 'enemy' : undefined
  })
}

/** 'A tower of crates' is shot at, and nobody is in it. */
function withoutTarget(brief: Brief): Brief {
  const { scene: _, sceneWords, ...rest } = brief
  const isShotAt = brief.actors.some(({ thing }) => sceneWords === thing.name || sceneWords === thing.plural)
  return isShotAt ? { ...rest, claims: brief.claims.filter(({ about }) => about !== 'scene') } : brief
}

const amount = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'

const untwisted: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'a slingshot game',
  classic: true,
  calm: true,
  standsInFor: {
    'physics-puzzle': 'a slingshot game where you knock over towers',
  },
  surely:
    /\b(?:trebuchet|catapult|slingshot)s?\b(?!.*\bdefen[cs]e\b)|\bangry \w+s\b.*\b(?:knock|topple|smash|crash|launch|fling)|\bpull(?:s|ing)? back and (?:let go|release)\b|\bangry \w+s? (?:knock|topple|smash|crash|bring down|launch|fl(?:y|ing) (?:in)?to)|\b(?:knock|topple|bring)\w* (?:over |down )?(?:the |some |stacked |tall )?(?:towers?|stacks?|structures?|buildings?|forts?|fortress(?:es)?|pyramids?|igloos?|huts?)(?: over| down)?\b(?! defen[cs]e)|\b(?:fling|launch|hurl|catapult)\w* \w+(?: \w+)? (?:at|into|from a) (?:the |a |stacked |tall )*(?:towers?|stacks?|structures?|stacked|blocks|castles?|forts?)/,
  reads: (brief) => withTargets(withKeepers(withoutTarget(brief))),
  shows: () => ({ shoot: sendingOff, defeat: felling, hit: ['hit', 'strike', 'smash', 'crash into'] }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    enemy: { least: 1, most: 3 },
    boss: { least: 0, most: 1 },
    goal: { least: 0, most: 2 },
    collectible: { least: 0, most: 2 },
    obstacle: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  instead: { hazard: 'enemy', prop: 'obstacle' },
  rules: { lives: 1, levels: 3 },
  supports: aimSupports,
  goal(game) {
    const { levels } = game.rules
    return `Knock over ${namesOf(targetsIn(game))}${levels > 1 ? `, ${levels} levels in all` : ''}.`
  },
  finish(draft, brief) {
    const game = withLauncher(
      onlyAsked(withFelled(draft, brief), brief, ['enemy', 'boss', 'goal', 'collectible']),
    )
    return withSaid(game, brief)
  },
}

export const slingshot = withTwists(untwisted, {
  ...addedTwists({ can: ['points', 'shots', 'wind', 'pieces'], target: ['target'] }),
  // So many are there at the beginning, and one fewer after the first.
  shots: {
    words: new RegExp(
      `\\b(?:only |just |you have |with )?${amount} (?:\\w+ )?\\w+ (?:(?:for |in )?(?:each|every)|per|a) (?:level|round|try|tower|stage)\\b`,
      'i',
    ),
    fits: (_, said) => !/\b(?:lives|points|coins|seconds|minutes)\b/i.test(said),
    atOnce: true,
    takes: ['rounds', 'levels'],
    sets: (said) => ({ rounds: Math.max(1, numberIn(said) ?? 3) }),
    watch: (said) => {
      let before: { shots: number; level: number; start: number } | undefined
      return ({ shots, level }: AimWorld) => {
        const was = before
        const isAnew = was === undefined || was.level !== level || shots > was.shots
        before = { shots, level, start: isAnew ? shots : was.start }
        const isFirst = !isAnew && was.shots === was.start && shots === was.shots - 1
        return isFirst && was.start === numberIn(said)
      }
    },
  },
})
