import { settings } from '../../settings/index.ts'

/** So much of what a setting is fits into the instructions. */
const longest = 32
const loose = /[ ,:]+(?:and|with|of|an?|the|on|in|to|under|by|over|between|for|at|from|both|one|its|up)?$/

/** The module of all settings with a line for each, as `settings-listed.ts` holds it. */
export function settingsModule(): string {
  const lines = settings.map(({ id, about }) => `${id}: ${short(about, id)}`)
  return [
    '/** Written from the settings by the test beside it: `vitest -u`. The settings themselves are too much to load for a list. */',
    `export const settingsListed = \`${lines.join('\n')}\``,
    '',
  ].join('\n')
}

function short(about: string, id: string): string {
  const plain = about.replace(/^(?:An?|The) /, '')
  const [name = '', ...rest] = plain.split(': ')
  const told = rest.length > 0 && name.toLowerCase() === id.replaceAll('-', ' ') ? rest.join(': ') : plain
  if (told.length <= longest) return told
  let cut = told.slice(0, told.lastIndexOf(' ', longest))
  while (loose.test(cut)) cut = cut.replace(loose, '')
  return cut
}
