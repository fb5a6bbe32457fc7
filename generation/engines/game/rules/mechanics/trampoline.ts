import { counts, goalOf, heldBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { appeared, isBeside, keyOf, lasting, vanished } from '../observe.ts'

/** They fall from above: what one holds under them throws them up and over to where they are safe. */
export const trampoline: Mechanic = {
  id: 'trampoline',
  // As the reader tells it (`read/trampolines.ts`): 'hold a trampoline under falling cats so that they bounce into the truck'.
  verbs: ['bounce to safety'],
  states: ['falling', 'jumping'],
  by: 'player',
  needs: ['whom', 'with', 'to'],
  spaces: ['catch'],
  adds({ you, whom = you, with: pad = you, to = you, from }) {
    const falling = `${whom.id}.falling`
    const thrown = `${whom.id}.thrown`
    const lost = (state: string) => ({
      when: { leaves: state },
      do: [{ hurt: 'player' as const, says: `A ${whom.name} hit the ground.` }, { show: 'miss' as const }],
      rest: 0,
    })
    return {
      kinds: [
        ...heldBy(you, pad).map((held) => ({ ...held, size: 86 })),
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'posts', size: 130 },
        ...(from && from.id !== you.id
          ? [
              {
                cast: from.id,
                drive: { does: 'still' as const },
                count: 1,
                where: 'behind' as const,
                size: 250,
              },
            ]
          : []),
        {
          id: falling,
          cast: whom.id,
          ...(from
            ? { drive: { does: 'fly', falls: 260, upright: true }, where: 'far' }
            : {
                drive: { does: 'fall', speed: [100, 165] },
                where: 'above',
                comes: { every: [2.6, 1.9], most: 3, where: 'beside' },
              }),
          count: 0,
          size: 46,
        },
        {
          id: thrown,
          cast: whom.id,
          drive: { does: 'fly', falls: 620, upright: true },
          count: 0,
          where: 'far',
        },
      ],
      rules: [
        ...(from
          ? [
              {
                when: { every: [2.7, 2] as const, of: from.id },
                do: [{ spawn: falling, at: 'a' as const, toward: 'over' as const, speed: 330 }],
                rest: 0,
              },
            ]
          : []),
        {
          // What is held over one's head meets them before one does.
          when: { near: [you.id, falling], within: 26, seconds: 0.02, each: true },
          do: [
            { become: thrown, of: 'b' },
            { leap: 'b', speed: 470, onto: to.id },
            { show: 'bounce', words: 'Boing!' },
          ],
          rest: 0.4,
        },
        {
          when: { touch: [to.id, thrown] },
          do: [{ remove: 'b' }, ...counts(`landed ${whom.id}`, 20, 'right', 'Safe!')],
          rest: 0,
        },
        lost(falling),
        lost(thrown),
      ],
      goal: goalOf(`landed ${whom.id}`, whom.count ?? [8, 12], `${whom.plural} safe`, whom),
      risky: true,
    }
  },
  seen(films, { who, whom = who, with: pad = who, to = who, from }) {
    const bounced = new Set<string>()
    let above = 0
    for (const { after, body } of appeared(films, whom.id))
      if (from ? isBeside(after, from.id, body, 1.4) : body.y < 60) above++
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      // Down before, and up now: something threw it up.
      if (!(was.vy > 60 && is.vy < -100)) continue
      if (!isBeside(before, pad.id, was, 2) && !isBeside(after, pad.id, is, 2)) return undefined
      bounced.add(keyOf(film, is))
    }
    let [landed, unthrown, lost] = [0, 0, 0]
    for (const { film, before, after, body } of vanished(films, whom.id)) {
      if (!isBeside(before, to.id, body, 1.6)) lost += after.lives < before.lives ? 1 : 0
      else if (bounced.has(keyOf(film, body))) landed++
      else unthrown++
    }
    return above > 5 && landed > 4 && unthrown === 0
      ? `${landed} ${whom.plural} that fell ${from ? `out of the ${from.name}` : 'from above'} were thrown up by the ${pad.name} and came down in the ${to.name}; ${lost} hit the ground.`
      : undefined
  },
  howTo: ({ whom, you, with: pad, to }) =>
    `Hold the ${(pad ?? you).name} under the falling ${(whom ?? you).plural}: they bounce on towards the ${(to ?? you).name}.`,
  example: { you: 'firefighter', whom: 'cat', with: 'trampoline', to: 'truck' },
}
