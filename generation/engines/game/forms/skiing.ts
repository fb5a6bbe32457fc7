import type { Brief } from '../../../brief/brief.ts'
import type { Form } from './form.ts'

/** Whoever skis down a mountain does so in the snow; dunes and volcanoes have none. */
function inSnow(brief: Brief): Brief {
  if (!onSnow.test(brief.prompt) || (brief.scene !== undefined && brief.scene !== 'mountain')) return brief
  return {
    ...brief,
    scene: 'snow',
    claims: brief.claims.map((claim) => (claim.about === 'scene' ? { ...claim, scene: 'snow' } : claim)),
  }
}
const onSnow = /\b(?:ski\w*|sled\w*|toboggan\w*|bobsle\w+|snowboard\w*|slalom)\b/i

/** Seen from above: down a hill along a course that bends, past whatever stands in the way. */
export const skiing: Form = {
  id: 'skiing',
  known: true,
  name: 'a run downhill',
  standsInFor: {},
  verbs: { slide: 2 },
  words:
    /\b(?:ski|skis|skiing|skier|sled|sleds|sledding|sledge|sledging|toboggan\w*|bobsle\w+|snowboard\w*|downhill|slalom)\b.*\b(?:down|downhill|slopes?|hills?|mountains?|piste|trees?|gates?)\b|\b(?:rac|rid|slid|speed|zoom|rush|hurtl|whizz)(?:e|es|s|ing)? down (?:(?:a|an|the|its|my|his|her) )?(?:\w+ ){0,2}(?:hill|hillside|slope|mountain|mountainside|glacier|volcano|dune)s?\b/,
  // Flags to pick up on the way are what one gets points for: the way down comes by itself.
  roles: { hazard: { least: 1, most: 4 }, collectible: { least: 1, most: 3 } },
  suggest(role) {
    if (role === 'player') return ['skier']
    if (role === 'hazard') return ['tree', 'rock']
    return role === 'collectible' ? ['flag'] : []
  },
  instead: { obstacle: 'hazard', enemy: 'hazard', friend: 'collectible' },
  home: 'snow',
  reads: inSnow,
  rules: { levels: 1, lives: 4 },
  powerUps: ['shield', 'heart'],
  longest: 120,
  space: 'slope',
  means: { run: 'ski', ride: 'ski', drive: 'ski', roll: 'ski', reach: 'ski', dash: 'ski' },
  brings: [
    { does: 'ski', always: true },
    { does: 'dodge', whom: 'hazard', always: true },
    { does: 'collect', whom: 'collectible', aside: true },
  ],
}
