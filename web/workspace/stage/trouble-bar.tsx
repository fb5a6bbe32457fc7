import { Wrench } from 'lucide-react'
import { stageText } from '../../texts/en/stage.ts'
import { Button } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

type TroubleBarProps = { message: string; onFix?: () => void; onDismiss: () => void }

/** Below the creation rather than over it: it may still be playable. */
export function TroubleBar({ message, onFix, onDismiss }: TroubleBarProps) {
  return (
    <div
      role="status"
      className="flex animate-slide-up items-center gap-2 border-line border-t-[1.5px] bg-card py-1.5 pr-1.5 pl-3 text-sm"
    >
      <p className="line-clamp-2 min-w-0 grow wrap-anywhere" title={message}>
        <span className="font-semibold text-tomato-text">{stageText.broke}</span> {message}
      </p>
      {onFix && (
        <Button size="small" icon={<Wrench size={16} aria-hidden />} onClick={onFix} className="shrink-0">
          {stageText.fix}
        </Button>
      )}
      <IconButton label={stageText.dismiss} icon={<Glyph name="close" size={18} />} onClick={onDismiss} />
    </div>
  )
}
