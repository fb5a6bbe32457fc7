/**
 * What a process that runs foreign code has of our environment: none of our keys, only where compiled modules are kept, which
 * halves its start.
 */
export function cleanEnvironment(): { NODE_COMPILE_CACHE?: string } {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}
