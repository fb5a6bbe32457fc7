import type { ProofCheck } from './entities/game-proof.ts'
import type { Offer } from './offer.ts'

/** Every way a request can fail, and the HTTP status it answers with. */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  insufficient_credits: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  /** What was asked for can't be made, but something near it can. */
  declined: 422,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export type ErrorStatus = (typeof errorStatus)[ErrorCode]

/**
 * What every failed call answers with. `message` is a sentence a person can act on; where fields of the request are to
 * blame, `fields` names them (several: it's not told which of them); where a proof decided, `checks` are what it saw;
 * where it was declined, `offers` are the ways on.
 */
export type ErrorBody = {
  code: ErrorCode
  message: string
  fields?: string[]
  checks?: ProofCheck[]
  offers?: Offer[]
}

type Details = Pick<ErrorBody, 'fields' | 'checks' | 'offers'>

/** Thrown anywhere below a request handler; turned into an `ErrorBody` in one place. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: string[] | undefined
  readonly checks: ProofCheck[] | undefined
  readonly offers: Offer[] | undefined

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & Details) {
    super(message, options)
    this.name = 'ApiError'
    this.code = code
    this.fields = options?.fields
    this.checks = options?.checks
    this.offers = options?.offers
  }

  /** The failure that an answer or an event of a run tells of. */
  static from({ code, message, ...details }: ErrorBody): ApiError {
    return new ApiError(code, message, details)
  }

  get status(): ErrorStatus {
    return errorStatus[this.code]
  }
}

const codeByStatus = new Map<number, ErrorCode>(
  (Object.keys(errorStatus) as ErrorCode[]).map((code) => [errorStatus[code], code]),
)

/** The code for an HTTP status, for answers that were made by a library. */
export function errorCodeOf(status: number): ErrorCode {
  return codeByStatus.get(status) ?? (status >= 500 ? 'internal' : 'invalid_input')
}
