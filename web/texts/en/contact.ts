import type { ContactTopic } from '@makebelieve/contract/contact-topics'

export const contact = {
  tab: 'Contact · Makebelieve',
  description: 'Write to the people who run this Makebelieve: questions, problems, reports, press.',
  title: 'Contact',
  lead: 'Anyone can run Makebelieve. Your message goes to the people who run this site, and a real person reads it.',

  form: {
    title: 'Write to us',
    name: 'Your name',
    email: 'Your e-mail',
    emailHint: "We'll only use it to reply.",
    topic: "What's it about?",
    message: 'Your message',
    messageHint: 'At most 5000 characters.',
    send: 'Send message',
    sending: 'Sending...',
    /** Begins a complaint about a field, in place of the name that programs have for it. */
    thisField: 'This',
    /** Only programs read this label. */
    trap: 'Leave this empty',
  },

  topics: {
    question: 'A question',
    problem: "Something isn't working",
    account: 'My account or my data',
    report: "A creation that shouldn't be public",
    press: 'Press',
    partnership: 'Partnership',
    other: 'Something else',
  } satisfies Record<ContactTopic, string>,

  sent: {
    title: 'Thank you. Your message has arrived.',
    text: "The people who run this site have it. If it needs a reply, we'll write to the address you gave.",
    again: 'Write another message',
  },

  failed: "Your message wasn't sent. Please try again in a moment.",

  help: {
    title: 'What helps us help you',
    lines: [
      "**Something isn't working?** Tell us what you typed, what you expected and what you got. If you saw a request number, include it.",
      "**A creation that shouldn't be public?** Send us the link to its page.",
      '**Your data?** You can change or delete most of it yourself in [your account](/account). The [privacy policy](/policies/privacy-policy) says what we keep, and for how long.',
      '**How do I …?** The [six lessons](/learn) and the [Prompt Guide](/guide) may be quicker than we are.',
    ],
  },
}
