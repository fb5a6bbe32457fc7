import { expect, it } from 'vitest'
import { placeOf, topicIn, valuesIn } from './contact-values.ts'

it('reads a form, and nothing that is missing', () => {
  const form = new FormData()
  form.set('name', 'Ada')
  form.set('topic', 'press')
  expect(valuesIn(form)).toEqual({ name: 'Ada', email: '', topic: 'press', message: '', website: '' })
})

it('takes an unknown topic for a question', () => {
  expect([topicIn('weather'), topicIn(null), topicIn('report')]).toEqual(['question', 'question', 'report'])
})

it('finds the field that a failure is about', () => {
  expect(placeOf({ message: 'email must be an e-mail address.', fields: ['email'] })).toEqual({
    field: 'email',
    text: 'This must be an e-mail address.',
  })
  for (const message of ['Please wait an hour.', 'email is down.'])
    expect(placeOf({ message })).toEqual({ text: message })
})
