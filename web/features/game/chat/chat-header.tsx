import { clearing, firstCharacters, nameLengths } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { Eraser, Plus } from 'lucide-react'
import { gameText } from '../../../texts/en/game.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type ChatHeaderProps = {
  name?: string
  messages: number
  busy: boolean
  onClear: () => void
  onNew: () => void
}

const said = gameText.chat

export function ChatHeader({ name, messages, busy, onClear, onNew }: ChatHeaderProps) {
  const title = name ? firstCharacters(name, nameLengths.chatTitle) : texts.gameChat.title
  const { keepFirst, keepLast, onlyAbove } = clearing
  const clears = messages > onlyAbove && !busy
  return (
    <header className="flex min-h-14 items-center gap-1 border-line border-b-[1.5px] pr-2 pl-4">
      <h2 title={name} className="grow truncate text-lg">
        {title}
      </h2>
      <IconButton
        label={said.newGame}
        icon={<Plus size={20} aria-hidden />}
        onClick={onNew}
        disabled={messages === 0}
      />
      <IconButton
        label={clears ? said.clear(keepFirst, keepLast) : said.clearLater(keepFirst, keepLast, onlyAbove)}
        icon={<Eraser size={18} aria-hidden />}
        aria-disabled={!clears}
        onClick={clears ? onClear : undefined}
        className={clears ? '' : 'opacity-45'}
      />
    </header>
  )
}
