import type { Input } from '../../../core/input.ts'
import { castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import type { Control } from '../../../game/rules.ts'
import { addScore, chance, lose, loseLife, newWorld, pressed, rate, tell, win } from '../../../game/world.ts'
import { chartOf, lanesIn, type Mark } from '../../beats/chart.ts'
import { bar, beat, songOf } from '../../beats/song.ts'
import type { Genre } from '../../genre.ts'
import { draw } from './view.ts'
import {
  contentOf,
  type Judgement,
  keysOf,
  laneArea,
  laneButtons,
  laneMiddle,
  line,
  type RhythmWorld,
  rivalIn,
  stage,
  swapsOf,
  windowOf,
} from './world.ts'

/** Notes come down in lanes with the music that is heard, and are struck in time. */

export const genre: Genre<RhythmWorld> = {
  id: 'rhythm',
  dimension: '2d',
  stage,
  seen: 'side',
  controls: (plan) => [
    ...laneButtons(plan).map((input): Control => {
      const key = keysOf[input]
      return { input, says: 'Strike', onStage: true, ...(key && { keys: [key] }) }
    }),
    { input: 'pointer', says: 'Tap a lane' },
  ],
  howTo: (plan) => [
    lanesIn(plan) === 4
      ? 'Strike a note when it reaches its ring: with the arrow keys, with D F J K, or by tapping its lane.'
      : 'Strike a note when it reaches its ring: with the arrow keys, or by tapping its lane.',
    ...twistsHowTo(plan),
    ...castIn(plan, 'hazard')
      .slice(0, 1)
      .map(({ plural }) => `Let the ${plural} go by.`),
    plan.rules.gentle
      ? 'Missed notes do no harm: just listen and join in again.'
      : rivalIn(plan)
        ? `Keep your energy up, and hit more notes than the ${rivalIn(plan)?.name}.`
        : 'Misses drain your energy. Last to the end of the song.',
  ],
  create(plan, seed) {
    const { sixteenth } = songOf(plan)
    const lanes = lanesIn(plan)
    return {
      ...newWorld(plan, seed),
      time: -Math.round(bar * sixteenth),
      round: 0,
      next: Array<number>(lanes).fill(0),
      since: Array<number>(lanes).fill(rate),
      energy: 1,
      streak: 0,
      hits: 0,
      now: 0,
      rival: 0,
      said: '',
      ago: rate,
      touch: false,
      missed: 0,
    }
  },
  step,
  hud: ({ energy, streak, hits, missed, rival, plan }) => [
    ...(plan.rules.gentle ? [] : [{ says: 'Energy', value: '', part: energy }]),
    ...(contentOf(plan).misses ? [{ says: 'Missed', value: `${missed} / ${contentOf(plan).misses}` }] : []),
    { says: 'Streak', value: String(streak) },
    ...(rivalIn(plan) ? [{ says: 'Notes', value: `${hits} : ${rival}`, picture: rivalIn(plan)?.id }] : []),
    ...(plan.rules.goalCount ? [{ says: 'Hits', value: `${hits} / ${plan.rules.goalCount}` }] : []),
  ],
  music: {
    at: ({ plan, round, time }: RhythmWorld) =>
      round * songOf(plan).music.length + time / songOf(plan).sixteenth,
  },
  draw,
}

/** What is different here. */
function twistsHowTo(plan: GamePlan): string[] {
  const { misses, swaps, faster } = contentOf(plan)
  const when = swaps === 'half' ? 'Halfway through the song' : `Every ${swaps} seconds`
  return [
    ...(misses === 1 ? ['A single missed note ends the game.'] : []),
    ...(misses && misses > 1 ? [`${misses} missed notes end the game.`] : []),
    ...(swaps ? [`${when} the lanes change places; each keeps its key.`] : []),
    ...(faster ? ['The notes come down faster and faster.'] : []),
  ]
}

function step(world: RhythmWorld, input: Input): void {
  const { plan } = world
  world.time++
  world.ago++
  for (const lane of world.since.keys()) world.since[lane] = (world.since[lane] ?? 0) + 1
  countIn(world)
  if (swapsOf(world).made > swapsOf({ ...world, time: world.time - 1 }).made)
    tell(world, 'warn', { x: stage.width / 2, y: 250, words: 'Lanes swap!' })
  for (const lane of struckLanes(world, input)) strike(world, lane)
  letPass(world)
  if (world.status === 'playing' && world.time >= songOf(plan).length) endRound(world)
}

/** Four beats before the song begins. */
function countIn(world: RhythmWorld): void {
  const { sixteenth } = songOf(world.plan)
  for (let left = 1; left <= bar / beat; left++)
    if (world.time === -Math.round(left * beat * sixteenth) + 1)
      tell(world, 'turn', { x: stage.width / 2, y: line, value: left })
}

function struckLanes(world: RhythmWorld, input: Input): number[] {
  const lanes = laneButtons(world.plan).flatMap((button, lane) =>
    pressed(world, input, button) ? [lane] : [],
  )
  const { pointer } = input
  const isTap = pointer?.down === true && !world.touch
  world.touch = pointer?.down === true
  if (!pointer || !isTap) return lanes
  const many = lanesIn(world.plan)
  const slot = Math.floor(((pointer.x - laneArea.x) * many) / laneArea.width)
  if (slot < 0 || slot >= many) return lanes
  // A finger means the lane that is there now.
  const lane = swapsOf(world).made % 2 === 0 ? slot : many - 1 - slot
  return [...lanes, lane]
}

const marksOf = ({ plan, round }: RhythmWorld, lane: number): readonly Mark[] =>
  chartOf(plan, round).lanes[lane] ?? []

export const nextMark = (world: RhythmWorld, lane: number): Mark | undefined =>
  marksOf(world, lane)[world.next[lane] ?? 0]

/** Steps by which it is as good as exact. */
const perfect = 3

const spotOf = (world: RhythmWorld, lane: number) => ({ x: laneMiddle(world, lane), y: line })

function strike(world: RhythmWorld, lane: number): void {
  const { plan } = world
  world.since[lane] = 0
  const mark = nextMark(world, lane)
  const off = mark ? Math.abs(world.time - mark.at) : rate
  if (!mark || off > windowOf(plan)) {
    // Nothing was there: drumming on everything must not pay.
    world.streak = 0
    drain(world, dial(plan, 0.01, 0.04))
    return
  }
  world.next[lane] = (world.next[lane] ?? 0) + 1
  if (mark.bad) spoil(world, lane, mark)
  else hit(world, lane, mark, off <= perfect)
}

function hit(world: RhythmWorld, lane: number, { note, cast }: Mark, isPerfect: boolean): void {
  const { plan } = world
  world.streak++
  world.hits++
  world.now++
  world.energy = Math.min(1, world.energy + (isPerfect ? 0.025 : 0.015))
  say(world, isPerfect ? 'Perfect!' : 'Good')
  const by = theOne(plan, 'player').id
  tell(world, cast ? 'collect' : 'right', { by, ...(cast && { to: cast }), ...spotOf(world, lane), note })
  addScore(world, (isPerfect ? 20 : 10) * (1 + Math.min(3, Math.floor(world.streak / 10))))
  const { goalCount } = plan.rules
  if (goalCount !== undefined && world.hits >= goalCount) win(world, `You hit ${goalCount} notes.`)
  rivalPlays(world)
}

function spoil(world: RhythmWorld, lane: number, { cast }: Mark): void {
  world.streak = 0
  say(world, 'Miss')
  tell(world, 'hurt', { by: cast, to: theOne(world.plan, 'player').id, ...spotOf(world, lane) })
  drain(world, dial(world.plan, 0.1, 0.2))
  countMiss(world)
}

/** What nobody struck in time. */
function letPass(world: RhythmWorld): void {
  const late = world.time - windowOf(world.plan)
  for (const lane of world.next.keys())
    for (let mark = nextMark(world, lane); mark && mark.at < late; mark = nextMark(world, lane)) {
      world.next[lane] = (world.next[lane] ?? 0) + 1
      if (mark.bad) continue
      world.streak = 0
      say(world, 'Miss')
      tell(world, 'miss', { ...spotOf(world, lane), ...(mark.cast && { to: mark.cast }) })
      rivalPlays(world)
      drain(world, dial(world.plan, 0.06, 0.14))
      countMiss(world)
    }
}

function countMiss(world: RhythmWorld): void {
  const { misses } = contentOf(world.plan)
  world.missed++
  if (misses === undefined || world.missed < misses || world.status !== 'playing') return
  loseLife(world, misses === 1 ? 'One note was missed.' : `${misses} notes were missed.`)
  if (world.status === 'playing') world.missed = 0
}

function say(world: RhythmWorld, words: Judgement): void {
  world.said = words
  world.ago = 0
}

function drain(world: RhythmWorld, part: number): void {
  const { plan } = world
  if (plan.rules.gentle || world.status !== 'playing') return
  world.energy = Math.max(0, world.energy - part)
  if (world.energy > 0) return
  loseLife(world, 'You lost the beat.')
  if (world.status === 'playing') world.energy = 1
}

/** The rival has the same notes, and some of them go wrong. */
function rivalPlays(world: RhythmWorld): void {
  if (rivalIn(world.plan) && chance(world) < dial(world.plan, 0.45, 0.9)) world.rival++
}

function endRound(world: RhythmWorld): void {
  const { plan, round } = world
  const { rules } = plan
  const isPlayed = world.now * 3 >= chartOf(plan, round).count
  world.time -= songOf(plan).length
  world.round++
  world.next = world.next.map(() => 0)
  world.now = 0
  const goesOn = rules.scoreGoal !== undefined || rules.goalCount !== undefined || world.clock !== null
  // Where nothing can be lost, whoever only listened hears it again.
  if (goesOn || !isPlayed) return
  if (world.level < rules.levels) {
    world.level++
    tell(world, 'level', {
      x: stage.width / 2,
      y: stage.height / 2,
      value: world.level,
      words: `Level ${world.level}`,
    })
  } else endSong(world)
}

function endSong(world: RhythmWorld): void {
  const { plan, hits, rival } = world
  const other = rivalIn(plan)
  if (other && rival >= hits) {
    lose(world, `The ${other.name} hit ${rival} notes, and you hit ${hits}.`)
    return
  }
  if (other) tell(world, 'defeat', { by: theOne(plan, 'player').id, to: other.id, x: 630, y: 470 })
  win(
    world,
    other
      ? `You hit ${hits} notes, and the ${other.name} hit ${rival}.`
      : `You played it to the end: ${hits} notes.`,
  )
}
