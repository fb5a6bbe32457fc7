/** What administrators read where they keep what people said. */
export const testimonials = {
  tab: 'Testimonials · Makebelieve',
  description: 'What people said, and what is featured.',
  title: 'Testimonials',
  intro:
    'Only what somebody really said. While nothing is featured, the first page shows quotes that are marked as examples.',
  add: 'Add one',
  kept: 'Kept',
  none: 'Nobody has been quoted yet.',
  featured: 'Featured',

  fields: {
    quote: 'What they said',
    quoteHint: 'Word for word, at most 400 characters.',
    author: 'Who said it',
    role: 'What they do',
    roleExample: 'teacher in Leeds',
    source: 'Where they said it',
    sourceHint: 'And that they agreed to be quoted. Only administrators see this.',
    featured: 'Featured on the first page',
  },

  actions: {
    keep: 'Keep it',
    save: 'Save',
    cancel: 'Cancel',
    edit: 'Edit',
    feature: 'Feature it',
    unfeature: 'Take it off the first page',
    remove: 'Remove',
    removing: 'Removing...',
  },

  removal: {
    title: 'Remove this testimonial?',
    text: (author: string) => `What ${author} said will be gone for good.`,
  },

  done: {
    added: 'The testimonial is kept',
    changed: 'The testimonial is changed',
    featured: 'It is on the first page',
    unfeatured: 'It is no longer on the first page',
    removed: 'The testimonial is removed',
  },
} as const
