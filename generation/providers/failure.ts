/** What went wrong with a service, in the kinds that are treated differently. */
export type FailureKind =
  /** Nobody answers, the answer breaks off, or the service itself is broken. */
  | 'unreachable'
  /** It wants us to come back later. */
  | 'busy'
  /** The key is wrong or its account is empty. */
  | 'unauthorised'
  /** It does not want to do this. */
  | 'refused'
  /** It answered, but not with what it should. */
  | 'malformed'
  | 'too-large'
  | 'too-slow'
  /** Its address, or one that it gave us, may not be asked. */
  | 'forbidden-address'
  /** A budget of this product is used up. */
  | 'budget'

/** A service could not do its part. The message is plain English, and never holds a key or an answer's body. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly kind: FailureKind
  /** How long the service asked us to wait. */
  readonly retryAfterMs: number | undefined

  constructor(
    kind: FailureKind,
    message: string,
    { cause, retryAfterMs }: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }

  /** Whether the service itself is in trouble: only this counts against it. */
  get isTrouble(): boolean {
    return ['unreachable', 'busy', 'too-slow', 'unauthorised'].includes(this.kind)
  }

  get mayPass(): boolean {
    return ['unreachable', 'busy', 'too-slow'].includes(this.kind)
  }
}
