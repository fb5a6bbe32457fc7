import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * Sugar in stomach and gut (g), sugar in the blood (mmol/L), how strongly insulin acts (1/h), insulin (mU/L), injected insulin that is
 * still under the skin (units); what the kidneys lost, and what came and went in all (mmol/L). Time in hours.
 */
export type Sugar = {
  now: Change
  highest: number
  time: number
  steps: number
  trail: [time: number, glucose: number, insulin: number][]
}
export type Change = [
  stomach: number,
  gut: number,
  glucose: number,
  action: number,
  insulin: number,
  skin: number,
  lost: number,
  balance: number,
]

export const fasting = 5
export const fastingInsulin = 8
/** The first meal, and how often there is one. */
export const firstMeal = 0.5
export const mealEvery = 5
/** Above this the kidneys let sugar go, by so much of the rest in an hour: 7 of 15 L are filtered. */
export const kidneys = 10
export const spills = 0.48
/** Sugar leaves by itself (brain, blood cells) and, while fasting, by insulin, in 1/h. */
export const byItself = 0.4
export const byInsulin = 0.2
/** The liver gives just that back while fasting: 3 mmol/L an hour, 8 g. Without insulin twice as much. */
export const liver = (byItself + byInsulin) * fasting
/** How fast the action of insulin follows, how fast insulin is cleared, and injected insulin taken up, in 1/h. */
const follows = 3
const cleared = 5
const takenUp = 1.3
/** Insulin beside fasting, for each mmol/L of sugar more. */
const answers = 1.5

/** Of a gram of sugar eaten 0.6 get past the liver, and it spreads in 15 L: in mmol/L. */
export const perGram = (0.6 * 1000) / 180.16 / 15
/** A unit of insulin spreads in 12 L. */
const perUnit = 1000 / 12

export const leaves = ({ sport = 0 }: Values) => byItself * (1 + (1.5 * sport) / 100)
const called = (glucose: number, { making = 100 }: Values) =>
  ((fastingInsulin * making) / 100) * Math.max(0, 1 + answers * (glucose - fasting))
const felt = (insulin: number, { feeling = 100 }: Values) =>
  ((byInsulin * insulin) / fastingInsulin) * (feeling / 100)
const fromLiver = (action: number) => (2 * liver) / (1 + action / byInsulin)

/** How much insulin the pancreas gives just now, beside fasting. */
export const calling = (glucose: number, values: Values) => called(glucose, values) / fastingInsulin

export function change([stomach, gut, glucose, action, insulin, skin]: Change, values: Values): Change {
  const { speed = 1.5 } = values
  const comes = perGram * speed * gut + fromLiver(action)
  const spilled = spills * Math.max(0, glucose - kidneys)
  const goes = (leaves(values) + action) * glucose + spilled
  return [
    -speed * stomach,
    speed * (stomach - gut),
    comes - goes,
    follows * (felt(insulin, values) - action),
    cleared * (called(glucose, values) - insulin) + takenUp * skin * perUnit,
    -takenUp * skin,
    spilled,
    goes - comes,
  ]
}

/** Before the first meal all is at rest: found by halving, since less comes and more goes the more sugar there is. */
export function beforeMeals(values: Values): Change {
  const at = (glucose: number): Change => {
    const insulin = called(glucose, values)
    return [0, 0, glucose, felt(insulin, values), insulin, 0, 0, 0]
  }
  let [low, high] = [1, 30]
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2
    if (change(at(middle), values)[2] > 0) low = middle
    else high = middle
  }
  return at((low + high) / 2)
}
