import { Shuffle } from 'lucide-react'
import { share } from '../../texts/en/share.ts'
import { Button } from '../../ui/button.tsx'
import { useRemix } from '../../workspace/community/use-remix.ts'

export function RemixButton({ encryptedId }: { encryptedId: string }) {
  const { busy, remix } = useRemix(encryptedId)
  return (
    <Button
      kind="primary"
      icon={<Shuffle size={18} aria-hidden />}
      busy={busy}
      busyLabel={share.copying}
      onClick={remix}
    >
      {share.remix}
    </Button>
  )
}
