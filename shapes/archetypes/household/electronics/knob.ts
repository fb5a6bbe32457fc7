import { turned } from '../forms.ts'

/** A plain round knob; it looks along z. */
export const knob = (radius: number, long = 0.04) =>
  turned(
    [
      [0, 0],
      [radius, 0],
      [radius * 0.88, long],
      [0, long * 1.1],
    ],
    0.008,
    24,
  ).turn(90, 0, 0)
