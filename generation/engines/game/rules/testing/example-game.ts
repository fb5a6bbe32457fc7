import type { CastMember, CastRole, GamePlan } from '@makebelieve/kit/game/plan'
import type { SpaceId } from '@makebelieve/kit/rules/rulebook'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { fromThing } from '../../cast.ts'
import { type Composed, compose, type Wish } from '../compose.ts'
import type { Mechanic, Part } from '../mechanic.ts'
import { partOf } from '../part-of.ts'

export type ExampleGame = { plan: GamePlan; composed: Composed }

/** A game of one mechanic or of several, each with the nouns of its example; they share the player of the first. */
export function exampleGame(
  used: readonly Mechanic[],
  all: readonly Mechanic[],
  { seed = 7, space, challenge = 0.4 }: { seed?: number; space?: SpaceId; challenge?: number } = {},
): ExampleGame {
  const catalogue = openCatalogue()
  const cast: CastMember[] = []
  const partFor = (noun: string | undefined, role: CastRole): Part | undefined => {
    if (noun === undefined) return undefined
    const thing = catalogue.find(noun)
    const id = role === 'player' ? 'player' : noun.replaceAll(' ', '-')
    const known = cast.find((member) => member.id === id)
    const member = known ?? fromThing(thing, role, id).member
    if (!known) cast.push(member)
    return partOf(member, thing.traits)
  }
  const [first] = used
  if (!first) throw new Error('A game has at least one mechanic')
  const you = partFor(first.example.you, 'player')
  if (!you) throw new Error('Somebody has to play')
  const besides = used.flatMap(({ example }) => {
    const goesOn = (space && example.besidesIn?.[space]) ?? example.besides
    const other = all.find(({ id }) => id === goesOn?.does)
    return other ? [{ ...other, example: { you: example.you, ...goesOn } }] : []
  })
  const wishes = [...used, ...besides].map(({ id, verbs, by, example }): Wish => {
    const who = by === 'player' ? you : partFor(example.who, 'enemy')
    if (!who) throw new Error(`The example of ${id} does not say who does it`)
    return {
      mechanic: id,
      verb: verbs[0] ?? id,
      words: `${verbs[0] ?? id} ${example.whom ?? ''}`.trim(),
      you,
      who,
      whom: partFor(example.whom, 'prop'),
      with: partFor(example.with, 'projectile'),
      to: partFor(example.to, 'goal'),
      from: partFor(example.from, 'enemy'),
    }
  })
  const composed = compose(you, wishes, all, space ? { spaces: [space] } : {})
  return { composed, plan: planOf(composed, cast, seed, challenge) }
}

function planOf({ book, howTo }: Composed, cast: CastMember[], seed: number, challenge: number): GamePlan {
  return {
    version: 1,
    genre: 'rules',
    title: 'An example',
    goal: '',
    seed,
    difficulty: 'normal',
    challenge,
    cast,
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed },
    rules: {
      lives: 3,
      timeUp: 'lose',
      levels: 1,
      powerUps: [],
      boss: false,
      bossPhases: 1,
      keys: false,
      dayAndNight: false,
      players: 1,
      gentle: false,
      faster: false,
      doubleJump: false,
    },
    interactions: [],
    content: { howTo },
    book,
  }
}
