/** What administrators read where they keep what people said. */
export const testimonials = {
  tab: 'Testimonials · Makebelieve',
  description: "What people said, and what's featured.",
  title: 'Testimonials',
  intro: 'Real quotes only. Until you feature one, the home page shows quotes marked as examples.',
  add: 'Add one',
  kept: 'Saved',
  none: 'No quotes yet.',
  featured: 'Featured',

  fields: {
    quote: 'What they said',
    quoteHint: 'Word for word, at most 400 characters.',
    author: 'Who said it',
    role: 'What they do',
    roleExample: 'teacher in Leeds',
    source: 'Where they said it',
    sourceHint: 'And that they agreed to be quoted. Only administrators see this.',
    featured: 'Featured on the home page',
  },

  actions: {
    keep: 'Add',
    save: 'Save',
    cancel: 'Cancel',
    edit: 'Edit',
    feature: 'Feature it',
    unfeature: 'Take it off the home page',
    remove: 'Remove',
    removing: 'Removing...',
  },

  removal: {
    title: 'Remove this testimonial?',
    text: (author: string) => `This deletes what ${author} said for good.`,
  },

  done: {
    added: 'Testimonial saved',
    changed: 'Testimonial updated',
    featured: "It's on the home page",
    unfeatured: "It's no longer on the home page",
    removed: 'Testimonial removed',
  },
} as const
