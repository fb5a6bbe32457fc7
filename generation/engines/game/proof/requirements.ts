import type { CastMember } from '@makebelieve/kit/game/plan'
import { type EventType, rate, type World } from '@makebelieve/kit/game/world'
import type { Claim, Extra, Mechanic } from '../../../brief/brief.ts'
import type { Requirement } from '../../../pipeline/engine.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import type { AnyDesign, PlannedGame } from '../design.ts'
import { seenInPlay } from '../rules/seen-in-play.ts'
import type { GameCheckCode } from './check-codes.ts'
import type { Deed } from './playthrough.ts'
import type { Proof } from './prove.ts'

export type Verdict = Omit<Requirement, 'claim'>
/** Claims about where and when it plays: how they are looked at depends on how the place is drawn. */
export type PlaceClaim = Extract<Claim, { about: 'scene' | 'time' | 'weather' | 'style' }>
type Case = {
  plan: PlannedGame
  design: Pick<AnyDesign, 'name' | 'standsInFor' | 'serves'>
  proof: Proof<World>
  place(claim: PlaceClaim): Verdict
}

/** Every claim of the prompt, held against what was played and what was seen. A label in the plan is no evidence. */
export function judge(situation: Case): Requirement[] {
  const judged = new Map<string, Requirement>()
  for (const [index, claim] of situation.plan.claims.entries()) {
    // 'Feed carrots and apples to the horse' is two measurements and one claim: met when both are.
    const key = claim.about === 'deed' ? claim.words : String(index)
    const before = judged.get(key)
    if (before && before.status !== 'met') continue
    const verdict = judgeOne(claim, situation)
    const evidence =
      before && verdict.status === 'met' ? `${before.evidence} ${verdict.evidence}` : verdict.evidence
    judged.set(key, { claim: claim.words, ...verdict, evidence })
  }
  return [...judged.values()]
}

export const met = (evidence: string): Verdict => ({ status: 'met', evidence })
export const unmet = (evidence: string): Verdict => ({ status: 'unmet', evidence })

function judgeOne(claim: Claim, situation: Case): Verdict {
  const { plan, proof } = situation
  const { game } = plan
  const start = proof.won ?? proof.played[0]
  switch (claim.about) {
    case 'genre':
      return judgeGenre(claim, situation)
    case 'actor':
      return judgeActor(claim.actor, situation, claim.mount)
    case 'rule':
      return judgeRule(claim, situation)
    case 'deed':
      return judgeDeed(claim, situation)
    case 'number':
      return judgeNumber(claim.what, claim.value, situation)
    case 'count':
      return judgeCount(claim.actor, claim.value, situation)
    case 'points': {
      const member = find(situation, claim.actor)
      const deed = deedsOf(proof).find(({ to, type }) => to === claim.actor && type === 'collect')
      return member?.points === claim.value && deed
        ? met(
            `Taking one gave ${deed.words === undefined ? claim.value : quoted(deed.words)} at ${second(deed)}.`,
          )
        : unmet('No such change of the score was seen.')
    }
    case 'attribute':
      return judgeAttribute(claim, situation)
    case 'scene':
    case 'time':
    case 'weather':
    case 'style':
      return situation.place(claim)
    case 'extra':
      return judgeExtra(claim.extra, situation)
    case 'absent':
      return judgeAbsent(claim.absent, situation)
    case 'topic':
      return game.content?.topic !== undefined && start
        ? met(`The contents are about ${String(game.content.topic)}; the bot played through them.`)
        : unmet('There are no contents on this topic yet.')
    case 'feature':
      return judgeFeature(claim.feature, situation)
    case 'other':
      return { status: 'unsupported', evidence: 'The built-in engine cannot check or make this yet.' }
  }
}

