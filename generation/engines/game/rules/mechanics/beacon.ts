import type { Film } from '../film.ts'
import { inTheDark, isInBeam, stronger } from '../lamps.ts'
import { lostAt, toThe } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, gap, isBeside, nearness, vanished } from '../observe.ts'

/** They come through the dark and see only what the light falls on: they steer round that, and run onto everything else. */
export const beacon: Mechanic = {
  id: 'beacon',
  verbs: ['guide by light'],
  by: 'player',
  needs: ['whom', 'to', 'from'],
  spaces: ['top'],
  adds({ you, whom = you, to = you, from = you }) {
    const lost = `lost ${whom.id}`
    return {
      layout: { ...inTheDark, watch: true },
      kinds: [
        {
          cast: you.id,
          beam: { within: [470, 440], half: 0.2, brighter: stronger },
          shines: { within: 95 },
          size: 84,
        },
        {
          cast: whom.id,
          drive: { does: 'sail', whom: to.id, round: from.id, speed: [50, 68] },
          count: 0,
          where: 'beyond',
          comes: { every: [6, 4.4], most: 3, where: 'beyond' },
          size: 48,
          shines: { within: 44 },
          flies: true,
        },
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 92, shines: { within: 90 } },
        { cast: from.id, drive: { does: 'still' }, count: [7, 8], where: 'far', size: 52 },
      ],
      rules: [
        {
          when: { touch: [whom.id, from.id] },
          do: [{ remove: 'a' }, { tally: lost, add: 1 }, { show: 'break', words: 'Lost!' }],
          rest: 0,
        },
        {
          when: { touch: [whom.id, to.id] },
          do: [
            { remove: 'a' },
            { tally: `home ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'deliver', words: 'Safe! +20' },
          ],
          rest: 0,
        },
      ],
      lost: [lostAt(lost, 3, `${whom.plural} lost`, `Three ${whom.plural} were lost on the ${from.plural}.`)],
      goal: { tally: `home ${whom.id}`, reaches: [7, 9], says: `${whom.plural} home safe`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, to = who, from = who }) {
    let home = 0
    for (const { before, body } of vanished(films, whom.id)) if (isBeside(before, to.id, body, 1.5)) home++
    const lit = { lost: 0, all: 0 }
    const dark = { lost: 0, all: 0 }
    for (const film of films)
      for (const { shown, lost } of meetingsIn(film, who.id, whom.id, from.id)) {
        const which = shown ? lit : dark
        which.all++
        if (lost) which.lost++
      }
    const [part, other] = [lit, dark].map(({ lost, all: many }) => lost / Math.max(1, many))
    return home > 3 && lit.all > 5 && dark.lost > 2 && part !== undefined && part < (other ?? 0) * 0.4
      ? `${home} ${whom.plural} got ${toThe(to)}. Of ${lit.all} that came upon ${from.plural} in the light ${lit.lost} were lost, of ${dark.all} that came upon ${from.plural} in the dark ${dark.lost}.`
      : undefined
  },
  howTo: ({ you, whom = you, from = you }) =>
    `Aim your light at the ${from.plural} in the way of the ${whom.plural}: they steer round what they can see.`,
  example: { you: 'lighthouse keeper', whom: 'ship', to: 'island', from: 'rock' },
}

/** Whenever one of those came upon something: whether light fell on that before it was there, and whether it was lost on it. */
function meetingsIn({ frames, last }: Film, light: string, whom: string, from: string) {
  const found = new Map<string, { shown: boolean; lost: boolean }>()
  const whole = last ? [...frames, last] : frames
  for (const [at, frame] of whole.entries()) {
    const [me] = all(frame, light)
    for (const one of all(frame, whom))
      for (const rock of all(frame, from)) {
        const away = gap(one, rock)
        if (away > 200) continue
        const key = `${one.id} ${rock.id}`
        const isNew = !found.has(key) && away < 110
        const known = found.get(key) ?? { shown: false, lost: false }
        if (isInBeam(me, rock)) known.shown = true
        const isLast = whole[at + 1]?.bodies.has(one.id) === false
        if (isLast && nearness(one, rock) < 1.5) known.lost = true
        if (isNew || known.shown || found.has(key)) found.set(key, known)
      }
  }
  return [...found.values()]
}
