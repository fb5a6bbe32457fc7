import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Tale, TaleScene } from '@makebelieve/kit/game-2d/turns/tale'
import { withArticle } from '../../../../nouns/nouns.ts'
import type { Setting } from './settings.ts'

/** Whom a story is about, and what it is about. */
export type QuestParts = {
  hero: CastMember
  foe: CastMember
  friend: CastMember
  /** Who comes along all the way. */
  companions?: CastMember[]
  prize: CastMember
  /** 'the old lighthouse': where it plays, in the user's words. */
  place: string
  /** 'find the cheese', 'bake the cake': what the hero is out to do. */
  aim: string
  setting: Setting
  seed: number
  /** What has to be found before a door opens, and what door that is. */
  lock?: { key: CastMember; door: string }
  /** Who comes after the hero from scene to scene. */
  follower?: CastMember
}

/**
 * Somebody sets out, meets somebody, gets past somebody, and it ends in one of five ways: three good and two bad ones. Whom one helped and
 * what one took along decide which.
 */
export function questTale({
  hero,
  foe,
  friend,
  companions = [],
  prize,
  place,
  aim,
  setting,
  seed,
  lock,
  follower,
}: QuestParts): Tale {
  const pick = <T>(...of: [T, ...T[]]): T => of[Math.abs(seed) % of.length] ?? of[0]
  const [the, foeThe, friendThe] = [called(prize), called(foe), called(friend)]
  const { where, way, dark, pit, line, den, hide } = setting
  // Who came along has it, too.
  const takes = [hero, ...companions].map(({ id }) => ({ type: 'collect' as const, by: id, to: prize.id }))
  const hunted = [{ type: 'block', by: foe.id, to: hero.id }] as const
  const you =
    hero.count && hero.count > 1
      ? `${hero.count} ${hero.plural}`
      : isName(hero.name)
        ? hero.name
        : withArticle(hero.name)
  const tale: Tale = {
    start: 'begin',
    scenes: {
      begin: {
        words: `You are ${you}${companions.length > 0 ? `, and ${listed(companions.map(called))} ${companions.length > 1 ? 'are' : 'is'} with you` : ''}. All your life you have dreamed of one thing: to ${aim}. Today you stand before ${place}, ${where}. ${pick('Your heart beats fast.', 'There is no turning back now.', 'Nobody knows you’re here.')}`,
        choices: [
          { words: `Ask ${friendThe} for advice`, to: 'friend' },
          { words: companions.length > 0 ? 'Set off at once' : 'Set off alone', to: 'way' },
        ],
      },
      friend: {
        words: `${pick('“Oh dear,”', '“My lantern!”', '“You’re just in time,”')} says ${friendThe}. “It has fallen into ${pit}, and nobody gets through here without it. Would you get it out for me?”`,
        shows: [friend.id],
        choices: [
          { words: 'Climb down and fetch the lantern', to: 'lantern', gives: ['lantern', 'friend'] },
          { words: "Say you're in a hurry", to: 'way' },
        ],
      },
      lantern: {
        words: `It's deep, and it smells of mud, but you get it. “Keep it,” says ${friendThe}. “You need it more than I do. And if you're ever in trouble, call me.” Then you hear about ${foeThe}, who guards what you're looking for.`,
        shows: [friend.id],
        choices: [
          {
            words: 'Say thank you and go on',
            to: 'way',
            does: [{ type: 'rescue', by: hero.id, to: friend.id }],
          },
        ],
      },
      way: {
        words: `${way}. Beyond it, so they say, is ${den}.`,
        choices: [
          { words: 'Hold up the lantern and walk in', to: 'lair', needs: ['lantern'], gives: ['quiet'] },
          { words: 'Feel your way through the dark', to: 'noise', without: ['lantern'] },
          { words: 'Look for a way around', to: 'around' },
        ],
      },
      noise: {
        words: `${dark}. You hold your breath. Far ahead, something stirs. ${capital(foeThe)} now knows that someone is coming.`,
        choices: [{ words: 'Go on, on tiptoe', to: 'lair' }],
      },
      around: {
        words: `It takes you half the day. But on the way you find ${line}, long and strong. It might be useful. It's heavy, too.`,
        choices: [
          { words: `Take ${line} with you`, to: 'lair', gives: ['rope', 'quiet'] },
          { words: 'Leave it and travel light', to: 'lair', gives: ['quiet'] },
        ],
      },
      lair: {
        words: `You come to ${den}. There is ${the}, as bright as in your dreams. And there, right in front of it, sits ${foeThe}.`,
        shows: [foe.id, prize.id],
        choices: [
          { words: `Sneak past while ${foeThe} nods off`, to: 'hands', needs: ['quiet'], does: takes },
          { words: `Step up and talk to ${foeThe}`, to: 'talk' },
          { words: 'Grab it and run', to: 'chase', does: [...takes, ...hunted] },
        ],
      },
      talk: {
        words: `${capital(foeThe)} looks at you for a long time. “Everyone wants to take it from me,” it says at last. “Nobody has ever asked me. I only keep it because I have nothing else.”`,
        shows: [foe.id],
        choices: [
          { words: 'Promise to share it', to: 'shared', does: takes },
          { words: 'Laugh, and reach for it', to: 'chase', does: hunted },
        ],
      },
      hands: {
        words: `You have it in your hands! Then the floor creaks. ${capital(foeThe)} opens one eye.`,
        shows: [prize.id, foe.id],
        choices: [
          { words: `Swing away on ${line}`, to: 'swung', needs: ['rope'] },
          { words: 'Run', to: 'chase', does: hunted },
          { words: "Stay, and say you're sorry", to: 'talk' },
        ],
      },
      chase: {
        words: `You run, and ${foeThe} runs after you. It's fast. Much faster than you thought.`,
        shows: [foe.id],
        choices: [
          { words: `Throw ${line} around a post and swing`, to: 'swung', needs: ['rope'] },
          { words: `Call ${friendThe}`, to: 'saved', needs: ['friend'] },
          { words: `Hide ${hide}`, to: 'caught' },
          { words: 'Drop everything and flee', to: 'empty', without: ['rope', 'friend'] },
        ],
      },
      shared: {
        words: `You share it, every bit of it, and talk until morning. When you go home, you've done what you came for: to ${aim}. And you have a friend like no other.`,
        shows: [foe.id, prize.id],
        choices: [],
        ending: { name: 'The best ending: a friend for life.', well: true },
      },
      swung: {
        words: `Up you go, over everything, in one great arc. ${capital(foeThe)} stands below and can’t believe it. You laugh all the way home: nobody will ever forget how you managed to ${aim}.`,
        shows: [prize.id],
        choices: [],
        ending: { name: 'The clever ending: nobody could stop you.', well: true },
      },
      saved: {
        words: `“This way!” It is ${friendThe}, who never forgot what you did. Together you slip through a gap that ${foeThe} is far too big for. Alone you could never have done it.`,
        shows: [friend.id, prize.id],
        choices: [],
        ending: { name: 'The loyal ending: kindness came back.', well: true },
      },
      caught: {
        words: `It's a good hiding place. ${capital(foeThe)} thinks so too: it's the first place it looks. You're sent home, and ${the} stays where it was.`,
        shows: [foe.id],
        choices: [],
        ending: { name: "Found! It wasn't to be this time.", well: false },
      },
      empty: {
        words: `You get away with nothing but your life. In the distance you can still see ${the} shining. Maybe there was another way.`,
        choices: [],
        ending: { name: 'You come home empty-handed.', well: false },
      },
    },
  }
  const scenes = lock ? locked(tale.scenes, lock, hero) : tale.scenes
  return { ...tale, scenes: followed(together(scenes, companions), tale.start, follower) }
}

