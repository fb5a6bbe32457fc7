import { z } from 'zod'
import type { JobDefinition } from '../queue/queue.ts'
import type { Mail } from './mailer.ts'

/** Mails are sent by a worker, so that a slow or absent mail server neither delays nor loses one. */
export const sendMailJob: JobDefinition<Mail> = {
  name: 'send-mail',
  payload: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    replyTo: z.string().optional(),
  }),
  retryLimit: 8,
  expireInSeconds: 60,
}
