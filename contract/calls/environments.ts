import { z } from 'zod'
import { defineCall } from '../call.ts'
import { maxErrorCharacters } from '../constants.ts'
import { environment, environmentCategory, environmentFormat } from '../entities/environment.ts'
import { environmentProof } from '../entities/environment-proof.ts'
import { signedFile } from '../entities/signed-file.ts'
import { offer } from '../offer.ts'
import { environmentProgram, id, name, plainText, prompt } from '../text-rules.ts'
import { listOf, tolerant } from '../tolerant.ts'
import { success } from './success.ts'
import {
  changedVersion,
  namedVersion,
  oneVersion,
  savedCode,
  triedCode,
  versionList,
} from './version-bodies.ts'
import { wholeNumber } from './whole-number.ts'

const tag = 'Environments'

const answerPart = z.object({ type: z.literal('text').default('text'), text: z.string() })

/** What was made, as the chat wants it. */
const created = z.object({
  /** The first part is the text of environment.js. */
  content: z.tuple([answerPart], answerPart),
  /** The page that loads it. */
  htmlText: z.string(),
  environmentName: z.string(),
  /** Where it can be walked in at once, stored or not: to be put into a frame. */
  environmentUrl: z.string(),
  /** Of the environment, which is kept with its maker at once; of a visitor's, which is kept for a day. */
  modelId: z.string(),
  versionId: z.string(),
  modelImage: signedFile.optional(),
  /** What was made, for the chat. */
  message: z.string(),
  /** What an edit changed, in sentences. */
  changes: z.array(z.string()),
  /** What else may have been meant, where something was only guessed. */
  offers: z.array(offer).optional(),
})

const wish = {
  type: environmentCategory.default('scene'),
  /** The environment of the signed-in user that the prompt is a change of. */
  modelId: id.optional(),
}

export const environmentCalls = {
  createEnvironment: defineCall('createEnvironment', {
    tag,
    startsRun: true,
    summary:
      'Generates an environment from a prompt; with modelId, the prompt is a change of that environment. Costs credits once it is proven. Visitors may try it: theirs is free, limited by address, and kept for a day. Asked for text/event-stream, it streams the run, whose upload_to_s3 event carries the environment (a visitor’s with its links). Refused when another site asks.',
    params: z.object({ prompt }),
    query: z.object({
      ...wish,
      /** A picture that was uploaded before, to take colours and mood from. */
      imageId: id.optional(),
      seed: wholeNumber(0, 4_294_967_295).optional(),
      anyway: z.stringbool().optional(),
    }),
    answer: created,
  }),

  createEnvironmentFromPicture: defineCall('createEnvironmentFromPicture', {
    tag,
    startsRun: true,
    summary:
      'As create-environment, with a picture (JPEG, PNG, GIF or WebP of at most 10 MB) to take colours, light and horizon from, as multipart/form-data.',
    // Type and size answer 415 and 413 with texts of their own, see `checkUpload`.
    body: z.strictObject({ prompt, image: z.file(), ...wish }),
    answer: created,
  }),

  storeEnvironment: defineCall('storeEnvironment', {
    tag,
    summary:
      "Saves a generated environment to its maker's creations under this name. Environments made here are recognised by their script, so saving twice has no further effect; an unknown script is saved as it is and marked as unproven.",
    body: z.strictObject({
      htmlText: environmentProgram,
      jsText: environmentProgram,
      userId: id,
      environmentName: name,
      category: environmentCategory.default('scene'),
      prompt: prompt.optional(),
    }),
    answer: z.object({
      model: environment,
      htmlUrl: signedFile,
      jsUrl: signedFile,
      /** Where its page is for good; `screenshot` takes it. */
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

  getEnvironmentVersions: defineCall('getEnvironmentVersions', {
    tag,
    summary: 'Lists the versions of an environment, newest first; the newest is what the next edit changes.',
    params: z.object({ modelId: id }),
    answer: versionList,
  }),

  restoreEnvironmentVersion: defineCall('restoreEnvironmentVersion', {
    tag,
    summary: "Goes back to a version: it becomes the newest again. Nothing is lost, and it's free.",
    body: oneVersion,
    answer: changedVersion(environment),
  }),

  nameEnvironmentVersion: defineCall('nameEnvironmentVersion', {
    tag,
    summary: 'Gives a version a name.',
    body: namedVersion,
    answer: success,
  }),

  getEnvironmentProof: defineCall('getEnvironmentProof', {
    tag,
    summary:
      'The evidence for a version of an environment, the newest unless asked otherwise; also for what a visitor made.',
    params: z.object({ modelId: id }),
    query: z.object({ versionId: id.optional() }),
    answer: environmentProof,
  }),

  tryEnvironmentCode: defineCall('tryEnvironmentCode', {
    tag,
    summary:
      "Shows edited code without saving it: answers with the page of a draft that's kept for an hour. Free.",
    body: triedCode(environmentProgram),
    answer: z.object({ htmlUrl: signedFile }),
  }),

  saveEnvironmentCode: defineCall('saveEnvironmentCode', {
    tag,
    summary:
      "Saves edited code as a version. Its scene is walked first; what fails answers 422 with the checks and is not saved. With unproven, it's saved as it is and marked as unproven. Free.",
    body: savedCode(environmentProgram),
    answer: changedVersion(environment),
  }),

  fixEnvironment: defineCall('fixEnvironment', {
    tag,
    startsRun: true,
    summary:
      'Repairs a version in which an error was seen: builds it anew from its plan and walks it again. Asked for text/event-stream, it streams the run. Nothing is charged.',
    body: z.strictObject({
      modelId: id,
      versionId: id,
      /** What the frame complained about. */
      error: plainText({ max: maxErrorCharacters }),
    }),
    answer: created,
  }),

  exportEnvironment: defineCall('exportEnvironment', {
    tag,
    summary:
      'Downloads an environment: environment.zip with environment.js and index.html, or one HTML file that works offline; also for what a visitor made.',
    params: z.object({ modelId: id }),
    query: z.object({ format: environmentFormat.default('zip'), versionId: id.optional() }),
    answer: 'file',
  }),
}
