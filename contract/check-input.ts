import type { z } from 'zod'
import { cutName } from './constants.ts'
import type { ErrorBody, ErrorCode } from './errors.ts'

export type Checked<T> = { ok: true; value: T } | ({ ok: false } & ErrorBody)

/** Reads what a client sent. The first thing that is wrong with it becomes one sentence that names the field. */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(value, { error: sentence })
  if (result.success) return { ok: true, value: result.data }
  const [issue] = result.error.issues
  const message = issue?.message ?? 'The request is not valid'
  const field = pathOf(issue ?? {})
  return { ok: false, code: codeOf(issue), message, ...(field && { fields: [field] }) }
}

/** An error for a schema: the field it turns out to be about, and the rule it broke. */
export function says(rule: string) {
  return (issue: Placed) => `${fieldOf(issue)} ${rule}`
}

type Placed = { path?: PropertyKey[] | undefined }
const pathOf = (issue: Placed) => issue.path?.map(String).join('.')
const fieldOf = (issue: Placed) => pathOf(issue) || 'The request'

/** Our own checks may carry the code they answer with; everything else is plain bad input. */
function codeOf(issue: z.core.$ZodIssue | undefined): ErrorCode {
  const code: ErrorCode | undefined = issue?.code === 'custom' ? issue.params?.code : undefined
  return code ?? 'invalid_input'
}

const expectations: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
}

/** Speaks where a schema has no words of its own. */
function sentence(issue: z.core.$ZodRawIssue): string {
  const field = fieldOf(issue)
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${cutName(issue.keys.join(', '), 100)}`
  if (issue.input === undefined) return `${field} is required`
  if (issue.code === 'invalid_type')
    return `${field} must be ${expectations[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `${field} must be ${issue.values.join(' or ')}`
  return `${field} is not valid`
}
