import { join } from 'node:path'
import { insideScript } from '../../../edited/inside-script.ts'
import { kitFolder } from '../../../page/bundling.ts'

/** What stands beside an edited game of any genre, on its side of the wall, and answers questions about it. */
export const gameInside = () =>
  insideScript({
    file: join(import.meta.dirname, 'inside.ts'),
    opens: 'openGameInside',
    name: 'proof-game',
    sources: [
      [kitFolder, ['core/**/*.ts', 'game/**/*.ts', 'game-2d/**/*.ts']],
      [join(import.meta.dirname, '..'), ['edited/inside.ts', 'proof/note-taker.ts']],
    ],
  })
