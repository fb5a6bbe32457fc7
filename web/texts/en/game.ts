/** What the workspace of games says besides what is specified, and besides what all workspaces say. */
export const gameText = {
  title: 'Game workspace',
  panes: { chat: 'Chat', stage: 'Game' },

  chat: {
    newGame: 'New game',
    clear: (first: number, last: number) =>
      `Clear chat: keeps the first ${first} and the last ${last} messages`,
    clearLater: (first: number, last: number, above: number) =>
      `Clear chat: keeps the first ${first} and the last ${last} messages, once there are more than ${above}`,
    cleared: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} cleared.`,
    restore: 'Undo',
    next: 'What next?',
    mode: 'Mode',
    modeStays: 'A chat stays in the mode it started in',
    dimension: 'Dimension',
    dimensions: { '2d': '2D', '3d': '3D' },
    dimensionStays: 'Say “make it 3D” or “make it 2D” to change it',
    fix: (error: string) => `Fix it: ${error}`,
  },

  ownModels: {
    open: 'Use my own models',
    chosen: (count: number) => `${count} of my own ${count === 1 ? 'model' : 'models'} in this game`,
    title: 'Your models in this game',
    about:
      'A model you made from words can be the player or a thing in the game, in 2D and 3D. Choose before you make a new game.',
    parts: { none: 'Not used', player: 'The player', object: 'A thing in the game' },
    signIn: 'Sign in to use your own models.',
    loading: 'Looking for your models …',
    none: "You haven't made any models from words yet. Make one in the model workspace and save it.",
    done: 'Done',
  },

  stage: {
    empty: 'Describe a game in the chat, or pick one of your games.',
    pictureKept: "This is now the game's picture.",
  },
} as const
