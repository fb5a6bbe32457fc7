import type { CastRole } from '@makebelieve/kit/game/plan'
import type { Brief } from '../../../brief/brief.ts'
import type { Scene } from '../../../things/thing.ts'
import type { Form } from './form.ts'

const isBulletHell = ({ prompt }: Pick<Brief, 'prompt'>) =>
  /\bbullet hell\b|\bdanmaku\b|\btouhou\b|\bikaruga\b|\bbullet pattern/i.test(prompt)

/** Where nobody says who flies there. */
const crafts: Partial<Record<Scene, string>> = {
  space: 'spaceship',
  moon: 'spaceship',
  abstract: 'spaceship',
  'neon-city': 'spaceship',
  sky: 'plane',
  sea: 'plane',
  underwater: 'submarine',
}

/** Whoever flies a craft fires bolts; what anybody else throws is their own. */
export function suggest(role: CastRole, { actors, scene = 'space' }: Brief): string[] {
  const craft = crafts[scene]
  if (role === 'player') return craft ? [craft] : []
  const { thing } = actors.find((actor) => actor.role === 'player') ?? {}
  const isCraft = thing ? thing.traits.some((one) => one === 'vehicle' || one === 'machine') : craft
  return role === 'projectile' && isCraft ? ['lightning'] : []
}

/** What all games have in which one flies and shoots: foes to hit, who shoot back, and what flies by besides. */
export const flown: Omit<Form, 'id' | 'name' | 'space'> = {
  standsInFor: {},
  home: 'space',
  suggest,
  verbs: { shoot: 3, fight: 1, defend: 1, fly: 1, avoid: 1, survive: 1, collect: 1 },
  roles: {
    enemy: { least: 1, most: 4 },
    projectile: { least: 1, most: 2 },
  },
  rules: { levels: 2, powerUps: ['rapid', 'shield', 'multi', 'heart'] },
  brings: [
    { does: 'shoot', whom: 'enemy', with: 'projectile' },
    { does: 'march', who: 'enemy' },
    { does: 'sweep', who: 'enemy' },
    { does: 'barrage', who: 'enemy', with: 'projectile', given: isBulletHell },
    {
      does: 'snipe',
      who: 'enemy',
      with: 'projectile',
      also: 'unless they do',
      given: (brief) => !isBulletHell(brief),
    },
    { does: 'dodge', whom: 'hazard' },
    { does: 'collect', whom: 'collectible', aside: true },
  ],
}

/** Over a ground that goes by, against squadrons on curves. */
export const shooter: Form = {
  ...flown,
  id: 'shooter',
  name: "a shoot-'em-up",
  standsInFor: {
    'rail-shooter': "a shoot-'em-up that scrolls on its own",
    'run-and-gun': "a shoot-'em-up with squadrons and power-ups",
    'flight-sim': "a shoot-'em-up in the air",
  },
  space: 'upward',
  // Rows that come down are for those who stand on the ground.
  brings: flown.brings.filter(({ does }) => does !== 'march'),
}