/** Between the way and whoever guards the aim is a door, and what opens it lies elsewhere. */
function locked(
  scenes: Tale['scenes'],
  { key, door }: NonNullable<QuestParts['lock']>,
  hero: CastMember,
): Tale['scenes'] {
  const the = called(key)
  const redirected = Object.entries(scenes).map(([id, scene]): [string, TaleScene] => [
    id,
    {
      ...scene,
      choices: scene.choices.map((choice) => (choice.to === 'lair' ? { ...choice, to: 'door' } : choice)),
    },
  ])
  return {
    ...Object.fromEntries(redirected),
    door: {
      words: `You stand before the ${door}. It is locked, and it has a keyhole. Whatever you came for is on the other side.`,
      choices: [
        {
          words: `Open the ${door} with ${the}`,
          to: 'lair',
          needs: [key.id],
          does: [{ type: 'unlock', by: hero.id, to: key.id }],
        },
        { words: `Look for ${the}`, to: 'search', without: [key.id] },
        { words: `Push against the ${door}`, to: 'shut', without: [key.id] },
      ],
    },
    shut: {
      words: `You push with all your might. The ${door} doesn't move at all. Without ${the} nobody gets through here.`,
      choices: [{ words: `Look for ${the}`, to: 'search' }],
    },
    search: {
      words: `You look everywhere, high and low. And there, under a loose stone, something glints. It is ${the}!`,
      shows: [key.id],
      choices: [
        {
          words: `Take ${the} and go back to the ${door}`,
          to: 'door',
          gives: [key.id],
          does: [{ type: 'collect', by: hero.id, to: key.id }],
        },
      ],
    },
  }
}

