/** What the Prompt Guide has tables of, in this order. Imports nothing, because pages need it. */
export const guideTopics = [
  'rules',
  'without',
  'scenes',
  'settings',
  'simulations',
  'times',
  'weathers',
  'styles',
  'moods',
  'numbers',
  'things',
  'verbs',
  'frame',
  'quizzes',
  'knownGames',
] as const
export type GuideTopic = (typeof guideTopics)[number]
