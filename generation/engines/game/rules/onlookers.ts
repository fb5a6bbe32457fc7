import type { CastMember, CastRole } from '@makebelieve/kit/game/plan'
import type { Drive, Kind, Rulebook } from '@makebelieve/kit/rules/rulebook'

/** How those stand about of whom no rule says anything. What is only part of the scene is drawn with it, and shots are no company. */
const ways: Partial<Record<CastRole, { drive: Drive; count: number; solid?: true; size?: number }>> = {
  friend: { drive: { does: 'wander', speed: 30 }, count: 1 },
  collectible: { drive: { does: 'still' }, count: 3 },
  goal: { drive: { does: 'still' }, count: 1, size: 84 },
  door: { drive: { does: 'still' }, count: 1, size: 84 },
  obstacle: { drive: { does: 'still' }, count: 3, solid: true },
  enemy: { drive: { does: 'wander', speed: 50 }, count: 2 },
  hazard: { drive: { does: 'still' }, count: 3 },
}

/** Everybody of the cast is on the stage: those without a rule of their own as well. */
export function onlookers(cast: readonly CastMember[], { kinds }: Rulebook): Kind[] {
  return cast.flatMap(({ id, role, name, count, motion }): Kind[] => {
    const way = ways[role]
    if (!way || kinds.some((kind) => kind.cast === id)) return []
    return [
      {
        id,
        cast: id,
        where: 'anywhere',
        ...way,
        count: count ?? way.count,
        ...(motion === 'flies' && { flies: true }),
        because: { words: name },
      },
    ]
  })
}
