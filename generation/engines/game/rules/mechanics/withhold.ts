import { buttonOf, type Rule } from '@makebelieve/kit/rules/rulebook'
import type { Lines, Mechanic, Part, Use } from '../mechanic.ts'
import { all, type Change, changes, gap, heading, isBeside, nearness, turned, vanished } from '../observe.ts'

type Line = Omit<Rule, 'because'>

/** Whether a rule is what somebody does there: with a button, with what they bring or send, or by what it changes. */
const isDeed = ({ when, if: conditions = [], do: effects }: Line, you: string, pair: readonly string[]) =>
  buttonOf(when) !== undefined ||
  pair[0] !== you ||
  conditions.some((one) => 'carries' in one && !one.not) ||
  effects.some((one) => ('meter' in one && one.of === 'b') || ('become' in one && one.of === 'b'))

const isOf = (ref: string | undefined, { id }: Part) => ref === id || ref?.startsWith(`${id}.`) === true

/** The same deed, done to those to whom it must not be done: it makes nothing of them, and costs a life. */
function forbidden({ rules = [] }: Lines, { you, whom = you }: Use): Line[] {
  const lines = rules.flatMap((rule): Line[] => {
    const { when, if: conditions = [] } = rule
    const pair = 'touch' in when ? when.touch : 'near' in when ? when.near : 'sees' in when ? when.sees : []
    const [first = you.id, second] = pair
    if (!isOf(second, whom) || isOf(first, whom) || !isDeed(rule, you.id, pair)) return []
    const both: [string, string] = [first, whom.id]
    const met =
      'touch' in when ? { touch: both } : 'near' in when ? { ...when, near: both } : { ...when, sees: both }
    const own = conditions.filter(
      (one) => !('of' in one && one.of === 'b') && !('who' in one && one.who === 'b') && !('pace' in one),
    )
    return [
      {
        when: met as Line['when'],
        ...(own.length > 0 && { if: own }),
        do: [
          ...(first !== you.id ? [{ remove: 'a' as const }] : []),
          { hurt: 'player', says: `Not the ${whom.plural}!` },
          { show: 'wrong', words: 'Not that one!' },
        ],
        rest: 1.2,
      },
    ]
  })
  const key = ({ when, if: own }: Line) => JSON.stringify([when, own])
  return lines.filter((line, at) => lines.findIndex((one) => key(one) === key(line)) === at)
}

/** 'Photograph the birds, but not the ducks': they are among the others, and the same deed done to them costs a life. */
export const withhold: Mechanic = {
  id: 'withhold',
  verbs: ['withhold'],
  withholds: true,
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds(use) {
    const { you, whom = you, withheld = [] } = use
    const rules = withheld.flatMap((lines) => forbidden(lines, use))
    if (rules.length === 0) return {}
    return {
      kinds: [
        {
          cast: whom.id,
          drive: whom.alive ? { does: 'wander', speed: [20, 44] } : { does: 'still' },
          count: whom.count ?? [2, 4],
          where: 'anywhere',
          ...(whom.flies && { flies: true }),
          softly: true,
        },
      ],
      rules,
      risky: true,
    }
  },
  seen(films, { who, you, whom = you }) {
    // What is carried there, pressed there, or was sent there and is gone.
    const isDoing = ({ before, after }: Change, one: { x: number; y: number }) =>
      before.pressed ||
      after.pressed ||
      [...before.bodies.values()].some(
        ({ carrier, cast, id, x, y }) =>
          (carrier > 0 && before.bodies.get(carrier)?.cast === who.id) ||
          (cast !== who.id && cast !== whom.id && !after.bodies.has(id) && gap({ x, y }, one) < 90),
      )
    let done = 0
    let passed = 0
    let otherwise = 0
    for (const change of changes(films)) {
      const { before, after } = change
      const [me] = all(before, who.id)
      const others = me ? all(before, whom.id) : []
      if (!me || others.length === 0) continue
      const does = others.filter((one) => isDoing(change, one) || nearness(one, me) < 1.15)
      const isNear = others.some((one) => nearness(one, me) < 2.2)
      if (after.lives < before.lives && does.length > 0) done++
      else if (after.lives < before.lives) otherwise += Number(isNear)
      else passed += Number(does.length === 0 && isNear)
    }
    const gone = vanished(films, whom.id).filter(({ before, body }) => isBeside(before, who.id, body, 6))
    const isChanged = [...turned(films, whom.id)].length > 0
    // Who comes at one is no victim.
    const isAfter = heading(films, whom.id, you.id).part > 0.6
    return done > otherwise && passed > 10 && gone.length === 0 && !isChanged && !isAfter
      ? `Doing it to one of the ${whom.plural} cost a life (${done} times); being near them did not, and they stayed as they were.`
      : undefined
  },
  howTo: ({ whom, you, verb }) => `Don't ${verb} the ${(whom ?? you).plural}: that costs a heart.`,
  example: { you: 'girl', whom: 'duck', besides: { does: 'photograph', whom: 'deer' } },
  kin: ['spare'],
}
