/**
 * Reads of lists that are known to be long enough, for loops that run a million times: one function for each kind of
 * list, because the engine is fast only where a function always sees the same kind.
 */
export const real = (list: Float32Array, index: number): number => list[index] as number
export const exact = (list: Float64Array, index: number): number => list[index] as number
export const whole = (list: Int32Array, index: number): number => list[index] as number
export const vertexAt = (list: Uint32Array, index: number): number => list[index] as number
export const byteAt = (list: Uint8Array, index: number): number => list[index] as number
