import type { Option } from '@makebelieve/contract/options'
import { texts } from '@makebelieve/contract/texts'
import { useRef, useState } from 'react'
import { settingsText } from '../../texts/en/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ChoiceField } from './choice-field.tsx'
import {
  type GenerationSettings,
  isSeed,
  options,
  otherGroups,
  type SettingGroup,
  type SettingName,
  type SettingsKind,
  settingGroups,
  settingsOf,
} from './generation-settings.ts'
import { RangeField } from './range-field.tsx'
import { SeedField } from './seed-field.tsx'

type SettingsProps = {
  kind: SettingsKind
  value: GenerationSettings
  onChange: (value: GenerationSettings) => void
}

type AdvancedSettingsProps = SettingsProps & { open: boolean; onClose: () => void }

const title = texts.gameChat.advancedSettings

/** The side dialog of the chats. What is set counts at once and for the next generation; there is nothing to save. */
export function AdvancedSettings({ open, onClose, ...settings }: AdvancedSettingsProps) {
  return (
    <Sheet label={title} side="right" open={open} onClose={onClose}>
      <Settings {...settings} onClose={onClose} />
    </Sheet>
  )
}

function Settings({ kind, value, onChange, onClose }: SettingsProps & { onClose: () => void }) {
  const fields = useRef<HTMLDivElement>(null)
  const [resets, setResets] = useState(0)

  function set(name: SettingName, next: number | undefined) {
    const { [name]: _, ...others } = value
    onChange(next === undefined ? others : { ...others, [name]: next })
  }
  function reset() {
    onChange({})
    setResets(resets + 1)
  }
  function close() {
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return onClose()
    wrong.closest('details')?.setAttribute('open', '')
    wrong.focus()
  }

  return (
    <div className="flex min-h-full flex-col px-1">
      <h2 className="pr-12 text-2xl">{title}</h2>
      <p className="mt-2 mb-6 text-muted text-sm">{settingsText.lead}</p>
      {/* A reset also forgets what was typed and did not count. */}
      <div key={resets} ref={fields} className="grid grow content-start gap-8 pb-8">
        <Groups groups={settingGroups[kind]} {...{ value, set }} />
        {otherGroups[kind].length > 0 && (
          <details>
            <summary className="cursor-pointer py-2 font-semibold">{settingsText.others}</summary>
            <p className="mt-1 mb-6 text-muted text-sm">{settingsText.othersHint}</p>
            <div className="grid gap-8">
              <Groups groups={otherGroups[kind]} {...{ value, set }} />
            </div>
          </details>
        )}
      </div>
      <div className="sticky -bottom-4 -mx-5 -mb-4 flex justify-between gap-3 border-line border-t-[1.5px] bg-paper p-5">
        <Button onClick={reset}>{settingsText.reset}</Button>
        <Button kind="primary" onClick={close}>
          {settingsText.done}
        </Button>
      </div>
    </div>
  )
}

type GroupsProps = {
  groups: readonly SettingGroup[]
  value: GenerationSettings
  set: (name: SettingName, next: number | undefined) => void
}

const Groups = ({ groups, value, set }: GroupsProps) =>
  groups.map((group) => (
    <section key={group.title} aria-label={group.title} className="grid gap-6">
      <h3 className="border-line border-b-[1.5px] pb-2 text-lg">{group.title}</h3>
      {settingsOf(group).map(({ name, hint }) => (
        <Setting key={name} {...{ name, hint }} value={value[name]} onChange={(next) => set(name, next)} />
      ))}
    </section>
  ))

type SettingProps = {
  name: SettingName
  hint: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

function Setting({ name, hint, value, onChange }: SettingProps) {
  if (isSeed(name)) return <SeedField option={options[name]} {...{ hint, value, onChange }} />
  const option: Option = options[name]
  const props = { hint, value: value ?? option.default, onChange }
  return 'choices' in option ? (
    <ChoiceField option={option} {...props} />
  ) : (
    <RangeField option={option} {...props} />
  )
}
