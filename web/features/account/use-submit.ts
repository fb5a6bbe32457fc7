import { ApiError } from '@makebelieve/contract/errors'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkFields } from './check-fields.ts'
import { type Failure, placeFailure } from './failure.ts'
import { messageOf, useBusy } from './use-busy.ts'

export type Values<Name extends string> = Record<Name, string>

const nothing = { fields: {} }

/**
 * Sends a form: checks it, sends it once, says what is wrong where it is wrong, and goes there. `round` counts the
 * successes, so that fields with it as their key start afresh.
 */
export function useSubmit<Name extends string>(
  names: readonly Name[],
  send: (values: Values<Name>) => Promise<void>,
) {
  const [busy, run] = useBusy()
  const [failure, setFailure] = useState<Failure<Name>>(nothing)
  const [round, setRound] = useState(0)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const refused = checkFields(form, names)
    if (refused) return complain(form, refused)
    await run(async () => {
      setFailure(nothing)
      try {
        await send(valuesOf(form, names))
        startAfresh(form)
      } catch (error) {
        complain(
          form,
          placeFailure({ message: messageOf(error), fields: fieldsOf(error) }, names, (name) =>
            labelOf(form, name),
          ),
        )
      }
    })
  }

  /** The fields are new ones; whoever was in one of them still is. */
  function startAfresh(form: HTMLFormElement) {
    const { activeElement } = document
    const left =
      activeElement instanceof HTMLInputElement && form.contains(activeElement) && activeElement.name
    flushSync(() => setRound((before) => before + 1))
    if (left) inputOf(form, left)?.focus()
  }

  /** Drawn before the focus goes there: a screen reader reads the complaint together with the field. */
  function complain(form: HTMLFormElement, found: Failure<Name>) {
    flushSync(() => setFailure(found))
    const input = found.focus && inputOf(form, found.focus)
    input?.focus()
    // A wrong password is typed again from the start.
    if (found.whole) input?.select()
  }

  /** Whoever mends a field is no longer told that it is wrong. */
  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    if (!(target.name in failure.fields)) return
    const { [target.name as Name]: _, ...rest } = failure.fields
    setFailure({ ...failure, fields: rest as Failure<Name>['fields'] })
  }

  return { busy, round, errors: failure.fields, whole: failure.whole, form: { onSubmit, onChange } }
}

const fieldsOf = (error: unknown) => (error instanceof ApiError ? error.fields : undefined)

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

function labelOf(form: HTMLFormElement, name: string): string {
  return inputOf(form, name)?.labels?.[0]?.textContent ?? name
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Values<Name>
}
