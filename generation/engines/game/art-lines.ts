import type { Sheet } from '@makebelieve/kit/game-2d/view/moves'
import type { Picture } from '../../things/art.ts'

/** Pictures as lines of an object. */
export const artLines = (pictures: ReadonlyMap<string, Picture>): string[] =>
  [...pictures].map(([key, picture]) => `  ${JSON.stringify(key)}: ${written(picture)},`)

/** Sheets of frames likewise. */
export const sheetLines = (sheets: ReadonlyMap<string, Sheet<Picture>>): string[] =>
  [...sheets].map(([key, { picture, ...layout }]) => {
    const told = Object.entries(layout).map(
      ([name, value]) =>
        `${name}: ${typeof value === 'number' ? Number(value.toFixed(4)) : JSON.stringify(value)}`,
    )
    return `  ${JSON.stringify(key)}: { ${told.join(', ')}, picture: ${written(picture)} },`
  })

const written = ({ type, bytes }: Picture) => `'data:${type};base64,${Buffer.from(bytes).toString('base64')}'`

const artLine = /^ {2}("(?:[^"\\]|\\.){1,120}"): '(data:image\/(?:webp|png);base64,[A-Za-z0-9+/=]+)',$/gm

/** The pictures in the code of a game, by their keys, as addresses that hold them: the lines above, read again. */
export function picturesIn(code: string): Map<string, string> {
  const start = code.lastIndexOf('\nconst art = {\n')
  const end = start < 0 ? -1 : code.indexOf('\n}\n', start)
  const found = new Map<string, string>()
  if (end < 0) return found
  for (const [, key = '""', address = ''] of code.slice(start, end).matchAll(artLine))
    found.set(JSON.parse(key) as string, address)
  return found
}
