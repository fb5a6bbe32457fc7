import type { Layout } from '@makebelieve/kit/rules/rulebook'
import type { Brief } from '../../../brief/brief.ts'
import { mechanics } from '../rules/mechanics/index.ts'
import type { Form } from './form.ts'

/** What the way has to have when the prompt speaks of it. */
const named: Record<NonNullable<Layout['has']>[number], RegExp> = {
  spikes: /\b(spik|thorn)/,
  springs: /\b(spring|trampoline|bounc|jump ?pad)/,
  lifts: /\b(moving (platform|floor|ledge)|lift|elevator|ferr)/,
  ladders: /\bladder/,
}
const turned = /\b(gravity|upside[- ]down)\b/
const wet = new Set<string>(['underwater', 'sea', 'ocean', 'reef', 'aquarium'])

/** Who swims where there is nothing but water. */
function isSwum({ scene, actors }: Brief): boolean {
  const { thing } = actors.find(({ role }) => role === 'player') ?? {}
  return thing?.motion === 'swims' && wet.has(scene ?? thing.found[0] ?? '')
}

const isTurned = ({ prompt, cues }: Brief) =>
  cues.some(({ genre }) => genre === 'gravity-flip') || turned.test(prompt.toLowerCase())

const overLava = /\b(lava|magma|volcano)/
const overWater = /\b(water|river|swamp|lake|pond|sea|ocean|lily ?pads?|sharks?|crocodiles?)\b/
const onIslands =
  /\b(lily ?pads?|clouds?|roof ?tops?|roofs|floating islands?|floes?|stepping stones?|platforms over)\b/

/** Somebody who fights does so with something. */
const isArmed = ({ deeds = [] }: Brief) =>
  deeds.some(({ subject, whoms }) => subject === 'player' && whoms.some(({ by }) => by === 'with'))

const levels = 2

/** What is done in passing. For all else one goes to and fro, and a long way would be too long. */
const inPassing = new Set([
  ...['collect', 'dodge', 'stomp', 'jump over', 'tread', 'reach', 'climb', 'run', 'rescue', 'shoot', 'fight'],
  ...['battle', 'turn over', 'swim', 'dive', 'fly', 'unlock', 'search', 'chase', 'escape', 'bounce', 'dash'],
])
const verbsInPassing = new Set(mechanics.flatMap(({ id, verbs }) => (inPassing.has(id) ? verbs : [])))

const lingers = ({ deeds = [] }: Brief) =>
  deeds.some(
    ({ subject, verb, negated, whoms }) =>
      subject === 'player' && !negated && whoms.length > 0 && !verbsInPassing.has(verb),
  )

/**
 * How many screens a level is long: a whole game is about as long with one level as with five. Under a clock there is time to spare: a
 * piece of the way takes about three seconds, and both ends five together.
 */
function longIn(brief: Brief): number {
  const { levels: many = levels, seconds } = brief.numbers
  const usual = lingers(brief) ? 3 : Math.min(9, Math.max(3, Math.round(12 / many)))
  const most = seconds === undefined ? usual : Math.max(1, Math.floor(((seconds * 0.6) / many - 5) / 3))
  return (Math.min(usual, most) * 16 + 12) / 20
}

function layout(brief: Brief): Layout {
  const words = brief.prompt.toLowerCase()
  const has = (Object.keys(named) as (keyof typeof named)[]).filter((what) => named[what].test(words))
  const over = overLava.test(words) ? 'lava' : overWater.test(words) && !isSwum(brief) ? 'water' : undefined
  return {
    wide: longIn(brief),
    rough: true,
    ...(has.length > 0 && { has }),
    ...(over && { over }),
    ...(onIslands.test(words) && { islands: true }),
  }
}

/** From the side: run, jump on whoever is in the way, and get to the end of the level. */
export const platformer: Form = {
  id: 'platformer',
  name: 'a platformer',
  standsInFor: {
    climbing: 'a platformer with ladders, lifts and ledges to climb',
    'physics-puzzle': 'a platformer with springs, lifts and moving platforms',
  },
  serves: ['gravity-flip'],
  verbs: {
    jump: 3,
    climb: 3,
    bounce: 2,
    roll: 1,
    explore: 1,
    collect: 1,
    avoid: 1,
    rescue: 2,
    unlock: 1,
    fight: 1,
    cross: 1,
  },
  roles: {
    collectible: { least: 1, most: 3 },
    enemy: { least: 1, most: 4 },
    goal: { least: 1, most: 1 },
  },
  suggest: (role) => (role === 'goal' ? ['flag'] : []),
  terrain: {
    ladder: ['ladder'],
    spikes: ['spike', 'thorn', 'barbed wire'],
    platform: [
      'moving platform',
      'platform',
      'ledge',
      'lily pad',
      'cloud',
      'rooftop',
      'roof',
      'shelf',
      'stepping stone',
    ],
    spring: ['spring', 'trampoline', 'jump pad'],
    lava: ['lava', 'magma'],
    water: ['swamp', 'river', 'lake', 'pond'],
    ground: ['ground', 'floor', 'cliff', 'hill'],
  },
  rules: { lives: 4, levels },
  powerUps: ['shield', 'heart', 'speed'],
  also: ['double-jump', 'checkpoints'],
  longest: 130,
  space: 'side',
  layout,
  // Whoever fights with bare hands jumps on its foes.
  means: (brief) => ({ dive: 'swim', ...(!isArmed(brief) && { fight: 'stomp', battle: 'stomp' }) }),
  brings: [
    { does: 'swim', given: isSwum },
    { does: 'turn over', given: isTurned },
    { does: 'reach', whom: 'goal' },
    { does: 'stomp', whom: 'enemy', aside: true },
    { does: 'dodge', whom: 'hazard' },
    { does: 'jump over', whom: 'obstacle', aside: true },
    { does: 'collect', whom: 'collectible', aside: true },
    { does: 'rescue', whom: 'friend', aside: true },
  ],
}
