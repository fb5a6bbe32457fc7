import type { z } from 'zod'
import type { Call } from '../call.ts'
import type { CallName } from '../paths.ts'
import { accountCalls } from './account.ts'
import { adminCalls } from './admin.ts'
import { communityCalls } from './community.ts'
import { contactCalls } from './contact.ts'
import { creationCalls } from './creations.ts'
import { developerCalls } from './developers.ts'
import { educationCalls } from './education.ts'
import { environmentCalls } from './environments.ts'
import { fileCalls } from './files.ts'
import { gameJamCalls } from './gamejam.ts'
import { gameCalls } from './games.ts'
import { guideCalls } from './guide.ts'
import { modelCalls } from './models.ts'
import { paymentCalls } from './payment.ts'
import { providerCalls } from './providers.ts'
import { reportCalls } from './reports.ts'
import { runCalls } from './runs.ts'
import { signInCalls } from './sign-in.ts'
import { systemCalls } from './system.ts'
import { testimonialCalls } from './testimonials.ts'
import { tokenCalls } from './tokens.ts'

export const calls = {
  ...modelCalls,
  ...environmentCalls,
  ...gameCalls,
  ...runCalls,
  ...communityCalls,
  ...creationCalls,
  ...reportCalls,
  ...fileCalls,
  ...paymentCalls,
  ...guideCalls,
  ...educationCalls,
  ...gameJamCalls,
  ...testimonialCalls,
  ...contactCalls,
  ...adminCalls,
  ...accountCalls,
  ...tokenCalls,
  ...providerCalls,
  ...signInCalls,
  ...systemCalls,
  ...developerCalls,
} satisfies Record<CallName, Call>

type Calls = typeof calls

type Sent<Name extends CallName, Part extends 'params' | 'query' | 'body'> =
  Calls[Name] extends Record<Part, infer Schema extends z.ZodType> ? Record<Part, z.input<Schema>> : unknown

/** What a client passes to a call: the parts that it has. */
export type CallInput<Name extends CallName> = Sent<Name, 'params'> &
  Partial<Sent<Name, 'query'>> &
  Sent<Name, 'body'>

/** What a client gets from it: the answer, or the response itself where that is a stream or a file. */
export type CallAnswer<Name extends CallName> = Calls[Name]['answer'] extends infer Schema extends z.ZodType
  ? z.output<Schema>
  : Response
