import type { Reading } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'
import { Numbered } from './numbered.ts'

const keeper = /\b(?:goal ?-?(?:keepers?|tenders?)|goalies?|keeper|penalt(?:y|ies)|in (?:the |a )?goal)\b/i
const keeps = /^(?:protect|catch|save|stop|block|hold|keep|parry|deflect|intercept|punch|fend off|keep out)\b/
/** What flies at a goal and is nothing one could draw: it is a ball. */
const shot = /^(?:shots?|kicks?|penalt(?:y|ies)|strikes?|attempts?|throws?|goals?)$/i
const ball =
  /^(?:(?:foot|soccer|hand|hockey|snow|beach|basket)? ?balls?|pucks?|coconuts?|melons?|pumpkins?|snowballs?|footballs?)$/i
const shoots = /^(?:shoot|kick|fire|throw|hit|strike|take|send|hurl|flick)\b/

const at = /^(?:at|into|towards?)$/

/** Shots and kicks at a goal: nobody stands there as a shot. */
export const shotsIn = (reading: Reading): Set<number> =>
  keeper.test(reading.text)
    ? new Set(
        reading.things.flatMap(({ head, role }, index) =>
          role !== 'you' && shot.test(reading.words[head]?.text ?? '') ? [index] : [],
        ),
      )
    : new Set()

/** 'A goalkeeper octopus catches penalty shots', 'a goalie blocks the pucks that the penguins shoot': shots at the goal, and whose they are. */
export function withGoalkeeping(deeds: readonly Deed[], reading: Reading): Deed[] {
  if (!keeper.test(reading.text)) return [...deeds]
  const told = new Numbered(reading)
  const shots = shotsIn(reading)
  const isYou = (end: Deed['who']) => end === 'you' || told.isYou(end)
  const isBall = (end: Deed['who']) =>
    typeof end === 'number' && (shots.has(end) || ball.test(told.nounOf(end)))
  // 'From a crab', 'that the penguins shoot', 'that the seals throw at my net'.
  const shooting = deeds.find(
    ({ who, verb, whoms }) =>
      !isYou(who) &&
      shoots.test(verb) &&
      (whoms.length === 0 || whoms.some(({ end, by = '' }) => isBall(end) || isYou(end) || at.test(by))),
  )
  const isAimed = shooting?.whoms.some(({ by = '' }) => at.test(by)) === true
  // What is thrown at the net is the ball, whatever it is: pies.
  const isKept = ({ end, by }: Deed['whoms'][number]) =>
    by === undefined &&
    (isBall(end) || (typeof end === 'number' && isAimed && end !== shooting?.who && !isYou(end)))
  const kept = deeds.find(
    ({ who, verb, negated, whoms }) => isYou(who) && !negated && keeps.test(verb) && whoms.some(isKept),
  )
  if (!kept) return [...deeds]
  const shot = kept.whoms.find(isKept)?.end
  const from =
    kept.whoms.find(({ by }) => /^(?:from|by|of|against)$/.test(by ?? ''))?.end ?? shooting?.who ?? undefined
  const places = [...new Set([...kept.places, ...(shooting?.places ?? [])])].sort((one, other) => one - other)
  const isNamed = shot !== undefined && typeof shot === 'number' && !shots.has(shot)
  const deed: Deed = {
    ...kept,
    verb: isNamed ? 'hold shots of' : 'hold any shots of',
    frame: undefined,
    whoms: [
      ...(isNamed ? [{ end: shot, by: undefined }] : []),
      ...(from === undefined ? [] : [{ end: from, by: 'from' }]),
    ],
    pronoun: false,
    words: shooting ? told.wordsAt(places) : kept.words,
    places,
  }
  return deeds.flatMap((one) => (one === kept ? [deed] : one === shooting ? [] : [one]))
}
