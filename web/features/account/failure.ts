import type { ErrorBody } from '@makebelieve/contract/errors'

/** What is wrong with a form: with some of its fields, or with the whole. */
export type Failure<Name extends string> = {
  fields: Partial<Record<Name, string>>
  /** Said for the form as a whole. */
  whole?: string
  /** Where to go on. */
  focus?: Name
}

/** What the server said about it: a sentence, and the fields of the request that it is about. */
type Said = Pick<ErrorBody, 'message'> & { fields?: readonly string[] | undefined }

/**
 * Where a failure belongs in a form. A sentence about one of its fields stands there; one about several, of which it isn't
 * told which is wrong, is said for the whole form, and the last of them is where to try again. Checks of input begin with
 * the field's name, such as 'newPassword must have at least 8 characters': to a reader it is called what its label says.
 */
export function placeFailure<Name extends string>(
  { message, fields = [] }: Said,
  names: readonly Name[],
  labelOf: (name: Name) => string,
): Failure<Name> {
  const about = names.filter((name) => fields.includes(name))
  const focus = about.at(-1)
  if (focus === undefined) return { fields: {}, whole: message }
  if (about.length > 1) return { fields: {}, whole: message, focus }
  const said = message.startsWith(`${focus} `) ? labelOf(focus) + message.slice(focus.length) : message
  return { fields: { [focus]: said } as Failure<Name>['fields'], focus }
}
