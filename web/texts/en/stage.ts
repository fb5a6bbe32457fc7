/** What the stage says, whatever plays on it. */
export const stageText = {
  label: (title: string) => `Stage ${title}`.trim(),
  empty: 'The stage is yours',
  noPicture: 'The picture could not be taken.',
  leaveFullScreen: 'Leave full screen',
  leaveFullScreenHint: 'Leave full screen (Escape)',

  tools: {
    restart: 'Restart',
    mute: 'Mute',
    unmute: 'Unmute',
    phone: 'Phone width',
    tablet: 'Tablet width',
    full: 'Full width',
    fullScreen: 'Full screen',
    picture: 'Take a picture',
    code: 'Code',
    versions: 'Versions',
    share: 'Share',
    more: 'More',
    oneFile: 'One HTML file',
    snapshot: 'Picture',
  },

  stopped: 'Stopped',
  takenOff: (title: string) => `${title} was taken off the stage.`,
  flooded: (title: string) =>
    `${title} sent this page more messages than it can read, so it was taken off the stage.`,
  startAgain: 'Start again',

  notStarted: 'It did not start',
  nothingHeard: (title: string) => `Nothing was heard from ${title}.`,
  loadAgain: 'Load again',
  keepWaiting: 'Keep waiting',

  silent: 'It does not answer',
  stuck: (title: string) => `${title} may be stuck. Nothing else is affected.`,
  stop: 'Stop',

  broke: 'Something broke:',
  fix: 'Fix it',
  dismiss: 'Dismiss',

  fileReady: (name: string) => `${name} is ready.`,
  saveFile: 'Save it',
} as const
