import type { Look } from '@makebelieve/kit/rules/rulebook'
import { counts, goalOf } from '../lines.ts'
import type { Lines, Mechanic, Part, Trait, Use } from '../mechanic.ts'
import { gap, isBeside, keyOf, lasting, loadOf, vanished } from '../observe.ts'

/**
 * The reader puts the steps behind the verb, a + behind the one that is done at what is named, and a * behind another that has something of
 * its own: 'in-steps bathe+,dry*'.
 */
const stepsOf = ({ verb, with: other, from }: Pick<Use, 'verb' | 'with' | 'from'>) =>
  (verb.split(' ')[1] ?? 'wash,peel,fry').split(',').map((step) => ({
    does: step.replace(/[+*]$/, ''),
    isAt: /[+*]$/.test(step),
    tool: step.endsWith('+') ? from : step.endsWith('*') ? other : undefined,
  }))

/** What is another thing when it is ready, where that has a name. */
const productOf = ({ verb, with: other }: Pick<Use, 'verb' | 'with'>) =>
  verb.includes('*') ? undefined : other

/** How it looks that was done to something. */
function lookAfter(step: string): Look {
  if (/^(?:chop|cut|slice|dice|saw|halve|crack|peel|split)/.test(step)) return { half: 'left' }
  if (/^(?:cook|fry|bake|roast|grill|boil|toast|steam|smelt|forge|heat|smoke)/.test(step))
    return { glow: '#ff9a3d' }
  if (/^(?:wash|clean|rinse|polish|dry|bath|shampoo|scrub|towel)/.test(step))
    return { glow: '#9be8ff', mark: '✦' }
  return { glow: '#ffe08a', mark: '•' }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What it is before each of the steps, and what comes out of the last one. */
const stageOf = (whom: Part, at: number) => `${whom.id}.stage ${at}`

/** Something is made in steps, each at a place of its own and each only after the one before: raw, cut, fried, on the plate. */
export const inSteps: Mechanic = {
  id: 'in-steps',
  verbs: ['in-steps'],
  open: true,
  by: 'player',
  needs: ['whom'],
  spaces: ['top'],
  adds(use) {
    const { you, whom = you, to } = use
    const product = productOf(use)
    const steps = stepsOf(use)
    const count = whom.count ?? ([2, 3] as const)
    const made = product ? `${product.id}.made` : stageOf(whom, steps.length)
    const stage = (at: number) => (at === steps.length ? made : stageOf(whom, at))
    const still = { drive: { does: 'still' }, size: 42, where: 'anywhere' } as const
    const looks = (at: number): Look =>
      Object.assign({}, ...steps.slice(0, at).map(({ does }) => lookAfter(does)))
    const tally = `made of ${whom.id}`
    const finished = counts(tally, 50, 'deliver')
    const isTaken = { carries: null, who: 'a' } as const
    return {
      layout: { bare: true },
      kinds: [
        { ...still, id: stage(0), cast: whom.id, count, where: 'far' },
        ...steps.flatMap(({ does, tool }, at): Trait[] => [
          {
            ...still,
            id: `${whom.id}.in work ${at}`,
            cast: whom.id,
            count: 0,
            look: { ...looks(at), pulses: true },
            meters: [{ name: 'work', from: 0, perSecond: 0.9, shown: true }],
          },
          {
            ...still,
            id: stage(at + 1),
            cast: product && at === steps.length - 1 ? product.id : whom.id,
            count: 0,
            look: product && at === steps.length - 1 ? {} : looks(at + 1),
          },
          {
            ...still,
            id: `${whom.id}.place ${at}`,
            cast: tool?.id ?? whom.id,
            count: 1,
            where: 'spread',
            size: 88,
            look: { sign: capital(does), ...(!tool && { alpha: 0.4 }) },
          },
        ]),
        ...(to
          ? [{ cast: to.id, drive: { does: 'still' as const }, count: 1, where: 'goal' as const, size: 90 }]
          : []),
      ],
      rules: [
        ...steps.flatMap(
          (_, at): NonNullable<Lines['rules']> => [
            {
              when: { touch: [you.id, stage(at)] },
              if: [isTaken],
              do: [{ carry: 'b' }, { show: 'collect' }],
            },
            {
              when: { touch: [you.id, `${whom.id}.place ${at}`] },
              if: [{ carries: stage(at), who: 'a' }],
              do: [{ become: `${whom.id}.in work ${at}`, of: 'load' }, { hand: 'over' }, { show: 'place' }],
              rest: 0.2,
            },
            {
              when: { meter: 'work', of: `${whom.id}.in work ${at}`, above: 1 },
              do: [
                { become: stage(at + 1), of: 'a' },
                ...(at === steps.length - 1 && !to ? finished : [{ show: 'spawn' } as const]),
              ],
            },
          ],
        ),
        ...(to
          ? ([
              { when: { touch: [you.id, made] }, if: [isTaken], do: [{ carry: 'b' }, { show: 'collect' }] },
              {
                when: { touch: [you.id, to.id] },
                if: [{ carries: made, who: 'a' }],
                do: [{ hand: 'in' }, ...finished],
                rest: 0.2,
              },
            ] satisfies NonNullable<Lines['rules']>)
          : []),
      ],
      goal: goalOf(tally, count, `${(product ?? whom).plural} done`, product ?? whom),
      clock: [110, 62],
    }
  },
  seen(films, use) {
    const { who, whom, to } = use
    if (!whom) return undefined
    const product = productOf(use)
    const steps = stepsOf(use)
    if (steps.some(({ isAt, tool }) => isAt && !tool)) return undefined
    // Where each was laid down, and what it was before: one after the other.
    const laid = new Map<string, { state: string; x: number; y: number }[]>()
    const changed = new Map<string, number>()
    for (const { film, before, was, is } of lasting(films, whom.id)) {
      if (was.state === is.state) continue
      const key = keyOf(film, is)
      const isLaid = was.carrier > 0 && is.carrier === 0
      if (isLaid && !loadOf(before, whom.id, who.id).includes(was)) return undefined
      const own = laid.get(key) ?? []
      const tool = steps[own.length]?.tool
      // What has something of its own to be done in is laid down there.
      if (isLaid && tool && !isBeside(before, tool.id, is, 1.2)) return undefined
      if (isLaid) laid.set(key, [...own, { state: was.state, x: is.x, y: is.y }])
      else changed.set(key, (changed.get(key) ?? 0) + 1)
    }
    const whole = [...laid].filter(
      ([key, at]) => at.length === steps.length && changed.get(key) === steps.length,
    )
    const orders = new Set([...laid.values()].map((at) => at.map(({ state }) => state).join('>')))
    const longest = [...orders].sort((one, other) => other.length - one.length)[0] ?? ''
    // Nobody leaves out a step, or does the second before the first; and each has a place of its own.
    const isInOrder = [...orders].every((order) => longest.startsWith(order))
    const isApart = whole.every(([, at]) =>
      at.every((one, place) => at.every((other, index) => index === place || gap(one, other) > 60)),
    )
    const made = product ?? whom
    const given = to
      ? vanished(films, made.id).filter(
          ({ before, body }) => body.carrier > 0 && isBeside(before, to.id, body, 2.4),
        ).length
      : whole.length
    const names = steps.map(({ does, tool }) => (tool ? `${does} at the ${tool.name}` : does)).join(', then ')
    const went =
      steps.length > 1
        ? `went through ${steps.length} places in order (${names}), never one before its turn`
        : `were brought to one place (${names}), lay there for a while and were another then`
    return whole.length > 0 && isInOrder && isApart && given > 0
      ? `${whole.length} ${whom.plural} ${went}${product ? `, and came out as ${product.plural}` : ''}${to ? `; the ${who.name} brought ${given} to the ${to.name}` : ''}.`
      : undefined
  },
  howTo(use) {
    const { you, whom = you, to } = use
    const places = stepsOf(use).map(({ does }) => capital(does))
    return `Carry the ${whom.plural} to ${places.length > 1 ? 'each place in turn' : 'their place'}: ${places.join(', ')}${to ? `. Then bring them to the ${to.name}` : ''}.`
  },
  example: { you: 'chef', whom: 'potato', to: 'plate' },
}