function judgeGenre(
  { genre: wanted, words }: Extract<Claim, { about: 'genre' }>,
  { plan, design, proof }: Case,
): Verdict {
  const won = proof.won ? ` and a bot won it in ${(proof.won.ticks / rate).toFixed(0)} s` : ''
  if (plan.game.genre === wanted || design.serves?.includes(wanted)) return met(`It is ${design.name}${won}.`)
  const instead = design.standsInFor[wanted]
  const built = String(plan.game.content?.builtAs ?? '')
  if (built === wanted) return met(`It is ${instead ?? design.name}${won}.`)
  if (words.endsWith(' too'))
    return unmet(`Two kinds were asked for, and one was built: ${instead ?? design.name}.`)
  return unmet(`This kind does not exist yet. The nearest was made: ${instead ?? design.name}.`)
}

function find({ plan }: Case, id: string): CastMember | undefined {
  return plan.game.cast.find((member) => (id === 'player' ? member.role === 'player' : member.id === id))
}

function judgeActor(id: string, situation: Case, mount?: string): Verdict {
  const member = find(situation, id)
  const { seen } = situation.proof.seen
  const tile = situation.plan.terrain[id]
  const built = tile ? seen.get(`tile:${tile}`) : undefined
  if (built) return met(`Built of ${tile} tiles, seen from second ${built.second.toFixed(1)}.`)
  const sighting = member && seen.get(member.id)
  if (!member) return unmet('There was no place for it in this kind of game.')
  if (!sighting) return unmet('It is in the cast, but was not seen on the stage.')
  const picture = situation.plan.pictures[member.picture]
  // In the flat the picture is all there is of somebody: what no stranger would call so is not the noun.
  if (
    !situation.plan.solid &&
    picture &&
    (picture.art.match === 'nearest' || picture.art.shows) &&
    !picture.held
  )
    return unmet(
      `Shown as ${picture.art.shows ? aThing(picture.art.shows) : 'something else'}: there is no picture of ${quoted(member.name)}.`,
    )
  const below = picture?.mount
  if (mount !== undefined && below?.noun !== mount) return unmet(`It was seen, but without its ${mount}.`)
  return met(`Seen on the stage from second ${sighting.second.toFixed(1)}, as ${roleWords[member.role]}.`)
}

const aThing = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

const roleWords: Record<CastMember['role'], string> = {
  player: 'the player',
  friend: 'a friend',
  enemy: 'an enemy',
  boss: 'the boss',
  hazard: 'a danger',
  collectible: 'something to collect',
  goal: 'the goal',
  obstacle: 'an obstacle',
  projectile: 'what is thrown',
  key: 'the key',
  door: 'the door',
  power: 'a power-up',
  prop: 'part of the scene',
}

/** What can be seen in the log when a rule has fired. */
const signs: Record<Mechanic, EventType[]> = {
  collect: ['collect', 'match', 'rescue', 'key'],
  avoid: ['hurt', 'block', 'steal'],
  survive: ['hurt', 'wave', 'defeat', 'won'],
  chase: ['hurt', 'block'],
  steal: ['steal', 'collect'],
  shoot: ['shoot', 'hit', 'defeat'],
  fight: ['hit', 'defeat', 'block'],
  defend: ['hurt', 'defeat', 'block', 'place'],
  rescue: ['rescue', 'deliver', 'collect'],
  deliver: ['deliver', 'cross', 'unlock'],
  jump: ['jump'],
  climb: ['jump', 'step'],
  fly: ['jump', 'step'],
  swim: ['jump', 'step', 'collect'],
  drive: ['step', 'cross', 'collect'],
  roll: ['bounce', 'step'],
  slide: ['jump', 'step'],
  dig: ['break'],
  push: ['push'],
  rotate: ['swap', 'turn'],
  match: ['match'],
  sort: ['match', 'place'],
  stack: ['place', 'match'],
  build: ['place', 'upgrade'],
  explore: ['collect', 'key', 'unlock', 'level', 'deliver', 'cross'],
  unlock: ['unlock', 'key'],
  sneak: ['collect', 'hurt', 'block'],
  grow: ['upgrade', 'collect', 'sell'],
  cook: ['sell', 'upgrade', 'match'],
  sell: ['sell'],
  manage: ['upgrade', 'sell'],
  answer: ['right'],
  type: ['right'],
  remember: ['match', 'right'],
  race: ['cross', 'level', 'won'],
  relax: ['collect', 'won'],
  bounce: ['bounce'],
  cross: ['cross', 'step'],
  break: ['break'],
  click: ['sell', 'collect', 'upgrade'],
}

