import type { ModelInGame } from '@makebelieve/contract/entities/model'
import { Boxes } from 'lucide-react'
import { useState } from 'react'
import { gameText } from '../../../texts/en/game.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useModels } from '../../../workspace/models/use-models.ts'

type Part = ModelInGame['as']
type OwnModelsProps = {
  userId: string | undefined
  chosen: readonly ModelInGame[]
  onChange: (chosen: ModelInGame[]) => void
}

const said = gameText.ownModels
const most = 4

/** Which of one's own models play a part in a new game. */
export function OwnModels({ userId, chosen, onChange }: OwnModelsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={chosen.length > 0 ? said.chosen(chosen.length) : said.open}
        icon={<Boxes size={17} aria-hidden />}
        onClick={() => setOpen(true)}
        className={`size-8 pointer-coarse:size-11 ${chosen.length > 0 ? 'bg-marigold' : ''}`}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={said.title}
        description={said.about}
        actions={<Button onClick={() => setOpen(false)}>{said.done}</Button>}
      >
        {open && <ModelList {...{ userId, chosen, onChange }} />}
      </Dialog>
    </>
  )
}

function ModelList({ userId, chosen, onChange }: OwnModelsProps) {
  const { data: models, error } = useModels(userId)
  // What was made from a picture has no parts of its own that could move.
  const made = models?.filter(({ prompt }) => prompt)
  if (userId === undefined) return <p>{said.signIn}</p>
  if (error) return <p role="alert">{error.message}</p>
  if (!made) return <p role="status">{said.loading}</p>
  if (made.length === 0) return <p>{said.none}</p>

  const choose = (modelId: string, as: Part | '') => {
    // There is one player.
    const others = chosen.filter(
      (one) => one.modelId !== modelId && !(as === 'player' && one.as === 'player'),
    )
    onChange(as === '' ? others : [...others, { modelId, as }].slice(-most))
  }
  return (
    <ul className="grid gap-2">
      {made.map(({ modelId, modelName }) => (
        <li key={modelId} className="flex items-center justify-between gap-3">
          <label htmlFor={`part-${modelId}`} className="min-w-0 truncate font-semibold">
            {modelName}
          </label>
          <select
            id={`part-${modelId}`}
            value={chosen.find((one) => one.modelId === modelId)?.as ?? ''}
            onChange={(event) => choose(modelId, event.target.value as Part | '')}
            className="min-h-11 rounded-full border-[1.5px] border-edge bg-paper px-3 text-sm"
          >
            <option value="">{said.parts.none}</option>
            <option value="player">{said.parts.player}</option>
            <option value="object">{said.parts.object}</option>
          </select>
        </li>
      ))}
    </ul>
  )
}
