import { z } from 'zod'
import { defineCall } from '../call.ts'
import { says } from '../check-input.ts'
import { passwordLength } from '../constants.ts'
import { link, plainText } from '../text-rules.ts'

const tag = 'Sign in'

const personName = plainText({ max: 80 })
const email = plainText({ max: 320 }).pipe(z.email({ error: says('must be an e-mail address') }))
const password = plainText({ max: 1024, exact: true })
const newPassword = plainText({ max: passwordLength.max, exact: true }).min(passwordLength.min, {
  error: says(`must have at least ${passwordLength.min} characters`),
})
const token = plainText({ max: 4096 })
/** A page of this app, never another site. */
const ownPage = link.regex(/^\/(?![/\\])/, { error: says('must be a path of this site') })
const callbackURL = ownPage.optional()

/** What better-auth answers when it did what it was asked. */
const status = z.object({ status: z.boolean() })
const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
})

export const signInCalls = {
  signInOptions: defineCall('signInOptions', {
    tag,
    summary: 'The services one can sign in with on this server, besides e-mail.',
    answer: z.object({ google: z.boolean(), github: z.boolean() }),
  }),

  signUp: defineCall('signUp', {
    tag,
    summary: 'Makes an account and signs in.',
    body: z.strictObject({
      name: personName,
      email,
      password: newPassword,
      callbackURL,
      rememberMe: z.boolean().optional(),
    }),
    answer: z.object({ user: person }),
  }),

  signIn: defineCall('signIn', {
    tag,
    summary: 'Signs in with an e-mail address and a password.',
    body: z.strictObject({ email, password, callbackURL, rememberMe: z.boolean().optional() }),
    answer: z.object({ user: person }),
  }),

  signInElsewhere: defineCall('signInElsewhere', {
    tag,
    summary: 'Answers the address of the service to sign in with.',
    body: z.strictObject({
      provider: z.enum(['google', 'github']),
      callbackURL,
      newUserCallbackURL: callbackURL,
      errorCallbackURL: callbackURL,
    }),
    answer: z.object({ url: z.string(), redirect: z.boolean() }),
  }),

  signInCallback: defineCall('signInCallback', {
    tag,
    summary: 'Where the service sends the visitor back to.',
    params: z.object({ provider: z.enum(['google', 'github']) }),
    answer: 'file',
  }),

  signOut: defineCall('signOut', {
    tag,
    summary: 'Signs out.',
    answer: z.object({ success: z.boolean() }),
  }),

  sendVerification: defineCall('sendVerification', {
    tag,
    summary: 'Sends the letter that verifies an e-mail address.',
    body: z.strictObject({ email, callbackURL }),
    answer: status,
  }),

  verifyEmail: defineCall('verifyEmail', {
    tag,
    summary: 'The link in that letter.',
    query: z.object({ token, callbackURL }),
    answer: 'file',
  }),

  requestPasswordReset: defineCall('requestPasswordReset', {
    tag,
    summary: 'Sends a letter with a link to set a new password.',
    body: z.strictObject({ email, redirectTo: ownPage.optional() }),
    answer: status,
  }),

  openPasswordReset: defineCall('openPasswordReset', {
    tag,
    summary: 'The link in that letter.',
    params: z.object({ token }),
    query: z.object({ callbackURL: ownPage }),
    answer: 'file',
  }),

  resetPassword: defineCall('resetPassword', {
    tag,
    summary: 'Sets a new password.',
    body: z.strictObject({ newPassword, token }),
    answer: status,
  }),

  changeName: defineCall('changeName', {
    tag,
    summary: 'Changes the name that others see.',
    body: z.strictObject({ name: personName }),
    answer: status,
  }),

  changeEmail: defineCall('changeEmail', {
    tag,
    summary: 'Changes the e-mail address, once it was confirmed.',
    body: z.strictObject({ newEmail: email, callbackURL }),
    answer: status,
  }),

  changePassword: defineCall('changePassword', {
    tag,
    summary: 'Changes the password.',
    body: z.strictObject({
      currentPassword: password,
      newPassword,
      revokeOtherSessions: z.boolean().optional(),
    }),
    answer: z.object({ user: person }),
  }),
}
