import { type Input, idle } from '../../core/input.ts'
import { seededRandom } from '../../core/random.ts'
import type { CastMember, CastRole, GamePlan } from '../../game/plan.ts'
import type { Drive, Kind, SpaceId } from '../rulebook.ts'

/**
 * Games that are the same on every machine: each space with bodies of every drive, meeting, growing, freezing and shooting. What they
 * come to after some time is written down in `digests.ts` of the engine.
 */
export const sampleSteps = 900

const drives: Drive[] = [
  { does: 'wander', speed: 70 },
  { does: 'drift', speed: 90 },
  { does: 'patrol', speed: 60 },
  { does: 'chase', whom: 'you', speed: [50, 120] },
  { does: 'flee', whom: 'you', speed: 80, within: 200 },
  { does: 'circle', whom: 'you', speed: 110, within: 90 },
  { does: 'follow', whom: 'you', speed: 100 },
  { does: 'stream', speed: 130 },
  { does: 'bounce', speed: 240, strikes: 0.2 },
  { does: 'ride', whom: 'you' },
  { does: 'march', speed: 60, dives: 2 },
  { does: 'sweep', speed: 100 },
]

export function samplePlan(space: SpaceId): GamePlan {
  const others = drives.map(
    (drive, at): Kind => ({
      id: `thing-${at}`,
      cast: `thing-${at}`,
      drive,
      count: [2, 4],
      where: 'far',
      meters: [{ name: 'health', from: 1 }],
      because: 'filler',
    }),
  )
  return {
    version: 1,
    genre: 'rules',
    title: `A sample in ${space}`,
    goal: '',
    seed: 11,
    difficulty: 'normal',
    challenge: 0.5,
    cast: ['you', 'shot', ...others.map(({ id }) => id)].map(member),
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 1 },
    rules: {
      lives: 20,
      timeUp: 'lose',
      levels: 1,
      powerUps: [],
      boss: false,
      bossPhases: 1,
      keys: false,
      dayAndNight: false,
      players: 1,
      gentle: true,
      faster: false,
      doubleJump: false,
    },
    interactions: [],
    book: {
      space: { id: space, because: 'filler' },
      kinds: [
        { id: 'you', cast: 'you', drive: { does: 'player' }, count: 1, where: 'start', because: 'filler' },
        {
          id: 'shot',
          cast: 'shot',
          drive: { does: 'fly', falls: 200 },
          count: 0,
          where: 'start',
          size: 24,
          because: 'filler',
        },
        ...others,
      ],
      rules: [
        {
          when: { press: 'a' },
          do: [{ spawn: 'shot', at: 'a', toward: { nearest: 'thing-1' }, speed: 400 }],
          because: 'filler',
        },
        ...others.map(({ id }, at) => ({
          when: { touch: ['shot', id] as [string, string] },
          do: [
            { strike: 'b' as const, by: 0.4 },
            { push: 'b' as const, speed: 120 },
            { still: 'b' as const, seconds: 0.2 * at },
          ],
          because: 'filler' as const,
        })),
        {
          when: { touch: ['you', 'thing-3'] },
          do: [{ hurt: 'player' }, { grow: 'b', times: 1.2, most: 2 }, { push: 'b', speed: 200 }],
          because: 'filler',
        },
      ],
      ends: [{ result: 'won', when: { seconds: 600 }, says: 'Done.', because: 'filler' }],
    },
  }
}

function member(id: string): CastMember {
  const role: CastRole = id === 'you' ? 'player' : 'enemy'
  return {
    id,
    role,
    name: id,
    plural: `${id}s`,
    picture: id,
    looks: 'front',
    size: 1,
    speed: 1,
    colour: '#888888',
    motion: 'walks',
  }
}

/** Somebody who presses anything, the same every time. */
export function sampleInputs(): Input[] {
  const random = seededRandom(5)
  let held = 0
  return Array.from({ length: sampleSteps }, (_, step) => {
    if (step % 12 === 0) held = random.below(64)
    return step % 50 < 25
      ? { ...idle, held }
      : { ...idle, held, pointer: { x: random.below(960), y: random.below(600), down: random.next() < 0.5 } }
  })
}
