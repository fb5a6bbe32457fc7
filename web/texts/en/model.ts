import { examples } from '@makebelieve/contract/examples'
import { inDigits, withDecimals } from '../numbers.ts'

/** What the workspace of 3D models says besides what is specified, and besides what all workspaces say. */
export const modelText = {
  title: '3D model workspace',
  panes: { chat: 'Chat', stage: 'Model' },

  chat: {
    title: 'Model Chat',
    newModel: 'New model',
    empty: 'Describe anything. First you get a free picture; if you like it, turn it into 3D.',
    hint: 'Describe the model you want to create',
    changeHint: 'Say what to change, or press + for a new model',
    busy: 'Please wait...',
    drawing: 'Drawing your picture …',
    converting: 'Turning it into 3D …',
    upload: 'Use your own picture',
    uploading: 'Uploading your picture …',
    uploaded: "Here's your picture. Turn it into 3D as it is.",
    somethingNew: 'Draw something new instead',
    made: (name: string) => `${name} is on the stage.`,
    cost: (credits: number) => `Costs ${inDigits(credits)} credits, charged only once it's proven.`,
    signInToConvert: 'Sign in to turn it into 3D. Your picture will be waiting here.',
    signInToUpload: 'Sign in to use your own picture.',
    pictureOf: (prompt: string) => `Picture: ${prompt}`,
    asked: {
      title: 'What we asked the service',
      service: 'Service',
      prompt: 'Description',
      asked: 'Options you set',
      sent: 'Options we sent',
      none: 'none',
    },
    uploadGone: 'This picture is gone. Upload it again to use it.',
    pictureGone: 'This picture is gone. Regenerate it to see it again.',
    openedModel: (name: string) => `This is ${name}. Say what to change and you'll get a new picture of it.`,
    openedPicture: (name: string) =>
      `This is ${name}. It was made from a picture, so you can't change it with words. Describe something new instead.`,
  },

  stages: {
    prepare: { running: 'Getting ready', done: 'Ready' },
    understand: { running: 'Reading your idea', done: 'Understood' },
    plan: { running: 'Planning', done: 'Planned' },
    draw: { running: 'Drawing', done: 'Drawn' },
    shape: { running: 'Shaping the parts', done: 'Shaped' },
    build: { running: 'Building the mesh', done: 'Built' },
    bake: { running: 'Painting its surface', done: 'Painted' },
    verify: { running: "Checking that it's whole", done: 'Proven' },
    repair: { running: 'Fixing', done: 'Fixed' },
    send: { running: 'Sending the picture to the 3D service', done: 'Picture sent' },
    wait: { running: 'Waiting in line at the 3D service', done: 'Waited' },
    make: { running: 'The 3D service is at work', done: 'Made by the 3D service' },
    fetch: { running: 'Fetching the model', done: 'Fetched' },
  },

  stage: {
    label: (name: string) => `Stage ${name}`.trim(),
    empty: 'What should we make?',
    emptyText: 'Describe it in the chat, or start with one of these:',
    picture: (prompt: string) => `The picture of ${prompt}`,
    pictureSign: 'Like it? Turn it into 3D.',
    opening: 'One moment …',
    proven: 'proven',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    share: 'Share',
    more: 'More',
    formats: {
      glb: 'GLB, works everywhere',
      obj: 'OBJ with textures (zip)',
      stl: 'STL, for 3D printing',
      usdz: 'USDZ, for Apple devices',
    },
  },

  examples: [
    { prompt: examples.models.corgi, drawing: 'corgi' },
    { prompt: examples.models.teapot, drawing: 'teapot' },
    { prompt: examples.models.cactus, drawing: 'cactus' },
    { prompt: examples.models.ship, drawing: 'ship' },
  ],

  publishText: 'Anyone can view it in the Creator Hub and remix it.',
  noProof: (reason: string) => `We couldn't load the proof: ${reason}`,

  figures: {
    label: 'Figures',
    triangles: 'Triangles',
    parts: 'Parts',
    texture: 'Texture',
    file: 'File',
    size: 'Size',
    pixels: (count: number) => `${inDigits(count)} px`,
    megabytes: (bytes: number) => `${withDecimals(bytes / 1e6, bytes < 1e6 ? 2 : 1)} MB`,
    metres: ([width, height, depth]: readonly [number, number, number]) =>
      `${[width, height, depth].map((side) => withDecimals(side, side >= 10 ? 1 : 2)).join(' × ')} m`,
    count: inDigits,
  },

  shelf: {
    noPreview: 'No Preview Available',
    empty: 'No models generated yet.',
    visitor: 'The models you make will appear here.',
    footer: 'List of your previously generated models',
  },
} as const
