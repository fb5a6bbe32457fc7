import type { ContactTopic } from '@makebelieve/contract/contact-topics'
import type { Mail } from '../../mail/mailer.ts'

export type Message = { name: string; email: string; topic: ContactTopic; message: string }

const subjects: Record<ContactTopic, string> = {
  question: 'A question',
  problem: "Something isn't working",
  account: 'About an account',
  report: 'A report about a creation',
  press: 'From the press',
  partnership: 'About working together',
  other: 'A message',
}

/**
 * To those who run this. An answer goes straight to whoever wrote; their words stay out of the headers. The name that they
 * gave is not in it at all, because it could be anybody's: the list of messages shows it.
 */
export function contactLetter(to: string, { email, topic, message }: Message): Mail {
  return {
    to,
    replyTo: email,
    subject: `${subjects[topic]} · Makebelieve contact form`,
    text: `${email} wrote:\n\n${message}\n\nReply to this e-mail to answer them. They typed the address in, and nobody has checked it.\n`,
  }
}
