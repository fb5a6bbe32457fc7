/** What is said where there is nothing to see. */
export const lost = {
  page: {
    tab: 'Not here · Makebelieve',
    description: "There's no page at this address.",
    noCreation: "There's no creation at this address.",
    heading: 'Page not found',
    title: 'This page has left the stage',
    text: "There's nothing at this address. It may have moved, or the link may have a typo.",
    home: 'Go home',
    hub: 'Visit the CreatorHub',
  },

  broken: {
    heading: 'Something went wrong',
    title: 'The set has fallen over',
    text: 'Something went wrong on our side, not yours. Trying again often helps.',
    number: 'Request number:',
    again: 'Try again',
    home: 'Go home',
  },
} as const
