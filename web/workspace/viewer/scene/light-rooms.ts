/** A lamp with soft edges, as a photographer has them. */
type Lamp = {
  colour: string
  strength: number
  at: readonly [x: number, y: number, z: number]
  /** Half of the angle under which the model sees it, in radians. */
  wide: number
}

export type LightRoom = {
  /** Colours of the walls from the top down to the floor. */
  sky: string
  horizon: string
  ground: string
  lamps: readonly Lamp[]
  /** The light that throws shadows on the model itself; seen from the camera, it comes from here. */
  key: { colour: string; strength: number; at: readonly [x: number, y: number, z: number] }
  exposure: number
  /** How dark the shadow on the ground is. */
  shadow: number
  /** What stands behind the model: the middle, halfway out, and the edge. */
  backdrop: readonly [middle: string, halfway: string, edge: string]
}

/**
 * The light that models can be looked at in. Each is computed, so that nothing has to be loaded. The room turns with the
 * camera: whichever side is looked at is the one that is lit.
 */
export const lightRooms = {
  studio: {
    sky: '#dedbd5',
    horizon: '#a29d95',
    ground: '#8f8372',
    lamps: [
      { colour: '#fff6e8', strength: 7, at: [-5, 4.6, 4], wide: 0.22 },
      { colour: '#e9f1ff', strength: 3.2, at: [6, 2.4, 2], wide: 0.33 },
      { colour: '#ffffff', strength: 5, at: [0, 7.5, 0], wide: 0.37 },
      { colour: '#ffe9d2', strength: 4, at: [3, 4, -7], wide: 0.19 },
    ],
    key: { colour: '#fff3e2', strength: 1.5, at: [-0.9, 1.7, 1.4] },
    exposure: 0.92,
    shadow: 0.62,
    backdrop: ['#f5f4f1', '#e6e4e0', '#c3c0bb'],
  },
  sunset: {
    sky: '#5a4a86',
    horizon: '#ff9a5c',
    ground: '#5b3328',
    lamps: [
      { colour: '#ffb066', strength: 20, at: [-7, 1.6, 2], wide: 0.15 },
      { colour: '#ff7d5c', strength: 3.5, at: [0, 1, -8], wide: 0.26 },
      { colour: '#8f84ff', strength: 2.2, at: [6, 5, 3], wide: 0.3 },
      { colour: '#ffd9b8', strength: 1.6, at: [1, 5, 7], wide: 0.28 },
    ],
    key: { colour: '#ffb46b', strength: 2.4, at: [-1.6, 0.9, 0.9] },
    exposure: 0.95,
    shadow: 0.6,
    backdrop: ['#ffd9a3', '#ef8f6a', '#6d3f6b'],
  },
  night: {
    sky: '#121a3a',
    horizon: '#273062',
    ground: '#0b0d1c',
    lamps: [
      { colour: '#bcd0ff', strength: 9, at: [4.5, 6, 3], wide: 0.17 },
      { colour: '#7a5cff', strength: 5, at: [-7, 2, -3], wide: 0.25 },
      { colour: '#21c7bd', strength: 3.4, at: [6, 1.5, -5], wide: 0.19 },
      { colour: '#dfe6ff', strength: 1.5, at: [0, 3, 8], wide: 0.26 },
    ],
    key: { colour: '#cfdcff', strength: 1.5, at: [1.1, 1.8, 1.1] },
    exposure: 1.1,
    shadow: 0.8,
    backdrop: ['#3b3a6d', '#22203f', '#100e1c'],
  },
} as const satisfies Record<string, LightRoom>

export type LightName = keyof typeof lightRooms
export const lightNames = Object.keys(lightRooms) as LightName[]

/** The backdrop as CSS paints it, behind a canvas that is clear where there is no model. */
export const backdropOf = ([middle, halfway, edge]: LightRoom['backdrop']) =>
  `radial-gradient(115% 95% at 50% 46%, ${middle} 0%, ${halfway} 46%, ${edge} 100%)`
