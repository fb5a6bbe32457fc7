import type { Brief } from '../../../brief/brief.ts'
import type { Form } from './form.ts'

/** Whether the sentence says in what they are caught; else one is that oneself. */
const hasVessel = ({ deeds = [] }: Brief) =>
  deeds.some(
    ({ subject, whoms }) =>
      subject === 'player' && whoms.some(({ by }) => /^(?:with|in|into|using)$/.test(by ?? '')),
  )

/** Seen from the side: things fall, and one stands below to catch what is good and lets by what is not. */
export const catcher: Form = {
  id: 'catcher',
  known: true,
  name: 'a catching game',
  standsInFor: {},
  verbs: { collect: 1, avoid: 0.5 },
  words:
    /\bcatch\w*\b.*\b(?:fall|falls|falling|drop|drops|dropping|from the (?:sky|trees?))\b|\b(?:falls?|falling|drops?|dropping|rain\w*)\b.*\bcatch/,
  roles: { collectible: { least: 1, most: 4 } },
  suggest: (role, brief) => (role !== 'player' ? [] : hasVessel(brief) ? ['person', 'child'] : ['basket']),
  terrain: { sky: ['sky', 'air'] },
  instead: { projectile: 'hazard' },
  rules: { levels: 1, lives: 4 },
  powerUps: ['shield', 'heart', 'speed'],
  longest: 130,
  space: 'catch',
  tools:
    /\b(?:basket|bucket|net|hat|bowl|plate|pan|pot|umbrella|cart|wheelbarrow|trampoline|crate|bag|sack|cup|glove|tray|pail)$/,
  means: { collect: 'catch' },
  brings: [
    { does: 'catch', whom: 'collectible', always: true },
    { does: 'catch', whom: 'friend' },
    { does: 'dodge', whom: 'hazard' },
    { does: 'dodge', whom: 'enemy' },
  ],
}
