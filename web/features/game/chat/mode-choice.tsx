import type { CreationMode } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { Info } from 'lucide-react'
import { gameText } from '../../../texts/en/game.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'

type ModeChoiceProps = { mode: CreationMode; onChange: (mode: CreationMode) => void; locked: boolean }

const { modes, modeInfo } = texts.gameChat

/** Agent or Quick mode. A chat stays in the mode in which it began. */
export function ModeChoice({ mode, onChange, locked }: ModeChoiceProps) {
  return (
    <>
      <select
        aria-label={gameText.chat.mode}
        value={mode}
        disabled={locked}
        title={locked ? gameText.chat.modeStays : undefined}
        onChange={(event) => onChange(event.target.value as CreationMode)}
        className="min-h-9 min-w-0 shrink rounded-full border-[1.5px] border-edge bg-paper px-1.5 font-semibold text-[0.8125rem] disabled:opacity-70 pointer-coarse:min-h-11"
      >
        {(Object.keys(modes) as CreationMode[]).map((value) => (
          <option key={value} value={value}>
            {modes[value]}
          </option>
        ))}
      </select>
      <Tooltip text={modeInfo}>
        <IconButton
          label={modeInfo}
          title={undefined}
          icon={<Info size={17} aria-hidden />}
          className="size-8 pointer-coarse:size-11"
        />
      </Tooltip>
    </>
  )
}
