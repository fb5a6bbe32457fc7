import type { Reading } from '../../../../reading/schema.ts'
import type { Deed } from '../deeds.ts'
import { after, asOne, isOwn } from './joined.ts'

const becomes =
  /^(?:become|turn|turn into|grow|grow into|transform|evolve|change|change into|hatch|morph|mature|develop)$/
const takes =
  /^(?:eat|drink|munch|gobble|nibble|swallow|devour|chew|absorb|collect|gather|pick|pick up|grab|get|take|catch|find|consume|feed)\b/

/**
 * 'A tadpole eats algae until it becomes a frog', 'collect mushrooms to turn into a giant': what whoever plays takes turns it into somebody
 * else for good. Who becomes something and takes nothing for it slips into that for a while.
 */
export function withBecoming(deeds: readonly Deed[], reading: Reading): Deed[] {
  const own = deeds.filter((deed) => isOwn(deed, reading))
  const grown = own.filter((deed) => ages.test(deed.verb) && after(deed, /^into$/).length > 0)
  // 'An egg that hatches into a chick and grows into a hen': one after the other is not built, and eating hens is no growing into one.
  const turnings = own.filter((deed) => becomes.test(deed.verb) && deed.whoms.length > 0)
  if (grown.length > 0 && turnings.length > 1)
    return deeds.map((deed) => (grown.includes(deed) ? { ...deed, verb: stepwise } : deed))
  for (const turn of own.filter(({ verb }) => becomes.test(verb))) {
    const direct = after(turn, undefined)
    const [into] = after(turn, /^into$/)
    // 'Turns frogs into princes' is done to others.
    const to =
      into !== undefined && direct.length === 0
        ? into
        : isWhole(turn) && direct.length === 1
          ? direct[0]
          : undefined
    if (to === undefined) continue
    const [eat] = own
      .filter((deed) => takes.test(deed.verb) && after(deed, undefined).some((end) => end !== to))
      .sort((one, other) => Math.abs(one.at - turn.at) - Math.abs(other.at - turn.at))
    const whom = eat && after(eat, undefined).find((end) => end !== to)
    if (!eat || whom === undefined) continue
    const both = eat.at < turn.at ? [eat, turn] : [turn, eat]
    return asOne(
      deeds,
      both,
      {
        verb: 'grow-into',
        whoms: [
          { end: whom, by: undefined },
          { end: to, by: 'into' },
        ],
      },
      reading,
    )
  }
  return deeds.map((deed) => (grown.includes(deed) ? { ...deed, verb: stepwise } : deed))
}

/** What comes with age. */
const ages = /^(?:grow|grow up|hatch|mature|evolve|develop|ripen)(?: into)?$/
/** Which nobody serves: it is told as not built. */
const stepwise = 'mature'

/** 'Becomes a frog', and 'turns into a frog' where the small word was read as part of the verb. */
const isWhole = ({ verb }: Deed) => verb === 'become' || / into$/.test(verb)
