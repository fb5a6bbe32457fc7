import { bitOf, type Input, idle } from '@makebelieve/kit/core/input'
import { inputsOf, type Replay } from '@makebelieve/kit/core/replay'
import type { Bot } from '@makebelieve/kit/game/bot'
import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import type { Control } from '@makebelieve/kit/game/rules'
import { rate, type World } from '@makebelieve/kit/game/world'
import type { Check } from '../../../pipeline/engine.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import type { GameCheckCode } from './check-codes.ts'
import { GameOver, type GameToPlay, type Match } from './game-to-play.ts'
import type { NoteTaker } from './note-taker.ts'
import { goodPlayer, middlingPlayer, nobody, randomPlayer } from './players.ts'
import { type Player, type Playthrough, playThrough } from './playthrough.ts'
import { searchWin } from './search.ts'
import { essence } from './trail.ts'

export type Subject<W extends World> = {
  game: GameToPlay<W>
  bot: Bot<W>
  plan: GamePlan
  longest?: number
  /** Looks at the stage as a player would. */
  eyes: NoteTaker<W>
  /** Hears what a game complains about while it is played: what runs in this realm does so on the console. */
  listen?(): Ear
}

/** Hears complaints until it is told to stop. */
export type Ear = { heard(): string | undefined; stop(): void }

/** How the bots of three strengths fared, from 0 to 1. */
export type WinRates = { good: number; middling: number; random: number }

export type Proof<W extends World> = {
  game: GameToPlay<W>
  checks: Check<GameCheckCode>[]
  /** Everything that was played, for the requirements to look into. */
  played: Playthrough<W>[]
  won?: Playthrough<W>
  lost?: Playthrough<W>
  /** What was seen on the stage while the bot won. */
  seen: NoteTaker<W>
  rates?: WinRates
}

/** A check that is being made. */
export type Begun = Pick<Check<GameCheckCode>, 'code' | 'name'>

/** What each difficulty means: how often a good, and at most how often a random player wins. */
const ranges = {
  easy: { good: 0.75, random: 1 },
  normal: { good: 0.6, random: 0.67 },
  hard: { good: 0.3, random: 0.34 },
}

/**
 * Plays the game in every way that matters. Each check can fail, and says what it saw. An error anywhere is a failed
 * check, never an exception of the proof, and never silence. `begins` hears of each check before it is made,
 * for those who may have to end one that does not end.
 */
export function prove<W extends World>(subject: Subject<W>, begins?: (check: Begun) => void): Proof<W> {
  const { game, plan, eyes, longest = 150, listen = listenToConsole } = subject
  const proof: Proof<W> = { game, checks: [], played: [], seen: eyes }
  let over = false
  const check = (code: GameCheckCode, name: string, look: () => string) => {
    if (over) return false
    begins?.({ code, name })
    const complaints = listen()
    try {
      const evidence = look()
      const heard = complaints.heard()
      proof.checks.push({ code, name, passed: heard === undefined, evidence: heard ?? evidence })
    } catch (error) {
      over = error instanceof GameOver
      proof.checks.push({
        code: (error instanceof Failed && error.code) || code,
        name,
        passed: false,
        evidence: error instanceof Error ? error.message : String(error),
      })
    } finally {
      complaints.stop()
    }
    return proof.checks.at(-1)?.passed ?? false
  }
  const minder = minding<W>()
  const play: Play<W> = (seed, player, seconds = longest, watch, how) => {
    // Whoever does nothing, or wants to lose, may well stand still.
    const mind = player === nobody || how === 'badly' ? undefined : minder.game()
    const look = (match: Match<W>, tick: number) => {
      watch?.(match, tick)
      mind?.(match, tick)
    }
    const through = playThrough({ game, seed, player, longest: seconds, watch: look })
    proof.played.push(through)
    if (mind) minder.steps += through.ticks
    return through
  }

  if (!check('starts', 'It starts', () => starts(game, plan, proof.seen))) return proof
  if (!check('wins', 'A bot wins', () => wins(subject, proof, play))) return proof
  check('idle', 'Doing nothing does not win', () => idlingFails(play, plan, longest))
  if (plan.rules.gentle) check('gentle', 'It cannot be lost', () => loses(subject, proof, play))
  else check('loses', 'Bad play loses', () => loses(subject, proof, play))
  check('controls', 'Every control does something', () => controlsWork(subject, proof.won))
  check('restart', 'Restart restores the start', () => restartRestores(game, plan))
  check('same-end', 'The same inputs end the same', () => endsTheSame(game, proof.won))
  check('difficulty', 'The difficulty is right', () => difficultyFits(subject, proof, play))
  check('minute', 'It runs for a minute without errors', () => runsForAMinute(subject, minder, play))
  return proof
}

