import type { Brief } from '../../../brief/brief.ts'
import { withOwnPart } from '../game-parts.ts'
import type { Form } from './form.ts'

/** Somewhere to get to: then that ends it, and there is nothing that turns the tables. */
const hasGoal = ({ actors }: Brief) => actors.some(({ role, implied }) => role === 'goal' && !implied)

const isGhost =
  /\b(?:you(?: are|'re| play)|I(?: am|'m| play)|play(?:ing)? as|as) (?:a |an |the |one of the )?(?:\w+ )?ghosts?\b/i

/** Corridors full of dots, hunters in them, and a few bites that turn the tables. */
export const mazeChase: Form = {
  id: 'maze-chase',
  known: true,
  name: 'a maze chase',
  standsInFor: {},
  verbs: { collect: 1, avoid: 1, chase: 2 },
  surely: /\bmaze[ -]chases?\b|\bpac[ -]?man\b/,
  words:
    /\bmaze\b.*\b(?:dots?|pellets?|ghosts?|eat|eats|munch\w*)\b.*\b(?:chas|hunt|ghosts?|avoid)|\bdots in a maze\b/,
  roles: {
    collectible: { least: 1, most: 3 },
    enemy: { least: 1, most: 4 },
    goal: { least: 1, most: 1 },
  },
  // Ghosts that are spoken of are those who hunt, unless one is one of them.
  reads: (brief) =>
    withOwnPart(brief, ({ thing, plural }) =>
      thing.name === 'ghost' && plural && !isGhost.test(brief.prompt) ? 'enemy' : undefined,
    ),
  suggest(role) {
    if (role === 'collectible') return ['coin', 'dot']
    if (role === 'enemy') return ['ghost']
    return role === 'goal' ? ['cherry', 'strawberry', 'star'] : []
  },
  instead: { hazard: 'enemy', friend: 'collectible', obstacle: 'enemy' },
  home: 'neon-city',
  rules: { levels: 1, lives: 4 },
  powerUps: ['speed', 'shield', 'heart'],
  longest: 150,
  space: 'top',
  layout: { maze: true },
  strewn: () => ({ collectible: 44 }),
  means: { hunt: 'turn-tables', catch: 'turn-tables' },
  brings: [
    { does: 'collect', whom: 'collectible', always: true },
    {
      does: 'turn-tables',
      whom: 'enemy',
      with: 'goal',
      aside: true,
      also: 'unless beaten',
      given: (brief) => !hasGoal(brief),
    },
    { does: 'dodge', whom: 'enemy', also: 'unless beaten' },
    { does: 'reach', whom: 'goal', given: hasGoal },
  ],
}
