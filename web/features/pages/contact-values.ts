import type { CallInput } from '@makebelieve/contract/calls/index'
import { type ContactTopic, contactTopics } from '@makebelieve/contract/contact-topics'
import { contact } from '../../texts/en/contact.ts'

export type ContactValues = CallInput<'sendMessage'>['body']
export type ContactField = keyof ContactValues

/** A form that was not taken: what was in it, and why. */
export type Refused = { values: ContactValues; message: string }

export function valuesIn(form: FormData): ContactValues {
  const text = (name: ContactField) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    topic: topicIn(text('topic')),
    message: text('message'),
    website: text('website'),
  }
}

/** Other pages lead here with a topic in the address. */
export function topicIn(given: string | null): ContactTopic {
  return contactTopics.find((topic) => topic === given) ?? 'question'
}

const fields: readonly ContactField[] = ['name', 'email', 'message']

/** Checks of input begin with the name of the field: 'email must be an e-mail address.' Without one, it is the whole form. */
export function placeOf(message: string): { field?: ContactField; text: string } {
  const field = fields.find((name) => message.startsWith(`${name} `))
  return field
    ? { field, text: `${contact.form.thisField}${message.slice(field.length)}` }
    : { text: message }
}
