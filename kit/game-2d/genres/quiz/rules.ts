import type { Input } from '../../../core/input.ts'
import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { picksIn } from '../../../game/second-cursor.ts'
import { addScore, loseLife, newWorld, rate, shuffle, tell, type World, win } from '../../../game/world.ts'
import { type Lock, newLock } from '../../lock.ts'
import { calmDown, feel, type Host, newHost } from '../../table/host.ts'
import { type Bonus, layBonus, newBonus, savedByShield, takeBonus, timeGiven, worthNow } from './bonus.ts'
import { goalOf, type Question, questionsIn, secondsEach, usualAnswers } from './content.ts'
import { middleOfAnswer, pipPlace, stage } from './layout.ts'
import { isSealed, minding, unlockNext, winKey } from './locking.ts'
import { mayOtherTry, newRace, passOn, type Race, tallied } from './race.ts'

export type QuizWorld = World & {
  /** The questions in the order in which they are asked; what was not known comes again at the end. */
  order: number[]
  /** In which order the four answers are shown: places in the question's own list. */
  shown: number[]
  /** Places on the screen that fifty-fifty has taken away. */
  removed: number[]
  phase: 'appear' | 'asking' | 'told'
  left: number
  /** Steps that there are for an answer. */
  total: number
  /** The place that was picked; -1: the time was up. */
  picked: number
  right: number
  streak: number
  fifties: number
  skips: number
  host: Host
  rival: Host
  /** Whether the boss has come for the last questions. */
  bossCame: boolean
  lock: Lock | null
  bonus: Bonus
  race: Race
}

const bossQuestions = 2
const appearSteps = 26
/** How long the explanation stays, unless somebody goes on before. */
const toldSteps = { right: Math.round(3.2 * rate), wrong: Math.round(4.5 * rate) }

export function create(plan: GamePlan, seed: number): QuizWorld {
  const world: QuizWorld = {
    ...newWorld(plan, seed),
    order: [],
    shown: [0, 1, 2, 3],
    removed: [],
    phase: 'appear',
    left: 0,
    total: 0,
    picked: -1,
    right: 0,
    streak: 0,
    fifties: plan.challenge < 0.4 ? 2 : 1,
    skips: plan.challenge < 0.6 ? 2 : 1,
    host: newHost(),
    rival: newHost(),
    bossCame: false,
    lock: newLock(plan),
    bonus: newBonus(),
    race: newRace(),
  }
  world.order = shuffle(
    world,
    questionsIn(plan).map((_, index) => index),
  )
  ask(world)
  return world
}

/** The question that is asked just now. */
export function questionOf({ plan, order }: QuizWorld): Question {
  const question = questionsIn(plan)[order[0] ?? 0]
  if (!question) throw new Error('There is nothing to ask')
  return question
}

/** Whoever is played against; a boss comes for the last questions. */
export function rivalOf({ plan, right }: QuizWorld): CastMember | undefined {
  const [boss] = castIn(plan, 'boss')
  const [enemy = boss] = castIn(plan, 'enemy')
  return boss && right >= goalOf(plan) - bossQuestions ? boss : enemy
}

/** The place on the screen where the right answer stands. */
export const rightPlace = ({ shown }: QuizWorld) => shown.indexOf(0)

function ask(world: QuizWorld): void {
  world.shown = shuffle(world, [0, 1, 2, 3])
  world.removed = []
  world.picked = -1
  world.phase = 'appear'
  world.left = appearSteps
  world.race.out = 0
  unlockNext(world)
  layBonus(world)
}

/** Time for one answer: as said, or longer for longer questions and shorter in later levels. */
function timeFor(world: QuizWorld): number {
  const { plan, level, right } = world
  const said = secondsEach(plan)
  if (said !== undefined) return Math.round(said * timeGiven(world) * rate)
  const { ask: words, answers } = questionOf(world)
  const reading = (words.length + answers.join('').length) * dial(plan, 0.045, 0.025)
  const hurry = 0.88 ** (level - 1) * (plan.rules.faster ? 0.95 ** right : 1)
  return Math.round((dial(plan, 20, 7) + reading) * hurry * timeGiven(world) * rate)
}

export function step(world: QuizWorld, input: Input): void {
  calmDown(world.host)
  calmDown(world.rival)
  calmDown(world.race.second)
  world.left--
  if (world.phase === 'appear') {
    if (world.left > 0) return
    world.phase = 'asking'
    world.left = timeFor(world)
    world.total = world.left
  } else if (world.phase === 'asking') {
    const picks = picksIn(input)
    for (const { id, by } of picks) if (world.phase === 'asking') choose(world, id, by)
    if (picks.length > 0) return
    if (world.left <= 0) answer(world, -1, 1)
    else if (world.left <= 5 * rate && world.left % rate === 0)
      tell(world, 'warn', { x: stage.width / 2, y: 320, value: world.left / rate })
  } else if (world.left <= 0 || (mayGoOn(world) && picksIn(input).some(({ id }) => id === 'next')))
    goOn(world)
}

