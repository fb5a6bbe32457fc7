/** What every page of reading says around its own text. */
export const reading = {
  contents: 'On this page',
  lastChanged: 'Last updated on',
  nextSteps: 'Where to go next',
} as const
