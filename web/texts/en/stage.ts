/** What the stage says, whatever plays on it. */
export const stageText = {
  label: (title: string) => `Stage ${title}`.trim(),
  empty: 'The stage is yours',
  noPicture: "We couldn't take the picture.",
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
    cast: 'Draw your own',
    share: 'Share',
    more: 'More',
    oneFile: 'One HTML file',
    snapshot: 'Picture',
  },

  stopped: 'Stopped',
  takenOff: (title: string) => `We stopped ${title}.`,
  flooded: (title: string) => `${title} sent this page more messages than it can handle, so we stopped it.`,
  startAgain: 'Start again',

  opening: 'Opening…',
  notStarted: "It didn't start",
  nothingHeard: (title: string) => `We haven't heard anything from ${title}.`,
  loadAgain: 'Load again',
  keepWaiting: 'Keep waiting',

  silent: "It isn't responding",
  stuck: (title: string) => `${title} may be stuck. Nothing else is affected.`,
  stop: 'Stop',

  broke: 'Something broke:',
  fix: 'Fix it',
  dismiss: 'Dismiss',

  fileReady: (name: string) => `${name} is ready.`,
  saveFile: 'Save it',
} as const
