import type { CastMember, Looks, ShownAs } from '@makebelieve/contract/entities/game-cast'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { drawingText } from '../../../texts/en/drawing.ts'
import { gameText } from '../../../texts/en/game.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useModels } from '../../../workspace/models/use-models.ts'
import { type Board, DrawingBoard } from './drawing-board.tsx'
import type { Draft } from './use-paper.ts'

/** What becomes of somebody; settles once it is being made, and throws what is wrong with it. */
export type Recast = (member: CastMember, shownAs: ShownAs) => Promise<void>

type CastDialogProps = {
  open: boolean
  onClose: () => void
  modelId: string
  versionId: string
  userId: string | undefined
  onRecast: Recast
}

/** Who plays in the game; and for whoever is chosen, paper to draw them on. */
export function CastDialog({ open, onClose, modelId, versionId, userId, onRecast }: CastDialogProps) {
  const [chosen, choose] = useState<CastMember | null>(null)
  // Whoever closes it by mistake finds the paper as it was.
  const drafts = useRef(new Map<string, Draft>())
  const board = useRef<Board>(null)
  const keep = () => {
    const draft = board.current?.draft()
    if (!chosen || !draft) return
    if (board.current?.isEmpty()) drafts.current.delete(chosen.id)
    else drafts.current.set(chosen.id, draft)
  }
  const leave = () => {
    keep()
    choose(null)
  }
  const said = chosen ? drawingText.board : drawingText.list
  return (
    <Dialog
      open={open}
      onClose={() => {
        leave()
        onClose()
      }}
      title={chosen ? drawingText.board.title(chosen.name) : drawingText.list.title}
      description={said.about}
      size="medium"
    >
      {chosen ? (
        <DrawSomebody
          key={chosen.id}
          {...{ userId, board, keep }}
          member={chosen}
          draft={() => drafts.current.get(chosen.id)}
          onBack={leave}
          onRecast={async (shownAs) => {
            keep()
            await onRecast(chosen, shownAs)
            choose(null)
            onClose()
          }}
        />
      ) : (
        <CastList {...{ modelId, versionId }} onChoose={choose} />
      )}
    </Dialog>
  )
}

function CastList({
  modelId,
  versionId,
  onChoose,
}: {
  modelId: string
  versionId: string
  onChoose: (member: CastMember) => void
}) {
  const said = drawingText.list
  const { data, error } = useQuery({
    queryKey: ['cast', modelId, versionId],
    queryFn: ({ signal }) => call('getCast', { params: { modelId }, signal }),
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">{said.loading}</span>
        <Skeleton className="h-40" />
      </div>
    )
  if (data.members.length === 0) return <p>{said.nobody}</p>
  return (
    <ul aria-label={said.members} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {data.members.map((member) => (
        <li key={member.id}>
          <button
            type="button"
            onClick={() => onChoose(member)}
            className="sheet grid size-full justify-items-center gap-1 p-3 text-center transition-transform hover:-translate-y-0.5 hover:bg-tint"
          >
            {member.picture ? (
              <img src={member.picture} alt="" className="size-20 object-contain" />
            ) : (
              <span className="size-20" />
            )}
            <span className="font-semibold first-letter:uppercase">{member.name}</span>
            <span className="text-muted text-sm">
              {member.drawing ? said.yours : (drawingText.roles[member.role] ?? '')}
            </span>
            <span className="mt-1 font-semibold text-iris-text text-sm" aria-hidden>
              {drawingText.open}
            </span>
            <span className="sr-only">{said.draw(member.name)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type DrawSomebodyProps = {
  member: CastMember
  userId: string | undefined
  board: RefObject<Board | null>
  draft: () => Draft | undefined
  keep: () => void
  onBack: () => void
  onRecast: (shownAs: ShownAs) => Promise<void>
}

function DrawSomebody({ member, userId, board, draft, keep, onBack, onRecast }: DrawSomebodyProps) {
  const said = drawingText.board
  const home = useRef<HTMLDivElement>(null)
  const [way, setWay] = useState<'draw' | 'models'>('draw')
  const [looks, setLooks] = useState<Looks>(member.drawing?.looks ?? 'front')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  // The button that led here is gone, and with it the focus.
  useEffect(() => home.current?.focus(), [])

  async function show(shownAs: ShownAs): Promise<void> {
    setError(undefined)
    setBusy(true)
    try {
      await onRecast(shownAs)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      setBusy(false)
    }
  }
  function useDrawing(): void {
    const picture = board.current?.isEmpty() ? undefined : board.current?.picture()
    if (picture) void show({ by: 'drawing', picture, looks })
    else setError(said.empty)
  }

  return (
    <div ref={home} tabIndex={-1} className="grid gap-4 outline-none">
      <Tabs
        label={said.ways}
        value={way}
        onChange={(next) => {
          keep()
          setWay(next)
        }}
        tabs={[
          {
            value: 'draw',
            label: said.draw,
            content: (
              <DrawingBoard
                {...{ member, looks, board }}
                draft={draft()}
                onLooks={setLooks}
                onError={setError}
              />
            ),
          },
          {
            value: 'models',
            label: said.models,
            content: (
              <OwnModelList
                {...{ userId, busy }}
                onChoose={(modelId) => void show({ by: 'model', modelId })}
              />
            ),
          },
        ]}
      />
      <p role="alert" className="font-medium text-tomato-text empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap justify-end gap-3 pr-1 pb-1">
        {member.drawing && (
          <Button kind="ghost" busy={busy} onClick={() => void show({ by: 'usual' })}>
            {said.usual}
          </Button>
        )}
        <Button onClick={onBack}>{said.back}</Button>
        {way === 'draw' && (
          <Button kind="primary" busy={busy} busyLabel={said.using} onClick={useDrawing}>
            {said.use}
          </Button>
        )}
      </div>
    </div>
  )
}

type OwnModelListProps = { userId: string | undefined; busy: boolean; onChoose: (modelId: string) => void }

function OwnModelList({ userId, busy, onChoose }: OwnModelListProps) {
  const said = gameText.ownModels
  const { data, error } = useModels(userId)
  // What was made from a picture has no parts of its own that could move.
  const made = data?.filter(({ prompt }) => prompt)
  if (error) return <p role="alert">{error.message}</p>
  if (!made) return <p role="status">{said.loading}</p>
  if (made.length === 0) return <p>{said.none}</p>
  return (
    <>
      <p className="mb-3 text-muted">{drawingText.models.about}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {made.map(({ modelId, modelName, modelImageLink }) => (
          <li key={modelId} className="sheet grid justify-items-center gap-2 p-3">
            {modelImageLink && (
              <img
                src={modelImageLink.signedUrl}
                alt=""
                className="aspect-square w-full rounded-sm object-cover"
              />
            )}
            <Button size="small" busy={busy} onClick={() => onChoose(modelId)} className="max-w-full">
              <span className="truncate">{drawingText.models.choose(modelName)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
