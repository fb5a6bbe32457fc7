/** What stands where a number is not known. */
export const unknown = '–'

/** A sentence with a dash for each number that could not be worked out. */
export const legible = (text: string) => text.replace(/-?\b(?:NaN|Infinity)\b/g, unknown)
