/** How far the seesaw is tilted, left side down above zero, in radians; when it last stood still and how long it took to land. */
export type Lever = { angle: number; speed: number; time: number; since: number; took: number }

/** The plank's length in metres, and the tilt at which its end touches the ground. */
export const plankLength = 4

export const lowest = (16 * Math.PI) / 180
