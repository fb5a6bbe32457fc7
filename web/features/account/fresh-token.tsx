import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { tokens } from '../../texts/en/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

const said = tokens.fresh

/** Shows a token the only time that anybody sees it. */
export function FreshToken({ token, onClose }: { token: string | undefined; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(token ?? '')
      toast.success(said.copied)
    } catch {
      field.current?.select()
      toast.error(said.notCopied)
    }
  }

  return (
    <Dialog
      open={token !== undefined}
      onClose={onClose}
      title={said.title}
      description={said.about}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {said.done}
          </Button>
          <Button kind="primary" icon={<Copy size={18} aria-hidden />} onClick={copy} data-autofocus>
            {said.copy}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={said.label}
        readOnly
        value={token ?? ''}
        onFocus={(event) => event.target.select()}
        spellCheck={false}
        autoComplete="off"
        className="[&_input]:font-mono [&_input]:text-sm"
      />
    </Dialog>
  )
}
