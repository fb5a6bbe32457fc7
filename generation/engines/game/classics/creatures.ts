import {
  activeOf,
  type CreaturesContent,
  foeOf,
  genre,
  turns,
} from '@makebelieve/kit/game-2d/genres/creatures/index'
import type { Actor, Brief, Claim } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { classic } from './classic.ts'
import { nobodySteered } from './reading.ts'

const gone =
  /\bnuzlocke\b|\bpermadeath\b|\b(?:creatures?|monsters?|\w+s) (?:that|who|which) (?:faint|fall|are (?:out|beaten|defeated)|lose|get beaten) (?:are |is )?(?:gone|lost|leave|released|set free)(?: you)?(?: (?:for good|forever))?/i
const kinds =
  /\b(?:three|3) (?:\w+ )?(?:kinds|types|elements)\b(?: (?:that|which|with)[\w ]*)?|\brock[ -]paper[ -]scissors\b/i
const evolve = /\b(?:evolv(?:e|es|ing)|evolutions?)\b/i
const grass =
  /\b(?:walk|wander|go|run|sneak|roam)(?:s|es|ing)? (?:through|in|into) (?:the )?(?:tall |high |long )?grass\b|\b(?:tall|high|long) grass\b/i

export const creatures = classic({
  turns,
  genre,
  example: 'Creature catching: a girl catches foxes, frogs and owls in a forest and battles a wizard',
  surely: new RegExp(
    [
      // What is caught is what one fights with: falling stars that somebody catches on the way to a dragon are none.
      'catch\\w*\\b.{3,80}\\b(?:train|battle|fight|evolve|raise)\\w* (?:with )?(?:them|it)\\b',
      'catch\\w*\\b.{3,80}\\b(?:battle|fight|beat|challenge)\\w*\\b.{0,40}\\b(?:with (?:them|your team)|trainers?|rivals?|champion|gym)\\b',
      'catch\\w*\\b.*\\b(?:build|make|form)\\w* (?:a|your|my) team\\b',
      'catch\\w*\\b.*\\bevolv\\w+',
      '(?:collect|capture|tame)\\w* (?:\\w+ ){0,2}(?:creatures|monsters|beasts)\\b.{0,80}\\b(?:battle|fight|train|evolve|level)',
      'tall grass\\b.*\\bcatch|\\bcatch\\w*\\b.*\\btall grass',
      '(?:monster|creature)[- ](?:taming|catching|collecting)',
    ]
      .map((words) => `\\b${words}`)
      .join('|'),
  ),
  longest: 300,
  roles: {
    enemy: { least: 1, most: 1 },
    collectible: { least: 3, most: 6 },
    obstacle: { least: 0, most: 1 },
  },
  instead: { boss: 'enemy', hazard: 'collectible', friend: 'collectible', goal: 'prop', projectile: 'prop' },
  suggest: (role) =>
    role === 'collectible'
      ? ['fox', 'turtle', 'owl', 'frog', 'lizard']
      : role === 'enemy'
        ? ['ninja', 'wizard']
        : role === 'player'
          ? ['girl']
          : [],
  casts: (brief) => withWildOnes(withSomebody(brief)),
  parts: [
    ...['creature', 'monster', 'grass', 'team', 'battle', 'fight', 'type', 'kind', 'element', 'map', 'wild'],
    ...['ball', 'turn', 'trainer', 'tall grass', 'pet', 'animal', 'beast', 'evolution'],
  ],
  twists: {
    grass: {
      words: grass,
      seen: (before, after) => before.cell !== after.cell && after.land.grass.includes(after.cell),
    },
    gone: {
      words: gone,
      seen: (before, after) => before.team.some(({ id }) => !after.team.some((one) => one.id === id)),
    },
    // The power of a kind did more to another one than a plain blow does.
    kinds: {
      words: kinds,
      seen: (before, after) => {
        const [own, foe] = [activeOf(before), foeOf(before)]
        return after.mine?.effect === 'strong' && own?.kind !== foe?.kind
      },
    },
    team: {
      words: /\b(?:build|make|form|gather|grow)(?:s|es|ing)? (?:up )?(?:a|an|your|my|the) (?:\w+ )?team\b/i,
      seen: (before, after) => before.team.length > 0 && after.team.length > before.team.length,
    },
    levels: {
      words:
        /\blevel(?:s|l?ing)? (?:(?:them|it|your \w+|\w+s) )?up\b|\btrain(?:s|ing)? (?:them|it|your (?:creatures|monsters|team))\b/i,
      seen: (before, after) =>
        after.team.some(({ id, level }) => before.team.some((one) => one.id === id && one.level < level)),
    },
    evolve: {
      words: evolve,
      seen: (before, after) =>
        after.team.some(({ id, grown }) => grown && before.team.some((one) => one.id === id && !one.grown)),
    },
  },
  shows: () => ({
    collect: ['catch', 'capture', 'collect', 'tame', 'befriend', 'get', 'gather', 'hunt'],
    hit: ['fight', 'battle', 'attack', 'weaken', 'hit', 'strike'],
    defeat: ['beat', 'defeat', 'fight', 'battle', 'challenge', 'win against', 'duel'],
    upgrade: ['train', 'level up', 'raise', 'evolve'],
    heal: ['heal', 'rest'],
    cross: ['walk through', 'wander through', 'explore', 'roam', 'go through'],
  }),
  content({ prompt }, { cast, rules: { goalCount } }): CreaturesContent {
    const counted = cast.flatMap(({ id, role, count }) =>
      role === 'collectible' && count ? [[id, Math.min(mostCaught, count)] as const] : [],
    )
    const sum = counted.reduce((all, [, count]) => all + count, 0)
    const needed = Math.min(mostCaught, Math.max(sum, goalCount ?? usualCaught, 1))
    return {
      needed,
      ...(sum > 0 && sum <= mostCaught && { wanted: Object.fromEntries(counted) }),
      ...(gone.test(prompt) && { gone: true }),
    }
  },
  goal: ({ content }) =>
    `Catch ${(content as CreaturesContent).needed} creatures in the tall grass, then win the last battle with your team.`,
})

const usualCaught = 2
/** The team has room for so many beside the first one. */
const mostCaught = 5

const isPerson = ({ thing }: Actor) => thing.traits.includes('person')

/** Whoever is played catches creatures: where that would be many of some animal, those are what is caught. */
function withSomebody(brief: Brief): Brief {
  const hero = brief.actors.find(({ role }) => role === 'player')
  const read = hero?.plural && !isPerson(hero) ? nobodySteered(brief) : brief
  return { ...read, claims: read.claims.map((claim) => asked(claim, read === brief ? undefined : hero)) }
}

/** A game of catching is one of catching creatures here; and what those would do who are caught is done by whoever plays. */
function asked(claim: Claim, hero: Actor | undefined): Claim {
  if (claim.about === 'genre' && claim.genre === 'catcher')
    return { ...claim, genre: 'creatures', words: 'It is a game of catching creatures' }
  if (!hero || claim.about !== 'rule' || claim.subject !== 'player') return claim
  const { player: _, ...nouns } = claim.nouns ?? {}
  return { ...claim, nouns }
}

/** Animals and monsters live in the grass, whatever else they would be; people are no creatures to catch. */
const withWildOnes = (brief: Brief): Brief => ({
  ...brief,
  actors: brief.actors.map((actor) =>
    actor.role !== 'player' && actor.role !== 'boss' && isAnimate(actor.thing) && !isPerson(actor)
      ? { ...actor, role: 'collectible' }
      : actor,
  ),
})
