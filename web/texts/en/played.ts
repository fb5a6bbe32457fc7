/** What is said of a creation that stands on the stage of its workspace, of its code and of its versions. */
export const playedText = {
  opening: 'One moment …',
  draft: 'Your code, not saved',
  unproven: 'Unproven',
  compared: 'The version that plays',
  versions: 'Versions',
  wentBack: (version: number) => `Back to version ${version}`,
  savedProven: (version: number) => `Saved as version ${version}. It was proven.`,
  savedUnproven: (version: number) => `Saved as version ${version}. It is marked as unproven.`,
  noProof: (reason: string) => `The proof could not be loaded: ${reason}`,
  noCode: (status: number) => `The code could not be loaded: ${status}`,
} as const
