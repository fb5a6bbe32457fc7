import { stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, appeared, changes, nearestOf, nearness, vanished } from '../observe.ts'

/** Who is beaten leaves something behind; whoever gathers it grows stronger, step by step. */
export const levelUp: Mechanic = {
  id: 'level-up',
  verbs: ['level up', 'upgrade', 'power up', 'get stronger', 'grow stronger', 'gain experience', 'evolve'],
  by: 'player',
  needs: ['with', 'from'],
  spaces: ['top', 'float', 'side'],
  adds({ you, with: gem = you, from: foe = you }) {
    const left = `${gem.id}.left`
    return {
      kinds: [
        { cast: you.id, meters: [{ name: 'experience', from: 0, shown: true }] },
        stateOf(gem, 'left', {
          drive: { does: 'follow', whom: you.id, speed: 250, within: 110 },
          size: 30,
          flies: true,
          look: { glow: '#7df9ff' },
        }),
      ],
      rules: [
        { when: { defeated: foe.id }, do: [{ spawn: left, at: 'a' }], rest: 0 },
        {
          when: { touch: [you.id, left] },
          do: [
            { remove: 'b' },
            { meter: 'experience', of: 'a', add: [0.21, 0.17] },
            { score: 5 },
            { show: 'collect', words: '+5' },
          ],
          rest: 0,
        },
        {
          when: { meter: 'experience', of: you.id, above: 0.99 },
          do: [
            { meter: 'experience', of: 'a', set: 0 },
            { tally: 'level', add: 1 },
            { haste: 'player', times: 1.12, seconds: 600 },
            { score: 50 },
            { show: 'upgrade', words: 'Level up!' },
          ],
        },
      ],
      goal: { tally: 'level', reaches: [2, 4], says: 'levels gained', cast: gem.id },
    }
  },
  seen(films, { who, with: gem = who, from: foe = who }) {
    let left = 0
    for (const { before, body } of appeared(films, gem.id)) {
      const near = nearestOf(before, foe.id, body)
      if (near && nearness(near, body) < 1.6) left++
    }
    let gained = 0
    let levels = 0
    for (const { before, after } of changes(films)) {
      const was = all(before, who.id)[0]?.meters ?? []
      const is = all(after, who.id)[0]?.meters ?? []
      for (const [at, value] of is.entries()) {
        const change = value - (was[at] ?? value)
        if (change > 0.1) gained++
        if (change < -0.5 && value === 0) levels++
      }
    }
    let taken = 0
    for (const { before, body } of vanished(films, gem.id)) {
      const near = nearestOf(before, who.id, body)
      if (near && nearness(near, body) < 1.9) taken++
    }
    return left > 4 && gained > 4 && taken > 4 && levels > 0
      ? `${left} ${gem.plural} were left where ${foe.plural} had been; ${taken} were gathered, and ${levels} times the ${who.name} reached the next level.`
      : undefined
  },
  howTo: ({ you, with: gem = you, from: foe = you }) =>
    `Collect the ${gem.plural} that beaten ${foe.plural} drop: each level makes you stronger.`,
  example: {
    you: 'wizard',
    with: 'gem',
    from: 'bat',
    besides: { does: 'gun-down', whom: 'bat', with: 'spark' },
    besidesIn: { side: { does: 'stomp', whom: 'bat' } },
  },
}
