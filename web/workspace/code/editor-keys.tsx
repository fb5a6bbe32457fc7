import { codeText } from '../../texts/en/code.ts'
import { Filled } from '../../ui/filled.tsx'
import { Kbd } from '../../ui/kbd.tsx'

const keys = Object.fromEntries(
  Object.entries(codeText.keys).map(([key, label]) => [key, <Kbd key={key}>{label}</Kbd>]),
)

/** How to work without a mouse, and how to get out: Tab indents, until Escape says otherwise. */
export function EditorKeys({ id, readOnly }: { id: string; readOnly: boolean }) {
  return (
    <p
      id={id}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t-[1.5px] px-3 py-1.5 text-muted text-sm pointer-coarse:sr-only"
    >
      <span>
        <Filled text={codeText.leavesEditor} gaps={keys} />
      </span>
      <span className="hidden @xl:inline">
        <Filled text={codeText.runs} gaps={keys} />
      </span>
      {!readOnly && (
        <span className="hidden @xl:inline">
          <Filled text={codeText.saves} gaps={keys} />
        </span>
      )}
      <span className="hidden @xl:inline">
        <Filled text={codeText.finds} gaps={keys} />
      </span>
    </p>
  )
}
