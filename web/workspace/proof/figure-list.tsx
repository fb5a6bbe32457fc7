type FigureListProps = { label: string; rows: ReadonlyArray<readonly [name: string, value: string]> }

/** What was measured: names on the left, figures on the right. */
export function FigureList({ label, rows }: FigureListProps) {
  if (rows.length === 0) return null
  return (
    <dl
      aria-label={label}
      className="wrap-normal grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-line border-t-[1.5px] border-dashed pt-3 text-sm"
    >
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="whitespace-nowrap text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
