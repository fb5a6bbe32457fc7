import type { Form } from './form.ts'

/** Seen from above: somebody pops up for a moment, here and there, and is hit before it is gone. */
export const whack: Form = {
  id: 'whack',
  known: true,
  name: 'a game of quick hits',
  standsInFor: {},
  verbs: { click: 3, fight: 1.5 },
  words:
    /\bwhac?k|\bpop(?:s|ping)? (?:up|out)\b.*\b(?:hit|tap|bonk|bop|smack|hammer|click|whack|slap)|\b(?:tap|click|hit)\w*\b.*\bpop(?:s|ping)? up\b/,
  roles: { enemy: { least: 1, most: 4 } },
  suggest: (role) => (role === 'player' ? ['hand'] : role === 'enemy' ? ['mole'] : []),
  instead: { collectible: 'enemy' },
  home: 'garden',
  rules: { levels: 1 },
  powerUps: ['heart', 'slow'],
  longest: 110,
  space: 'hand',
  tools:
    /\b(?:hammer|mallet|club|bat|newspaper|slipper|broom|swatter|pan|racket|shovel|stick|fist|gavel|snowball|glove)$/,
  means: { fight: 'whack', press: 'whack', smash: 'whack', pop: 'whack', dodge: 'spare', haunt: 'peep' },
  brings: [
    { does: 'whack', whom: 'enemy', always: true },
    { does: 'spare', whom: 'hazard' },
    { does: 'spare', whom: 'friend' },
  ],
}
