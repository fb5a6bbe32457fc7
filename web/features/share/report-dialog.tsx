import { type ReportReason, reportLengths, reportReasons } from '@makebelieve/contract/report-reasons'
import { texts } from '@makebelieve/contract/texts'
import { Flag } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { share } from '../../texts/en/share.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

const said = share.report

/** Everybody may say what is wrong, also without an account. */
export function ReportButton({ encryptedId }: { encryptedId: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="ghost" icon={<Flag size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {said.button}
      </Button>
      <Dialog open={open} onClose={close} title={said.title} description={said.description}>
        <ReportForm encryptedId={encryptedId} onDone={close} />
      </Dialog>
    </>
  )
}

function ReportForm({ encryptedId, onDone }: { encryptedId: string; onDone: () => void }) {
  const [reason, setReason] = useState<ReportReason>()
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!reason || busy) return
    setBusy(true)
    try {
      await call('reportCreation', { body: { encryptedId, reason, words: words.trim() } })
      toast.success(said.thanks)
      onDone()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={send} className="grid gap-4">
      <fieldset className="grid">
        <legend className="mb-1 font-semibold text-[0.9375rem]">{said.reason}</legend>
        {reportReasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3 py-1.5">
            <input
              type="radio"
              name="reason"
              required
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-5 shrink-0"
            />
            {said.reasons[one]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={said.words}
        hint={said.wordsHint}
        optional
        maxLength={reportLengths.words}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3 pr-1 pb-1">
        <Button kind="ghost" onClick={onDone}>
          {texts.actions.cancel}
        </Button>
        <Button type="submit" kind="primary" busy={busy} busyLabel={said.sending}>
          {said.send}
        </Button>
      </div>
    </form>
  )
}
