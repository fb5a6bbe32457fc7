import type { Mechanic } from '../mechanic.ts'
import { harm, heading, isBeside, lasting, trails, vanished } from '../observe.ts'

/** Somebody goes for somebody else. Where that is the player, being caught hurts. */
export const chase: Mechanic = {
  id: 'chase',
  verbs: ['chase', 'hunt', 'pursue', 'come after', 'go after', 'stalk', 'charge', 'charge at', 'catch'],
  by: 'others',
  spaces: ['top', 'side', 'float', 'lanes', 'run', 'flap'],
  adds({ you, who, whom = you, space }) {
    const runs = space === 'run' || space === 'flap'
    const isYou = whom.id === you.id
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'chase', whom: whom.id, speed: [78, 138] },
          count: runs ? 1 : [2, 4],
          where: runs ? 'behind' : 'far',
          // Where one flies, nobody comes after one on foot.
          ...((who.flies || space === 'flap') && { flies: true }),
        },
      ],
      rules: isYou
        ? [
            {
              when: { touch: [you.id, who.id] },
              do: [{ hurt: 'player' }, { push: 'b', speed: 220 }],
              rest: 1,
            },
          ]
        : [],
      ...(isYou && { risky: true }),
    }
  },
  seen(films, { you, who, whom = you }) {
    const { part, moments } = heading(films, who.id, whom.id)
    // Who comes along and does no harm does not chase.
    const harmless = whom.id === you.id && harm(films, you.id, who.id).near === 0
    // Who is gone when it gets there came to do damage.
    for (const { before, body } of vanished(films, who.id))
      if (whom.id !== you.id && isBeside(before, whom.id, body, 1.5)) return undefined
    // Who eats what it goes for is after food.
    for (const { before, body } of vanished(films, whom.id))
      if (whom.id !== you.id && isBeside(before, who.id, body, 1.5)) return undefined
    // Who bursts when it gets there does something else.
    if (lasting(films, who.id).some(({ was, is }) => is.size > was.size * 1.8)) return undefined
    // What only rises or sinks comes to everybody, and is after nobody.
    const turns = [...trails(films, who.id)].some((trail) =>
      trail.some(({ x }) => Math.abs(x - (trail[0]?.x ?? x)) > 8),
    )
    return moments > 20 && part > 0.6 && turns && !harmless
      ? `In ${moments} moments of moving, ${who.plural} went ${Math.round(part * 100)} % of their way straight at the ${whom.name}.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} are after you.`,
  example: { you: 'rabbit', who: 'fox', besidesIn: { flap: { does: 'dodge', whom: 'tree' } } },
  kin: ['haunt', 'seize', 'swarm'],
}