function deedsOf(proof: Proof<World>): Deed[] {
  return proof.played.flatMap(({ deeds }) => deeds)
}

function judgeRule(
  { mechanic, subject, object, words }: Extract<Claim, { about: 'rule' }>,
  situation: Case,
): Verdict {
  const who = find(situation, subject)
  const whom = object ? find(situation, object) : undefined
  if (object && !whom) {
    const tile = situation.plan.terrain[object]
    const deed = deedsOf(situation.proof).find(({ type }) => signs[mechanic].includes(type))
    return tile && deed
      ? met(`Built of ${tile} tiles; seen in play at ${second(deed)}.`)
      : unmet('What it is about found no place in this kind of game.')
  }
  // A sentence that names something is not met by whatever else was picked up.
  if (!object && naming.includes(mechanic) && namesMore(words, mechanic, situation))
    return unmet('What it names is not on the stage.')
  // A goal is found when somebody gets there; that it came into view is not enough.
  const isArrival = whom?.role === 'goal' && (mechanic === 'explore' || mechanic === 'collect')
  const wanted = isArrival ? arrivals : isTending(mechanic, words) ? tending : signs[mechanic]
  const deeds = deedsOf(situation.proof).filter(({ type }) => wanted.includes(type))
  const involves = ({ by, to }: Deed, member: CastMember) => by === member.id || to === member.id
  const both = deeds.find((deed) => (!who || involves(deed, who)) && (!whom || involves(deed, whom)))
  // A foe that was never met has still been kept away from; but then it must have hurt in the game that was lost.
  const either = both ?? (whom ? deeds.find((deed) => involves(deed, whom)) : undefined)
  if (either)
    return met(
      `Seen ${either.count} times in play, first at ${second(either)}: ${sentence(either, situation)}.`,
    )
  if (mechanic === 'deliver' && whom && who?.role === 'player') {
    // Where one carries all that was picked up, the arrival names the place and not each thing.
    const taken = deedsOf(situation.proof).find(({ type, to }) => type === 'collect' && to === whom.id)
    const brought = deeds.find(
      (deed) => deed.by === who.id && find(situation, deed.to ?? '')?.role === 'goal',
    )
    if (taken && brought)
      return met(
        `Picked up ${taken.count} times and brought in, first at ${second(brought)}: ${sentence(brought, situation)}.`,
      )
  }
  if (!whom && deeds[0] && who?.role === 'player') return met(`Seen in play, first at ${second(deeds[0])}.`)
  return unmet('No rule of this kind fired while the bots played.')
}

/** What a verb comes to is measured in the states of the games that were played, between those whom the sentence names. */
function judgeDeed(claim: Extract<Claim, { about: 'deed' }>, situation: Case): Verdict {
  const { plan, proof } = situation
  for (const id of [claim.who, claim.whom, claim.with, claim.to, claim.from]) {
    const there = id === undefined ? undefined : judgeActor(id, situation)
    if (there && there.status !== 'met') return there
  }
  const seen = seenInPlay(claim, plan.game, proof)
  if (claim.instead)
    return unmet(`Shown as something else: ${quoted(claim.instead)} stands in for ${quoted(claim.verb)}.`)
  return seen ? met(seen) : unmet('It was not seen while the bots played.')
}

/** A fire that is kept burning is fed: that somebody hurt it would not show it. */
const isTending = (mechanic: Mechanic, words: string) => mechanic === 'defend' && /\bkeeps?\b/.test(words)
const tending: EventType[] = ['deliver', ...signs.defend]
const arrivals: EventType[] = ['deliver', 'cross', 'rescue', 'collect']
const naming: Mechanic[] = ['explore', 'deliver', 'collect']

