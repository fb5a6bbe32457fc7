import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { Check, Copy, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { share } from '../../texts/en/share.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PreviewPicture } from '../../ui/preview-picture.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { pageOf } from './share-page.ts'

const said = share.published

type PublishedCreationProps = {
  /** Null: the dialog is closed. */
  item: CommunityItem | null
  onClose: () => void
}

/** What everybody sees from now on: its picture, its link and its page. */
export function PublishedCreation({ item, onClose }: PublishedCreationProps) {
  return (
    <Dialog open={item !== null} onClose={onClose} title={said.title} description={said.description}>
      {item && <Shown item={item} />}
    </Dialog>
  )
}

function Shown({ item }: { item: CommunityItem }) {
  const { modelName, modelType, encryptedId = '', modelImage } = item
  const url = pageOf(modelType, encryptedId)
  const field = useRef<HTMLInputElement>(null)
  const [copy, setCopy] = useState<'not yet' | 'done' | 'refused'>('not yet')

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setCopy('done')
    } catch {
      field.current?.select()
      setCopy('refused')
    }
  }

  return (
    <>
      <div className="overflow-hidden rounded-md border-[1.5px] border-line">
        <PreviewPicture src={modelImage?.signedUrl} alt={share.picture(modelName)} missing={said.noPicture} />
      </div>
      <TextField
        ref={field}
        label={said.link}
        readOnly
        value={url}
        error={copy === 'refused' ? said.notCopied : undefined}
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="sr-only">
        {copy === 'done' && share.linkCopied}
      </p>
      <div className="flex flex-wrap justify-end gap-3 pr-1 pb-1">
        <Button
          icon={copy === 'done' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          onClick={() => void copyLink()}
        >
          {copy === 'done' ? said.copied : said.copy}
        </Button>
        <ButtonLink
          to={url}
          target="_blank"
          kind="primary"
          icon={<ExternalLink size={18} aria-hidden />}
          data-autofocus
        >
          {said.open}
        </ButtonLink>
      </div>
    </>
  )
}
