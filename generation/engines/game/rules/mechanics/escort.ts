import type { Lines, Mechanic, Part } from '../mechanic.ts'
import { gap, lasting, nearestOf, paceOf } from '../observe.ts'

/** Those who must not get to whom is escorted; the player's touch stops them. */
function foesOf(you: Part, whom: Part, from: Part): Required<Pick<Lines, 'kinds' | 'rules' | 'lost'>> {
  const caught = `caught ${whom.id}`
  return {
    kinds: [
      {
        cast: from.id,
        drive: { does: 'chase', whom: whom.id, speed: [50, 85] },
        count: 1,
        where: 'edge',
        size: 46,
        comes: { every: [4, 2.2], most: [2, 4], where: 'beyond' },
      },
    ],
    rules: [
      {
        when: { touch: [from.id, whom.id] },
        do: [{ remove: 'a' }, { tally: caught, add: 1 }, { show: 'wrong', words: 'Oh no!' }],
      },
      { when: { touch: [you.id, from.id] }, do: [{ strike: 'b', by: 1 }, { score: 5 }] },
    ],
    lost: [
      {
        when: { tallies: [{ tally: caught, reaches: 3, says: 'times caught', cast: from.id }] },
        says: `The ${from.plural} got the ${whom.name}.`,
      },
    ],
  }
}

/** Somebody walks to a place, but only with the player beside; left alone it stops. Whoever it is escorted from must not get to it. */
export const escort: Mechanic = {
  id: 'escort',
  verbs: ['escort', 'accompany', 'walk', 'usher', 'chaperone', 'see home', 'take home', 'help across'],
  states: ['lost'],
  by: 'player',
  takes: true,
  needs: ['whom', 'to'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, to = you, from }) {
    const walking = `${whom.id}.walking`
    const foes = from ? foesOf(you, whom, from) : { kinds: [], rules: [] }
    return {
      ...foes,
      kinds: [
        { cast: whom.id, drive: { does: 'still' }, count: 1, where: 'far', look: { mark: '?' } },
        {
          id: walking,
          cast: whom.id,
          drive: { does: 'go', whom: to.id, speed: [90, 75] },
          count: 0,
          where: 'far',
        },
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 96, softly: true },
        ...foes.kinds,
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 50 },
          if: [{ is: whom.id, who: 'b' }],
          do: [{ become: walking, of: 'b' }],
        },
        {
          when: { every: 0.3, of: walking },
          if: [{ near: you.id, within: 150, not: true }],
          do: [{ become: whom.id, of: 'a' }],
          rest: 0,
        },
        {
          when: { touch: [walking, to.id] },
          do: [
            { move: 'a', to: 'far' },
            { become: whom.id, of: 'a' },
            { tally: `arrived ${whom.id}`, add: 1 },
            { score: 50 },
            { show: 'deliver', words: 'Safe! +50' },
          ],
        },
        ...foes.rules,
      ],
      goal: { tally: `arrived ${whom.id}`, reaches: [2, 4], says: 'safe arrivals', cast: whom.id },
    }
  },
  seen(films, { who, whom = who, to = who }) {
    const beside = { walked: 0, moments: 0, towards: 0 }
    const alone = { walked: 0, moments: 0 }
    for (const { before, was, is } of lasting(films, whom.id)) {
      const near = nearestOf(before, who.id, was)
      const place = nearestOf(before, to.id, was)
      if (!near || !place || gap(was, is) > 60 || was.carrier > 0) continue
      const which = gap(near, was) < 110 ? beside : gap(near, was) > 220 ? alone : undefined
      if (!which) continue
      which.moments++
      if (paceOf(was, is) < 25) continue
      which.walked++
      const straight = gap(was, place) - gap(is, place) > gap(was, is) * 0.85
      if (which === beside && straight) beside.towards++
    }
    return beside.walked > beside.moments * 0.6 &&
      beside.towards > beside.walked * 0.8 &&
      beside.walked > 20 &&
      alone.moments > 5 &&
      alone.walked < alone.moments * 0.25
      ? `With the ${who.name} beside it the ${whom.name} walked towards the ${to.name} (${beside.towards} moments), alone it stood (${alone.moments - alone.walked} of ${alone.moments}).`
      : undefined
  },
  howTo: ({ you, whom = you, to = you }) =>
    `Stay beside the ${whom.name}: it only walks to the ${to.name} with you.`,
  example: { you: 'knight', whom: 'princess', to: 'castle', from: 'goblin' },
  kin: ['guide', 'sort'],
}
