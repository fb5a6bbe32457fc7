import { Kbd } from '../../ui/kbd.tsx'

/** How to work without a mouse, and how to get out: Tab indents, until Escape says otherwise. */
export function EditorKeys({ id, readOnly }: { id: string; readOnly: boolean }) {
  return (
    <p
      id={id}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t-[1.5px] px-3 py-1.5 text-muted text-sm pointer-coarse:sr-only"
    >
      <span>
        <Kbd>Esc</Kbd> then <Kbd>Tab</Kbd> leaves the editor
      </span>
      <span className="hidden @xl:inline">
        <Kbd>Ctrl/⌘</Kbd> + <Kbd>Enter</Kbd> runs
      </span>
      {!readOnly && (
        <span className="hidden @xl:inline">
          <Kbd>Ctrl/⌘</Kbd> + <Kbd>S</Kbd> saves
        </span>
      )}
      <span className="hidden @xl:inline">
        <Kbd>Ctrl/⌘</Kbd> + <Kbd>F</Kbd> finds
      </span>
    </p>
  )
}
