import type { Brief, BriefDeed } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { withoutParts } from '../game-parts.ts'
import type { Form } from './form.ts'

/** On ice one stands; on the water one sits in a boat. */
const onIce = ({ scene, prompt }: Brief) => scene === 'snow' || /\b(?:ice|icy|frozen)\b/i.test(prompt)

/** Who fishes from it is told apart from it; else whoever fishes is shown in one. */
const inBoat = /\b(?:boat|rowboat|canoe|kayak|raft|ship|pier|dock|jetty)\b/i

const tackle = new Set([
  'line',
  'fishing line',
  'hook',
  'bait',
  'bobber',
  'float',
  'lure',
  'bite',
  'reel',
  'worm',
  'tension',
  'hole',
  'ice hole',
])

/** 'Cast', 'wait for a bite', 'reel it in' are steps of one catch: where no catch is named, there are fish. */
function fishedFor(brief: Brief): Brief {
  const { actors, deeds = [] } = brief
  const catches = actors.filter(
    ({ role, thing, implied }) =>
      (role === 'collectible' || (role === 'friend' && thing.kinds.includes('fish'))) && !implied,
  )
  const whom = catches[0]?.id ?? 'fish'
  const isStep = ({ subject, verb, whoms, negated }: BriefDeed) =>
    subject === 'player' &&
    !negated &&
    steps.test(verb) &&
    whoms.every(({ id }) => catches.some((one) => one.id === id))
  const isMade = catches.length > 0 || !deeds.some(isStep)
  return {
    ...brief,
    actors: isMade
      ? actors
      : [
          ...actors,
          {
            id: 'fish',
            thing: openCatalogue().find('fish'),
            phrase: 'fish',
            role: 'collectible',
            plural: true,
            attributes: {},
            implied: true,
          },
        ],
    deeds: deeds.map((deed) =>
      isStep(deed) ? { ...deed, verb: 'fish', particles: [], whoms: [{ id: whom }] } : deed,
    ),
    claims: brief.claims.filter(
      (claim) => !('words' in claim && claim.about === 'other' && waited.test(claim.words)),
    ),
  }
}
const steps =
  /^(?:cast|drop|lower|throw out|hold|wait|wait for|reel|reel in|pull|pull in|pull out|pull up|haul in|land|hook|tap)$/
/** It is seen in that each that was cast for bites by itself. */
const waited =
  /^(?:for a (?:bite|nibble)|wait(?:s|ing)? (?:for a (?:bite|nibble)|until (?:a |the |it )?(?:fish )?bites?))$/i

/** Seen from above: cast the line near a fish, wait until it bites, and pull at once. */
export const fishing: Form = {
  id: 'fishing',
  known: true,
  name: 'a fishing game',
  standsInFor: {},
  verbs: { collect: 0.5, relax: 1 },
  roles: { collectible: { least: 1, most: 4 } },
  suggest(role, brief) {
    if (role === 'player') return onIce(brief) || inBoat.test(brief.prompt) ? ['child'] : ['fisherman']
    return role === 'collectible' ? ['fish', 'tropical fish', 'crab'] : []
  },
  instead: { friend: 'collectible' },
  home: 'sea',
  rules: { levels: 1 },
  powerUps: ['speed', 'heart'],
  longest: 150,
  space: 'top',
  layout: { bare: true },
  tools: /\b(?:fishing (?:rod|pole|line|net)|rod|net)$/,
  // What one casts and waits for is how one fishes, and nobody on the stage.
  reads: (brief) => fishedFor(withoutParts(brief, tackle)),
  means: { collect: 'fish', catch: 'fish', hunt: 'fish' },
  brings: [
    { does: 'fish', whom: 'collectible', always: true },
    { does: 'dodge', whom: 'enemy' },
    { does: 'dodge', whom: 'hazard' },
  ],
}
