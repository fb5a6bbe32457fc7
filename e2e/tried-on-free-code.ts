import { Family, fromRoot } from '../script/testing/proven.ts'

const free = 'generation/engines/game/free'

/**
 * What a test tries on free game code one by one, each with a game that a browser plays. What is new or changed among it is
 * tried; whoever changes the judge or the page around the code has a quarter of the rest tried, too.
 */
export const triedOnFreeCode = <T extends readonly [name: string, ...rest: unknown[]]>(
  name: string,
  test: string,
  items: readonly T[],
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
    tried: { items, textOf: (item) => item.map(String).join('\n') },
  })
