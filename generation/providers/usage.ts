/** One call of a service, as it is written down: no prompt, no answer, no key. */
export type ServiceCall = {
  service: string
  model: string
  /** What it was for. */
  role: 'plan' | 'code' | 'repair' | 'image' | 'mesh' | 'moderation'
  outcome: 'answered' | 'failed'
  /** Why it failed, in the words of `ProviderFailure`. */
  error?: string
  milliseconds: number
  inputTokens?: number
  outputTokens?: number
  /** US dollars, where a price is known. */
  cost?: number
}

export type NoteCall = (call: ServiceCall) => void