/** Whether words such as 'The knight reaches the castle' speak of something that is neither a member of the cast nor the scene. */
function namesMore(words: string, mechanic: Mechanic, { plan: { game } }: Case): boolean {
  const [, named] =
    /^\S.*? (?:\S+ )+?(?:the|a|an) ([a-z][a-z' -]*)$/i.exec(words.replace(/^(?:The|An?) /, '')) ?? []
  if (named === undefined) return false
  if (mechanic === 'explore' && !arriving.test(words)) return false
  const known = [game.look.scene, ...game.cast.flatMap(({ name, plural }) => [name, plural])]
  return !known.some((name) => named.includes(name.replaceAll('-', ' ')))
}
const arriving =
  /\b(?:reach|get to|gets to|arrive|return|escape|go|goes|make it|makes it|run|head|travel|find)(?:s|es)?\b/

function sentence({ type, by, to }: Deed, situation: Case): string {
  const name = (id: string | undefined) => (id ? (find(situation, id)?.name ?? quoted(id)) : undefined)
  return [name(by), type, name(to)].filter(Boolean).join(' ')
}

function second({ first }: Deed): string {
  return `second ${(first / rate).toFixed(1)}`
}

type NumberName = Extract<Claim, { about: 'number' }>['what']

function judgeNumber(what: NumberName, value: number, { plan, proof }: Case): Verdict {
  const { world } = proof.game.begin(plan.game.seed)
  const { content } = plan.game
  const most = (type: EventType) =>
    Math.max(
      0,
      ...deedsOf(proof)
        .filter((deed) => deed.type === type)
        .map((deed) => deed.most),
    )
  const found: Partial<Record<NumberName, number | undefined>> = {
    lives: world.lives,
    seconds: world.clock === null ? undefined : world.clock / rate,
    levels: plan.game.rules.levels,
    score: plan.game.rules.scoreGoal ?? plan.game.rules.goalCount,
    waves: Math.max(most('wave'), plan.game.rules.waves ?? 0) || undefined,
    nights: plan.game.rules.nights,
    players: plan.game.rules.players,
    phases: plan.game.rules.boss ? plan.game.rules.bossPhases : undefined,
  }
  const actual = found[what] ?? (typeof content?.[what] === 'number' ? (content[what] as number) : undefined)
  if (actual === value) return met(`The running game has ${value} ${what}.`)
  return unmet(actual === undefined ? `This game has no ${what}.` : `The running game has ${actual} ${what}.`)
}

function judgeCount(id: string, value: number, situation: Case): Verdict {
  const { proof, plan } = situation
  const member = find(situation, id)
  if (!member) return unmet('There was no place for it in this kind of game.')
  const together = Math.max(0, ...proof.played.map(({ crowd }) => crowd.get(member.id) ?? 0))
  if (together === value) return met(`${value} were on the stage at one time.`)
  const taken =
    proof.won?.deeds.filter(({ to, type }) => to === member.id && type !== 'hurt' && type !== 'spawn') ?? []
  const total = Math.max(0, ...taken.map(({ count }) => count))
  if (total === value || (plan.game.rules.goalCount === value && total > 0))
    return met(`The bot's win took ${plan.game.rules.goalCount ?? total} of them.`)
  return unmet(`At most ${Math.max(together, total)} were counted.`)
}

function judgeAttribute(
  { actor, attribute, value }: Extract<Claim, { about: 'attribute' }>,
  situation: Case,
): Verdict {
  const member = find(situation, actor)
  if (!member || !situation.proof.seen.seen.has(member.id)) return unmet('It was not seen on the stage.')
  if (attribute === 'colour') {
    const source = situation.plan.pictures[member.picture]
    return source?.tint
      ? met(`Its picture is painted in ${source.tint}.`)
      : unmet('Its picture kept its own colour.')
  }
  const actual = member[attribute]
  const larger = Number(value) >= 1
  const fits = larger ? actual >= 1.05 : actual <= 0.97
  const times = `${actual.toFixed(2)} times the usual ${attribute}`
  return fits ? met(`In the running game it has ${times}.`) : unmet(`It has ${times}.`)
}

const extraSigns: Partial<Record<Extra, EventType[]>> = {
  'power-ups': ['power'],
  shield: ['power', 'block'],
  boss: ['boss'],
  keys: ['key', 'unlock'],
  levels: ['level'],
  waves: ['wave'],
  shop: ['upgrade'],
  checkpoints: ['cross', 'level'],
}

function judgeExtra(extra: Extra, { plan, proof }: Case): Verdict {
  const { rules } = plan.game
  if (extra === 'faster-over-time')
    return rules.faster ? met('Speeds grow from second to second.') : unmet('It does not.')
  if (extra === 'two-players') {
    const second = proof.game.controls.filter(({ player }) => player === 2)
    return second.length > 0
      ? met(`The second player has ${second.length} controls; each was tried.`)
      : unmet('One can play.')
  }
  if (extra === 'day-and-night')
    return rules.dayAndNight ? met('A day passes in a minute.') : unmet('It does not change.')
  if (extra === 'double-jump')
    return rules.doubleJump ? met('A second jump works in the air.') : unmet('One jump only.')
  const wanted = extraSigns[extra] ?? []
  const deed = deedsOf(proof).find(({ type }) => wanted.includes(type))
  return deed ? met(`Seen in play at ${second(deed)}.`) : unmet('It was not seen while the bots played.')
}

function judgeAbsent(absent: Extract<Claim, { about: 'absent' }>['absent'], { plan, proof }: Case): Verdict {
  const { rules, cast } = plan.game
  const foes = cast.filter(({ role }) => role === 'enemy' || role === 'boss')
  switch (absent) {
    case 'enemies':
      return foes.length === 0 && !deedsOf(proof).some(({ type }) => type === 'hurt')
        ? met('Nobody on the stage is an enemy, and nobody was hurt.')
        : unmet(`There are ${foes.map(({ plural }) => plural).join(' and ') || 'dangers'}.`)
    case 'timer':
      return proof.game.begin(plan.game.seed).world.clock === null
        ? met('There is no clock.')
        : unmet('There is a clock.')
    case 'losing':
      return rules.gentle ? met('A minute of the worst play did not lose it.') : unmet('It can be lost.')
    case 'levels':
      return rules.levels === 1 ? met('There is one level.') : unmet(`There are ${rules.levels} levels.`)
    case 'violence':
      return deedsOf(proof).some(({ type }) => type === 'defeat' || type === 'shoot')
        ? unmet('There is some fighting.')
        : met('Nobody was shot or defeated in any game of the bots.')
    default:
      return {
        status: 'unsupported',
        evidence: `This cannot be left out yet; sound and ${absent} can be switched off.`,
      }
  }
}

type Feature = Extract<Claim, { about: 'feature' }>['feature']

/** What every game has from the kit is looked up in the running game where that is possible. */
function judgeFeature(feature: Feature, { plan, proof }: Case): Verdict {
  const inputs = proof.game.controls.map(({ input }) => input)
  const check = (code: GameCheckCode) => proof.checks.find((one) => one.code === code)
  switch (feature) {
    case 'restart': {
      const restart = check('restart')
      return restart?.passed ? met(restart.evidence) : unmet(restart?.evidence ?? 'It was not tried.')
    }
    case 'keyboard':
      return inputs.length > 0 ? met(`${inputs.length} controls answer to keys.`) : unmet('No keys.')
    case 'mouse':
      return inputs.some((input) => input === 'pointer' || input === 'pick')
        ? met('Pointing and clicking changed the world.')
        : unmet('It is played with keys, a gamepad or touch buttons.')
    case 'lives-shown':
      return plan.game.rules.gentle
        ? unmet('Nothing can be lost here.')
        : met(`${plan.game.rules.lives} lives stand at the top.`)
    case 'timer-shown':
      return plan.game.rules.seconds === undefined
        ? unmet('There is no clock.')
        : met('The clock stands at the top.')
    case 'levels-harder':
      return plan.game.rules.levels > 1 || plan.game.rules.faster || (plan.game.rules.waves ?? 1) > 1
        ? met('Each level or wave is built harder than the one before.')
        : unmet('There is one level.')
    case 'win-screen': {
      const win = check('wins')
      return win?.passed ? met(win.evidence) : unmet('It was not won.')
    }
    case 'lose-screen': {
      const lose = check('loses')
      return lose?.passed ? met(lose.evidence) : unmet('It cannot be lost.')
    }
    default:
      return met('Part of every game: the shell around it shows it.')
  }
}
