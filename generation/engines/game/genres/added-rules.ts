import type { Added, AddedRule } from '@makebelieve/kit/game-2d/aim/added-rules'
import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import type { Brief, Role } from '../../../brief/brief.ts'
import { withOwnPart } from '../game-parts.ts'
import { numberIn, type Twist, type Watch } from '../twists.ts'

/**
 * Rules that a sentence may add to any game of aiming: 'the target shrinks after each hit', 'every third basket counts double'. A form says
 * which of them it can have and how large what one aims at is; how they are said, what they do and how they are measured is the same for all.
 */
export type Adds = {
  can: readonly Added[]
  /** Nouns of what one aims at. */
  target: readonly string[]
  /** How large they are in the running game. */
  targetSize?: (world: AimWorld) => number | undefined
  /** The part of those who walk in front of it, where somebody may. */
  guarded?: Role
}

const amount = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ordinal = '(?:second|other|third|fourth|fifth|sixth|\\d(?:nd|rd|th))'

const misses = 'miss(?:es|ed)?|wrong (?:shot|throw)s?'
const hits = "hits?|scores?|scored|points?|baskets?|goals?|bull'?s? ?eyes?|strikes?|sinks?"
const shots = 'shots?|throws?|turns?|strokes?|putts?|arrows?|tries|try|balls?|birds?|time|rounds?|levels?'

/** When it happens: 'after each hit', 'every third throw', 'whenever you miss'. */
const occasion = `(?:(?:with|after|on|at|for|by) )?(?:(?:each|every)(?: ${ordinal})?(?: (?:time|one))?|when(?:ever)?|if|once)(?: (?:you|i|we|it(?:'s| is)?|they|your|my|an?|the|successful|arrow|ball|shot))* (?:${misses}|${hits}|${shots})\\b|\\b(?:each|every) ${ordinal} (?:${hits}|${shots})\\b|\\b(?:a|each|every) (?:${misses}|${hits})\\b`

const smaller =
  '(?:shrinks?|(?:gets?|becomes?|grows?|turns?) (?:a (?:bit|little) )?(?:smaller|tinier|narrower))'
const larger = '(?:(?:gets?|becomes?|grows?) (?:a (?:bit|little) )?(?:bigger|larger|wider)|grows?|swells?)'
const gives = '(?:gets?|gains?|gives?(?: (?:you|me|us))?|earns?|wins?|adds?|brings?)'
const takes = '(?:loses?|costs?(?: (?:you|me|us))?|takes?(?: away)?|minus|deducts?)'

/** How each is said, with `{target}` for the form's own nouns; what it comes to, and after what where nothing is said of it. */
type Said = {
  says: string
  by(said: string): number
  after?: AddedRule['after']
  needsOccasion: boolean
}

const sayings: Readonly<Record<Added, Said>> = {
  target: {
    says: `(?:{target}) (?:that |which )?(?:${smaller}|${larger})`,
    by: (said) => (new RegExp(smaller).test(said) ? 0.86 : 1.14),
    needsOccasion: true,
  },
  points: {
    says: `(?:counts?|is worth|are worth|scores?|pays?|gives?) (?:for )?(?:double|twice|triple|three times)(?: (?:the )?(?:points|score|as much))?|(?:double|triple) points|${takes} ${amount} points?`,
    by: (said) =>
      new RegExp(`\\b${takes}\\b`).test(said) ? -pointsIn(said) : /triple|three times/.test(said) ? 3 : 2,
    after: 'hit',
    needsOccasion: true,
  },
  shots: {
    says: `${gives} (?:back )?(?:${amount} )?(?:(?:extra|more|another|additional|bonus|free) )+(?:shots?|throws?|arrows?|balls?|strokes?|birds?|tr(?:y|ies)|turns?)|${takes} ${amount} (?:extra |more )?(?:shots?|throws?|arrows?|strokes?|birds?)`,
    by: (said) => (numberIn(amountIn(said)) ?? 1) * (new RegExp(`\\b${takes}\\b`).test(said) ? -1 : 1),
    after: 'hit',
    needsOccasion: true,
  },
  wind: {
    says: '(?:winds? (?:that |which )?(?:changes?|turns?|shifts?|switches|swings|varies|is different)(?: (?:direction|round|around|sides?))?|(?:changing|shifting|turning) winds?)',
    by: () => 1,
    after: 'shot',
    needsOccasion: false,
  },
  pieces: {
    says: `(?:splits?|bursts?|breaks?|comes apart|divides?)(?: up)?(?: into)? (?:two|three|four|five|[2-5])(?: (?:parts|pieces|smaller \\w+|birds?|balls?|bits))?(?: (?:in (?:the )?(?:mid-? ?)?air|mid-? ?air|in flight|while (?:it )?fl(?:ies|ying)))?`,
    by: (said) => Math.max(2, Math.min(5, numberIn(said) ?? 2)),
    after: 'shot',
    needsOccasion: false,
  },
}

