import type { CallInput } from '@makebelieve/contract/calls/index'
import { type ContactTopic, contactTopics } from '@makebelieve/contract/contact-topics'
import { contact } from '../../texts/en/contact.ts'

export type ContactValues = CallInput<'sendMessage'>['body']
export type ContactField = keyof ContactValues

/** Why a form was not taken: a sentence, and the fields that it is about. */
export type Problem = { message: string; fields?: readonly string[] | undefined }

/** A form that was not taken: what was in it, and why. */
export type Refused = { values: ContactValues } & Problem

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

const shown: readonly ContactField[] = ['name', 'email', 'message']

/** The field that a problem is about; without one, it is the whole form. To a reader, a field's name is 'this'. */
export function placeOf({ message, fields = [] }: Problem): { field?: ContactField; text: string } {
  const field = shown.find((name) => fields.includes(name))
  if (!field) return { text: message }
  const isNamed = message.startsWith(`${field} `)
  return { field, text: isNamed ? `${contact.form.thisField}${message.slice(field.length)}` : message }
}
