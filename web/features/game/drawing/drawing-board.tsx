import { upload } from '@makebelieve/contract/constants'
import type { CastMember, Looks } from '@makebelieve/contract/entities/game-cast'
import { checkUpload } from '@makebelieve/contract/upload-check'
import clsx from 'clsx'
import {
  Brush as BrushIcon,
  Eraser,
  ImageUp,
  type LucideIcon,
  PaintBucket,
  Trash2,
  Undo2,
} from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { drawingText } from '../../../texts/en/drawing.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipGroup } from '../../../ui/chip.tsx'
import { type Draft, paperSide, type Tool, usePaper } from './use-paper.ts'

const said = drawingText.board
const colours = Object.keys(said.colours)
const thicknesses = { thin: 6, middle: 16, thick: 36 } as const
type Thickness = keyof typeof thicknesses
const toolIcons: Record<Tool, LucideIcon> = { pen: BrushIcon, fill: PaintBucket, eraser: Eraser }

export type Board = { picture(): string | undefined; isEmpty(): boolean; draft(): Draft | undefined }

type DrawingBoardProps = {
  member: CastMember
  draft: Draft | undefined
  board: RefObject<Board | null>
  looks: Looks
  onLooks: (looks: Looks) => void
  onError: (message: string | undefined) => void
}

/** Paper, pens and colours; or a picture that was brought along, to draw on. */
export function DrawingBoard({ member, draft, board, looks, onLooks, onError }: DrawingBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [tool, setTool] = useState<Tool>('pen')
  const [colour, setColour] = useState(colours[0] ?? '#1d1b2e')
  const [thickness, setThickness] = useState<Thickness>('middle')
  const [cutting, setCutting] = useState(false)
  const brush = { tool, colour, width: thicknesses[thickness] }
  const paper = usePaper(canvas, brush, draft ?? member.drawing?.picture)
  board.current = { picture: paper.picture, isEmpty: paper.isEmpty, draft: paper.now }

  async function bring(image: File): Promise<void> {
    const checked = checkUpload(image)
    if (!checked.ok) {
      onError(checked.message)
      return
    }
    onError(undefined)
    setCutting(true)
    try {
      const { picture } = await call('cutOut', { body: { image } })
      await paper.lay(picture)
    } catch (error) {
      onError(error instanceof Error ? error.message : String(error))
    }
    setCutting(false)
  }

  return (
    <div className="grid content-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_18.5rem] md:grid-rows-[auto_auto_1fr]">
      <canvas
        ref={canvas}
        width={paperSide}
        height={paperSide}
        role="img"
        aria-label={said.paper(member.name)}
        aria-busy={cutting || undefined}
        {...paper.hand}
        className={clsx(
          'mx-auto aspect-square w-full max-w-[min(26rem,44dvh)] touch-none rounded-md border-[1.5px] border-outline bg-white shadow-paper md:row-span-2 md:max-w-none',
          tool === 'fill' ? 'cursor-cell' : 'cursor-crosshair',
        )}
      />
      <div className="grid content-start gap-4">
        <Part title={said.tool}>
          <ChipGroup
            label={said.tool}
            value={tool}
            onChange={setTool}
            options={(Object.keys(toolIcons) as Tool[]).map((value) => {
              const Icon = toolIcons[value]
              return {
                value,
                label: (
                  <>
                    <Icon size={16} aria-hidden />
                    {said.tools[value]}
                  </>
                ),
              }
            })}
          />
        </Part>
        <Part title={said.colour}>
          <Palette colour={colour} onChange={setColour} />
        </Part>
      </div>
      <div className="flex flex-wrap content-start justify-center gap-2 md:col-start-1 md:row-start-3">
        <Button
          size="small"
          icon={<Undo2 size={16} aria-hidden />}
          onClick={paper.undo}
          disabled={!paper.canUndo}
        >
          {said.undo}
        </Button>
        <Button size="small" icon={<Trash2 size={16} aria-hidden />} onClick={paper.clear}>
          {said.clear}
        </Button>
        <BringPicture busy={cutting} onFile={(file) => void bring(file)} />
      </div>
      <div className="grid content-start gap-4 md:col-start-2 md:row-span-2 md:row-start-2">
        <Part title={said.thickness}>
          <ChipGroup
            label={said.thickness}
            value={thickness}
            onChange={setThickness}
            options={(Object.keys(thicknesses) as Thickness[]).map((value) => ({
              value,
              label: said.thicknesses[value],
            }))}
          />
        </Part>
        <Part title={said.looks}>
          <ChipGroup
            label={said.looks}
            value={looks}
            onChange={onLooks}
            options={(['left', 'front', 'right'] as const).map((value) => ({
              value,
              label: said.sides[value],
            }))}
          />
        </Part>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {/* The group below says the same to those who can't see it. */}
      <p aria-hidden className="font-semibold text-sm">
        {title}
      </p>
      {children}
    </div>
  )
}

function Palette({ colour, onChange }: { colour: string; onChange: (colour: string) => void }) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{said.colour}</legend>
      {colours.map((value) => (
        <label
          key={value}
          title={said.colours[value]}
          style={{ background: value }}
          className="relative size-9 rounded-full border-[1.5px] border-edge outline-offset-2 has-checked:ring-3 has-checked:ring-ink has-checked:ring-offset-2 has-checked:ring-offset-card has-focus-visible:outline-3 has-focus-visible:outline-iris-text has-focus-visible:outline-offset-5 pointer-coarse:size-11"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === colour}
            onChange={() => onChange(value)}
            aria-label={said.colours[value]}
            className="sr-only"
          />
        </label>
      ))}
    </fieldset>
  )
}

function BringPicture({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        icon={<ImageUp size={16} aria-hidden />}
        busy={busy}
        busyLabel={said.cutting}
        onClick={() => input.current?.click()}
      >
        {said.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={said.upload}
        accept={upload.types.join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
