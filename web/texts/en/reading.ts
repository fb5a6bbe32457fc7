/** What every page of reading says around its own text. */
export const reading = {
  contents: 'On this page',
  lastChanged: 'Last changed on',
  nextSteps: 'Where to go next',
} as const
