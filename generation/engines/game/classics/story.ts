import { type CastMember, castIn, type GamePlan, theOne } from '@makebelieve/kit/game/plan'
import { genre, turns } from '@makebelieve/kit/game-2d/genres/story/index'
import type { Tale } from '@makebelieve/kit/game-2d/turns/tale'
import type { Brief } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { saidOf } from '../figures.ts'
import { withOwnPart } from '../game-parts.ts'
import { classic } from './classic.ts'
import { followerIn, lockIn, turnTwists, withTurns } from './tales/locked-way.ts'
import { withPeople } from './tales/people.ts'
import { placeIn } from './tales/place.ts'
import { called, isName, type QuestParts, questTale } from './tales/quest.ts'
import { settingOf } from './tales/settings.ts'
import { endingsOf, sound, withEndings } from './tales/walk.ts'

export const story = classic({
  turns,
  genre,
  example:
    'Choose your own adventure: a mouse looks for the golden cheese in a haunted castle guarded by a cat',
  // A sad end is no defeat: the story is told again.
  rules: { gentle: true },
  roles: {
    enemy: { least: 1, most: 2 },
    friend: { least: 1, most: 5 },
    collectible: { least: 1, most: 2 },
    // What opens a door, and who follows: neither is the aim, or in the way.
    projectile: { least: 0, most: 2 },
  },
  twists: turnTwists,
  instead: {
    goal: 'collectible',
    boss: 'enemy',
    hazard: 'enemy',
    prop: 'collectible',
    obstacle: 'collectible',
  },
  suggest: (role) => ({ enemy: ['fox'], friend: ['owl'], collectible: ['crown'] })[role as string] ?? [],
  // Those who set out together meet somebody.
  casts: (brief) => withTurns(withLiving(withPeople(brief, true))),
  parts: [
    'story',
    'tale',
    'book',
    'choice',
    'path',
    'branch',
    'branching',
    'ending',
    'adventure',
    'villain',
    'novel',
  ],
  shows: () => ({
    collect: ['find', 'get', 'take', 'steal', 'win', 'reach', 'look for', 'search for', 'share'],
  }),
  figures: {
    // As many as somebody comes to who tries every choice.
    endings: {
      counts: ['ending', 'end', 'outcome', 'conclusion', 'finale'],
      least: 2,
      most: 5,
      atOnce: true,
      tells: ['levels', 'rounds'],
      has: (_before, _after, { plan }) => endingsOf(plan.content?.tale as Tale),
    },
  },
  content(brief, game) {
    const [said] = saidOf(brief.prompt, {
      counts: ['ending', 'end', 'outcome', 'conclusion', 'finale'],
      named: [],
      goal: false,
    })
    const tale = sound(taleOf(brief, game))
    return { tale: said ? withEndings(tale, Math.max(2, said.value)) : tale }
  },
  goal: () => 'Find your way through the story. What you choose decides how it ends.',
})

/** Whom the hero meets is nobody whom one takes along as a prize. */
const withLiving = (brief: Brief): Brief =>
  withOwnPart(brief, ({ role, thing }) =>
    isAnimate(thing) && ['collectible', 'prop', 'goal', 'obstacle'].includes(role) ? 'friend' : undefined,
  )

function taleOf(brief: Brief, game: GamePlan) {
  const [foe] = castIn(game, 'enemy')
  const friends = castIn(game, 'friend')
  const friend = friends.find(({ name }) => !isName(name)) ?? friends[0]
  const companions = friends.filter((one) => one !== friend)
  const [prize] = castIn(game, 'collectible')
  if (!foe || !friend || !prize) throw new Error('A story needs somebody against it, a friend and an aim')
  return questTale({
    hero: theOne(game, 'player'),
    foe,
    friend,
    companions,
    prize,
    place: placeIn(brief, game),
    aim: aimIn(brief, game, prize),
    setting: settingOf(game.look.scene),
    seed: game.seed,
    ...lockOf(brief, game),
    ...followerOf(brief, game),
  })
}

function lockOf(brief: Brief, { cast }: GamePlan): Pick<QuestParts, 'lock'> {
  const said = lockIn(brief)
  const key = cast.find(({ id }) => id === said?.key)
  return said && key ? { lock: { key, door: said.door } } : {}
}

function followerOf(brief: Brief, { cast }: GamePlan): Pick<QuestParts, 'follower'> {
  const follower = cast.find(({ id }) => id === followerIn(brief))
  return follower ? { follower } : {}
}

/** 'Find the cheese', 'bake the cake': what the sentence says that the hero does with it. */
export function aimIn({ deeds = [] }: Brief, { cast }: GamePlan, prize: CastMember): string {
  const told = deeds.find(
    ({ subject, whoms: [whom] }) =>
      subject === 'player' && whom && cast.some(({ id, role }) => id === whom.id && role === 'collectible'),
  )
  return `${told?.verb ?? 'find'} ${called(prize)}`
}
