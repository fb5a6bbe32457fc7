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

export const viewSentences: Readonly<Record<View, string>> = {
  first: 'It is seen in first person',
  third: 'It is seen in third person',
  above: 'It is seen from above',
  side: 'It is seen from the side',
}
