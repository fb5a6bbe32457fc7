import { Eye, EyeOff, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { modelViewerText } from '../../texts/en/model-viewer.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { idsBelow, type Part } from './scene/parts.ts'

type PartsPanelProps = {
  open: boolean
  parts: readonly Part[]
  onHidden: (hidden: ReadonlySet<string>) => void
  onPaint: (id: string, colour: string | null) => void
  onClose: () => void
}

/** What a model is made of, as its file names it. What was hidden or coloured stays so while the panel is closed. */
export function PartsPanel({ open, parts, onHidden, onPaint, onClose }: PartsPanelProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [colours, setColours] = useState<ReadonlyMap<string, string>>(new Map())
  if (!open) return null

  function hide(ids: readonly string[], gone: boolean): void {
    const next = new Set(hidden)
    for (const id of ids) gone ? next.add(id) : next.delete(id)
    setHidden(next)
    onHidden(next)
  }
  function paint(id: string, colour: string | null): void {
    const next = new Map(colours)
    if (colour === null) next.delete(id)
    else next.set(id, colour)
    setColours(next)
    onPaint(id, colour)
  }
  function reset(): void {
    for (const id of colours.keys()) onPaint(id, null)
    setColours(new Map())
    setHidden(new Set())
    onHidden(new Set())
  }

  return (
    <aside
      aria-label={modelViewerText.partsTitle}
      className="sheet absolute top-3 right-3 bottom-20 z-10 flex w-68 max-w-[calc(100%-1.5rem)] animate-slide-up flex-col [color-scheme:light]"
    >
      <header className="flex items-center gap-1 border-line border-b-[1.5px] py-1 pr-1 pl-3.5">
        <h3 className="grow text-lg">{modelViewerText.partsTitle}</h3>
        <IconButton label={modelViewerText.closeParts} icon={<X size={18} aria-hidden />} onClick={onClose} />
      </header>
      <div className="min-h-0 grow overflow-y-auto p-2">
        <PartList {...{ parts, hidden, colours }} onHide={hide} onPaint={paint} />
      </div>
      <footer className="grid gap-2 border-line border-t-[1.5px] p-3">
        <p className="text-muted text-xs">{modelViewerText.partsHint}</p>
        <Button size="small" disabled={hidden.size === 0 && colours.size === 0} onClick={reset}>
          {modelViewerText.resetParts}
        </Button>
      </footer>
    </aside>
  )
}

type PartListProps = {
  parts: readonly Part[]
  hidden: ReadonlySet<string>
  colours: ReadonlyMap<string, string>
  onHide: (ids: readonly string[], gone: boolean) => void
  onPaint: (id: string, colour: string | null) => void
}

function PartList({ parts, ...rest }: PartListProps) {
  return (
    <ul className="grid gap-0.5">
      {parts.map((part) => (
        <li key={part.id}>
          <PartRow part={part} {...rest} />
          {part.children.length > 0 && (
            <div className="ml-3 border-line border-l-[1.5px] pl-2">
              <PartList parts={part.children} {...rest} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function PartRow({ part, hidden, colours, onHide, onPaint }: Omit<PartListProps, 'parts'> & { part: Part }) {
  const { id, name, colour } = part
  const ids = part.colour === undefined ? idsBelow(part) : [id, ...part.children.flatMap(idsBelow)]
  const gone = ids.every((one) => hidden.has(one))
  const painted = colours.get(id)
  return (
    <div className="flex min-h-9 items-center gap-1.5 rounded-sm pl-1.5 hover:bg-tint">
      {colour !== undefined && (
        <input
          type="color"
          aria-label={modelViewerText.colourOf(name)}
          value={painted ?? colour}
          onChange={(event) => onPaint(id, event.target.value)}
          className="swatch size-6 shrink-0 cursor-pointer overflow-clip rounded-full border-[1.5px] border-outline p-0 pointer-coarse:size-8"
        />
      )}
      <span
        className={
          gone ? 'grow truncate text-muted text-sm line-through' : 'grow truncate font-medium text-sm'
        }
      >
        {name}
      </span>
      {painted !== undefined && (
        <IconButton
          label={modelViewerText.ownColour(name)}
          icon={<Undo2 size={15} aria-hidden />}
          onClick={() => onPaint(id, null)}
          className="size-8"
        />
      )}
      <IconButton
        label={gone ? modelViewerText.show(name) : modelViewerText.hide(name)}
        icon={gone ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        onClick={() => onHide(ids, !gone)}
        className="size-8"
      />
    </div>
  )
}
