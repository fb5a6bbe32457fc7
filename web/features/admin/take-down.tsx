import { reportLengths } from '@makebelieve/contract/report-reasons'
import { texts } from '@makebelieve/contract/texts'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { admin } from '../../texts/en/admin.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

const said = admin.unpublish

type Taken = { modelId: string; modelName: string; username?: string }
type TakeDownProps = { creation: Taken | null; onClose: () => void; onDone: () => void }

/** Asks why, because its maker will ask as well. */
export function TakeDown({ creation, onClose, onDone }: TakeDownProps) {
  return (
    <Dialog
      open={creation !== null}
      onClose={onClose}
      title={said.title}
      description={creation && said.description(creation.modelName, creation.username ?? said.itsMaker)}
    >
      {creation && <TakeDownForm modelId={creation.modelId} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

type FormProps = { modelId: string; onClose: () => void; onDone: () => void }

function TakeDownForm({ modelId, onClose, onDone }: FormProps) {
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)

  async function takeDown(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || note.trim() === '') return
    setBusy(true)
    try {
      await call('adminUnpublish', { params: { modelId }, body: { note: note.trim() } })
      toast.success(said.done)
      onDone()
      onClose()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={takeDown} className="grid gap-4">
      <TextArea
        label={said.note}
        hint={said.noteHint}
        maxLength={reportLengths.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        data-autofocus
      />
      <div className="flex flex-wrap justify-end gap-3 pr-1 pb-1">
        <Button kind="ghost" onClick={onClose}>
          {texts.actions.cancel}
        </Button>
        <Button type="submit" kind="danger" busy={busy} busyLabel={said.busy}>
          {said.confirm}
        </Button>
      </div>
    </form>
  )
}
