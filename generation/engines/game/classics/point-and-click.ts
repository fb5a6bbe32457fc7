import { castIn, type GamePlan, theOne } from '@makebelieve/kit/game/plan'
import { genre, turns } from '@makebelieve/kit/game-2d/genres/point-and-click/index'
import type { Brief } from '../../../brief/brief.ts'
import { withoutParts } from '../game-parts.ts'
import { classic, toldIn } from './classic.ts'
import { aimIn } from './story.ts'
import { adventureTale, lures } from './tales/adventure.ts'
import { withPeople } from './tales/people.ts'
import { placeIn } from './tales/place.ts'
import { settingOf } from './tales/settings.ts'
import { sound } from './tales/walk.ts'

/** Nobody carries a castle: what is built is where one is. */
const builtIn = ({ actors }: Brief) =>
  new Set(actors.flatMap(({ thing }) => (thing.traits.includes('building') ? thing.name : [])))

const lureOf = ({ prompt }: Brief) => lures[prompt.length % lures.length] ?? lures[0]

export const pointAndClick = classic({
  turns,
  genre,
  example:
    'A point and click adventure: a raccoon looks for a golden egg in an old castle guarded by a goose',
  rules: { gentle: true },
  company: true,
  casts: (brief) => withoutParts(withPeople(brief, true), builtIn(brief)),
  // The prize, a gift, a tool, a key, and two that are put together.
  roles: {
    enemy: { least: 1, most: 2 },
    friend: { least: 1, most: 4 },
    collectible: { least: 6, most: 8 },
    obstacle: { least: 3, most: 3 },
  },
  instead: {
    goal: 'collectible',
    boss: 'enemy',
    hazard: 'enemy',
    prop: 'collectible',
    obstacle: 'collectible',
  },
  suggest: (role, brief) =>
    ({
      enemy: ['fox'],
      friend: ['owl'],
      collectible: [...lureOf(brief).things, 'key', 'hammer', 'flower', 'crown'],
      obstacle: ['basket', 'box', 'door'],
    })[role as string] ?? [],
  parts: [
    'adventure',
    'point',
    'click',
    'item',
    'object',
    'inventory',
    'puzzle',
    'thing',
    'picture',
    'door',
    'key',
    'room',
  ],
  shows: () => ({
    collect: [
      'find',
      'get',
      'take',
      'pick up',
      'collect',
      'look for',
      'search for',
      'search',
      'reach',
      'steal',
      'win',
    ],
    match: ['combine', 'use', 'put together', 'solve', 'join'],
    deliver: ['give', 'bring', 'help', 'deliver'],
    block: ['guard', 'watch', 'watch over', 'protect', 'block', 'keep'],
    unlock: ['open', 'unlock', 'enter', 'get in'],
    defeat: ['outwit', 'trick', 'get past', 'beat', 'defeat', 'distract'],
  }),
  content: (brief, game) => ({ tale: sound(taleOf(brief, game)) }),
  goal: () => 'Look around, take what you find, and use it on the right things. You can’t lose.',
})

function taleOf(brief: Brief, game: GamePlan) {
  const told = new Set(toldIn(brief, game))
  const lure = lureOf(brief)
  const [foe, ...foes] = castIn(game, 'enemy')
  const friends = castIn(game, 'friend')
  const friend = friends.find(({ id }) => !told.has(id)) ?? friends[0]
  const things = castIn(game, 'collectible')
  // Where the usual one has another part in the sentence, somebody else stands there for it.
  const stands = castIn(game, 'obstacle')
  const usualStands = ['basket', 'box', 'door']
  const free = stands.filter(({ name }) => !usualStands.includes(name))
  const [box, stuck, door] = usualStands.map(
    (name) => stands.find((one) => one.name === name) ?? free.shift(),
  )
  const [one, other] = lure.things.map((name) => things.find((thing) => thing.name === name))
  const key = things.find(({ id, name }) => name === 'key' && !told.has(id))
  // What the sentence names comes first: what one is after, then a gift, then a tool.
  const left = things.filter((thing) => ![one, other, key].includes(thing))
  const named = left.filter(({ id }) => told.has(id))
  const usual = (name: string) => left.find((thing) => thing.name === name && !told.has(thing.id))
  const [prize = usual('crown'), gift = usual('flower'), tool = usual('hammer'), ...spare] = named
  if (!foe || !friend || !prize || !gift || !tool || !key || !one || !other || !box || !stuck || !door)
    throw new Error('An adventure needs somebody against it, a friend, an aim and things to use')
  return adventureTale(
    {
      hero: theOne(game, 'player'),
      foe,
      friend,
      prize,
      gift,
      tool,
      key,
      lure: [one, other],
      box,
      stuck,
      door,
      others: [...friends.filter((member) => member !== friend), ...foes, ...spare].filter(({ id }) =>
        told.has(id),
      ),
      place: placeIn(brief, game),
      aim: aimIn(brief, game, prize),
      setting: settingOf(game.look.scene),
    },
    lure,
  )
}
