/** What is said of a creation that stands on the stage of its workspace, of its code and of its versions. */
export const playedText = {
  opening: 'One moment …',
  draft: 'Your code, not saved',
  unproven: 'Unproven',
  compared: 'The version playing now',
  versions: 'Versions',
  wentBack: (version: number) => `Back to version ${version}`,
  savedProven: (version: number) => `Saved as version ${version}, and proven.`,
  savedUnproven: (version: number) => `Saved as version ${version}, marked as unproven.`,
  noProof: (reason: string) => `We couldn't load the proof: ${reason}`,
  noCode: (status: number) => `We couldn't load the code: ${status}`,
} as const
