import type { Act, Method } from './algorithms.ts'

export type Lane = {
  method: Method
  bars: number[]
  acts: Act[]
  done: number
  compared: number
  put: number
  /** The two places that are looked at. */
  eyes: [number, number]
}
export type Race = { lanes: Lane[]; due: number }

export const isDone = ({ acts, done }: Lane) => done >= acts.length
