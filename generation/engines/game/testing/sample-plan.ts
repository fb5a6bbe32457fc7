import type { CastMember, CastRole, GamePlan, Look, Rules } from '@makebelieve/kit/game/plan'
import { theOne } from '@makebelieve/kit/game/plan'
import { plainRules } from '@makebelieve/kit/game-2d/testing/plan'
import type { AnyDesign } from '../design.ts'

/** A set of players to try a genre with, as the planner would cast it: [name, plural, code point of its picture]. */
type Troupe = {
  look: Partial<Look>
  cast: Partial<Record<CastRole, [string, string, string, Partial<CastMember>?][]>>
}

export const troupes: Record<string, Troupe> = {
  space: {
    look: { scene: 'space', time: 'night' },
    cast: {
      player: [['cat', 'cats', '1f408', { looks: 'left', colour: '#f2a13c' }]],
      enemy: [
        ['dog', 'dogs', '1f415', { looks: 'left', colour: '#c98d4f' }],
        ['alien', 'aliens', '1f47e', { looks: 'front', colour: '#9c5cff' }],
      ],
      boss: [['octopus', 'octopuses', '1f419', { colour: '#d65db1', size: 1.6 }]],
      hazard: [['meteor', 'meteors', '2604-fe0f', { looks: 'front', colour: '#ff9348', motion: 'flies' }]],
      collectible: [['fish', 'fish', '1f41f', { looks: 'left', colour: '#58b6e8', motion: 'swims' }]],
      goal: [['rocket', 'rockets', '1f680', { looks: 'front', colour: '#e4472b' }]],
      obstacle: [['moon', 'moons', '1f311', { looks: 'front', colour: '#8d8d99' }]],
      projectile: [['star', 'stars', '2b50', { looks: 'front', colour: '#ffd447' }]],
      friend: [['kitten', 'kittens', '1f431', { looks: 'front', colour: '#f2c13c' }]],
      prop: [['planet', 'planets', '1fa90', { looks: 'front', colour: '#e9c46a' }]],
    },
  },
  farm: {
    look: { scene: 'farm', time: 'day' },
    cast: {
      player: [['hedgehog', 'hedgehogs', '1f994', { looks: 'left', colour: '#8a6242' }]],
      enemy: [['fox', 'foxes', '1f98a', { looks: 'front', colour: '#e8742a' }]],
      boss: [['bull', 'bulls', '1f402', { colour: '#7a4a2a', size: 1.6 }]],
      hazard: [['tractor', 'tractors', '1f69c', { looks: 'left', colour: '#e8442a', motion: 'drives' }]],
      collectible: [
        ['apple', 'apples', '1f34e', { looks: 'front', colour: '#e4472b', motion: 'still' }],
        ['carrot', 'carrots', '1f955', { looks: 'front', colour: '#f58a2b', motion: 'still' }],
      ],
      goal: [['house', 'houses', '1f3e0', { looks: 'front', colour: '#e9c46a', motion: 'still' }]],
      obstacle: [['log', 'logs', '1fab5', { looks: 'front', colour: '#9c6b3f', motion: 'still' }]],
      projectile: [['acorn', 'acorns', '1f330', { looks: 'front', colour: '#a0622d' }]],
      friend: [['chick', 'chicks', '1f425', { looks: 'front', colour: '#ffd447' }]],
      prop: [['tree', 'trees', '1f333', { looks: 'front', colour: '#4caf50', motion: 'still' }]],
    },
  },
  haunted: {
    look: { scene: 'haunted', time: 'night', mood: 'spooky' },
    cast: {
      player: [['witch', 'witches', '1f9d9', { looks: 'front', colour: '#7b5cff' }]],
      enemy: [
        ['ghost', 'ghosts', '1f47b', { looks: 'front', colour: '#f4efe4', motion: 'floats' }],
        ['bat', 'bats', '1f987', { looks: 'front', colour: '#6b5b8c', motion: 'flies' }],
      ],
      boss: [['pumpkin', 'pumpkins', '1f383', { colour: '#f58a2b', size: 1.6 }]],
      hazard: [['spider', 'spiders', '1f577-fe0f', { looks: 'front', colour: '#54506a' }]],
      collectible: [['candy', 'candies', '1f36c', { looks: 'front', colour: '#ff6fa5', motion: 'still' }]],
      goal: [['door', 'doors', '1f6aa', { looks: 'front', colour: '#9c6b3f', motion: 'still' }]],
      obstacle: [['coffin', 'coffins', '26b0-fe0f', { looks: 'front', colour: '#6b4a33', motion: 'still' }]],
      projectile: [['spark', 'sparks', '2728', { looks: 'front', colour: '#ffd447' }]],
      friend: [['owl', 'owls', '1f989', { looks: 'front', colour: '#a0744a' }]],
      prop: [['candle', 'candles', '1f56f-fe0f', { looks: 'front', colour: '#ffe9a8', motion: 'still' }]],
    },
  },
}

/** What the planner adds where the prompt wants keys. */
const lock: CastMember[] = (
  [
    ['key', 'key', '1f511', '#f5b700'],
    ['gate', 'door', '1f6aa', '#9c6b3f'],
  ] as const
).map(([name, role, picture, colour]) => ({
  id: name,
  role,
  name,
  plural: `${name}s`,
  picture: `emoji:${picture}`,
  looks: 'front',
  size: 1,
  speed: 1,
  colour,
  motion: 'still',
}))

type Wishes = {
  troupe: string
  seed: number
  difficulty: GamePlan['difficulty']
  rules?: Partial<Rules>
  content?: GamePlan['content']
}

/** A plan as the planner would write it, without words: for trying a genre by itself. */
export function samplePlan(
  design: Pick<AnyDesign, 'genre' | 'roles' | 'rules' | 'finish' | 'goal'>,
  { troupe, seed, difficulty, rules, content }: Wishes,
): GamePlan {
  const { look, cast } = troupes[troupe] ?? {}
  const members: CastMember[] = []
  for (const [role, { least, most }] of Object.entries(design.roles) as [
    CastRole,
    { least: number; most: number },
  ][]) {
    const wanted = Math.max(least, role === 'enemy' || role === 'collectible' ? Math.min(2, most) : least)
    const boss = role === 'boss' && rules?.boss
    for (const [name, plural, picture, more] of (cast?.[role] ?? []).slice(0, boss ? 1 : wanted))
      members.push({
        id: name,
        role,
        name,
        plural,
        looks: 'front',
        size: 1,
        speed: 1,
        colour: '#ffffff',
        motion: 'walks',
        ...more,
        // The picture's code point travels in the key, so that it is found without a catalogue.
        picture: `emoji:${picture}`,
      })
  }
  if (rules?.keys) members.push(...lock)
  const game: GamePlan = {
    version: 1,
    genre: design.genre.id,
    title: 'A sample',
    goal: '',
    seed,
    difficulty,
    challenge: { easy: 0.25, normal: 0.5, hard: 0.75 }[difficulty],
    cast: members,
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed, ...look },
    rules: { ...plainRules, ...design.rules, ...rules },
    interactions: [],
    content,
  }
  theOne(game, 'player')
  const done = design.finish?.(game, { ...emptyBrief }) ?? game
  return { ...done, goal: design.goal(done) }
}

const emptyBrief = {
  prompt: '',
  title: '',
  actors: [],
  triples: [],
  relations: [],
  cues: [],
  extras: [],
  absent: [],
  numbers: {},
  styles: [],
  claims: [],
  notes: [],
}
