import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Tale, TaleChoice, TaleSpot } from '@makebelieve/kit/game-2d/turns/tale'
import { withArticle } from '../../../../nouns/nouns.ts'
import { called, isName } from './quest.ts'
import type { Setting } from './settings.ts'

export type AdventureParts = {
  hero: CastMember
  foe: CastMember
  friend: CastMember
  prize: CastMember
  /** What lies about: a gift, a tool, a key, and two that are put together. */
  gift: CastMember
  tool: CastMember
  key: CastMember
  lure: [CastMember, CastMember]
  /** What things are in: one that opens, one that has to be forced, and a door. */
  box: CastMember
  stuck: CastMember
  door: CastMember
  /** Whoever else was named: each is met somewhere. */
  others: CastMember[]
  place: string
  aim: string
  setting: Setting
}

/** Two things that make one which whoever guards something can't resist. */
export type Lure = { things: [string, string]; made: string; works(foe: string): string }

export const lures: readonly [Lure, ...Lure[]] = [
  {
    things: ['leaf', 'teapot'],
    made: 'The leaf goes into the teapot, and soon it smells of sleep: this is no ordinary tea.',
    works: (foe) => `${foe} drinks it to the last drop, yawns, and is fast asleep.`,
  },
  {
    things: ['candle', 'cupcake'],
    made: 'You stick the candle into the cupcake. It looks like a birthday.',
    works: (foe) =>
      `“Nobody ever thought of my birthday,” says ${foe}, and takes the cake into a quiet corner.`,
  },
  {
    things: ['honey pot', 'bread'],
    made: 'You pour the honey over the bread. It smells wonderful.',
    works: (foe) => `${foe} sniffs, takes the honey bread and has no eyes for anything else.`,
  },
]

/**
 * Three places to search. In the first, somebody gives a key for a gift that has to be found; in the second, what is shut has to be forced, and
 * two things have to be put together; in the third, they get whoever guards it out of the way. Nothing can be used up in vain, so it can't be lost.
 */
