/** Where a player sees from. */
export type View = 'first' | 'third' | 'above' | 'side'

const said: [view: View, words: RegExp][] = [
  [
    'first',
    /\b(?:first|1st)(?:[- ]person\b(?! (?:to|who|that)\b)| (?:or|and) (?:third|3rd)[- ]person)|\bfps\b|\bthrough (?:his|her|its|my|your|their|the player'?s) (?:own )?eyes\b/i,
  ],
  [
    'third',
    /\b(?:third|3rd)[- ]person\b|\bover[- ]the[- ]shoulder\b|\bcamera (?:is )?behind\b|\bseen from behind\b/i,
  ],
  [
    'above',
    /\btop[- ]down\b|\bbird'?s?[- ]eye\b|\b(?:seen|viewed|view|camera) from above\b|\boverhead (?:view|camera)\b/i,
  ],
  ['side', /\bside[- ]view\b|\bside[- ]on\b|\b(?:seen|viewed|view) from the side\b/i],
]

/** Where it is said to be seen from; nothing where two are said ('first or third person'), or none. */
export function viewIn(text: string): View | undefined {
  const found = said.flatMap(([view, words]) => (words.test(text) ? [view] : []))
  return found.length === 1 ? found[0] : undefined
}

const solid = /\b([23])[- ]?d\b(?![- ](?:print|scan|glasses|films?\b|movies?\b|models?\b|puzzles?\b))/gi

/** Whether it is said to be in 3D or in 2D; nothing where both are said, or neither. */
export function dimensionIn(text: string): '2d' | '3d' | undefined {
  const found = new Set([...text.matchAll(solid)].map(([, number]) => number))
  const [only] = found
  return found.size !== 1 ? undefined : only === '3' ? '3d' : '2d'
}

const deep = /\bvoxels?\b|\bthree\.?js\b/i

/** Which of the two the words want: what is seen with the player's eyes, or over their shoulder, has depth without anybody saying so. */
export function dimensionMeant(text: string): '2d' | '3d' | undefined {
  const isSeenSo = said.some(([view, words]) => (view === 'first' || view === 'third') && words.test(text))
  return dimensionIn(text) ?? (isSeenSo || deep.test(text) ? '3d' : undefined)
}

export const viewSentences: Readonly<Record<View, string>> = {
  first: 'It is seen in first person',
  third: 'It is seen in third person',
  above: 'It is seen from above',
  side: 'It is seen from the side',
}
