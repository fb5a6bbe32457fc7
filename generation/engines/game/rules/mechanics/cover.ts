import type { Frame, Seen } from '../film.ts'
import { isCovered, occasionIn, reach, shades, watching } from '../lines.ts'
import type { Lines, Mechanic, Part, Use } from '../mechanic.ts'
import { all, changes, gap, lately, nearness } from '../observe.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const lamp =
  /\b(?:lights?|lamps?|spotlights?|floodlights?|torch(?:es)?|flashlights?|searchlights?|lightning|sun)\b/i

/** How light it is while nothing happens, and while one has to be under cover: a lamp goes on, or something comes between. */
function lightAt({ words, from }: Pick<Use, 'words' | 'from'>): { calm: number; danger: number } {
  if (lamp.test(words)) return { calm: 0.35, danger: 1 }
  return { calm: 1, danger: from ? 0.72 : 0.5 }
}

/** 'Without rhythm', 'at random': nobody can count along. */
const uneven =
  /\b(?:without (?:a |any )?(?:rhythm|pattern|warning)|no (?:rhythm|pattern)|random\w*|irregular\w*|unpredictabl\w*|suddenly|any (?:moment|time)|now and then)\b/i

/** What comes once a moment: 'it hails', 'the hawk flies over', or just danger. */
const eventOf = ({ words, from }: Pick<Use, 'words' | 'from'>): string =>
  occasionIn(words) ?? (from ? `the ${from.name} comes` : 'danger comes')

/** What is heard a moment before: 'only a small *click* one second before'. */
function noticeIn(words: string): string {
  const [, sound] =
    /\b(click|beep|bell|whistle|rumble|creak|buzz|knock|bark|horn|thunder|siren|hiss|growl)\w*\b/i.exec(
      words,
    ) ?? []
  return sound ? `${capital(sound)}! Take cover!` : 'Take cover!'
}

/** Whoever looks for those in the open: on the ground it stands there and turns round, in the air it comes over. */
function seeker(from: Part | undefined): Required<Pick<Lines, 'kinds' | 'rules'>> {
  if (!from?.alive) return { kinds: [], rules: [] }
  if (!from.flies) return watching(from, { watches: 'danger', rests: 'calm' })
  return {
    kinds: [
      {
        cast: from.id,
        drive: { does: 'stream', speed: [330, 380] },
        count: 0,
        where: 'edge',
        size: 92,
        flies: true,
        comes: { every: 0.4, most: 2, where: 'edge', phase: 'danger' },
      },
    ],
    rules: [{ when: { phase: 'calm', is: 'begun' }, do: [{ remove: { all: from.id } }] }],
  }
}

/** Whether it is now longer, now shorter from one time to the next; between two films nothing is counted. */
function varies(begins: readonly number[]): boolean {
  const between = begins.flatMap((tick, at) => {
    const before = begins[at - 1]
    return before !== undefined && tick > before ? [tick - before] : []
  })
  return between.length > 2 && Math.max(...between) > Math.min(...between) * 1.3
}

