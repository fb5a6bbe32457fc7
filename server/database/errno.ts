/** The code of a system error ('ENOENT') or of a PostgreSQL error ('28P01'). */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Ends a promise chain where the given failures are an ordinary answer: `stat(path).catch(unless('ENOENT'))`. */
export function unless(...codes: string[]) {
  return (error: unknown): undefined => {
    if (!codes.includes(codeOf(error) ?? '')) throw error
  }
}
