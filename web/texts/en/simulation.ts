import { environmentText } from './environment.ts'

/** What the workspace of environments says where it makes education simulations. */
export const simulationText = {
  ...environmentText,
  title: 'Simulation workspace',
  panes: { chat: 'Chat', stage: 'Simulation' },

  chat: {
    ...environmentText.chat,
    title: 'Simulation Chat',
    newEnvironment: 'New simulation',
    empty: 'Name a topic, a law or a question. You can experiment a moment later.',
    emptyPicture:
      'Say for whom it is (“for 8 year olds”), and what to begin with (“on the Moon”, “length 2 m”).',
    hint: 'Describe the simulation you want to create',
  },

  stages: {
    ...environmentText.stages,
    plan: { running: 'Choosing the equations', done: 'Planned' },
    build: { running: 'Setting it up', done: 'Set up' },
    verify: { running: 'Holding it against its equations', done: 'Proven' },
  },

  stage: {
    ...environmentText.stage,
    pictureKept: 'This is the picture of the simulation now.',
    restart: 'Start anew',
    lesson: 'Lesson sheet',
  },

  examples: [
    { prompt: 'why a pendulum swings more slowly on the Moon', drawing: 'pendulum' },
    { prompt: 'foxes and rabbits in a meadow', drawing: 'meadow' },
    { prompt: 'why we have seasons, for 8 year olds', drawing: 'planets' },
    { prompt: 'how light bends in water and glass', drawing: 'prism' },
  ],

  publishText: 'Everybody can experiment with it, like it and remix it. You can take it back at any time.',
} as const
