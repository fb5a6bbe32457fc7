import { execFileSync } from 'node:child_process'
import { seededRandom } from '@makebelieve/kit/core/random'
import { digestOf } from '../../../../shipped/digest.ts'
import type { Mechanic } from '../mechanic.ts'
import { mechanics } from '../mechanics/index.ts'
import { exampleGame } from './example-game.ts'
import { playedOf } from './played.ts'

/**
 * Games of three mechanics that nobody put together before, drawn by the hash of the commit: how many show all three, and are won.
 * `node …/try-triples.ts [games]`.
 */
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const random = seededRandom(digestOf(commit))
const wanted = Number(process.argv[2] ?? 10)
const playable = mechanics.filter(({ standsIn }) => !standsIn)
let shown = 0
let wins = 0
for (let game = 0; game < wanted; game++) {
  const drawn = draw()
  const { plan, composed } = exampleGame(drawn, mechanics, { seed: 7 + game })
  const { won, films } = playedOf(plan)
  const unseen = drawn.filter(({ id, seen }) => {
    const use = composed.uses.find(({ mechanic }) => mechanic === id)
    return !use || seen(films, use) === undefined
  })
  if (unseen.length === 0) shown++
  if (won) wins++
  console.log(
    `${drawn.map(({ id }) => id).join(' + ')} in ${composed.book.space.id}: ${won ? 'won' : 'NOT WON'}${unseen.length > 0 ? `, not seen: ${unseen.map(({ id }) => id).join(', ')}` : ''}`,
  )
}
console.log(`${shown} of ${wanted} games show all three; ${wins} are won.`)

/** Three that have a space in common, at least one of them the player's. */
function draw(): Mechanic[] {
  for (;;) {
    const drawn = random.shuffled(playable).slice(0, 3)
    const common =
      drawn[0]?.spaces.filter((space) => drawn.every(({ spaces }) => spaces.includes(space))) ?? []
    if (common.length > 0 && drawn.some(({ by }) => by === 'player')) return drawn
  }
}
