import type { Brief } from '../../../brief/brief.ts'
import type { Form } from './form.ts'

const arms =
  /\b(?:swords?|katanas?|axes?|hammers?|clubs?|whips?|spears?|maces?|daggers?|fists?|samurai|brawl\w*|melee|beat ?'?em ?up|hack and slash|karate|kung fu|box(?:ing|er)|wrestl\w*|punch\w*|kick\w*|slash\w*|bit(?:e|es|ing)|claws?|chomp\w*|sting(?:s|ing)?|headbutt\w*|pounc\w*)\b/

/** With what one has in one's hand, and nothing flies. */
const byHand = ({ prompt, actors, triples }: Brief) =>
  arms.test(prompt.toLowerCase()) &&
  !actors.some(({ role }) => role === 'projectile') &&
  !triples.some(({ mechanic }) => mechanic === 'shoot')

const atClose: Record<string, string> = { survive: 'fight', slice: 'fight' }
const fromAfar: Record<string, string> = { survive: 'gun-down', shoot: 'gun-down', fight: 'gun-down' }

/** An arena seen from above: wave after wave comes from all sides, what you have with you fires by itself, and you grow stronger. */
export const survival: Form = {
  id: 'survival',
  name: 'an arena with waves of foes',
  standsInFor: {
    fighting: 'a brawl against waves of foes',
    'beat-em-up': 'a brawl against waves of foes',
    fps: 'an arena with waves of foes, seen from above',
    'action-rpg': 'an arena with waves of foes and levels to gain',
    roguelike: 'an arena with waves of foes and levels to gain',
  },
  verbs: { survive: 3, fight: 3, shoot: 2, defend: 2, avoid: 1, chase: 1, rescue: 1, collect: 0.5 },
  home: 'forest',
  roles: {
    enemy: { least: 1, most: 4 },
    projectile: { least: 1, most: 2 },
    collectible: { least: 1, most: 3 },
  },
  // What lives is nothing that somebody leaves behind.
  suggest: (role) => (role === 'collectible' ? ['gem'] : []),
  instead: { obstacle: 'hazard' },
  rules: { waves: 4, powerUps: ['shield', 'speed'] },
  offers: ['multi', 'heart', 'speed'],
  longest: 170,
  space: 'top',
  layout: { bare: true },
  means: (brief) => (byHand(brief) ? atClose : fromAfar),
  brings: [
    { does: 'fight', whom: 'enemy', also: 'unless beaten', given: byHand },
    {
      does: 'gun-down',
      whom: 'enemy',
      with: 'projectile',
      also: 'unless beaten',
      given: (brief) => !byHand(brief),
    },
    { does: 'swarm', who: 'enemy', also: 'unless they hurt' },
    { does: 'level-up', with: 'collectible', from: 'enemy', aside: true },
    { does: 'protect', whom: 'friend', from: 'enemy' },
    { does: 'dodge', whom: 'hazard' },
  ],
}
