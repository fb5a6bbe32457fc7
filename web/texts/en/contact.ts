import type { ContactTopic } from '@makebelieve/contract/contact-topics'

export const contact = {
  tab: 'Contact · Makebelieve',
  description: 'Write to the people who run this Makebelieve: questions, problems, reports, press.',
  title: 'Contact',
  lead: 'Makebelieve can be run by anyone. Your message goes to the people who run this one. A person reads it.',

  form: {
    title: 'Write to us',
    name: 'Your name',
    email: 'Your e-mail',
    emailHint: 'For our answer, and for nothing else.',
    topic: 'What is it about?',
    message: 'Your message',
    messageHint: 'At most 5000 characters.',
    send: 'Send the message',
    sending: 'Sending...',
    /** Begins a complaint about a field, in place of the name that programs have for it. */
    thisField: 'This',
    /** Only programs read this label. */
    trap: 'Leave this empty',
  },

  topics: {
    question: 'A question',
    problem: 'Something does not work',
    account: 'My account or my data',
    report: 'A creation that should not be public',
    press: 'Press',
    partnership: 'Partnership',
    other: 'Something else',
  } satisfies Record<ContactTopic, string>,

  sent: {
    title: 'Thank you. Your message has arrived.',
    text: 'It is with the people who run this server. If it needs an answer, it comes to the address you gave.',
    again: 'Write another message',
  },

  failed: 'The message was not sent. Please try again in a moment.',

  help: {
    title: 'What helps us help you',
    lines: [
      '**Something does not work?** Tell us what you typed, what you expected and what you got. If a page showed you a request number, add it.',
      '**A creation that should not be public?** Send us the address of its page.',
      '**Your data?** You can change and delete most of it yourself in [your account](/account). What is kept, and for how long, stands in the [privacy policy](/policies/privacy-policy).',
      '**How do I …?** The [six lessons](/learn) and the [Prompt Guide](/guide) may be faster than we are.',
    ],
  },
}
