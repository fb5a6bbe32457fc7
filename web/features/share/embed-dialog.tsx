import { embedCode } from '@makebelieve/contract/embed-code'
import { routes } from '@makebelieve/contract/routes'
import { Code, Copy, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { share } from '../../texts/en/share.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

const said = share.embed
const embedPages = { game: routes.embeddedGame, environment: routes.embeddedEnvironment }

type EmbedProps = { kind: 'game' | 'environment'; encryptedId: string; title: string; pageUrl: string }

export function EmbedButton(props: EmbedProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Code size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {said.button}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={said.title}
        description={said.description}
        size="medium"
      >
        <EmbedCode {...props} />
      </Dialog>
    </>
  )
}

function EmbedCode({ kind, encryptedId, title, pageUrl }: EmbedProps) {
  const code = embedCode({ origin: new URL(pageUrl).origin, kind, encryptedId, title })
  const area = useRef<HTMLTextAreaElement>(null)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      toast.success(said.copied)
    } catch {
      area.current?.select()
      toast.error(said.notCopied)
    }
  }

  return (
    <>
      <TextArea
        ref={area}
        label={said.code}
        readOnly
        value={code}
        onFocus={(event) => event.target.select()}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <div className="flex flex-wrap items-center justify-between gap-3 pr-1 pb-1">
        <a
          href={embedPages[kind](encryptedId)}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex min-h-11 items-center gap-1.5"
        >
          {said.preview} <ExternalLink size={16} aria-hidden />
        </a>
        <Button kind="primary" icon={<Copy size={18} aria-hidden />} onClick={copy} data-autofocus>
          {said.copy}
        </Button>
      </div>
    </>
  )
}
