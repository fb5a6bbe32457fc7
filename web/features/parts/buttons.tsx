import { Download, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Chip, ChipGroup } from '../../ui/chip.tsx'
import { Hint } from '../../ui/hint.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Part } from './part.tsx'

const kinds = ['primary', 'secondary', 'ghost', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

const types = [
  { value: 'game-2d', label: 'Game (2D)' },
  { value: 'game-3d', label: 'Game (3D)' },
  { value: 'model', label: '3D Model' },
  { value: 'simulation', label: 'Education Simulation', disabled: true },
]

export function Buttons() {
  const [type, setType] = useState('game-2d')
  const [agent, setAgent] = useState(false)
  return (
    <>
      <Part name="Button">
        {sizes.map((size) => (
          <div key={size} className="flex flex-wrap gap-4">
            {kinds.map((kind) => (
              <Button key={kind} kind={kind} size={size}>
                {kind}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap gap-4">
          <Button kind="primary" icon={<Download size={18} aria-hidden />}>
            With icon
          </Button>
          <Button kind="primary" busy busyLabel="Deleting...">
            Delete
          </Button>
          <Button disabled>Disabled</Button>
          <Hint text="Coming soon">
            <Button aria-disabled>Disabled with a reason</Button>
          </Hint>
          <ButtonLink to="/">As a link</ButtonLink>
        </div>
      </Part>
      <Part name="IconButton">
        <IconButton label="Restart" icon={<RotateCcw size={20} aria-hidden />} />
        <IconButton label="Delete" icon={<Trash2 size={20} aria-hidden />} disabled />
      </Part>
      <Part name="Chip">
        <ChipGroup label="What to make" options={types} value={type} onChange={setType} />
        <Chip selected={agent} onClick={() => setAgent(!agent)}>
          Agent
        </Chip>
      </Part>
      <Part name="Kbd">
        <p>
          <Kbd>Shift</Kbd> + <Kbd>Enter</Kbd> makes a new line
        </p>
      </Part>
    </>
  )
}