/** What is told of whoever comes after the hero, scene by scene. */
const behind = [
  (name: string) => `Behind you, ${name} comes closer without a sound.`,
  (name: string) => `You look back: ${name} is still following you.`,
  (name: string) => `${capital(name)} stays a few steps behind.`,
]

function followed(scenes: Tale['scenes'], start: string, follower: CastMember | undefined): Tale['scenes'] {
  if (!follower) return scenes
  return Object.fromEntries(
    Object.entries(scenes).map(([id, scene], at) => {
      if (id === start || scene.ending) return [id, scene]
      const words = `${scene.words} ${behind[at % behind.length]?.(called(follower)) ?? ''}`
      const shows = [...new Set([...(scene.shows ?? []), follower.id])]
      return [id, { ...scene, words, shows }]
    }),
  )
}

/** What those who come along say on the way, one after the other; nobody is forgotten before the end. */
const remarks: Record<string, (name: string) => string> = {
  way: (name) => `“Stay close,” whispers ${name}.`,
  noise: (name) => `“That wasn't me,” says ${name}.`,
  around: (name) => `“My feet hurt,” says ${name}.`,
  lair: (name) => `“There it is,” breathes ${name}.`,
  talk: (name) => `${capital(name)} nods.`,
  hands: (name) => `“Quick!” hisses ${name}.`,
  chase: (name) => `“Faster!” shouts ${name}.`,
}

function together(scenes: Tale['scenes'], companions: readonly CastMember[]): Tale['scenes'] {
  if (companions.length === 0) return scenes
  const speaking = Object.keys(remarks)
  return Object.fromEntries(
    Object.entries(scenes).map(([id, scene]) => {
      const who = companions[speaking.indexOf(id) % companions.length]
      const remark = who && remarks[id]?.(called(who))
      const there = id === 'begin' ? companions : remark ? [who] : []
      const words = remark ? `${scene.words} ${remark}` : scene.words
      return [id, { ...scene, words, shows: [...(scene.shows ?? []), ...there.map((one) => one.id)] }]
    }),
  )
}

/** 'Mia', 'the fox': whoever has a name of their own is called by it. */
export const called = ({ name }: CastMember): string => (isName(name) ? name : `the ${name}`)

export const isName = (name: string) => /^\p{Lu}/u.test(name)

export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
