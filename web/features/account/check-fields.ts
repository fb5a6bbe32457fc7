import { accountForms } from '../../texts/en/account-forms.ts'
import type { Failure } from './failure.ts'

/**
 * What the browser would complain about, in our words and beside the field. The rules themselves stand on the inputs
 * (`required`, `type`, `minLength`), where password managers read them too; the server checks all of it again.
 */
export function checkFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Failure<Name> | undefined {
  const complaints = names.flatMap((name) => {
    const input = form.elements.namedItem(name)
    const complaint = input instanceof HTMLInputElement ? complaintAbout(input) : undefined
    return complaint ? [{ name, complaint }] : []
  })
  const [first] = complaints
  if (!first) return undefined
  const fields = Object.fromEntries(complaints.map(({ name, complaint }) => [name, complaint]))
  return { fields: fields as Failure<Name>['fields'], focus: first.name }
}

function complaintAbout({ validity, value, minLength }: HTMLInputElement): string | undefined {
  if (validity.valueMissing) return accountForms.missing
  if (validity.typeMismatch) return accountForms.noAddress
  // Not `validity.tooShort`: it ignores what a password manager or a script has filled in.
  if (value.length < minLength) return accountForms.tooShort(minLength)
  return undefined
}
