import type { Brief } from '../../../brief/brief.ts'
import type { Form } from './form.ts'

/** On ice one stands; on the water one sits in a boat. */
const onIce = ({ scene, prompt }: Brief) => scene === 'snow' || /\b(?:ice|icy|frozen)\b/i.test(prompt)

/** Who fishes from it is told apart from it; else whoever fishes is shown in one. */
const inBoat = /\b(?:boat|rowboat|canoe|kayak|raft|ship|pier|dock|jetty)\b/i

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
  means: { collect: 'fish', catch: 'fish', hunt: 'fish' },
  brings: [
    { does: 'fish', whom: 'collectible', always: true },
    { does: 'dodge', whom: 'enemy' },
    { does: 'dodge', whom: 'hazard' },
  ],
}
