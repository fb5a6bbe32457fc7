import { Download } from 'lucide-react'
import { stageText } from '../../texts/en/stage.ts'
import { Button } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { saveFile } from './download.ts'
import type { FrameFile } from './frame-talk.ts'

/** A creation has numbers to take along. It may not save files itself: whoever looks at it decides. */
export function FileBar({ file: { name, text }, onDone }: { file: FrameFile; onDone: () => void }) {
  const save = () => {
    saveFile(new Blob([text], { type: 'text/csv' }), name)
    onDone()
  }
  return (
    <div
      role="status"
      className="flex animate-slide-up items-center gap-2 border-line border-t-[1.5px] bg-card py-1.5 pr-1.5 pl-3 text-sm"
    >
      <p className="min-w-0 grow">{stageText.fileReady(name)}</p>
      <Button size="small" icon={<Download size={16} aria-hidden />} onClick={save} className="shrink-0">
        {stageText.saveFile}
      </Button>
      <IconButton label={stageText.dismiss} icon={<Glyph name="close" size={18} />} onClick={onDone} />
    </div>
  )
}
