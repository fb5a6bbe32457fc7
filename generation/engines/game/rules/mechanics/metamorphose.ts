import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changesToTheEnd, isBeside, keyOf, vanished } from '../observe.ts'

/** Whoever has eaten or gathered enough turns into somebody else, for good, and goes on as that. */
export const metamorphose: Mechanic = {
  id: 'metamorphose',
  verbs: ['grow-into'],
  by: 'player',
  needs: ['whom', 'to'],
  anything: ['grow-into'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, to = you, space }) {
    const grown = `${you.id}.as ${to.id}`
    const taken = `taken ${whom.id}`
    const enough = whom.count ?? ([6, 9] as const)
    return {
      kinds: [
        {
          cast: whom.id,
          drive: whom.alive ? { does: 'wander', speed: [30, 50] } : { does: 'still' },
          count: enough,
          where: 'far',
          size: 42,
          ...(whom.flies && { flies: true }),
          comes: { every: 3, most: enough, where: 'anywhere' },
          softly: true,
        },
        {
          id: grown,
          cast: you.id,
          guise: to.id,
          drive: { does: 'player' },
          count: 0,
          where: 'start',
          size: 76,
          ...(to.flies && space === 'side' && { wings: true }),
          // As that one goes about for a moment before it is over.
          meters: [{ name: 'been', from: 0, perSecond: 0.16 }],
        },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          do: [{ remove: 'b' }, ...counts(taken, 10, 'collect')],
          rest: 0.1,
        },
        {
          when: { tally: taken, reaches: enough },
          do: [
            { become: grown, of: 'player' },
            { score: 50 },
            { show: 'level', words: `Now you're ${/^[aeiou]/i.test(to.name) ? 'an' : 'a'} ${to.name}!` },
          ],
        },
        { when: { meter: 'been', of: grown, above: 1 }, do: [{ tally: `been ${to.id}`, add: 1 }] },
      ],
      goal: goalOf(
        `been ${to.id}`,
        1,
        `turned into ${/^[aeiou]/i.test(to.name) ? 'an' : 'a'} ${to.name}`,
        to,
      ),
      clock: [80, 45],
    }
  },
  seen(films, { who, whom, to }) {
    if (!whom || !to) return undefined
    const gone = vanished(films, whom.id)
    // How many were taken in each game before the change, and what was taken by nobody.
    const before: number[] = []
    let astray = 0
    for (const { before: was, body } of gone) if (!isBeside(was, who.id, body, 2.3)) astray++
    const took = (film: number, tick: number) =>
      gone.filter(
        (one) => one.film === film && one.after.tick <= tick && isBeside(one.before, who.id, one.body, 2.3),
      ).length
    const changed = new Set<string>()
    for (const change of changesToTheEnd(films)) {
      const [was] = all(change.before, who.id)
      const [is] = all(change.after, who.id)
      if (!was || !is || was.guise === is.guise) continue
      // Nobody turns back, and nobody turns into anybody else.
      if (was.guise !== undefined || is.guise !== to.id || changed.has(keyOf(change.film, is)))
        return undefined
      changed.add(keyOf(change.film, is))
      before.push(took(change.film, change.after.tick))
    }
    const [least, most] = [Math.min(...before), Math.max(...before)]
    // Of the last one taken and the change, either may be seen first.
    return before.length > 0 && least > 1 && most - least <= 1 && astray === 0
      ? `After ${most} ${whom.plural} the ${who.name} turned into ${/^[aeiou]/i.test(to.name) ? 'an' : 'a'} ${to.name} and stayed one, in ${before.length} ${before.length === 1 ? 'game' : 'games'}; never with fewer.`
      : undefined
  },
  howTo: ({ you, whom = you, to = you }) =>
    `Get the ${whom.plural}: with enough of them you turn into ${/^[aeiou]/i.test(to.name) ? 'an' : 'a'} ${to.name}.`,
  example: { you: 'caterpillar', whom: 'leaf', to: 'butterfly' },
}
