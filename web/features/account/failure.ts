/** What is wrong with a form: with some of its fields, or with the whole. */
export type Failure<Name extends string> = {
  fields: Partial<Record<Name, string>>
  /** Said for the form as a whole. */
  whole?: string
  /** Where to go on. */
  focus?: Name
}

type Row = {
  says: RegExp
  /** The field it is about, by the names that it has in our forms. */
  fields: readonly string[]
  /** It can't be told which field is wrong; this one is where to try again. */
  whole?: true
}

const known: readonly Row[] = [
  { says: /or password is wrong/, fields: ['password'], whole: true },
  { says: /^The password is wrong/, fields: ['currentPassword', 'password'] },
  { says: /already an account with this e-mail/, fields: ['email', 'newEmail'] },
]

/**
 * Finds the field that a sentence of the server is about. Checks of input begin with the field's name, such as
 * 'newPassword must have at least 8 characters'; to a reader it is called what its label says.
 */
export function placeFailure<Name extends string>(
  message: string,
  names: readonly Name[],
  labelOf: (name: Name) => string,
): Failure<Name> {
  const named = names.find((name) => message.startsWith(`${name} `))
  if (named) return inField(named, labelOf(named) + message.slice(named.length))
  const row = known.find(({ says }) => says.test(message))
  const field = names.find((name) => row?.fields.includes(name))
  if (!field) return { fields: {}, whole: message }
  return row?.whole ? { fields: {}, whole: message, focus: field } : inField(field, message)
}

function inField<Name extends string>(name: Name, message: string): Failure<Name> {
  return { fields: { [name]: message } as Partial<Record<Name, string>>, focus: name }
}
