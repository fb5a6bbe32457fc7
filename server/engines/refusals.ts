import { Refused } from '@makebelieve/generation/pipeline/engine'
import { GenerationFailure } from '../runs/generator.ts'

/** What an engine refuses is said to the user; what breaks in it is not. */
export function asFailure(error: unknown): never {
  throw error instanceof Refused ? new GenerationFailure(error.message) : error
}
