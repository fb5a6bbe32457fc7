import { texts } from '@makebelieve/contract/texts'
import { useEffect, useRef } from 'react'
import { myCreations } from '../../texts/en/my-creations.ts'
import { ChipGroup } from '../../ui/chip.tsx'
import { controlLook } from '../../ui/field.tsx'
import { type CreationsWish, filters } from './wish.ts'

const options = filters.map((value) => ({ value, label: texts.myCreations.filter[value] }))

/** As long as somebody types, nothing is searched. */
const typingMs = 250

type CreationsControlsProps = { wish: CreationsWish; onChange: (change: Partial<CreationsWish>) => void }

export function CreationsControls({ wish, onChange }: CreationsControlsProps) {
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])
  return (
    <search className="flex flex-wrap items-center justify-between gap-4">
      <ChipGroup
        label={myCreations.filter}
        options={options}
        value={wish.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <input
        type="search"
        aria-label={myCreations.search}
        placeholder={myCreations.searchHint}
        defaultValue={wish.search}
        maxLength={200}
        onChange={({ currentTarget }) => {
          clearTimeout(typing.current)
          typing.current = setTimeout(() => onChange({ search: currentTarget.value.trim() }), typingMs)
        }}
        className={`${controlLook} min-h-11 px-3.5 md:w-72!`}
      />
    </search>
  )
}