/** What a check found wrong; with a code of its own where a repair can do something about it. */
class Failed extends Error {
  readonly code: GameCheckCode | undefined
  constructor(evidence: string, code?: GameCheckCode) {
    super(evidence)
    this.code = code
  }
}

type Play<W extends World> = (
  seed: number,
  player: Player<W>,
  seconds?: number,
  watch?: (match: Match<W>, tick: number) => void,
  how?: 'badly',
) => Playthrough<W>

function starts<W extends World>(game: GameToPlay<W>, plan: GamePlan, seen: NoteTaker<W>): string {
  const match = game.begin(plan.seed)
  seen.look(match, 0)
  if (seen.marks() === 0) throw new Failed('Nothing is drawn.')
  for (let step = 0; step < rate; step++) match.step(idle)
  match.leave()
  if (match.status !== 'playing') throw new Failed(`It was ${match.status} within the first second.`)
  return `${seen.marks()} things are drawn, and it goes on after the first second.`
}

function wins<W extends World>({ game, bot, plan }: Subject<W>, proof: Proof<W>, play: Play<W>): string {
  const look = proof.seen.look
  for (let attempt = 0; attempt < 3; attempt++) {
    const through = play(plan.seed + attempt * 101, goodPlayer(bot), undefined, look)
    if (through.status !== 'won') continue
    proof.won = through
    return `Won after ${seconds(through.ticks)}. The game said ${quoted(through.because)}.`
  }
  // The bot of rules has tried what the rules allow; a long search would only take long.
  const replay = searchWin(game, bot, plan, plan.book ? 9_000 : undefined)
  if (!replay) throw new Failed('Three games of the bot and a search found no way to win.', 'no-win')
  const through = play(replay.seed, followed(replay), undefined, look)
  if (through.status !== 'won') throw new Failed('A win was found, but could not be played again.')
  proof.won = through
  return `The search found a way to win in ${seconds(through.ticks)}. The game said ${quoted(through.because)}.`
}

function followed<W extends World>(replay: Replay): Player<W> {
  const inputs = inputsOf(replay)
  return () => inputs.next().value ?? idle
}

function idlingFails<W extends World>(play: Play<W>, plan: GamePlan, longest: number): string {
  const limit = Math.min(longest, (plan.rules.seconds ?? 55) + 5)
  const through = play(plan.seed, nobody, limit)
  if (through.status === 'won')
    throw new Failed(`It was won by doing nothing. The game said ${quoted(through.because)}.`)
  return through.status === 'lost'
    ? `Lost after ${seconds(through.ticks)} of doing nothing.`
    : `Not won after ${seconds(through.ticks)} of doing nothing.`
}

