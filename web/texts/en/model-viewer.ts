import { inDigits, withDecimals } from '../numbers.ts'

/** What the viewer of 3D models says, in the workspace and in the Creator Hub. */
export const modelViewerText = {
  canvas: (name: string) => `${name} in 3D`,
  keys: 'Drag or use the arrow keys to turn it. Scroll or pinch to zoom. Press Home to reset.',
  hint: 'Drag to turn it',
  loading: 'Setting the stage …',

  tools: 'Viewer tools',
  turn: 'Auto-rotate',
  wireframe: 'Wireframe',
  measure: 'Dimensions',
  parts: 'Parts',
  reset: 'Reset view',
  picture: 'Take a picture',
  pictureFile: 'model.png',
  noPicture: "We couldn't take the picture.",
  room: 'See it in your room',
  noRoom: "We couldn't open your room.",
  leaveRoom: 'Leave your room',
  roomHint: 'Point at the floor and tap to place it.',

  light: 'Light',
  lights: { studio: 'Studio', sunset: 'Sunset', night: 'Night' },

  size: ([width, height, depth]: readonly [number, number, number]) =>
    `${metres(width)} × ${metres(height)} × ${metres(depth)} m`,
  sizeLabel: 'Width, height and depth',
  edge: (length: number) => `${metres(length)} m`,
  triangles: (count: number) => `${inDigits(count)} ${count === 1 ? 'triangle' : 'triangles'}`,

  partsTitle: 'Parts',
  partsHint: 'Hide or recolour parts as you like. This only changes what you see here.',
  closeParts: 'Close parts',
  hide: (part: string) => `Hide ${part}`,
  show: (part: string) => `Show ${part}`,
  colourOf: (part: string) => `Colour of ${part}`,
  ownColour: (part: string) => `Reset the colour of ${part}`,
  resetParts: 'Reset parts',

  noWebGl: 'No 3D here',
  noWebGlText:
    "This browser can't show 3D right now (WebGL is off or not supported). The model is fine, and you can still download it.",
  notLoaded: "The model didn't load",
  notLoadedText: 'Its link may have expired, or the connection was lost.',
  broken: "We couldn't open the model",
  brokenText: 'Its file seems to be damaged.',
  again: 'Load again',
} as const

/** Small things would be '0.01 × 0.00': they get as many decimals as it takes to tell them apart. */
function metres(length: number): string {
  return withDecimals(length, length >= 10 ? 1 : length >= 0.1 ? 2 : 3)
}
