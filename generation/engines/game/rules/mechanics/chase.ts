import { isWalled, nearing } from '../in-corridors.ts'
import type { Mechanic } from '../mechanic.ts'
import { harm, heading, isBeside, lasting, trails, vanished } from '../observe.ts'

/** Somebody goes for somebody else. Where that is the player, being caught hurts. */
export const chase: Mechanic = {
  id: 'chase',
  verbs: [
    ...['chase', 'hunt', 'pursue', 'come after', 'go after', 'stalk', 'charge', 'charge at', 'catch'],
    ...['swoop on', 'swoop down on', 'swoop at', 'dive at', 'dive on', 'dive-bomb', 'divebomb', 'pounce'],
    ...['pounce on', 'lunge at', 'leap at', 'leap on', 'jump on', 'rush at', 'run at', 'fly at', 'snap at'],
  ],
  by: 'others',
  spaces: ['top', 'side', 'float', 'lanes', 'run', 'flap', 'earth'],
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
    const walled = films.every(isWalled)
    const { part, moments } = walled ? nearing(films, who.id, whom.id) : heading(films, who.id, whom.id)
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
    if (moments <= 20 || part <= 0.6 || !turns || harmless) return undefined
    return walled
      ? `Of ${moments} times that ${who.plural} went on in half a second, ${Math.round(part * 100)} % brought them nearer to the ${whom.name} by the ways there were.`
      : `In ${moments} moments of moving, ${who.plural} went ${Math.round(part * 100)} % of their way straight at the ${whom.name}.`
  },
  howTo: ({ who }) => `The ${who.plural} are after you.`,
  example: { you: 'rabbit', who: 'fox', besidesIn: { flap: { does: 'dodge', whom: 'tree' } } },
  kin: ['haunt', 'seize', 'swarm'],
}
