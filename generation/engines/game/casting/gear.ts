import type { Art, Thing } from '../../../things/thing.ts'

/** Who is known by what he carries, where the glossy picture is that of a bare swordsman. Trades have bodies that hold their tools. */
const bearers = /\b(?:knight|paladin|crusader|gladiator|spartan|hoplite|squire|templar)\b/

/** The noun of what has to be painted before somebody so that people see who it is. */
export const gearOf = ({ name }: Thing, art: Art): string | undefined =>
  art.set !== 'game-icons' && art.id === '1f93a' && bearers.test(name) ? 'shield' : undefined
