import { type Spot, stage } from '@makebelieve/kit/rules/spaces/space'
import { overlaps } from '@makebelieve/kit/rules/spaces/spots'
import type { RulesWorld } from '@makebelieve/kit/rules/world'
import type { Mechanic } from '../mechanic.ts'
import { all } from '../observe.ts'

/** Nothing holds on ice: whoever sets off goes straight on until something is in the way, and only then can turn. */
export const slide: Mechanic = {
  id: 'slide',
  // As the reader tells it (`read/ice.ts`): 'slides until it bumps into a rock'.
  verbs: ['slide until stopped'],
  phrase: true,
  careful: true,
  by: 'player',
  spaces: ['top'],
  adds({ you, whom }) {
    const stops = whom && whom.id !== you.id ? whom : undefined
    return {
      layout: { ice: true },
      ...(stops && {
        kinds: [
          { cast: stops.id, drive: { does: 'still' }, count: 20, where: 'rows', size: 58, flies: true },
        ],
      }),
    }
  },
  seen(films, { who, whom }) {
    let [aside, along, stops, beside] = [0, 0, 0, 0]
    for (const { frames } of films) {
      let last: Spot = nowhere
      for (let at = 1; at < frames.length; at++) {
        const [before, after] = [frames[at - 1], frames[at]]
        const [was] = before ? all(before, who.id) : []
        const [is] = after ? all(after, who.id) : []
        if (!was || !is || !after) continue
        const [x, y] = [is.x - was.x, is.y - was.y]
        const isPut = Math.abs(x) > 60 || Math.abs(y) > 60
        const way = isPut
          ? nowhere
          : { x: Math.abs(x) > 1 ? Math.sign(x) : 0, y: Math.abs(y) > 1 ? Math.sign(y) : 0 }
        const isStraight = way.x * way.y === 0
        // Between two moments one may come to a stop and set off again; whoever goes on at a slant does not slide so.
        if (!isStraight && last.x * last.y !== 0) return undefined
        const goesOn = way.x === last.x && way.y === last.y
        if (goesOn && isStraight) {
          aside += Math.abs(way.x)
          along += Math.abs(way.y)
        }
        const hasStopped = !isPut && !goesOn && Math.abs(last.x) + Math.abs(last.y) === 1
        if (hasStopped) {
          // Who turns back is already on the way back.
          const ahead = ({ x, y }: Spot) => ({ x: x + last.x * 56, y: y + last.y * 56 })
          if (!isBarred(after, ahead(is)) && !isBarred(after, ahead(was))) return undefined
          stops++
          if (whom && all(after, whom.id).some((one) => Math.hypot(one.x - is.x, one.y - is.y) < 96)) beside++
        }
        last = way
      }
    }
    const rocks = !whom || whom.id === who.id || beside > 3
    // Who can only go to and fro stops at the rim as well.
    return Math.min(aside, along) > 20 && aside + along > 60 && stops > 12 && rocks
      ? `The ${who.name} slid straight on in ${aside + along} moments and came to a stop ${stops} times, each time where something was in the way${beside > 0 ? `, ${beside} times beside one of the ${whom?.plural}` : ''}.`
      : undefined
  },
  howTo: () => 'Pick a side and you slide until something stops you: think ahead.',
  example: { you: 'penguin', whom: 'rock', besides: { does: 'collect', whom: 'fish' } },
}

const nowhere: Spot = { x: 0, y: 0 }

/** Whether something solid or the rim is there, at most a cell aside of it: on the way there it may have set off anew. */
function isBarred({ blocks }: Pick<RulesWorld, 'blocks'>, { x, y }: Spot): boolean {
  return (
    x < 0 ||
    y < 0 ||
    x > stage.width ||
    y > stage.height ||
    blocks.some((one) => one.solid && overlaps(one, { x, y }, 32))
  )
}
