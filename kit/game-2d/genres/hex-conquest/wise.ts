import { seededRandom } from '../../../core/random.ts'
import type { Move, Strength } from '../../turns/rules.ts'
import { attacksOf, foesAround, type HexState, landsOf, mostArmies, type Owner } from './lands.ts'

/** In how many of all ways so many dice show each sum. */
function sumsOf(dice: number): number[] {
  let sums = [1]
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(sums.length + 6).fill(0)
    sums.forEach((chance, sum) => {
      for (let eyes = 1; eyes <= 6; eyes++) next[sum + eyes] = (next[sum + eyes] ?? 0) + chance / 6
    })
    sums = next
  }
  return sums
}

/** How likely so many dice beat so many others. */
const odds: number[][] = Array.from({ length: mostArmies + 1 }, (_, strong) =>
  Array.from({ length: mostArmies + 1 }, (__, weak) => {
    const [mine, theirs] = [sumsOf(strong), sumsOf(weak)]
    let [chance, below] = [0, 0]
    mine.forEach((one, sum) => {
      chance += one * below
      below += theirs[sum] ?? 0
    })
    return chance
  }),
)

function chanceOf({ armies, plain }: HexState, from: number, to: number): number {
  const [strong, weak] = [armies[from] ?? 0, armies[to] ?? 0]
  return plain ? Number(strong > weak) : (odds[strong]?.[weak] ?? 0)
}

/** What an attack is worth: land and the armies that are gone, against those that may be lost and the gap that is left behind. */
function worthOf(state: HexState, [from, to]: readonly [number, number]): number {
  const { armies, owners, turn } = state
  const chance = chanceOf(state, from, to)
  const [strong, weak] = [armies[from] ?? 0, armies[to] ?? 0]
  const other = owners[to] as Owner
  const left = landsOf(state, other).length
  const gain = 8 + weak * 2 + (left === 1 ? 30 : 0) + (left > landsOf(state, turn).length ? 3 : 0)
  const threats = foesAround(state, from).filter((cell) => cell !== to && (armies[cell] ?? 0) > 2).length
  const further = foesAround({ owners: owners.map((one, cell) => (cell === to ? turn : one)) }, to).length
  return chance * (gain - threats * 2 - further * 0.5) - (1 - chance) * (strong - 1) * 3
}

/** The best attack as far as one looks; with none that is worth it, the turn ends. */
export function wise(state: HexState, { nodes, slips, seed }: Strength): Move {
  const random = seededRandom(seed)
  if (random.next() < slips) return ['end']
  const seen = random.shuffled(attacksOf(state, state.turn)).slice(0, nodes)
  let best: { move: Move; worth: number } = { move: ['end'], worth: 0.5 }
  for (const attack of seen) {
    const worth = worthOf(state, attack)
    if (worth > best.worth) best = { move: attack.map(String), worth }
  }
  return best.move
}
