import type { Layout } from '@makebelieve/kit/rules/rulebook'
import type { Actor, Brief } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Form } from './form.ts'

const against =
  /\b(?:against|versus|vs|rivals?|opponents?|others?|compet\w+|beat|overtake|outrace|ahead of|first place)\b/

/** Nobody else is on the track: then it is the clock that is raced. */
const isAlone = ({ prompt, absent, actors }: Brief) => {
  const words = prompt.toLowerCase()
  const hasRivals = actors.some(({ role, implied }) => role === 'enemy' && !implied)
  return (
    /\b(?:time trials?|against the clock|beat the clock|solo|alone|by (?:my|your)self|no (?:rivals|opponents|other))\b/.test(
      words,
    ) ||
    (absent.includes('enemies') && !hasRivals && !against.test(words))
  )
}

const ranks: Record<string, number> = { two: 2, '2': 2, three: 3, '3': 3, second: 2, third: 3 }

/** How often round, and which place is asked for. */
function asked({ prompt, numbers }: Brief): Layout {
  const [, top, rank] =
    /\btop (two|three|2|3)\b|\b(?:at least|come|finish|place|get) (?:in )?(second|third)\b/.exec(
      prompt.toLowerCase(),
    ) ?? []
  const place = /\bpodium\b/i.test(prompt) ? 3 : ranks[top ?? rank ?? '']
  return {
    ...(numbers.laps !== undefined && { laps: Math.max(1, Math.min(9, numbers.laps)) }),
    ...(place !== undefined && { place }),
  }
}

/** Nouns that only say that somebody else is in the race, and not who. */
const anybody =
  /^(?:(?:\w+ )?(?:rival|opponent|competitor|contestant|racer|driver|pilot)|other|bot|friend|computer)$/

/** Who can race, and does not only lie on the road. */
const races = ({ thing }: Actor) => thing.motion !== 'still' || isAnimate(thing)

/**
 * Who is in the race, and what only lies on the road. Where nobody says who the others are, they are what one is oneself: snails race
 * snails, in a colour of their own.
 */
function withRivals(brief: Brief): Brief {
  const player = brief.actors.find(({ role }) => role === 'player')
  const thing = player?.thing ?? openCatalogue().find('racing car')
  const colour = blues.has(player?.attributes.colourWord ?? '') ? '#e5483d' : '#3b7fd6'
  const like = { thing, attributes: { colour } }
  const actors = brief.actors.map((actor): Actor => {
    if (actor.role === 'player') return actor
    if (anybody.test(actor.thing.name) || (actor.implied && actor.role === 'enemy'))
      return { ...actor, ...like, role: 'enemy' }
    if (boosts.test(actor.thing.name)) return { ...actor, role: 'goal' }
    if (actor.role === 'enemy' && !races(actor)) return { ...actor, role: 'hazard' }
    return actor.role === 'friend' && races(actor) ? { ...actor, role: 'enemy' } : actor
  })
  const rivals = actors.filter(({ role }) => role === 'enemy')
  // Beside those who were named, nobody has to be made up.
  const named = rivals.filter(({ implied }) => !implied)
  const kept = named.length > 0 ? actors.filter((actor) => actor.role !== 'enemy' || !actor.implied) : actors
  // The way itself is what is built here: a garden path is one in a garden.
  const sceneWords = brief.sceneWords?.replace(/ (?:path|trail|track|course|circuit|lane|racetrack)$/i, '')
  const read = { ...brief, ...(sceneWords !== undefined && { sceneWords }) }
  if (rivals.length > 0 || isAlone(brief)) return { ...read, actors: kept }
  const { opponents } = brief.numbers
  const rival: Actor = {
    id: 'rival',
    ...like,
    phrase: thing.plural,
    role: 'enemy',
    implied: true,
    ...(opponents !== undefined && { count: Math.max(1, Math.min(7, opponents)) }),
  }
  return { ...read, actors: [...kept, rival] }
}
/** What throws one forward. */
const boosts = /\b(?:boosts?|boosters?|turbos?|nitros?|speed) ?(?:pads?|strips?|arrows?|boosts?)?$/
const blues = new Set(['blue', 'navy', 'azure', 'cyan', 'turquoise'])

/** Seen from above: round a closed track, lap by lap, ahead of the others. */
export const racing: Form = {
  id: 'racing',
  known: true,
  name: 'a race seen from above',
  standsInFor: {},
  verbs: { race: 3, drive: 0.5 },
  roles: { enemy: { least: 0, most: 5 } },
  suggest: (role) => (role === 'player' ? ['racing car'] : []),
  reads: withRivals,
  terrain: {
    track: [
      'track',
      'racetrack',
      'circuit',
      'course',
      'path',
      'finish line',
      'starting line',
      'start line',
      'curb',
    ],
  },
  home: 'road',
  rules: { levels: 1, lives: 3 },
  powerUps: ['speed'],
  longest: 150,
  space: 'track',
  layout: asked,
  means: {
    race: 'outlap',
    chase: 'outlap',
    run: 'drive',
    ride: 'drive',
    fly: 'drive',
    dive: 'drive',
    reach: 'drive',
    roll: 'drive',
    dodge: 'skid',
  },
  brings: [
    { does: 'outlap', whom: 'enemy', always: true, given: (brief) => !isAlone(brief) },
    { does: 'drive', given: isAlone },
    { does: 'boost', whom: 'goal' },
    { does: 'skid', whom: 'hazard' },
    { does: 'skid', whom: 'obstacle' },
    { does: 'collect', whom: 'collectible', aside: true },
  ],
}