function loses<W extends World>({ game, bot, plan }: Subject<W>, proof: Proof<W>, play: Play<W>): string {
  const { lose } = bot
  const bad: Player<W> | undefined = lose && (({ world }, memory) => lose(world, memory))
  const known = proof.played.find(({ status }) => status === 'lost')
  if (plan.rules.gentle) {
    const worst = play(plan.seed, bad ?? randomPlayer(game, 5), 60, undefined, 'badly')
    if (worst.status === 'lost' || known) throw new Failed('It is called gentle, and was lost.')
    return 'A minute of the worst play did not lose it.'
  }
  if (known) {
    proof.lost = known
    // Whoever loses otherwise has not run into what is said to be dangerous.
    const isHarmless = castIn(plan, 'hazard').some(
      ({ id }) => !proof.played.some(({ deeds }) => deeds.some(({ by }) => by === id)),
    )
    if (bad && isHarmless) play(plan.seed, bad, 60, undefined, 'badly')
    return `Lost after ${seconds(known.ticks)}. The game said ${quoted(known.because)}.`
  }
  for (const player of [bad ?? nobody, nobody, randomPlayer(game, 11)]) {
    const through = play(plan.seed, player, undefined, undefined, 'badly')
    if (through.status !== 'lost') continue
    proof.lost = through
    return `Lost after ${seconds(through.ticks)}. The game said ${quoted(through.because)}.`
  }
  throw new Failed('Neither the worst play, nor none, nor random play lost it.')
}

/**
 * Each control, from the start and from later moments: it must make another world than idling does. What does so only now and then, such
 * as a button beside somebody who is seldom there, is tried where it was pressed in the won game.
 */
function controlsWork<W extends World>(
  { game, plan, bot }: Subject<W>,
  won: Playthrough<W> | undefined,
): string {
  const { controls } = game
  if (controls.length === 0) throw new Failed('It declares no controls.')
  const works = (control: Control, moments: readonly Match<W>[]) =>
    moments.some((moment) => changes(game, moment, control))
  const moments = momentsOf(game, plan, bot)
  const seldom = controls.filter((control) => !works(control, moments))
  for (const moment of moments) moment.leave()
  const dead = seldom.filter((control) => {
    const pressed = won ? pressesOf(game, won.replay, control) : []
    const isDead = !works(control, pressed)
    for (const moment of pressed) moment.leave()
    return isDead
  })
  if (dead.length > 0)
    throw new Failed(
      `These do nothing: ${dead.map(({ says, input }) => `${quoted(says)} (${input})`).join(', ')}.`,
    )
  return `${controls.length} controls, each changes the world.`
}

function momentsOf<W extends World>(game: GameToPlay<W>, plan: GamePlan, bot: Bot<W>): Match<W>[] {
  const match = game.begin(plan.seed)
  const moments = [match.copy()]
  const memory = {}
  for (let step = 1; step <= 12 * rate && match.status === 'playing'; step++) {
    match.step(bot.play(match.world, memory))
    // A round of noughts and crosses is over in two seconds.
    const apart = step < 3 * rate ? 0.4 * rate : 1.5 * rate
    if (step % apart === 0 && match.status === 'playing') moments.push(match.copy())
  }
  match.leave()
  return moments
}

/** The first moments of a game in which a button was pressed, or something was picked: in between, there may be nothing to choose from. */
function pressesOf<W extends World>(
  game: GameToPlay<W>,
  replay: Replay,
  { input, player }: Control,
): Match<W>[] {
  if (input === 'look' || input === 'pointer') return []
  const match = game.begin(replay.seed)
  const moments: Match<W>[] = []
  let before = false
  for (const { held, second, pointer, ...rest } of inputsOf(replay)) {
    if (match.status !== 'playing' || moments.length === mostPresses) break
    // Whoever points presses the first button with the pointer.
    const points = player !== 2 && input === 'a' && pointer?.down === true
    const down =
      input === 'pick'
        ? rest.pick !== undefined
        : points || ((player === 2 ? second : held) & bitOf(input)) !== 0
    if (down && !before) moments.push(match.copy())
    before = down
    match.step({ held, second, ...(pointer && { pointer }), ...rest })
  }
  match.leave()
  return moments
}
const mostPresses = 6