/** Two who race press the same moment: the slower one must not wave the explanation away. */
function mayGoOn({ plan, picked, left, shown }: QuizWorld): boolean {
  const told = picked === shown.indexOf(0) ? toldSteps.right : toldSteps.wrong
  return plan.rules.players === 1 || told - left > 30
}

function choose(world: QuizWorld, pick: string, player: 1 | 2): void {
  const by = theOne(world.plan, 'player').id
  if (pick === 'fifty' && world.fifties > 0 && world.removed.length === 0) {
    world.fifties--
    const wrong = [0, 1, 2, 3].filter((place) => place !== rightPlace(world))
    world.removed = shuffle(world, wrong).slice(0, 2)
    for (const place of world.removed) tell(world, 'break', { by, ...middleOfAnswer(place) })
    tell(world, 'power', { by, x: 190, y: 610, words: 'Two are gone' })
  } else if (pick === 'skip' && world.skips > 0) {
    world.skips--
    tell(world, 'turn', { by, x: 530, y: 610 })
    // Skipped, not gone: it comes again when all the others were asked.
    world.order.push(world.order.shift() ?? 0)
    ask(world)
  } else if (/^[0-3]$/.test(pick) && !world.removed.includes(Number(pick)))
    answer(world, Number(pick), player)
}

function answer(world: QuizWorld, place: number, player: 1 | 2): void {
  const { plan, race } = world
  if (race.out === player && place >= 0) return
  const by = theOne(plan, 'player').id
  const rival = rivalOf(world)
  const isRight = place === rightPlace(world)
  if (!isRight && place >= 0 && mayOtherTry(world)) {
    passOn(world, place, player)
    return
  }
  const at = middleOfAnswer(isRight ? place : rightPlace(world))
  world.picked = place
  race.by = player
  world.phase = 'told'
  const quick = world.left / Math.max(1, world.total)
  world.left = isRight ? toldSteps.right : toldSteps.wrong
  feel(player === 2 ? race.second : world.host, isRight ? 'happy' : 'sad')
  feel(world.rival, isRight ? 'sad' : 'happy')
  if (!isRight) {
    world.streak = 0
    const spot = place < 0 ? { x: stage.width / 2, y: 320 } : middleOfAnswer(place)
    tell(world, 'wrong', { by, ...spot, words: place < 0 ? 'Time is up!' : 'Not quite!' })
    if (savedByShield(world)) return
    if (rival) tell(world, 'hurt', { by: rival.id, to: by, x: 70, y: 60 })
    loseLife(world, place < 0 ? 'Too many questions ran out of time.' : 'Too many answers were wrong.')
    return
  }
  // Behind a lock nothing counts but the key.
  const counts = !isSealed(world)
  if (counts) world.right++
  world.streak++
  race.right[player - 1] = (race.right[player - 1] ?? 0) + 1
  const points =
    (10 + Math.round(quick * 10) + Math.min(5, world.streak - 1) * 5) * worthOf(plan) * worthNow(world)
  tell(world, 'right', { by, ...at, words: `+${points}`, value: Math.min(5, world.streak) })
  const [prize] = castIn(plan, 'collectible')
  if (prize && counts)
    tell(world, 'collect', { by, to: prize.id, ...pipPlace(world.right - 1, goalOf(plan)) })
  if (rival) tell(world, 'hit', { by, to: rival.id, x: stage.width - 70, y: 60 })
  if (world.streak >= 3)
    tell(world, 'power', { by, x: stage.width / 2, y: 322, words: `${world.streak} in a row!` })
  takeBonus(world)
  winKey(world)
  addScore(world, minding(world, points))
}

/** Where points are the aim, a handful of answers has to bring them. */
function worthOf({ rules }: GamePlan): number {
  return rules.scoreGoal === undefined ? 1 : Math.max(1, Math.round(rules.scoreGoal / (usualAnswers * 28)))
}

function goOn(world: QuizWorld): void {
  const { plan } = world
  const goal = goalOf(plan)
  const wasRight = world.picked === rightPlace(world)
  if (plan.rules.scoreGoal === undefined && world.right >= goal) {
    const rival = rivalOf(world)
    if (rival)
      tell(world, 'defeat', { by: theOne(plan, 'player').id, to: rival.id, x: stage.width - 70, y: 60 })
    win(world, `You answered ${goal} questions right${tallied(world)}.`)
    return
  }
  const asked = world.order.shift() ?? 0
  // What was not known comes again at the very end; what was known, only when there is nothing else.
  world.order.push(asked)
  if (wasRight && world.right % questionsIn(plan).length === 0) world.order = shuffle(world, world.order)
  const [boss] = castIn(plan, 'boss')
  if (boss && wasRight && !world.bossCame && world.right === Math.max(1, goal - bossQuestions)) {
    world.bossCame = true
    tell(world, 'boss', { by: boss.id, x: stage.width - 70, y: 60, words: `The ${boss.name}!` })
  }
  const level = Math.min(plan.rules.levels, 1 + Math.floor((world.right * plan.rules.levels) / goal))
  if (level > world.level) {
    world.level = level
    world.lock = newLock(plan)
    tell(world, 'level', { x: stage.width / 2, y: stage.height / 2, value: level, words: `Round ${level}` })
  }
  ask(world)
}
