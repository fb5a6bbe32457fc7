import { z } from 'zod'
import { defineCall } from '../call.ts'
import { says } from '../check-input.ts'
import { contactLengths, contactTopics } from '../contact-topics.ts'
import { plainText } from '../text-rules.ts'
import { success } from './success.ts'

const tag = 'Contact'

const topic = z.enum(contactTopics)

export const contactMessage = z.object({
  id: z.int(),
  at: z.string(),
  name: z.string(),
  email: z.string(),
  topic,
  message: z.string(),
  /** The account it was sent from; null for a visitor. */
  userId: z.string().nullable(),
})
export type ContactMessage = z.output<typeof contactMessage>

export const contactCalls = {
  sendMessage: defineCall('sendMessage', {
    tag,
    summary: 'Sends a message to the people who run this server.',
    body: z.strictObject({
      name: plainText({ max: contactLengths.name }),
      email: plainText({ max: contactLengths.email }).pipe(
        z.email({ error: says('must be an e-mail address') }),
      ),
      topic,
      message: plainText({ max: contactLengths.message }),
      /** Nobody sees this field, so only a program fills it in. Such a message is thanked for and thrown away. */
      website: plainText({ max: 5_000, blank: true }).optional(),
    }),
    answer: success,
  }),

  adminMessages: defineCall('adminMessages', {
    tag: 'Admin',
    summary: 'Lists messages sent to the people who run this server, newest first.',
    query: z.object({ before: z.coerce.number<string>().int().positive().optional() }),
    answer: z.object({ messages: z.array(contactMessage), more: z.boolean() }),
  }),
}