function changes<W extends World>(game: GameToPlay<W>, moment: Match<W>, control: Control): boolean {
  return trialsOf(game, moment, control).some(
    ({ used, unused }) => after(moment, used) !== after(moment, unused),
  )
}

/** A way to use a control, and the same without it: only the difference counts. */
type Trial = { used(step: number): Input; unused(step: number): Input }

const untouched = () => idle

/** A button is pressed anew now and then, alone and while going somewhere: a dash needs a direction. */
function trialsOf<W extends World>(
  game: GameToPlay<W>,
  moment: Match<W>,
  { input, player }: Control,
): Trial[] {
  if (input === 'pick')
    return moment
      .choices()
      .filter(({ disabled }) => !disabled)
      .slice(0, 12)
      .map(({ id }) => ({ used: (step) => (step === 1 ? { ...idle, pick: id } : idle), unused: untouched }))
  const { width, height } = game.stage
  if (input === 'look')
    return [
      [90, 0],
      [-90, 20],
    ].map(([x = 0, y = 0]) => ({
      used: (step) => ({ ...idle, pointer: { x: x * step, y: y * step, down: false } }),
      unused: untouched,
    }))
  if (input === 'pointer')
    return [
      [0.2, 0.3],
      [0.8, 0.7],
      [0.5, 0.85],
    ].map(([x = 0, y = 0]) => ({
      used: (step) => ({ ...idle, pointer: { x: width * x, y: height * y, down: step > 0 } }),
      unused: untouched,
    }))
  const hold = (held: number): Input => (player === 2 ? { held: 0, second: held } : { held, second: 0 })
  return [0, bitOf('right'), bitOf('up')].map((along) => ({
    used: (step) => hold(step > 0 && step % 20 < 14 ? along | bitOf(input) : along),
    unused: () => hold(along),
  }))
}

function after<W extends World>(moment: Match<W>, input: (step: number) => Input): string {
  const match = moment.copy()
  for (let step = 0; step < 40; step++) match.step(input(step))
  const text = essence(match.world)
  match.leave()
  return text
}

function restartRestores<W extends World>(game: GameToPlay<W>, plan: GamePlan): string {
  const first = startOf(game, plan.seed)
  const match = game.begin(plan.seed)
  const player = randomPlayer(game, 3)
  for (let step = 0; step < 10 * rate; step++) match.step(player(match, {}))
  const last = essence(match.world)
  match.leave()
  if (last === first) throw new Failed('Ten seconds of play changed nothing.')
  if (startOf(game, plan.seed) !== first) throw new Failed('A new game differs from the first one.')
  return 'After ten seconds of play a new game equals the first one.'
}

function startOf<W extends World>(game: GameToPlay<W>, seed: number): string {
  const match = game.begin(seed)
  const text = essence(match.world)
  match.leave()
  return text
}

function endsTheSame<W extends World>(game: GameToPlay<W>, won: Playthrough<W> | undefined): string {
  if (!won) throw new Failed('There is no won game to play again.')
  const again = playThrough({
    game,
    seed: won.replay.seed,
    player: followed(won.replay),
    longest: won.ticks / rate + 1,
  })
  if (essence(again.world) !== essence(won.world)) throw new Failed('The same inputs ended in another world.')
  return `Played again, the ${won.ticks} steps of the win end in the same world.`
}

type Minder<W extends World> = {
  /** Steps that were looked after, in all games together. */
  steps: number
  wrong?: string
  game(): (match: Match<W>, tick: number) => void
}

/** Looks after every game that somebody plays: a world that does not change for five seconds then has swallowed something. */
function minding<W extends World>(): Minder<W> {
  const minder: Minder<W> = {
    steps: 0,
    game() {
      let last = ''
      return ({ world, status }, tick) => {
        if (tick % (5 * rate) !== 0 || status !== 'playing') return
        const now = livingEssence(world)
        const wrong =
          now === last
            ? `Nothing changed for five seconds before second ${tick / rate}`
            : findNonsense(world, '')
        if (wrong) minder.wrong ??= `${wrong}, at second ${tick / rate} of a game.`
        last = now
      }
    },
  }
  return minder
}

