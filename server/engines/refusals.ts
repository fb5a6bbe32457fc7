import { Declined, Refused } from '@makebelieve/generation/pipeline/engine'
import { GenerationFailure } from '../runs/generator.ts'

/** What an engine refuses is said to the user; what breaks in it is not. */
export function asFailure(error: unknown): never {
  if (error instanceof Declined) throw new GenerationFailure(error.message, error.offers)
  throw error instanceof Refused ? new GenerationFailure(error.message) : error
}
