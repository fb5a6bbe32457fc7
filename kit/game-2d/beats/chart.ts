import { type Random, seededRandom } from '../../core/random.ts'
import { castIn, dial, type GamePlan } from '../../game/plan.ts'
import { bar, beat, songOf } from './song.ts'

/** A note that comes down a lane, or something that must be left alone. */
export type Mark = {
  /** The step of the round at which it should be struck. */
  at: number
  /** As the music has it: a MIDI note. */
  note: number
  /** Whose picture it has; none is a plain note. */
  cast: string
  bad: boolean
}

/** All marks of a round, lane by lane, each lane in order. */
export type Chart = { lanes: readonly (readonly Mark[])[]; count: number }

export const usualLanes = 4
export const lanesIn = ({ content }: GamePlan): number =>
  typeof content?.lanes === 'number' ? content.lanes : usualLanes

const charts = new WeakMap<GamePlan, Chart[]>()

/** The notes of a round: those of the tune that is heard, fewer of them where it is easy, and more from round to round. */
export function chartOf(plan: GamePlan, round: number): Chart {
  const known = charts.get(plan) ?? []
  charts.set(plan, known)
  const chart = known[round] ?? writeChart(plan, round)
  known[round] = chart
  return chart
}

function writeChart(plan: GamePlan, round: number): Chart {
  const { tune, sixteenth, music } = songOf(plan)
  const random = seededRandom(plan.look.seed * 31 + round)
  const many = lanesIn(plan)
  const laneOf = lanesByPitch(
    tune.map(({ note }) => note),
    many,
  )
  const faces = castIn(plan, 'collectible').map(({ id }) => id)
  const lanes: Mark[][] = Array.from({ length: many }, () => [])
  const put = (lane: number, at: number, note: number, bad = '') =>
    lanes[lane]?.push({
      at: at * sixteenth,
      note,
      cast: bad || (faces[lane % faces.length] ?? ''),
      bad: bad !== '',
    })
  const between = Math.min(1, dial(plan, 0.15, 1) + round * 0.2)
  for (const { at, note } of tune) {
    // What lies between the beats is what makes it hard.
    if (at % beat !== 0 && random.next() > between) continue
    const lane = laneOf(note)
    put(lane, at, note)
    const isStrong = at % bar === 0 && at > 0
    if (isStrong && random.next() < dial(plan, -0.4, 0.9))
      put((lane + 1 + random.below(many - 1)) % many, at, note)
  }
  const count = lanes.reduce((sum, { length }) => sum + length, 0)
  const [bad] = castIn(plan, 'hazard')
  if (bad)
    for (let at = bar; at < music.length - bar; at += bar / 2) {
      const lane = freeLane(lanes, at * sixteenth + sixteenth * 2, sixteenth * 4, random)
      if (lane !== undefined && random.next() < dial(plan, 0.35, 0.9)) put(lane, at + 2, 0, bad.id)
    }
  for (const lane of lanes) lane.sort((one, other) => one.at - other.at)
  return { lanes, count }
}

/** Low notes lie on the left and high ones on the right, so that one sees how the tune goes. */
function lanesByPitch(notes: readonly number[], many: number): (note: number) => number {
  const pitches = [...new Set(notes)].sort((one, other) => one - other)
  return (note) => Math.min(many - 1, Math.floor((pitches.indexOf(note) * many) / pitches.length))
}

/** Where nothing is struck shortly before or after it. */
function freeLane(lanes: readonly Mark[][], at: number, apart: number, random: Random): number | undefined {
  const free = lanes.flatMap((marks, lane) =>
    marks.some((mark) => Math.abs(mark.at - at) < apart) ? [] : [lane],
  )
  return free[random.below(Math.max(1, free.length))]
}
