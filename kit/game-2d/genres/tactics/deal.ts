import { type Random, seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { stepFrom } from '../../turns/grid.ts'
import {
  board,
  type Deep,
  type Fighter,
  fourWays,
  type Skill,
  side,
  type TacticsState,
  type Twists,
} from './field.ts'
import { walkAndAim } from './foes.ts'

export type TacticsContent = Partial<Twists> & {
  /** How many are in the squad. */
  squad?: number
  deep?: Deep
}

const squadSkills: readonly Skill[] = ['strike', 'shoot', 'shove', 'sweep', 'strike']
const foeSkills: readonly Skill[] = ['strike', 'shoot', 'sweep']
const mostFoes = 8

/** A field with rocks and something deep, the squad below and its foes above, who show at once what they are about to do. */
export function battlefield(plan: GamePlan, seed: number, level: number): TacticsState {
  const content = (plan.content ?? {}) as TacticsContent
  const random = seededRandom(seed)
  const { rocks, deep } = groundOf(random)
  const free = (rows: readonly number[]) =>
    random
      .shuffled(rows.flatMap((row) => Array.from({ length: side }, (_, column) => row * side + column)))
      .filter((cell) => !rocks.includes(cell) && !deep.includes(cell))
  const own = squadOf(plan, content.squad ?? 3, free([5, 6, 7]))
  const foes = foesOf(plan, level, own.length, free([0, 1, 2]))
  return walkAndAim({
    rocks,
    deep,
    kind: deepOf(plan),
    fighters: [...own, ...foes],
    struck: [],
    round: 0,
    drowned: 0,
    twists: { ghosts: content.ghosts ?? false, joins: content.joins ?? false },
    slips: dial(plan, 0.7, 0),
    random: random.state(),
  })
}

const fighter = (one: Pick<Fighter, 'id' | 'cast' | 'side' | 'skill' | 'most' | 'cell'>): Fighter => ({
  ...one,
  health: one.most,
  moved: false,
  acted: false,
})

/** The player and their friends; where there are too few of them, there are several of the player's kind. */
function squadOf(plan: GamePlan, count: number, cells: readonly number[]): Fighter[] {
  const hero = theOne(plan, 'player')
  const friends = castIn(plan, 'friend')
  const casts = [...Array<typeof hero>(Math.max(1, count - friends.length)).fill(hero), ...friends]
  return Array.from({ length: count }, (_, id) =>
    fighter({
      id,
      cast: (casts[id] ?? hero).id,
      side: 0,
      skill: squadSkills[id % squadSkills.length] as Skill,
      most: 4,
      cell: cells[id] as number,
    }),
  )
}

/** As many of each as the sentence says; else as many as the game is hard. */
function foesOf(plan: GamePlan, level: number, first: number, cells: readonly number[]): Fighter[] {
  const [common, bosses] = [castIn(plan, 'enemy'), castIn(plan, 'boss')]
  const told = common.flatMap(({ id, count = 0 }) => Array<string>(count).fill(id))
  const untold = common.filter(({ count }) => count === undefined)
  const wanted = Math.round(dial(plan, 3.6, 6.6)) + level - 1
  while (untold.length > 0 && told.length < wanted)
    told.push((untold[told.length % untold.length] ?? common[0])?.id ?? '')
  const casts = [...bosses.map(({ id }) => id), ...told].slice(0, mostFoes)
  return casts.map((cast, index) => {
    const isBoss = bosses.some(({ id }) => id === cast)
    const skill = foeSkills[index % foeSkills.length] as Skill
    const most = isBoss ? 8 : skill === 'strike' ? 4 : 3
    return fighter({ id: first + index, cast, side: 1, skill, most, cell: cells[index] as number })
  })
}

/** Rocks here and there and two pools; everybody can get everywhere. */
function groundOf(random: Random): Pick<TacticsState, 'rocks' | 'deep'> {
  for (;;) {
    const deep = [poolFrom(random), poolFrom(random)].flat()
    const inner = Array.from({ length: side * side }, (_, cell) => cell).filter(
      (cell) => !deep.includes(cell),
    )
    const rocks = random.shuffled(inner).slice(0, 7)
    if (isWhole([...rocks, ...deep])) return { rocks, deep }
  }
}

function poolFrom(random: Random): number[] {
  const first = (2 + random.below(4)) * side + random.below(side)
  const ways = random.shuffled([...fourWays]).slice(0, 2)
  return [first, ...ways.flatMap(([dx, dy]) => stepFrom(board, first, dx, dy) ?? [])]
}

function isWhole(closed: readonly number[]): boolean {
  const open = Array.from({ length: side * side }, (_, cell) => cell).filter((cell) => !closed.includes(cell))
  const seen = new Set(open.slice(0, 1))
  for (const cell of seen)
    for (const [dx, dy] of fourWays) {
      const next = stepFrom(board, cell, dx, dy)
      if (next !== undefined && !closed.includes(next)) seen.add(next)
    }
  return seen.size === open.length
}

const fiery: ReadonlySet<string> = new Set(['volcano', 'hell'])
const wet: ReadonlySet<string> = new Set([
  ...['meadow', 'forest', 'jungle', 'garden', 'farm', 'village', 'park', 'desert', 'beach', 'sea', 'swamp'],
  ...['snow', 'mountain', 'castle', 'graveyard', 'haunted', 'city', 'road'],
])

/** What there is to fall into. */
export function deepOf({ content, look: { scene } }: GamePlan): Deep {
  const told = (content as TacticsContent | undefined)?.deep
  return told ?? (fiery.has(scene) ? 'lava' : wet.has(scene) ? 'water' : 'pit')
}
