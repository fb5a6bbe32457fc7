import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { versionsText } from '../../texts/en/versions.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

const said = versionsText.name

const maxLength = 200

type VersionNameFormProps = {
  version: GameVersion
  onName: (name: string) => Promise<unknown>
  onDone: () => void
}

/** Stands where the name will stand. Enter saves it, Escape leaves it as it was. */
export function VersionNameForm({ version, onName, onDone }: VersionNameFormProps) {
  const [name, setName] = useState(version.name ?? '')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.select(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!name.trim()) return setError(said.missing)
    setBusy(true)
    try {
      await onName(name.trim())
      onDone()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Not for the panel or dialog around it.
        event.preventDefault()
        event.stopPropagation()
        onDone()
      }}
      className="grid gap-2"
    >
      <TextField
        label={said.label(version.number)}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={maxLength}
        autoComplete="off"
        error={error}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" size="small" busy={busy} busyLabel={said.saving}>
          {said.save}
        </Button>
        <Button kind="ghost" size="small" onClick={onDone} disabled={busy}>
          {said.cancel}
        </Button>
      </div>
    </form>
  )
}