/** By turns it is dangerous to be in the open: a moment before one is warned, and whoever is not under something then is hurt. */
export const cover: Mechanic = {
  id: 'cover',
  verbs: ['be under cover', 'be in cover', 'be hidden'],
  by: 'player',
  watched: true,
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, with: other, from, words }) {
    const covers = [whom, ...(other ? [other] : [])]
    const { kinds, rules } = seeker(from)
    const light = lightAt({ words, from })
    const event = eventOf({ words, from })
    return {
      kinds: [...shades(covers), ...kinds],
      phases: [
        {
          id: 'calm',
          says: 'All clear',
          seconds: [5, 3.4],
          ...(uneven.test(words) && { uneven: true as const }),
          next: 'warning',
          light: light.calm,
          sudden: true,
        },
        {
          id: 'warning',
          says: noticeIn(words),
          seconds: [1.2, 1],
          next: 'danger',
          light: light.calm,
          sudden: true,
        },
        {
          id: 'danger',
          says: `${capital(event)}!`,
          seconds: [2.2, 2.8],
          next: 'calm',
          light: light.danger,
          sudden: true,
        },
      ],
      rules: [
        ...rules,
        { when: { phase: 'warning', is: 'begun' }, do: [{ show: 'warn' }] },
        {
          when: { every: 0.2, of: you.id },
          if: [
            { phase: 'danger' },
            ...covers.map(({ id }) => ({ near: id, within: reach, not: true as const })),
          ],
          do: [
            { hurt: 'player', says: `You were in the open when ${event}.` },
            { show: 'wrong', words: from ? 'Seen!' : 'Ouch!' },
          ],
          rest: 1.4,
        },
      ],
      risky: true,
    }
  },
  seen(films, { who, whom = who, with: other, from, words }) {
    const { calm, danger } = lightAt({ words, from })
    const isThen = ({ light }: Frame) => Math.abs(light - danger) < Math.abs(light - calm)
    const covers = [whom.id, ...(other ? [other.id] : [])]
    const isUnder = (frame: Frame, me: Seen) => isCovered(frame, covers, me, reach)
    // Whoever else is right there may have done it.
    const isAlone = (frame: Frame, me: Seen) =>
      [...frame.bodies.values()].every(
        (one) =>
          one.id === me.id || covers.includes(one.cast) || one.cast === from?.id || nearness(one, me) > 1.5,
      )
    let hurt = 0
    let unfair = 0
    let spared = 0
    let free = 0
    // What was said in the moments before it, and how often.
    const heard = new Map<string, number>()
    const begins: number[] = []
    const states = { danger: new Set<string>(), calm: new Set<string>() }
    for (const change of changes(films)) {
      const { before, after } = change
      const [me] = all(before, who.id)
      const [now] = all(after, who.id)
      if (!me || !now) continue
      for (const { state } of from ? all(after, from.id) : [])
        states[isThen(before) || isThen(after) ? 'danger' : 'calm'].add(state)
      if (isThen(after) && !isThen(before)) {
        begins.push(after.tick)
        for (const text of new Set(lately(films, change, 1.6).flatMap(({ said }) => said)))
          heard.set(text, (heard.get(text) ?? 0) + 1)
      }
      const isOut = !isUnder(before, me) || !isUnder(after, now)
      if (after.lives < before.lives) {
        if (!isAlone(before, me)) continue
        if (isThen(before) && isThen(after) && isOut && gap(me, now) < 60) hurt++
        else unfair++
      } else if (isThen(before) && isUnder(before, me)) spared++
      else if (!isThen(before) && isOut) free++
    }
    const begun = begins.length
    // Whoever looks for one is there then, or is another then than before.
    const isSought = !from?.alive || [...states.danger].some((state) => !states.calm.has(state))
    const isTimed = !uneven.test(words) || varies(begins)
    const saidOf = (text: string) =>
      films.flatMap(({ frames }) => frames.flatMap(({ said }) => said)).filter((one) => one === text).length
    const isWarned = [...heard].some(
      ([text, times]) => text !== '' && times > begun * 0.8 && saidOf(text) < times * 1.3 + films.length,
    )
    const isFair = hurt > 0 && unfair === 0 && spared > 15 && free > 30
    return isFair && isSought && isTimed && begun > 1 && isWarned
      ? `${begun} times it was dangerous in the open, after a warning${uneven.test(words) ? ' and without rhythm' : ''}: being caught there cost a life (${hurt} times), under the ${whom.plural} nothing happened (${spared} moments).`
      : undefined
  },
  howTo: ({ whom, you, with: other, from, words }) =>
    `When ${eventOf({ words, from })}, be under the ${[whom ?? you, ...(other ? [other] : [])].map(({ plural }) => plural).join(' or ')}: you are warned a second before.`,
  example: { you: 'mouse', whom: 'table', from: 'chef', besides: { does: 'collect', whom: 'cheese' } },
}