export function adventureTale(parts: AdventureParts, { made, works }: Lure): Tale {
  const { hero, foe, friend, prize, gift, tool, key, lure, box, stuck, door, others, place, aim, setting } =
    parts
  const [first, second] = lure
  const [foeThe, friendThe, the] = [called(foe), called(friend), called(prize)]
  const you = isName(hero.name) ? hero.name : withArticle(hero.name)
  const taken = ({ id }: CastMember) => ({ type: 'collect' as const, by: hero.id, to: id })
  /** Wherever one is, what one carries can be put together. */
  const together = (to: string): TaleChoice => ({
    words: `Put the ${first.name} to the ${second.name}`,
    to,
    use: first.id,
    spot: `item ${second.id}`,
    gives: ['made'],
    takes: [first.id],
    says: made,
    does: [{ type: 'match', by: hero.id, to: second.id }],
  })
  const take = (item: CastMember, to: string): TaleChoice => ({
    words: `Take the ${item.name}`,
    to,
    spot: item.id,
    gives: [item.id, `took ${item.id}`],
    says: `You take the ${item.name}. It might come in useful.`,
    does: [taken(item)],
  })
  const lying = (item: CastMember, x: number, y: number, size = 72): TaleSpot => ({
    id: item.id,
    cast: item.id,
    x,
    y,
    size,
    looks: `${capital(withArticle(item.name))}.`,
    without: [`took ${item.id}`],
  })
  const exit = (id: string, x: number, looks: string): TaleSpot => ({
    id,
    cast: door.id,
    x,
    y: 232,
    size: 128,
    looks,
  })
  const met = (at: 0 | 1 | 2): TaleSpot[] =>
    others
      .filter((_, index) => index % 3 === at)
      .map((one, index) => ({
        id: one.id,
        cast: one.id,
        x: 220 + index * 96,
        y: 190,
        size: 92,
        looks:
          one.role === 'friend' || isName(one.name)
            ? `“You'll make it,” says ${called(one)}. “Look at everything twice.”`
            : `${capital(called(one))}. Nice to look at, but it's not what you came for.`,
      }))
  return {
    start: 'outside',
    items: [tool, gift, key, first, second].map(({ id }) => id),
    scenes: {
      outside: {
        words: `You are ${you}, and you want to ${aim}. So here you are, at ${place}, ${setting.where}. ${capital(friendThe)} is here, and a door.`,
        spots: [
          ...met(0),
          exit('door', 630, 'Locked. It needs a key.'),
          {
            id: friend.id,
            cast: friend.id,
            x: 400,
            y: 330,
            size: 150,
            looks: `“I'd love ${withArticle(gift.name)},” sighs ${friendThe}. “I'd give you my key for it.”`,
          },
          {
            id: box.id,
            cast: box.id,
            x: 560,
            y: 392,
            size: 104,
            looks: `There's nothing left in the ${box.name}.`,
          },
          lying(tool, 250, 404),
        ],
        choices: [
          take(tool, 'outside'),
          {
            words: `Search the ${box.name}`,
            to: 'outside',
            spot: box.id,
            without: ['searched'],
            gives: [gift.id, 'searched'],
            says: `You look into the ${box.name}. Right at the bottom: ${withArticle(gift.name)}!`,
            does: [taken(gift)],
          },
          {
            words: `Give the ${gift.name} to ${friendThe}`,
            to: 'outside',
            spot: friend.id,
            use: gift.id,
            gives: [key.id, 'thanked'],
            takes: [gift.id],
            says: `“For me? How kind of you!” says ${friendThe}. “Here, take the key. And beware of ${foeThe}.”`,
            does: [{ type: 'deliver', by: hero.id, to: friend.id }, taken(key)],
          },
          {
            words: `Talk to ${friendThe}`,
            to: 'outside',
            spot: friend.id,
            needs: ['thanked'],
            says: `“Off you go,” says ${friendThe}. “${capital(foeThe)} can't resist something good.”`,
          },
          {
            words: 'Unlock the door',
            to: 'inside',
            spot: 'door',
            use: key.id,
            gives: ['unlocked'],
            takes: [key.id],
            does: [{ type: 'unlock', by: hero.id }],
          },
          { words: 'Go in', to: 'inside', spot: 'door', needs: ['unlocked'] },
          together('outside'),
        ],
      },
      inside: {
        words: `${setting.way}. Beyond it, so they say, is ${setting.den}.`,
        spots: [
          ...met(1),
          exit('back', 90, 'The way out.'),
          exit('on', 630, 'The way on.'),
          {
            id: stuck.id,
            cast: stuck.id,
            x: 430,
            y: 372,
            size: 124,
            looks: `The ${stuck.name} is stuck fast. With your bare hands you'll never get it open.`,
          },
          lying(second, 260, 398, 80),
        ],
        choices: [
          take(second, 'inside'),
          {
            words: `Force the ${stuck.name}`,
            to: 'inside',
            spot: stuck.id,
            use: tool.id,
            without: ['forced'],
            gives: [first.id, 'forced'],
            takes: [tool.id],
            says: `A push with the ${tool.name}, a crack, and it's open. Inside is ${withArticle(first.name)}.`,
            does: [{ type: 'break', by: hero.id, to: stuck.id }, taken(first)],
          },
          { words: 'Look inside', to: 'inside', spot: stuck.id, needs: ['forced'], says: "It's empty now." },
          { words: 'Go back', to: 'outside', spot: 'back' },
          { words: 'Go on', to: 'den', spot: 'on' },
          together('inside'),
        ],
      },
      den: {
        words: `You come to ${setting.den}. There is ${the}! But in front of it sits ${foeThe}, wide awake.`,
        spots: [
          ...met(2),
          exit('back', 90, 'The way back.'),
          { id: prize.id, cast: prize.id, x: 610, y: 330, size: 116, looks: `${capital(the)}!` },
          {
            id: foe.id,
            cast: foe.id,
            x: 440,
            y: 310,
            size: 184,
            looks: `${capital(foeThe)} looks hungry, and a little lonely.`,
            without: ['away'],
          },
          {
            id: 'away',
            cast: foe.id,
            x: 250,
            y: 250,
            size: 100,
            looks: `${capital(foeThe)} won't notice a thing.`,
            needs: ['away'],
          },
        ],
        choices: [
          {
            words: 'Reach for it',
            to: 'den',
            spot: prize.id,
            without: ['away'],
            says: `“Hands off!” says ${foeThe}. There's no way past.`,
            does: [{ type: 'block', by: foe.id, to: hero.id }],
          },
          {
            words: `Give it to ${foeThe}`,
            to: 'den',
            spot: foe.id,
            use: second.id,
            needs: ['made'],
            gives: ['away'],
            takes: [second.id],
            says: capital(works(foeThe)),
            does: [{ type: 'defeat', by: hero.id, to: foe.id }],
          },
          {
            words: `Show it to ${foeThe}`,
            to: 'den',
            spot: foe.id,
            use: second.id,
            without: ['made'],
            says: `“Is that all?” asks ${foeThe}. Something is missing from it.`,
          },
          { words: 'Take it', to: 'home', spot: prize.id, needs: ['away'], does: [taken(prize)] },
          { words: 'Go back', to: 'inside', spot: 'back' },
          together('den'),
        ],
      },
      home: {
        words: `You've done it, and nobody got hurt: you wanted to ${aim}, and you did. On the way home everyone wants to hear how you got past ${foeThe}.`,
        shows: [prize.id],
        choices: [],
        ending: { name: 'You did it!', well: true },
      },
    },
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
