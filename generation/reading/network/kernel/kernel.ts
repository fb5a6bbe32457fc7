import { moduleOf, type Parameters, type Routine } from './instructions.ts'
import { productOfBytes, productOfShorts } from './products.ts'
import { roundToBytes, roundToShorts } from './rounding.ts'
import { addAndNormalize, gelu, scale, turn } from './rows.ts'
import { softmax } from './softmax.ts'

/** All that the network computes with, on one memory. Numbers are addresses and counts, by name. */
const routines = {
  productOfShorts,
  productOfBytes,
  roundToShorts,
  roundToBytes,
  scale,
  gelu,
  addAndNormalize,
  turn,
  softmax,
}

type Call<R> = R extends Routine<infer P> ? (of: { [name in keyof P]: number }) => void : never
export type Kernel = { readonly [name in keyof typeof routines]: Call<(typeof routines)[name]> }

let compiled: WebAssembly.Module | undefined

export function kernelIn(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(moduleOf(Object.values<Routine>(routines)))
  const { exports } = new WebAssembly.Instance(compiled, { network: { memory } })
  const call = ({ name, parameters }: Routine) => {
    const run = exports[name] as (...numbers: number[]) => void
    const names = Object.keys(parameters satisfies Parameters)
    return (of: Record<string, number>) => run(...names.map((own) => of[own] ?? Number.NaN))
  }
  const calls: unknown = Object.fromEntries(
    Object.values<Routine>(routines).map((routine) => [routine.name, call(routine)]),
  )
  return calls as Kernel
}