/** 'Takes one arrow' counts the arrows, not the 'every third' before it. */
const amountIn = (said: string) =>
  new RegExp(`\\b(?:${gives}|${takes}) (?:back )?(${amount})\\b`).exec(said)?.[1]?.replace(/^an?$/, '1') ??
  '1'
const pointsIn = (said: string) => numberIn(amountIn(said)) ?? 1

function ruleOf({ by, after = 'shot' }: Said, said: string): AddedRule {
  const [when = ''] = new RegExp(occasion).exec(said) ?? []
  const order = new RegExp(`\\b${ordinal}\\b`).exec(when)?.[0]
  const each =
    order === 'other' ? 2 : Math.max(1, ordinals.indexOf(order ?? ''), Number.parseInt(order ?? '', 10) || 0)
  const told = new RegExp(`\\b(?:${misses})\\b`).test(when)
    ? 'miss'
    : new RegExp(`\\b(?:${hits})\\b`).test(when)
      ? 'hit'
      : when === ''
        ? after
        : 'shot'
  return { after: told, each, by: by(said) }
}

/** No noun at all is nothing that can be said. */
const anyOf = (nouns: readonly string[]) => nouns.map((noun) => `${noun}s?`).join('|') || '(?!)'

/** Parts of a sentence that say one thing each. */
const clausesOf = (prompt: string) =>
  prompt
    .replaceAll('’', "'")
    .split(/[,;.:!]|\b(?:and|but|where|while|except)\b/i)
    .map((text) => text.trim())
    .filter(Boolean)

const heard = (text: string) => [{ text, heard: text }]

function saidIn({ says, needsOccasion }: Said, adds: Adds, { prompt }: Brief) {
  const effect = new RegExp(`\\b(?:${says.replaceAll('{target}', anyOf(adds.target))})\\b`, 'i')
  const when = new RegExp(occasion, 'i')
  return clausesOf(prompt).flatMap((clause) => {
    const does = effect.exec(clause)
    if (!does) return []
    const on = when.exec(clause)
    if (!on) return needsOccasion ? [] : heard(does[0])
    const [from, to] = [
      Math.min(does.index, on.index),
      Math.max(does.index + does[0].length, on.index + on[0].length),
    ]
    return heard(clause.slice(from, to))
  })
}

/** Of what a rule speaks and what nobody is. */
const partsOfPlay = ['shot', 'throw', 'hit', 'miss', 'turn', 'try', 'stroke', 'wind', 'air', 'piece']

/** The twists of a form: which of them it can have is said once. */
export function addedTwists(adds: Adds): Record<string, Twist & { watch: Watch<AimWorld> }> {
  const twists = adds.can.map((what): [string, Twist & { watch: Watch<AimWorld> }] => {
    const said = sayings[what]
    const ruleIn = (text: string) => ruleOf(said, text.toLowerCase())
    return [
      `added ${what}`,
      {
        words: (brief) => saidIn(said, adds, brief),
        sets: (text) => ({ [`added ${what}`]: ruleIn(text), ...(what === 'wind' && { wind: 1 }) }),
        parts: [...adds.target, ...partsOfPlay],
        takes: what === 'shots' || what === 'points' ? ['score', 'rounds'] : [],
        watch: (text) =>
          what === 'pieces' ? comesApart(ruleIn(text).by) : isLaw(ruleIn(text), measures[what](adds)),
      },
    ]
  })
  return { ...Object.fromEntries(twists), ...(adds.guarded && { guards: guards(adds) }) }
}

/** What is measured when the next shot is aimed, held against the shot before and the last moment of the one that is over. */
type Measure = {
  of(world: AimWorld): number | undefined
  keeps(seen: { before: number; flying: number; after: number; by: number }): boolean
  /** A new level changes nothing about it. */
  stays?: true
}

