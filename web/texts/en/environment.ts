import { examples } from '@makebelieve/contract/examples'
import { inDigits, withDecimals } from '../numbers.ts'

/** What the workspace of environments says besides what is specified, and besides what all workspaces say. */
export const environmentText = {
  title: 'Environment workspace',
  panes: { chat: 'Chat', stage: 'Scene' },

  chat: {
    title: 'Environment Chat',
    newEnvironment: 'New environment',
    empty: 'Describe a place. A moment later, you can walk around in it.',
    emptyPicture: 'Add a picture to set its colours, light and sky.',
    hint: 'Describe the environment you want to create',
    changeHint: 'Say what to change, or press + for a new one',
    busy: 'Please wait...',
    cost: (credits: number) => `Costs ${inDigits(credits)} credits, charged only once it's proven.`,
    opened: (name: string) => `This is ${name}. Say what to change.`,
    changed: 'Done. This is what changed:',
    unchanged: 'Done.',
    wentBack: (version: number) => `Went back to version ${version}.`,
    editedByHand: 'You edited the code by hand.',
    fix: (error: string) => `Fix it: ${error}`,
    loading: 'Loading chat...',
  },

  picture: {
    add: 'Add a picture',
    remove: 'Remove the picture',
    alongside: 'Your picture sets the colours and the light.',
    of: (name: string) => `Your picture: ${name}`,
  },

  stages: {
    understand: { running: 'Reading your idea', done: 'Understood' },
    plan: { running: 'Planning the place', done: 'Planned' },
    build: { running: 'Building it', done: 'Built' },
    verify: { running: 'Walking through it', done: 'Proven' },
    repair: { running: 'Fixing', done: 'Fixed' },
  },

  stage: {
    beginWith: 'Or start with one of these:',
    pictureKept: "This is now the environment's picture.",
    restart: 'Reset view',
  },

  examples: [
    { prompt: examples.environments.forest, drawing: 'forest' },
    { prompt: examples.environments.island, drawing: 'island' },
    { prompt: examples.environments.library, drawing: 'library' },
    { prompt: examples.environments.street, drawing: 'street' },
  ],

  publishText: 'Anyone can explore it, like it and remix it. You can take it back at any time.',

  figures: {
    label: 'Figures',
    checks: 'Checks',
    settings: 'Settings chosen at random',
    walked: 'Walked',
    seen: 'Found from your prompt',
    things: 'Things in it',
    drawCalls: 'Draw calls',
    triangles: 'Triangles',
    file: 'File',
    metres: (count: number) => `${inDigits(Math.round(count))} m`,
    ofAll: (count: number, all: number) => `${inDigits(count)} of ${inDigits(all)}`,
    megabytes: (bytes: number) => `${withDecimals(bytes / 1e6, 1)} MB`,
    count: inDigits,
  },

  shelf: {
    noPreview: 'No Preview Available',
    empty: 'No environments generated yet.',
    visitor: 'The environments you make will appear here.',
    footer: 'List of your previously generated environments',
  },
} as const
