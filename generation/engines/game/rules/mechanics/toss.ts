import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic, Use } from '../mechanic.ts'
import { appeared, gap, keyOf, nearestOf, nearness, vanished } from '../observe.ts'

/** 'Into the goal' is into one, which is somewhere else after each time; 'to the houses' is to each of them once. */
const isOne = ({ words, you, whom = you }: Pick<Use, 'words' | 'you' | 'whom'>) =>
  whom.count === 1 || !words.toLowerCase().includes(whom.plural.split(' ').at(-1) ?? whom.plural)

/** A button sends something flying, and whoever it is meant for gets it: nobody is hit. */
export const toss: Mechanic = {
  id: 'toss',
  kin: ['settle', 'charge'],
  verbs: [
    'throw',
    'toss',
    'kick',
    'fling',
    'lob',
    'pass',
    'chuck',
    'pitch',
    'flick',
    'sling',
    'hurl',
    'shoot',
    'spit',
    'fire',
  ].flatMap((verb) => ['to', 'into', 'onto'].map((where) => `${verb} ${where}`)),
  states: ['hungry', 'thirsty', 'waiting'],
  cares: true,
  by: 'player',
  takes: true,
  needs: ['whom', 'with'],
  spaces: ['top', 'float'],
  adds(use) {
    const { you, whom = you, with: gift = you, button } = use
    const flying = `${gift.id}.thrown`
    const one = isOne(use)
    const times = one ? ([7, 10] as const) : (whom.count ?? ([5, 7] as const))
    return {
      kinds: [
        {
          cast: whom.id,
          drive: whom.alive ? { does: 'wander', speed: [20, 44] } : { does: 'still' },
          count: one ? 1 : times,
          where: 'far',
          ...(!whom.alive && { size: 84 }),
          ...(whom.flies && { flies: true }),
          softly: true,
        },
        stateOf(whom, 'given', { look: { mark: '♥', glow: '#ffe9a8' }, ...(!whom.alive && { size: 84 }) }),
        { id: flying, cast: gift.id, drive: { does: 'fly' }, count: 0, where: 'start', size: 34 },
      ],
      rules: [
        {
          when: { press: button },
          do: [{ spawn: flying, at: 'a', toward: 'facing', speed: 460 }, { show: 'shoot' }],
          rest: 0.4,
          says: 'Throw',
        },
        {
          when: { touch: [flying, whom.id] },
          if: [{ is: whom.id, who: 'b' }],
          do: [
            { remove: 'a' },
            ...(one
              ? [{ move: 'b' as const, to: 'far' as const }]
              : [{ become: `${whom.id}.given`, of: 'b' as const }]),
            ...counts(`given ${whom.id}`, 25, 'deliver'),
          ],
          rest: 0.2,
        },
      ],
      goal: goalOf(`given ${whom.id}`, times, `${gift.plural} thrown ${one ? 'in' : 'home'}`, gift),
      clock: [70, 38],
    }
  },
  seen(films, { who, whom, with: gift }) {
    if (!whom || !gift) return undefined
    const sent = new Set<string>()
    let caught = 0
    for (const { film, after, body } of appeared(films, gift.id)) {
      const near = nearestOf(after, who.id, body)
      if (near && nearness(near, body) < 2.6) sent.add(keyOf(film, body))
    }
    for (const { film, before, body } of vanished(films, gift.id)) {
      const getter = nearestOf(before, whom.id, body)
      const thrower = nearestOf(before, who.id, body)
      const isThere = getter && thrower && nearness(getter, body) < 2 && gap(thrower, body) > 40
      if (isThere && sent.has(keyOf(film, body))) caught++
    }
    // Whoever got something is still there.
    const gone = [...vanished(films, whom.id)].length
    return caught > 3 && gone === 0
      ? `The ${who.name} threw ${gift.plural} ${sent.size} times, and ${caught} came to the ${whom.name} and stayed there.`
      : undefined
  },
  howTo({ you, whom = you, with: gift = you, verb, words }) {
    const where = /\b(?:into|onto)\b/i.exec(words)?.[0].toLowerCase() ?? 'to'
    const whoms = isOne({ words, you, whom }) ? whom.name : whom.plural
    return `Press the button to ${verb} ${gift.plural} ${where} the ${whoms}.`
  },
  example: { you: 'girl', whom: 'dog', with: 'bone' },
}
