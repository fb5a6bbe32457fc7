import { examples } from '@makebelieve/contract/examples'
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
    empty: 'Name a topic, a law or a question. A moment later, you can experiment with it.',
    emptyPicture: "Say who it's for (“for 8 year olds”) and how to start (“on the Moon”, “length 2 m”).",
    hint: 'Describe the simulation you want to create',
  },

  stages: {
    ...environmentText.stages,
    plan: { running: 'Choosing the equations', done: 'Planned' },
    build: { running: 'Setting it up', done: 'Set up' },
    verify: { running: 'Checking it against its equations', done: 'Proven' },
  },

  stage: {
    ...environmentText.stage,
    pictureKept: "This is now the simulation's picture.",
    restart: 'Start over',
    lesson: 'Lesson sheet',
  },

  examples: [
    { prompt: examples.simulations.pendulum, drawing: 'pendulum' },
    { prompt: examples.simulations.meadow, drawing: 'meadow' },
    { prompt: examples.simulations.planets, drawing: 'planets' },
    { prompt: examples.simulations.prism, drawing: 'prism' },
  ],

  publishText: 'Anyone can experiment with it, like it and remix it. You can take it back at any time.',
} as const
