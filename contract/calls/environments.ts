import { z } from 'zod'
import { defineCall } from '../call.ts'
import { environment, environmentCategory } from '../entities/environment.ts'
import { signedFile } from '../entities/signed-file.ts'
import { id, name, plainText, prompt } from '../text-rules.ts'
import { listOf, tolerant } from '../tolerant.ts'
import { success } from './success.ts'

const tag = 'Environments'

const program = plainText({ max: 4_000_000, exact: true })
const answerPart = z.object({ type: z.literal('text').default('text'), text: z.string() })

export const environmentCalls = {
  createEnvironment: defineCall('createEnvironment', {
    tag,
    summary: 'Generates an environment, or an education simulation, from a prompt.',
    params: z.object({ prompt }),
    query: z.object({
      type: environmentCategory.default('scene'),
      /** A picture that was uploaded before, to take colours and mood from. */
      imageId: id.optional(),
    }),
    answer: z.object({
      /** The first part is the environment's script. */
      content: z.tuple([answerPart], answerPart),
      /** The page that loads it. */
      htmlText: z.string(),
      environmentName: z.string(),
      /** Where it can be played at once, stored or not. */
      environmentUrl: z.string(),
    }),
  }),

  storeEnvironment: defineCall('storeEnvironment', {
    tag,
    summary: 'Keeps a generated environment among the creations of its maker.',
    body: z.strictObject({
      htmlText: program,
      jsText: program,
      userId: id,
      environmentName: name,
      category: environmentCategory.default('scene'),
      prompt: prompt.optional(),
    }),
    answer: z.object({
      model: environment,
      htmlUrl: signedFile,
      jsUrl: signedFile,
      environmentUrl: z.string(),
      designDate: z.string(),
    }),
  }),

  getEnvironments: defineCall('getEnvironments', {
    tag,
    summary: 'Lists the environments of a user, newest first.',
    params: z.object({ userId: id }),
    answer: listOf(environment),
  }),

  deleteEnvironment: defineCall('deleteEnvironment', {
    tag,
    summary: 'Deletes an environment of the signed-in user.',
    body: z.strictObject({ environment: tolerant({ modelId: id }), userId: id }),
    answer: success,
  }),
}
