/** What food and drink of that taste look like: a scoop of vanilla is told from one of mint by its colour alone. */
export const flavours: Readonly<Record<string, string>> = {
  vanilla: '#f6e3a1',
  chocolate: '#6b3e26',
  strawberry: '#f06a8f',
  raspberry: '#d6245f',
  cherry: '#b5122f',
  mint: '#6fd3a3',
  pistachio: '#a3c266',
  lemon: '#fbe04a',
  lime: '#8bd13f',
  orange: '#fb8c00',
  mango: '#ffab2e',
  banana: '#f7d94c',
  peach: '#ffb585',
  apple: '#7cc242',
  grape: '#7b3fa0',
  blueberry: '#4a5bd0',
  blackberry: '#4a2259',
  caramel: '#c98a3c',
  coffee: '#7a5230',
  coconut: '#f4efe6',
  cola: '#3d1f14',
  bubblegum: '#ff77c8',
  'cookie dough': '#d2a56d',
}

/** What comes in flavours where nobody says of what, by what the sentence speaks of besides. */
const carriers: readonly (readonly [said: RegExp, noun: string])[] = [
  [/\bice[- ]?creams?\b|\bgelato\b|\bscoops?\b/i, 'ice cream'],
  [/\bmilkshakes?\b|\bshakes\b|\bsmoothies?\b/i, 'milkshake'],
  [/\bcupcakes?\b|\bmuffins?\b/i, 'cupcake'],
  [/\bcakes?\b/i, 'cake'],
  [/\bdonuts?\b|\bdoughnuts?\b/i, 'doughnut'],
  [/\blollipops?\b/i, 'lollipop'],
  [/\bjuices?\b|\blemonade\b|\bsodas?\b|\bdrinks?\b|\bslush\w*/i, 'drink'],
  [/\bcand(?:y|ies)\b|\bsweets\b/i, 'candy'],
]

export const carrierIn = (text: string): string | undefined => carriers.find(([said]) => said.test(text))?.[1]
