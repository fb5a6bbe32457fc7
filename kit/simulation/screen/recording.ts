import type { Run } from '../run.ts'
import type { System } from '../system.ts'

/** What was measured so far: a column for the time and one for each readout, with gaps where nothing was known. */
export type Recording = {
  columns: ReadonlyMap<string, (number | null)[]>
  /** When each row was taken down. */
  times: readonly number[]
  /** Takes down what is measured now, unless it was only just taken down. */
  take(): void
  /** Takes down what is measured now, whatever was there: time stands still, and somebody reads it. */
  takeNow(): void
}

/** More points than a graph has pixels show nothing new. */
const most = 800

export function record<S>(system: System<S>, run: Run<S>): Recording {
  const times: number[] = []
  const columns = new Map<string, (number | null)[]>([
    ['time', times],
    ...system.readouts.map(({ id }) => [id, []] as [string, (number | null)[]]),
  ])
  let every = 0
  let last = Number.NEGATIVE_INFINITY

  /** Twice as far apart and half as many: the whole past stays, a little coarser. */
  function thin(): void {
    for (const column of columns.values()) {
      const kept = column.filter((_, i) => i % 2 === 0)
      column.length = 0
      column.push(...kept)
    }
    every = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / Math.max(1, times.length - 1)
  }

  function write(): void {
    last = run.time
    times.push(run.time)
    for (const { id } of system.readouts) columns.get(id)?.push(run.read(id) ?? null)
    if (times.length > most) thin()
  }

  return {
    columns,
    times,
    take() {
      if (run.time >= last + every && run.time !== last) write()
    },
    takeNow() {
      if (times.at(-1) === run.time) for (const column of columns.values()) column.pop()
      write()
    },
  }
}
