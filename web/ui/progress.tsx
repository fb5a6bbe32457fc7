type ProgressProps = { label: string; value: number; max?: number }

/** For what can be counted. What can't be counted shows its stages, see StageList. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-3 overflow-hidden rounded-full border-[1.5px] border-outline bg-tint"
    >
      <div
        className="h-full bg-teal transition-[width] duration-200"
        style={{ width: `${Math.min(100, (100 * value) / max)}%` }}
      />
    </div>
  )
}
