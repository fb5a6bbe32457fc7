import { gameText } from '../../../texts/en/game.ts'

type Dimension = '2d' | '3d'
type DimensionChoiceProps = {
  dimension: Dimension
  onChange: (dimension: Dimension) => void
  locked: boolean
}

const { dimensions, dimension: label, dimensionStays } = gameText.chat

/** Flat, or with depth. Once a game is there, 'make it 3D' in the chat changes it. */
export function DimensionChoice({ dimension, onChange, locked }: DimensionChoiceProps) {
  return (
    <select
      aria-label={label}
      value={dimension}
      disabled={locked}
      title={locked ? dimensionStays : undefined}
      onChange={(event) => onChange(event.target.value as Dimension)}
      className="min-h-9 min-w-0 shrink rounded-full border-[1.5px] border-edge bg-paper px-1.5 font-semibold text-[0.8125rem] disabled:opacity-70 pointer-coarse:min-h-11"
    >
      {(Object.keys(dimensions) as Dimension[]).map((value) => (
        <option key={value} value={value}>
          {dimensions[value]}
        </option>
      ))}
    </select>
  )
}
