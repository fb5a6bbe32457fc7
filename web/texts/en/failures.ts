/** What is said when a call failed and the server said nothing. */
export const failures = {
  unreachable: "We couldn't reach the server. Check your connection and try again.",
  answered: (status: number) => `The server answered with ${status}. Please try again later.`,
  noStream: 'The server sent no stream.',
} as const
