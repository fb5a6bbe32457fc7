import { handings } from '../handings.ts'
import { counts, countsAgainst, goalOf, lostAt, stateOf } from '../lines.ts'
import type { Lines, Mechanic, Trait, Use } from '../mechanic.ts'
import { isBeside, keyOf, turned } from '../observe.ts'
import { hues } from '../sorts.ts'

/** What one of them may need, as sorts of the remedy. */
const sortsFor = ({ with: remedy }: Use) => (remedy?.sorts ?? hues).slice(0, 3)

/** All look alike until one has had a close look at them: then one sees what each of them needs. The wrong thing makes it worse. */
export const diagnose: Mechanic = {
  id: 'diagnose',
  // The long one is what the reader makes of two deeds (`read/processes/diagnosing.ts`): 'examine the animals and give them the right medicine'.
  verbs: ['diagnose', 'examine', 'check up on', 'diagnose-and-treat'],
  states: ['sick', 'ill', 'injured', 'hurt', 'ailing', 'feverish', 'broken', 'faulty'],
  exact: 'with',
  careful: true,
  takes: true,
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top'],
  adds(use) {
    const { you, whom = you, with: remedy = you } = use
    const sorts = sortsFor(use)
    const each = Math.max(1, Math.round((whom.count ?? 6) / sorts.length))
    const all = whom.count === undefined ? each * sorts.length : whom.count
    const tally = `diagnosed ${whom.id}`
    const well = `${whom.id}.well`
    const wrong = `worse ${whom.id}`
    const lost = `lost ${whom.id}`
    const waiting = { name: 'health', from: 1, perSecond: [-0.009, -0.016], shown: true } as const
    return {
      kinds: [
        ...sorts.flatMap((sort, at): Trait[] => [
          {
            id: `${remedy.id}.${at + 1}`,
            cast: remedy.id,
            drive: { does: 'still' },
            count: 1,
            where: 'far',
            comes: { every: 1.5, most: 2, where: 'far' },
            size: 44,
            look: { sort, ...(sort.startsWith('#') && { glow: sort }) },
          },
          {
            id: `${whom.id}.unknown ${at + 1}`,
            cast: whom.id,
            drive: { does: 'still' },
            // Those that are left over after all have as many: one more of the first.
            count: Math.floor(all / sorts.length) + Number(at < all % sorts.length),
            where: 'spread',
            size: 72,
            meters: [waiting],
            look: { mark: '?' },
          },
          stateOf(whom, `known ${at + 1}`, {
            size: 72,
            meters: [waiting],
            look: { wants: [`${remedy.id}.${at + 1}`] },
          }),
        ]),
        stateOf(whom, 'well', {
          size: 72,
          look: whom.alive ? { mark: '♥' } : { mark: '✓', glow: '#6fd66b' },
        }),
      ],
      rules: sorts.flatMap((_, at): NonNullable<Lines['rules']> => {
        const looks = [`${whom.id}.unknown ${at + 1}`, `${whom.id}.known ${at + 1}`]
        const own = `${remedy.id}.${at + 1}`
        const known: [string, string] = [you.id, `${whom.id}.known ${at + 1}`]
        return [
          {
            when: { near: [you.id, `${whom.id}.unknown ${at + 1}`], within: 34, button: 'a', seconds: 0.5 },
            do: [
              { become: `${whom.id}.known ${at + 1}`, of: 'b' },
              { score: 5 },
              { show: 'right', words: 'Aha!' },
            ],
            says: 'Examine',
          },
          {
            when: { touch: [you.id, own] },
            if: [{ carries: null, who: 'a' }],
            do: [{ carry: 'b' }, { show: 'collect' }],
            rest: 1,
          },
          {
            when: { near: known, within: 34, button: 'a' },
            if: [{ carries: own, who: 'a' }],
            do: [{ hand: 'in' }, { become: well, of: 'b' }, ...counts(tally, 25, 'heal')],
            says: 'Give',
          },
          {
            when: { near: known, within: 34, button: 'a' },
            if: [{ carries: own, who: 'a', not: true }],
            do: [{ remove: 'load' }, ...countsAgainst(wrong, 'Not that!')],
            rest: 1,
          },
          ...looks.map((of): NonNullable<Lines['rules']>[number] => ({
            when: { meter: 'health', of, below: 0 },
            do: [{ remove: 'a' }, ...countsAgainst(lost, 'Too late')],
          })),
          {
            when: { press: 'b' },
            if: [{ carries: own, who: 'a' }],
            do: [{ remove: 'load' }],
            says: 'Put back',
          },
        ]
      }),
      goal: goalOf(tally, all, `${whom.plural} ${whom.alive ? 'treated' : 'put right'}`, whom),
      lost: [
        lostAt(lost, 1, 'too late', `One of the ${whom.plural} had to wait too long.`),
        lostAt(wrong, 3, 'wrong', `Too many ${whom.plural} got the wrong ${remedy.name}.`),
      ],
    }
  },
  seen(films, { who, whom = who, with: remedy = who }) {
    const tries = handings(films, who.id, [whom.id]).filter(({ load }) => load.cast === remedy.id)
    const helped = tries.filter(({ whom: one, now }) => now !== undefined && now.state !== one.state)
    const given = new Set(helped.map(({ at, whom: one }) => keyOf(at.film, one)))
    // Whoever is looked at becomes somebody of whom one knows something, with nothing given to them.
    const looked = new Map<string, string>()
    const before = new Map<string, string>()
    for (const { film, before: frame, after, was, is } of turned(films, whom.id)) {
      const isGiven = helped.some((one) => one.at.after === after && one.whom.id === is.id)
      if (!isBeside(frame, who.id, was)) return undefined
      if (isGiven || looked.has(keyOf(film, is))) continue
      looked.set(keyOf(film, is), is.state)
      before.set(is.state, was.state)
    }
    if ([...given].some((key) => !looked.has(key))) return undefined
    const took = new Map<string, Set<string>>()
    for (const { whom: one, load } of helped)
      took.set(one.state, (took.get(one.state) ?? new Set()).add(load.state))
    const owns = [...took.values()].map((loads) => [...loads])
    const isExact = owns.every((loads) => loads.length === 1) && new Set(owns.flat()).size === owns.length
    return owns.length > 1 && isExact && before.size > 1
      ? `The ${who.name} had a close look at ${looked.size} ${whom.plural}, which then showed ${before.size} different things that they needed, and each took only that.`
      : undefined
  },
  howTo({ whom, you, with: remedy = you }) {
    const one = (whom ?? you).name
    return `Hold the button beside each ${one} to see what's wrong, then bring it the right ${remedy.name}. Three mistakes end the game.`
  },
  example: { you: 'doctor', whom: 'patient', with: 'medicine' },
}