const measures: Readonly<Record<Exclude<Added, 'pieces'>, (adds: Adds) => Measure>> = {
  target: ({ targetSize = () => undefined }) => ({
    of: targetSize,
    keeps: ({ before, after, by }) => (by < 1 ? after < before * 0.97 : after > before * 1.03),
    stays: true,
  }),
  points: () => ({
    of: ({ score }) => score,
    keeps: ({ before, flying, after, by }) =>
      // Nobody has fewer than none.
      by < 0
        ? after < flying && after === Math.max(0, flying + by)
        : flying > before && after - before === by * (flying - before),
  }),
  shots: () => ({ of: ({ shots }) => shots, keeps: ({ before, after, by }) => after - before === by - 1 }),
  wind: () => ({ of: ({ wind }) => wind, keeps: ({ before, after }) => Math.abs(after - before) > 4 }),
}

/** One moment of aiming, and all that is known of it. */
type Aimed = { fired: number; level: number; lives: number; done: number; value: number }

/** Every shot is held against the rule: it is seen once it was kept where it was due, and never broken there. */
function isLaw(rule: AddedRule, { of, keeps, stays }: Measure): (world: AimWorld) => boolean {
  let last: Aimed | undefined
  let flying: number | undefined
  const many = { shot: 0, hit: 0, miss: 0 }
  let kept = 0
  let broken = false
  return (world) => {
    const value = of(world)
    if (world.phase === 'move') flying = value
    if (world.phase !== 'aim' || value === undefined) return false
    const { fired, level, lives, done } = world
    const was = last
    last = { fired, level, lives, done, value }
    if (was === undefined || fired === was.fired) return false
    const outcome = level > was.level || done > was.done ? 'hit' : 'miss'
    many.shot++
    many[outcome]++
    const isDue = (rule.after === 'shot' || rule.after === outcome) && many[rule.after] % rule.each === 0
    const isAnew = level !== was.level || lives !== was.lives
    if (!isDue || (isAnew && !stays)) return false
    if (keeps({ before: was.value, flying: flying ?? was.value, after: value, by: rule.by })) kept++
    // What is as small as it may be, or none at all, stays so.
    else if (was.value !== value) broken = true
    return kept > 0 && !broken
  }
}

/** What flew as one flies as so many, while nothing was let go. */
function comesApart(pieces: number): (world: AimWorld) => boolean {
  let before: { fired: number; many: number } | undefined
  return ({ fired, bodies }) => {
    const was = before
    before = { fired, many: bodies.filter(({ part }) => part === 'shot').length }
    return was !== undefined && was.fired === fired && was.many === 1 && before.many === pieces
  }
}

const standing = (target: readonly string[]) =>
  new RegExp(
    `\\b(\\w+) (?:(?:that|who|which|are|is|trying|try|tries|to) )*(?:block|guard|defend|protect|cover|(?:stand|walk|wander|waddle|swim|run|move)s?(?:ing)? (?:back and forth |around )?in front of)(?:s|ing)? (?:the |my |your |our |its )?(?:${anyOf(target)})\\b`,
    'i',
  )

/** Who is said to be in the way is neither played nor aimed at. */
export function withGuards(brief: Brief, { target, guarded }: Adds): Brief {
  const guard = guardIn(brief, standing(target).exec(brief.prompt)?.[1])
  return guard ? withOwnPart(brief, ({ id }) => (id === guard.id ? guarded : undefined)) : brief
}

const guardIn = ({ actors }: Brief, noun = '') =>
  actors.find(({ thing }) =>
    [thing.name, thing.plural].some((name) => name.split(' ').at(-1) === noun.toLowerCase()),
  )

function guards({ target }: Adds): Twist & { watch: Watch<AimWorld> } {
  const words = standing(target)
  const whoIn = (brief: Brief, said: string) => guardIn(brief, words.exec(said)?.[1])
  return {
    words,
    fits: (brief, said) => whoIn(brief, said) !== undefined,
    parts: target,
    sets(said, brief) {
      const who = whoIn(brief, said)
      return who ? { guards: { cast: who.id, many: Math.min(3, who.count ?? (who.plural ? 2 : 1)) } } : {}
    },
    // Somebody who walks to and fro threw a shot back.
    watch: () => {
      let before: readonly number[] = []
      return ({ bodies, touches }) => {
        const posts = bodies.flatMap(({ part, x, y }) => (part === 'guard' ? [x + y] : []))
        const isWalking = posts.some((at, index) => before[index] !== undefined && before[index] !== at)
        before = posts
        const parts = touches.map(({ one, other }) => [bodies[one]?.part, bodies[other]?.part])
        return isWalking && parts.some((pair) => pair.includes('guard') && pair.includes('shot'))
      }
    },
  }
}
