import { inDigits, withDecimals } from '../numbers.ts'

/** What the viewer of 3D models says, in the workspace and in the Creator Hub. */
export const modelViewerText = {
  canvas: (name: string) => `${name} in 3D`,
  keys: 'Drag, or use the arrow keys, to turn it. Scroll or pinch to come nearer. Home puts it back.',
  hint: 'Drag to turn it',
  loading: 'Setting up the stage …',

  tools: 'Tools of the viewer',
  turn: 'Turn by itself',
  wireframe: 'Wireframe',
  measure: 'Dimensions',
  parts: 'Parts',
  reset: 'Reset the view',
  picture: 'Take a picture',
  pictureFile: 'model.png',
  noPicture: 'The picture could not be taken.',
  room: 'See it in your room',
  noRoom: 'Your room could not be opened.',
  leaveRoom: 'Leave your room',
  roomHint: 'Point at the floor, and tap to put it there.',

  light: 'Light',
  lights: { studio: 'Studio', sunset: 'Sunset', night: 'Night' },

  size: ([width, height, depth]: readonly [number, number, number]) =>
    `${metres(width)} × ${metres(height)} × ${metres(depth)} m`,
  sizeLabel: 'Width, height and depth',
  edge: (length: number) => `${metres(length)} m`,
  triangles: (count: number) => `${inDigits(count)} ${count === 1 ? 'triangle' : 'triangles'}`,

  partsTitle: 'Parts',
  partsHint: 'Hide and colour as you like: this changes only what you see here.',
  closeParts: 'Close the parts',
  hide: (part: string) => `Hide ${part}`,
  show: (part: string) => `Show ${part}`,
  colourOf: (part: string) => `Colour of ${part}`,
  ownColour: (part: string) => `Give ${part} back its colour`,
  resetParts: 'As it was made',

  noWebGl: 'No 3D here',
  noWebGlText:
    'This browser cannot draw in 3D just now (WebGL is off or not supported). The model is fine: it can still be downloaded.',
  notLoaded: 'The model did not arrive',
  notLoadedText: 'Its link may have run out, or the connection was lost.',
  broken: 'The model could not be opened',
  brokenText: 'Its file is not what it should be.',
  again: 'Load again',
} as const

/** Small things would be '0.01 × 0.00': they get as many decimals as it takes to tell them apart. */
function metres(length: number): string {
  return withDecimals(length, length >= 10 ? 1 : length >= 0.1 ? 2 : 3)
}
