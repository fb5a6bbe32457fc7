import type { CastRole } from '@makebelieve/kit/game/plan'
import type { AnyDesign } from '../../design.ts'
import { forms } from '../../forms/index.ts'
import { type Dimension, genresIn } from '../../genres/index.ts'
import { rulesDesign } from '../../rules/design.ts'
import type { Mechanic } from '../../rules/mechanic.ts'
import { mechanics } from '../../rules/mechanics/index.ts'

/** The module of all genres, a line for each, as `genres-listed.ts` holds it. */
export function genresModule(): string {
  const listed = (dimension: Dimension) => {
    const all = [...genresIn(dimension).values()]
    const named = all.filter(isNamed)
    const others = [...(dimension === '2d' ? [rulesDesign] : []), ...all.filter((one) => !isNamed(one))]
    const known =
      named.length > 0
        ? [`Games that everybody knows; ${usualCast}, unless told:`, ...named.map(shortLine)]
        : []
    return [...others.map(lineOf), ...known].join('\n')
  }
  return [
    '/** Written from the genres by the test beside it: `vitest -u`. The genres themselves are too much to load for a list. */',
    'export const genresListed = {',
    `  '2d': \`${listed('2d')}\`,`,
    `  '3d': \`${listed('3d')}\`,`,
    '}',
    '',
    '/** What somebody can do in a game of rules, by the modules themselves. */',
    `export const verbsListed = \`${mechanics
      .filter(({ standsIn }) => !standsIn)
      .map(verbLine)
      .join('\n')}\``,
    '',
  ].join('\n')
}

/** Games with a name of their own: who knows the name knows the rules. */
const isNamed = ({ hosted, classic }: AnyDesign) => hosted ?? classic ?? false

const usualCast =
  'cast enemy 0-1 (the rival), collectible 0-6 (what is on cards, counters, tiles and targets)'

function shortLine({ genre, name, roles }: AnyDesign): string {
  const needs = (Object.entries(roles) as [CastRole, { least: number }][])
    .filter(([role, { least }]) => role !== 'player' && role !== 'enemy' && least > 0)
    .map(([role, { least }]) => `${role} ${least}`)
  const short = name.replace(/^(?:an? )?(?:game of )?/, '')
  return `- ${genre.id}: ${short}${needs.length > 0 ? `, with ${needs.join(', ')}` : ''}`
}

/** A line for each mechanic: its verbs, whom it needs, and a sentence as an example, with `~` for the first of the verbs. */
function verbLine({ verbs, by, needs = [], example }: Mechanic): string {
  const { you, who = you, whom, with: tool, to, from } = example
  const said = [who, '~', whom, tool && `with ${tool}`, to && `to ${to}`, from && `from ${from}`]
  const named = (['whom', 'with', 'to', 'from'] as const).filter((slot) => example[slot] !== undefined)
  // As a rule the example names just those whom it needs.
  const isSame = named.length === needs.length && named.every((slot) => needs.includes(slot))
  const lacking = isSame ? '' : ` (${needs.length > 0 ? needs.join(', ') : '–'})`
  // Who knows 'drive' knows 'drive around'.
  const first = (verb: string) => verb.split(' ')[0]
  const told = verbs
    // Others that mean the same are known to whoever knows two.
    .slice(0, 2)
    .filter((verb, at, all) => all.findIndex((one) => first(one) === first(verb)) === at)
  return `- ${by === 'others' ? 'others: ' : ''}${told.join(', ')}${lacking}: ${said.filter(Boolean).join(' ')}`
}

/** Rules that a reading has no field for, and light, which changes in every scene. */
const unspoken = new Set<string>(['shield', 'shop', 'checkpoints', 'day-and-night'])

type Listed = Pick<AnyDesign, 'name' | 'roles' | 'supports' | 'standsInFor'> & {
  genre: { id: string }
}

function lineOf({ genre, name, roles, supports, standsInFor }: Listed): string {
  const isForm = forms.some(({ id }) => id === genre.id)
  const usual = rulesDesign.roles
  // A form has room for whoever a game of rules has room for: what it needs itself is told.
  const cast = (Object.entries(roles) as [CastRole, { least: number; most: number }][])
    // That exactly one is played goes for all of them.
    .filter(([role]) => role !== 'player')
    .filter(
      ([role, { least, most }]) => !isForm || usual[role]?.least !== least || usual[role]?.most !== most,
    )
    .map(([role, { least, most }]) => (least === most ? `${role} ${most}` : `${role} ${least}-${most}`))
  // What is built by now is on the list itself.
  const near = Object.keys(standsInFor).filter((id) => !genresIn('2d').has(id))
  const spoken = supports.filter((extra) => !unspoken.has(extra))
  const missing = rulesDesign.supports.filter((extra) => !supports.includes(extra))
  const like = ['As rules', ...cast, ...missing.map((extra) => `no ${extra}`)]
  return [
    `- ${genre.id}: ${name}.`,
    ...(isForm ? [`${like.join(', ')}.`] : [`Cast: ${cast.join(', ')}.`, `Rules: ${spoken.join(', ')}.`]),
    ...(near.length > 0 ? [`Also for: ${near.join(', ')}.`] : []),
  ].join(' ')
}
