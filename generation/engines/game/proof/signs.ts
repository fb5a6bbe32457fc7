import type { EventType } from '@makebelieve/kit/game/world'
import { mechanics } from '../rules/mechanics/index.ts'

/** Which verbs the events of a kind of game are. */
export type Shown = Partial<Record<EventType, readonly string[]>>

/** The verbs of mechanics of the core, by their ids: what a verb is stands there, and only there. */
export const verbsOf = (...ids: string[]): string[] =>
  mechanics.filter(({ id }) => ids.includes(id)).flatMap(({ verbs }) => verbs)

/** Taken by touching it, as most kinds of games have it. What lies about belongs to nobody: that is no stealing. */
export const taking = [
  ...verbsOf('collect').filter(
    (verb) => !verbsOf('steal').includes(verb) || /^(?:grab|take|snatch)$/.test(verb),
  ),
  ...['hoard', 'retrieve', 'recover', 'gain', 'earn', 'obtain', 'acquire', 'swallow', 'devour', 'nibble'],
  ...['gobble up', 'eat up', 'consume', 'scavenge', 'forage', 'fetch', 'chomp'],
]

/** Where things are out of sight until one gets there, taking one is finding it. */
export const findingIn3d = verbsOf('search').filter((verb) => verb !== 'explore')

/** That somebody is beaten, whichever way; how it is done (a punch, a bite, frost) is another matter. */
export const beating = [
  ...verbsOf('battle'),
  ...['fight', 'fight off', 'attack', 'hit', 'eliminate', 'take down', 'take out', 'fend off', 'destroy'],
  ...['combat', 'wipe out', 'exterminate', 'clear out', 'brawl'],
]

export const shooting = [
  ...verbsOf('shoot', 'launch'),
  ...['snipe', 'gun down', 'blow up', 'laser', 'shell', 'bombard', 'torpedo', 'vaporize', 'fling', 'flick'],
]

/** What is told of these is what flies, and not who is hit by it. */
export const sending = ['fire', 'throw', 'hurl', 'toss', 'lob', 'fling', 'spit', 'squirt', 'spray']

export const matching = [...verbsOf('pair'), 'line up', 'connect', 'combine', 'link', 'join', 'align']

export const buying = [...verbsOf('buy'), 'upgrade', 'improve', 'invest', 'invest in', 'hire', 'employ']

/** Somebody is the worse for it, by a touch or a shot. */
const harming = ['hurt', 'harm', 'attack', 'damage', 'hit', 'strike', 'injure', 'wound', 'bite', 'sting']

/**
 * What an event shows, in verbs: the deed of that very name and no other. That somebody was hurt is no dodging, what was picked up was
 * not fed, and a jump is no slide. A kind of game in which an event is something else says so in its design (`shows`).
 */
export const signs: Shown = {
  collect: taking,
  key: taking,
  rescue: [...verbsOf('rescue'), 'find', 'free'],
  deliver: [...verbsOf('deliver', 'reach'), ...arrivals()],
  cross: [...verbsOf('cross', 'reach'), ...arrivals(), 'pass', 'pass through', 'go through', 'fly through'],
  shoot: shooting,
  hit: beating,
  defeat: beating,
  break: [...verbsOf('smash'), 'break through', 'bust', 'crush', 'clear'],
  jump: verbsOf('jump over'),
  bounce: [...verbsOf('bounce'), 'bounce', 'rebound', 'ricochet'],
  push: verbsOf('push'),
  place: [...verbsOf('build'), 'place', 'install', 'set up'],
  match: matching,
  swap: ['swap', 'switch'],
  unlock: verbsOf('unlock'),
  steal: verbsOf('steal'),
  sell: verbsOf('sell'),
  upgrade: buying,
  right: ['answer', 'guess', 'identify', 'name', 'choose', 'select', 'solve'],
  heal: verbsOf('heal'),
  hurt: harming,
  block: ['block', 'parry', 'deflect', 'ward off', 'shield'],
}

/** Whoever comes home has reached something, too. */
function arrivals(): string[] {
  const homewards = ['get', 'go', 'return', 'come', 'run', 'walk', 'fly', 'swim', 'drive', 'ride', 'travel']
  return [
    ...homewards.map((verb) => `${verb} home`),
    ...['get back to', 'go back to', 'come back to', 'make it home', 'make it back to', 'escape to', 'enter'],
    ...['head for', 'land on', 'end at', 'get into'],
  ]
}

/** Events that say nothing of who did what to whom. */
export const untelling: readonly EventType[] = ['spawn', 'step', 'land', 'miss', 'warn', 'boss', 'phase']
