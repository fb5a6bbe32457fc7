import type { System } from '../system.ts'
import type { Recording } from './recording.ts'

export type Lane = { name: string; recording: Recording }

/** What was measured as a table that spreadsheets read; with two runs each row says of which it is. */
export function tableOf<S>(system: System<S>, lanes: readonly Lane[]): string {
  const names = ['time', ...system.readouts.map(({ id }) => id)]
  const heads = [
    ...(lanes.length > 1 ? ['Run'] : []),
    `Time (${system.timeUnit})`,
    ...system.readouts.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`)),
  ]
  const rows = lanes.flatMap(({ name, recording: { columns } }) =>
    (columns.get('time') ?? []).flatMap((_, i) =>
      // Two runs fit into one message with every other row of each.
      i % lanes.length > 0
        ? []
        : [[...(lanes.length > 1 ? [name] : []), ...names.map((id) => plain(columns.get(id)?.[i]))]],
    ),
  )
  return `${[heads.map(quoted), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

/** Spreadsheets take an empty cell for what it is: nothing was measured. */
const plain = (value: number | null | undefined) =>
  value == null ? '' : String(Number(value.toPrecision(6)))
const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
