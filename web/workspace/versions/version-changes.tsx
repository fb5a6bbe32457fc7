import { versionsText } from '../../texts/en/versions.ts'

const shown = 3

/** What an edit changed, in sentences; the first few at once. */
export function VersionChanges({ changes, all = false }: { changes: readonly string[]; all?: boolean }) {
  if (changes.length === 0) return null
  const first = all ? changes : changes.slice(0, shown)
  const rest = changes.slice(first.length)
  return (
    <div className="grid gap-1 text-sm">
      <Changes changes={first} />
      {rest.length > 0 && (
        <details>
          <summary className="w-fit rounded-sm font-semibold text-muted hover:text-ink pointer-coarse:py-2.5">
            {versionsText.moreChanges(rest.length)}
          </summary>
          <div className="pt-1">
            <Changes changes={rest} />
          </div>
        </details>
      )}
    </div>
  )
}

function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-4 marker:text-muted">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}
