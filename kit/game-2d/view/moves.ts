/** The frames of a sheet, move by move: what a body does in them. Whoever draws sheets and whoever shows them share this. */
export const moves = {
  rest: { from: 0, frames: 1 },
  blink: { from: 1, frames: 1 },
  go: { from: 2, frames: 8 },
  act: { from: 10, frames: 4 },
  hurt: { from: 14, frames: 1 },
  cheer: { from: 15, frames: 3 },
} as const
export type Move = keyof typeof moves

/** Frames stand in rows of so many. */
export const columns = 6

/** A sheet of frames of one body, all looking to the right. */
export type Sheet<Picture = string> = {
  picture: Picture
  /** The side of a frame, in pixels of the picture. */
  frame: number
  /** The share of a frame that counts as the size of the body. */
  body: number
  /** How far down in a frame the ground is, and the middle of the body. */
  foot: number
  middle: number
  /** Of somebody who is turned to where it goes: drawn from right above, or upright, and only mirrored. */
  steered?: 'turns' | 'stands'
}
