const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text can be compared with a column of ids; PostgreSQL refuses the whole query where it cannot. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}
