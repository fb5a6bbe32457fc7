import { clearing, firstCharacters, nameLengths } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { Eraser } from 'lucide-react'
import { gameText } from '../../../texts/en/game.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChatTop } from '../../../workspace/chat/chat-top.tsx'

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
    <ChatTop title={title} whole={name} newLabel={said.newGame} canBegin={messages > 0} onNew={onNew}>
      <IconButton
        label={clears ? said.clear(keepFirst, keepLast) : said.clearLater(keepFirst, keepLast, onlyAbove)}
        icon={<Eraser size={18} aria-hidden />}
        aria-disabled={!clears}
        onClick={clears ? onClear : undefined}
        className={clears ? '' : 'opacity-45'}
      />
    </ChatTop>
  )
}
