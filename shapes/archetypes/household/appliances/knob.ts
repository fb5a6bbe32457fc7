import { box } from '../../../geometry/solids.ts'
import { turned } from '../forms.ts'

/** A knob to turn, with a bar across it; it looks along z. */
export const knob = (radius = 0.03) =>
  turned(
    [
      [0, 0],
      [radius, 0],
      [radius * 0.9, 0.03],
      [0, 0.034],
    ],
    0.006,
    22,
  )
    .with(box(radius * 0.3, 0.014, radius * 1.7, 0.004).move(0, 0.034, 0))
    .turn(90, 0, 0)