/** Three minutes in all: those of the games that were played already, and as much more as is missing, by random players. */
function runsForAMinute<W extends World>(
  { game, plan }: Subject<W>,
  minder: Minder<W>,
  play: Play<W>,
): string {
  for (let more = 0; minder.steps < 180 * rate && more < 12; more++)
    play(plan.seed + more, randomPlayer(game, 21 + more), 60)
  if (minder.wrong) throw new Failed(minder.wrong)
  return `${(minder.steps / rate / 60).toFixed(1)} minutes, by good, middling and random players.`
}

function livingEssence(world: World): string {
  const { tick, clock, ...rest } = world
  return essence(rest as World)
}

/** Where a number is not a number, or a list grows without end. */
function findNonsense(value: unknown, path: string): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value) && value.length > 5000) return `${path} has grown to ${value.length}`
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'plan') continue
    const wrong = findNonsense(inner, `${path}.${key}`)
    if (wrong) return wrong
  }
  return undefined
}

function difficultyFits<W extends World>(
  { game, bot, plan }: Subject<W>,
  proof: Proof<W>,
  play: Play<W>,
): string {
  const { good, random } = ranges[plan.difficulty]
  const first = proof.played[0]?.status === 'won' ? 1 : 0
  // Only as many games as it takes to know: once the verdict can't change any more, nobody waits for the rest of them.
  const tally = (make: (seed: number) => Player<W>, games: number, least?: number, known = 0): Tally => {
    let won = known
    let played = known
    const isDecided = (least: number) => played > 0 && (won >= least || won + games - played < least)
    while (played < games && !(least !== undefined && isDecided(least))) {
      const seed = plan.seed + 1000 + played * 37
      if (play(seed, make(seed)).status === 'won') won++
      played++
    }
    return { won, played }
  }
  const tallies = {
    good: tally(() => goodPlayer(bot), 4, Math.ceil(good * 4), first),
    middling: tally((seed) => middlingPlayer(game, bot, seed), 2),
    random: tally((seed) => randomPlayer(game, seed), 3, Math.floor(random * 3) + 1),
  }
  const rates = {
    good: rateOf(tallies.good),
    middling: rateOf(tallies.middling),
    random: rateOf(tallies.random),
  }
  proof.rates = rates
  const said = `A good bot won ${told(tallies.good)}, a middling one ${told(tallies.middling)}, a random one ${told(tallies.random)}.`
  if (rates.good < good) throw new Failed(`Too hard for ${plan.difficulty}. ${said}`, 'too-hard')
  // Where the bot plays both sides, one of two people wins, however they play.
  const isBetweenPeople = bot.playsBoth === true && plan.rules.players === 2
  if (rates.random > random && !plan.rules.gentle && !isBetweenPeople)
    throw new Failed(`Too easy for ${plan.difficulty}. ${said}`, 'too-easy')
  return said
}

/** Whoever writes to the console during a proof has something to hide. */
function listenToConsole(): Ear {
  const { error, warn } = console
  let heard: string | undefined
  const listen = (...words: unknown[]) => {
    heard ??= `It complained: ${words.map(String).join(' ').slice(0, 200)}`
  }
  console.error = listen
  console.warn = listen
  return {
    heard: () => heard,
    stop() {
      console.error = error
      console.warn = warn
    },
  }
}

function seconds(ticks: number): string {
  return `${(ticks / rate).toFixed(1)} s`
}

/** Games of one player in a row. */
type Tally = { won: number; played: number }

const rateOf = ({ won, played }: Tally) => won / played
const told = ({ won, played }: Tally) => `${won} of ${played}`
