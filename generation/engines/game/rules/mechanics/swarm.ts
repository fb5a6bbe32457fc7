import type { Mechanic } from '../mechanic.ts'
import { all, gap, harm, heading } from '../observe.ts'

/** Many small ones come at somebody together, close to each other but never on top of each other. */
export const swarm: Mechanic = {
  id: 'swarm',
  verbs: ['swarm', 'swarm around', 'buzz around', 'mob', 'overrun', 'crowd', 'besiege', 'flock', 'flock to'],
  by: 'others',
  spaces: ['top'],
  adds({ you, who, whom = you }) {
    const isYou = whom.id === you.id
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'swarm', whom: whom.id, speed: [50, 105] },
          count: who.count ?? [6, 11],
          where: 'edge',
          size: 32,
          ...(who.flies && { flies: true }),
        },
      ],
      rules: isYou
        ? [
            {
              when: { touch: [you.id, who.id] },
              do: [{ hurt: 'player' }, { push: 'b', speed: 260 }],
              rest: 1,
            },
          ]
        : [],
      ...(isYou && { risky: true }),
    }
  },
  seen(films, { you, who, whom = you }) {
    const { part, moments } = heading(films, who.id, whom.id)
    let apart = 0
    let together = 0
    let many = 0
    for (const { frames } of films)
      for (const frame of frames.slice(60)) {
        const them = all(frame, who.id)
        if (them.length < 5) continue
        many++
        for (const one of them) {
          const nearest = Math.min(...them.filter((other) => other !== one).map((other) => gap(one, other)))
          if (nearest < one.size * 0.35) together++
          else if (nearest < one.size * 4) apart++
        }
      }
    const { near } = harm(films, you.id, who.id)
    return many > 20 && part > 0.5 && moments > 50 && apart > together * 3 && (near > 0 || whom.id !== you.id)
      ? `In ${many} moments five or more ${who.plural} came at the ${whom.name} together (${Math.round(part * 100)} % of their way), close to each other and apart.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} come in a swarm: don't let them close in on you.`,
  example: { you: 'bear', who: 'bee' },
  kin: ['rain'],
}
