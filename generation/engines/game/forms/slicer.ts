import type { Form } from './form.ts'

const blades =
  /\b(?:sword|knife|katana|blade|axe|machete|cleaver|scissors|laser|sabre|saber|lightsaber|cutter|saw|chainsaw)$/

/** Seen from the side: things fly up in arcs, and a swipe cuts them in two before they are down again. */
export const slicer: Form = {
  id: 'slicer',
  known: true,
  name: 'a slicing game',
  standsInFor: {},
  verbs: { fight: 0.5, avoid: 0.5 },
  words:
    /\b(?:slic|cut|chop|slash)\w*\b.*\b(?:fl(?:y|ies|ying)|tossed|thrown|swip\w*|bombs?)\b|\b(?:fl(?:y|ies|ying)|tossed|thrown|swip\w*)\b.*\b(?:slic|cut|chop|slash)/,
  roles: { collectible: { least: 1, most: 4 } },
  suggest(role, { actors }) {
    if (role === 'player')
      return actors.some(({ thing }) => blades.test(thing.name)) ? ['hand'] : ['knife', 'hand']
    return role === 'collectible' ? ['watermelon', 'pineapple', 'orange'] : []
  },
  instead: { enemy: 'collectible', friend: 'collectible', obstacle: 'collectible' },
  terrain: { sky: ['sky', 'air'] },
  home: 'garden',
  rules: { levels: 1 },
  powerUps: ['heart', 'slow'],
  longest: 110,
  space: 'air',
  tools: blades,
  means: { fight: 'slice', smash: 'slice', harvest: 'slice' },
  brings: [
    { does: 'slice', whom: 'collectible', always: true },
    { does: 'dodge', whom: 'hazard' },
  ],
}
