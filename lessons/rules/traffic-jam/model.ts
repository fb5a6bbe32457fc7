/** Cars on a ring, in metres and metres a second; `past` holds where they were at each full second. */
export type Traffic = {
  at: number[]
  speed: number[]
  time: number
  past: { at: number[]; speed: number[] }[]
}

/** As in the experiment of Sugiyama and others: 22 cars on a ring of 230 m. */
export const ring = 230
