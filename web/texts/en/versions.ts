/** What stands around the versions of a creation, in their list and side by side. */
export const versionsText = {
  title: 'Versions',
  close: 'Close versions',
  none: 'No versions yet.',
  loading: 'Loading versions…',

  version: (number: number) => `Version ${number}`,
  picture: (number: number, name: string) => `Version ${number}: ${name}`,
  newest: 'newest',
  onStage: 'On stage',
  unproven: 'Unproven',
  editedByHand: 'Edited by hand',
  goesBackTo: (number: number) => `Goes back to version ${number}.`,
  moreChanges: (count: number) => (count === 1 ? '1 more change' : `${count} more changes`),

  open: 'Open',
  openIt: (number: number) => `Open version ${number}`,
  goBack: 'Go back to this',
  goBackTo: (number: number) => `Go back to this: version ${number}`,
  goingBack: 'Going back…',
  compare: 'Compare',
  compareIt: (number: number) => `Compare version ${number}`,
  clear: 'Clear',
  pair: (before: number, after: number) => `Version ${before} and version ${after}`,
  oneMore: (number: number) => `Version ${number} and … choose one more`,

  name: {
    give: (number: number) => `Name version ${number}`,
    label: (number: number) => `Name of version ${number}`,
    missing: 'Give it a name first.',
    save: 'Save name',
    saving: 'Saving…',
    cancel: 'Cancel',
  },

  compared: {
    close: 'Close comparison',
    play: 'Play this one',
    playIt: (number: number) => `Play this one: version ${number}`,
    again: 'Try again',

    wishes: 'What was asked for',
    noWishes: "We couldn't load the proofs.",
    loadingWishes: 'Loading requirements…',
    requirement: 'Requirement',
    differs: 'differs',
    notAsked: 'Not asked for',
    neither: 'Neither version was checked against its prompt.',

    code: 'Code',
    noCode: "We couldn't load the code.",
    loadingCode: 'Loading code…',
    sameCode: 'Both versions have the same code.',
    codeOf: (version: string) => `Code of ${version.toLowerCase()}`,
    codeInstead: (after: string, before: string) =>
      `Code of ${after.toLowerCase()}, with what ${before.toLowerCase()} had instead`,
  },
} as const
