import { Family, fromRoot } from '../script/testing/proven.ts'

const free = 'generation/engines/game/free'

/**
 * What a test tries on free game code one by one, each with a game that a browser plays. Whoever changes the judge, the page
 * around the code, or what is tried, has all of it tried.
 */
export const triedOnFreeCode = <T extends readonly [name: string, ...rest: unknown[]]>(
  name: string,
  test: string,
): Family<T> =>
  new Family<T>(name, {
    keyOf: ([trick]) => trick,
    source: `${free}/prove-free-game.ts`,
    beside: [
      `${free}/inside/inside.ts`,
      `${free}/page/around.ts`,
      `${free}/testing/tunnel-3d.js`,
      'docs/free-code.md',
      fromRoot(test),
    ],
    own: [free],
    ground: [],
  })
