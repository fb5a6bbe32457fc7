import type { System } from '@makebelieve/kit/simulation/system'
import { systems } from '@makebelieve/lessons/index'

/** The module of all topics, a line for each, as `topics-listed.ts` holds it: id, title, names, controls and graphs. */
export function topicsModule(): string {
  const lines = [...systems.values()].map((system) =>
    [system.id, system.title, system.words.join(', '), settingsOf(system)].join(' | ').replace(/[`\\$]/g, ''),
  )
  return [
    '/** Written from the topics by the test beside it: `vitest -u`. The topics themselves are too much to load for a list. */',
    `export const topicsListed = \`${lines.join('\n')}\``,
    '',
  ].join('\n')
}

function settingsOf({ controls, graphs }: System): string {
  const settings = controls.map(({ id, unit, from, to, usual, options }) => {
    if (options) return `${id} (${options.map((option, i) => `${i} ${option}`).join(', ')})`
    return `${id} ${from} to ${to}${unit === '' ? '' : ` ${unit}`} (${usual})`
  })
  return `${settings.join('; ')}. Graphs: ${graphs.map(({ id }) => id).join(', ')}`
}
