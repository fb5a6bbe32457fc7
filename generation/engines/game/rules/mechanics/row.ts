import type { Button } from '@makebelieve/kit/core/input'
import { holds } from '@makebelieve/kit/core/input'
import { aboard, counts, goalOf, toAndFro, toThe } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes, paceOf } from '../observe.ts'

/** How fast it drifts on by itself, and with a stroke, as parts of how fast one usually goes. */
const pace = { drifts: 0.2, pulls: 1.25 }

const strokes = ['row', 'paddle', 'pedal', 'cycle', 'canoe', 'kayak'] as const
const plainOf = (words: string) => strokes.find((one) => words.toLowerCase().includes(one)) ?? 'row'

/** One pull on the left and one on the right, in turn: whoever does nothing hardly moves, and whoever takes the same side twice is slowed down. */
export const row: Mechanic = {
  id: 'row',
  // As the reader tells it (`read/manners.ts`), which knows how it is said: 'tap two keys in turn to pedal'.
  verbs: [...strokes, 'be rowing'],
  by: 'player',
  spaces: ['top', 'float'],
  adds({ you, with: tool, whom, to }) {
    const vehicle = tool ?? whom ?? you
    const seat = aboard(you, vehicle)
    const stroke = (button: 'a' | 'b', says: string) => {
      const [right, wrong] = button === 'a' ? (['below', 'above'] as const) : (['above', 'below'] as const)
      return [
        {
          when: { press: button },
          if: [
            { meter: 'side', of: 'a' as const, [right]: 0.5 },
            { meter: 'arms', of: 'a' as const, above: 0.9 },
          ],
          do: [
            { meter: 'side', of: 'a' as const, set: button === 'a' ? 1 : 0 },
            { meter: 'arms', of: 'a' as const, set: 0 },
            { haste: 'a' as const, times: pace.pulls, seconds: 0.55 },
            { tally: 'strokes', add: 1 },
            { show: 'step' },
          ],
          rest: 0.1,
          says,
        },
        {
          when: { press: button },
          if: [
            { meter: 'side', of: 'a' as const, [wrong]: 0.5 },
            { meter: 'arms', of: 'a' as const, above: 0.9 },
          ],
          do: [
            { haste: 'a' as const, times: pace.drifts / 2, seconds: 0.4 },
            { show: 'miss', words: 'Other side!' },
          ],
          rest: 0.4,
        },
      ]
    }
    const arrives = counts(`crossed by ${vehicle.id}`, 25, 'cross')
    return {
      layout: { across: true, bare: true },
      kinds: [
        {
          cast: you.id,
          meters: [
            { name: 'side', from: 0, empty: { angle: -0.12 }, full: { angle: 0.12 } },
            { name: 'arms', from: 1, perSecond: 5 },
          ],
        },
        ...(seat.kinds ?? []),
        ...(to
          ? [
              {
                cast: to.id,
                drive: { does: 'still' as const },
                count: 1,
                where: 'goal' as const,
                size: 110,
                softly: true as const,
              },
            ]
          : []),
      ],
      rules: [
        ...stroke('a', 'Left'),
        ...stroke('b', 'Right'),
        {
          when: { every: 0.1, of: you.id },
          if: [{ hasty: false }],
          do: [{ haste: 'a', times: pace.drifts, seconds: 0.2 }],
          rest: 0,
        },
        ...(seat.rules ?? []),
        ...(to
          ? [
              {
                when: { touch: [you.id, to.id] as [string, string] },
                do: [...arrives, { move: 'a' as const, to: 'start' as const }],
                rest: 1,
              },
            ]
          : toAndFro(you, arrives)),
      ],
      goal: goalOf(
        `crossed by ${vehicle.id}`,
        to ? [2, 2] : [2, 3],
        to ? `times ${toThe(to)}` : 'times across',
        to ?? vehicle,
      ),
      alone: true,
      clock: [100, 60],
    }
  },
  seen(films, { who, words }) {
    let alternate = 0
    let same = 0
    const after = { fast: 0, moments: 0 }
    const without = { slow: 0, moments: 0 }
    let film = -1
    let last: Button | undefined
    let held: Record<'a' | 'b', boolean> = { a: false, b: false }
    let since = 99
    for (const change of changes(films)) {
      if (change.film !== film) Object.assign(held, { a: false, b: false })
      if (change.film !== film) {
        last = undefined
        since = 99
        film = change.film
      }
      const { input } = change.after
      const now = { a: holds(input.held, 'a'), b: holds(input.held, 'b') }
      since++
      for (const button of ['a', 'b'] as const)
        if (now[button] && !held[button]) {
          last === button ? same++ : alternate++
          last = button
          since = 0
        }
      held = now
      const [was] = all(change.before, who.id)
      const [is] = all(change.after, who.id)
      const steers = (['left', 'right', 'up', 'down'] as const).some((way) => holds(input.held, way))
      if (!was || !is || !steers) continue
      const went = paceOf(was, is)
      if (since > 1 && since < 7) {
        after.moments++
        if (went > 110) after.fast++
      } else if (since > 11) {
        without.moments++
        if (went < 110) without.slow++
      }
    }
    return alternate > 15 &&
      same < alternate * 0.2 &&
      after.fast > after.moments * 0.6 &&
      after.moments > 30 &&
      without.moments > 8 &&
      without.slow > without.moments * 0.8
      ? `The ${who.name} came on by two buttons in turn: ${alternate} strokes to ${plainOf(words)}, after which it went fast in ${after.fast} of ${after.moments} moments.`
      : undefined
  },
  howTo: ({ you, with: tool, whom, to, words }) =>
    `Press both buttons in turn, left and right, to ${plainOf(words)} the ${(tool ?? whom ?? you).name}${to ? ` ${toThe(to)}` : ' across and back'}; arrows steer. The same side twice slows you down.`,
  example: { you: 'bear', with: 'boat', besides: { does: 'dodge', whom: 'shark' } },
}
