/** What a message to the people who run this can be about. Free of zod, because the form is shown in browsers. */
export const contactTopics = [
  'question',
  'problem',
  'account',
  'report',
  'press',
  'partnership',
  'other',
] as const

export type ContactTopic = (typeof contactTopics)[number]

export const contactLengths = { name: 80, email: 320, message: 5_000 } as const
