import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AdvancedSettings } from '../../workspace/settings/advanced-settings.tsx'
import type { SettingsKind } from '../../workspace/settings/generation-settings.ts'
import { useGenerationSettings } from '../../workspace/settings/use-generation-settings.ts'
import { Part } from './part.tsx'

export function Settings() {
  return (
    <Part name="AdvancedSettings">
      <SettingsOf kind="game" />
      <SettingsOf kind="model" />
    </Part>
  )
}

function SettingsOf({ kind }: { kind: SettingsKind }) {
  const [open, setOpen] = useState(false)
  const [value, onChange] = useGenerationSettings(kind)
  return (
    <div className="grid gap-2">
      <Button onClick={() => setOpen(true)}>Settings of a {kind}</Button>
      <code className="text-sm">{JSON.stringify(value)}</code>
      <AdvancedSettings {...{ open, kind, value, onChange }} onClose={() => setOpen(false)} />
    </div>
  )
}
