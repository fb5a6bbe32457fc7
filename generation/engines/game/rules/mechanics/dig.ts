import type { Mechanic } from '../mechanic.ts'
import { isAnothers, isAt, lately, pressing, turned } from '../observe.ts'

/** It is in the ground, and only its top sticks out. Whoever keeps digging there brings it to light. */
export const dig: Mechanic = {
  id: 'dig',
  verbs: ['dig', 'dig up', 'dig for', 'dig out', 'mine', 'mine for', 'excavate', 'unearth', 'quarry'],
  undone: ['bury', 'fill', 'fill in', 'fill up', 'cover up'],
  finds: true,
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, button }) {
    const buried = `${whom.id}.buried`
    const loose = `${whom.id}.loose`
    const count = whom.count ?? ([5, 7] as const)
    return {
      kinds: [
        {
          id: buried,
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'anywhere',
          size: 58,
          look: { heap: '#8a5a35', scale: 0.8 },
        },
        {
          id: loose,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          look: { glow: '#ffd447' },
        },
      ],
      rules: [
        {
          when: { near: [you.id, buried], within: 16, button, seconds: [0.9, 1.6] },
          do: [
            { become: loose, of: 'b' },
            { leap: 'b', speed: 300 },
            { tally: `dug ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'break', words: '+20' },
          ],
          says: 'Dig',
        },
      ],
      goal: { tally: `dug ${whom.id}`, reaches: count, says: `${whom.plural} dug up`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, button }) {
    let found = 0
    for (const change of turned(films, whom.id)) {
      if (isAnothers(change.before, who.id, change.was)) continue
      const dug = lately(films, change, 0.6).every(
        (frame) =>
          pressing(frame, button) &&
          isAt(frame, who.id, change.was, 2) &&
          frame.bodies.get(change.was.id)?.meters[0] === change.was.meters[0],
      )
      if (!dug) return undefined
      found++
    }
    return found > 0
      ? `${found} ${whom.plural} came out where the ${who.name} had been digging for a while, and none anywhere else.`
      : undefined
  },
  howTo: ({ whom, you }) => `Hold the button beside a mound to dig up the ${(whom ?? you).plural}.`,
  example: { you: 'dwarf', whom: 'gem' },
  kin: ['act', 'wake'],
}
