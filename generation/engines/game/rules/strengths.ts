import type { CastMember, PowerUp } from '@makebelieve/kit/game/plan'
import type { Effect, Kind, Phase, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'

/** What makes one stronger to the end of the game. Whatever heeds the level of the player does more with a higher one. */
const strengths: Partial<
  Record<PowerUp, { does: Effect[]; says: string; name: string; plural: string; colour: string }>
> = {
  multi: {
    does: [{ tally: 'level', add: 1 }],
    says: 'Stronger',
    name: 'star',
    plural: 'stars',
    colour: '#ffd447',
  },
  heart: { does: [{ life: 1 }], says: '+1 life', name: 'heart', plural: 'hearts', colour: '#ff5a6e' },
  speed: {
    does: [{ haste: 'a', times: 1.3, seconds: 600 }],
    says: 'Faster',
    name: 'lightning bolt',
    plural: 'lightning bolts',
    colour: '#ffd447',
  },
}

const idOf = (strength: PowerUp) => `strength:${strength}`

/** Who stands for the strengths on the stage: they look like the powers of their names. */
export const membersForStrengths = (offered: readonly PowerUp[]): CastMember[] =>
  offered.map((strength) => ({
    id: idOf(strength),
    role: 'power',
    picture: `power:${strength}`,
    looks: 'front',
    size: 1,
    speed: 1,
    motion: 'still',
    name: `${strengths[strength]?.name ?? strength} to choose`,
    plural: strengths[strength]?.plural ?? strength,
    colour: strengths[strength]?.colour ?? '#ffd447',
  }))

/** After each wave that was beaten, strengths lie there, and one of them may be taken; then, or after a while, it goes on. */
export function withStrengths(book: Rulebook, you: string, offered: readonly PowerUp[]): Rulebook {
  const { phases = [], kinds, rules } = book
  const busy = phases.find(({ id, until }) => until && kinds.some(({ comes }) => comes?.phase === id))
  const pause = busy?.next
  const open = offered.filter((one) => strengths[one]?.does.every((effect) => isHeeded(book, effect)))
  if (!busy || pause === undefined || open.length < 2 || rules.some(({ between }) => between)) return book
  const because = { form: 'strengths' }
  const laid = open.map(
    (one): Kind => ({
      id: idOf(one),
      cast: idOf(one),
      drive: { does: 'still' },
      count: 0,
      where: 'anywhere',
      size: 46,
      flies: true,
      look: { glow: '#ffe27a', mark: strengths[one]?.says ?? '' },
      because,
    }),
  )
  const others = (id: string) => laid.filter((one) => one.id !== id).map((one) => one.id)
  const taken = open.map(
    (one): Rule => ({
      when: { touch: [you, idOf(one)] },
      do: [
        { remove: 'b' },
        ...others(idOf(one)).map((id): Effect => ({ remove: { all: id } })),
        ...(strengths[one]?.does ?? []),
        { score: 10 },
        { show: 'upgrade', words: strengths[one]?.says ?? '' },
      ],
      because,
    }),
  )
  const opens: Rule = {
    when: { phase: busy.id, is: 'over' },
    do: laid.map(({ id }): Effect => ({ spawn: id, at: 'player', apart: 150 })),
    because,
  }
  const closes: Rule = {
    when: { phase: busy.id, is: 'begun' },
    do: laid.map(({ id }): Effect => ({ remove: { all: id } })),
    because,
  }
  return {
    ...book,
    phases: phases.map(
      (phase): Phase =>
        phase.id === pause
          ? { ...phase, says: 'Choose one', seconds: 6, until: { gone: laid.map(({ id }) => id) } }
          : phase,
    ),
    kinds: [...kinds, ...laid],
    rules: [...rules, ...taken, opens, closes],
  }
}

/** What is only counted does nothing where no rule asks how much it is. */
const isHeeded = ({ rules }: Rulebook, effect: Effect) =>
  !('tally' in effect) ||
  rules.some(({ if: conditions = [] }) =>
    conditions.some((one) => 'tally' in one && one.tally === effect.tally),
  )
