import { occasionIn, watching } from '../lines.ts'
import type { Mechanic, Use } from '../mechanic.ts'
import { all, changes, gap, isHalt } from '../observe.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What the screen says by turns: a light's colours, or what somebody does who watches. 'Only while the giant snores' says when one may go. */
function signsOf({ verb, words, from }: Pick<Use, 'verb' | 'words' | 'from'>): { go: string; stop: string } {
  const event = occasionIn(words)
  if (verb === onlyThen) return { go: `${capital(event ?? 'go')} …`, stop: 'Stop: don’t move!' }
  return from && event
    ? { go: `The ${from.name} looks away`, stop: `${capital(event)}: freeze!` }
    : { go: 'Green light', stop: 'Red light: stop!' }
}

const onlyThen = 'be still unless'

/** By turns everybody goes, and everybody stands: whoever moves then is caught. */
export const halt: Mechanic = {
  id: 'halt',
  verbs: [
    'stop',
    'halt',
    'stop moving',
    'stand still',
    'hold still',
    'keep still',
    'stay still',
    'not move',
    'be still',
    onlyThen,
  ],
  by: 'player',
  watched: true,
  toNobody: true,
  spaces: ['top', 'side', 'float'],
  adds({ you, from, verb, words }) {
    const watch = from
      ? watching(from, { watches: 'stop', rests: 'go', asleep: verb === onlyThen })
      : { kinds: [], rules: [] }
    const signs = signsOf({ verb, words, from })
    return {
      kinds: watch.kinds,
      phases: [
        { id: 'go', says: signs.go, seconds: [2.6, 1.8], next: 'slow', signal: 'green' },
        { id: 'slow', says: 'Get ready to stop', seconds: 0.9, next: 'stop', signal: 'amber' },
        { id: 'stop', says: signs.stop, seconds: [2, 2.6], next: 'go', signal: 'red' },
      ],
      rules: [
        ...watch.rules,
        { when: { phase: 'stop', is: 'begun' }, do: [{ still: 'others', seconds: [2, 2.6] }] },
        {
          when: { every: 0.2, of: you.id },
          if: [{ phase: 'stop' }, { pace: 'a', above: 60 }],
          do: [
            { hurt: 'player', says: from ? `The ${from.name} saw you move.` : 'You moved on red.' },
            { show: 'wrong', words: 'You moved!' },
          ],
          rest: 1.4,
        },
      ],
      risky: true,
    }
  },
  seen(films, { who, from }) {
    let caught = 0
    let unfair = 0
    let stood = 0
    const states = { halted: new Set<string>(), going: new Set<string>() }
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      const isNow = isHalt(after, who.id)
      for (const { state } of from ? all(after, from.id) : []) states[isNow ? 'halted' : 'going'].add(state)
      if (!was || !is || !isNow) continue
      const moved = gap(was, is) > 2
      if (after.lives < before.lives) moved ? caught++ : unfair++
      else if (!moved) stood++
    }
    // Whoever watches does something else then than before.
    const turns = !from || [...states.halted].some((state) => !states.going.has(state))
    return caught > 0 && unfair === 0 && stood > 15 && turns
      ? `Everyone stood still at the same time, again and again; moving then cost a life (${caught} times), standing did not (${stood} moments).`
      : undefined
  },
  howTo: ({ verb, words, from }) =>
    verb === onlyThen
      ? `Move only while ${occasionIn(words) ?? 'it is green'}; otherwise stand still, or it costs a heart.`
      : from
        ? `Freeze when ${occasionIn(words) ?? `the ${from.name} looks`}: moving then costs a heart.`
        : 'Go on green. On red, freeze: moving costs a heart.',
  example: { you: 'fox', besides: { does: 'collect', whom: 'acorn' } },
}
