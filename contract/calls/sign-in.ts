import { z } from 'zod'
import { defineCall } from '../call.ts'
import { says } from '../check-input.ts'
import { passwordLength } from '../constants.ts'
import { link, plainText } from '../text-rules.ts'
import { success } from './success.ts'

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

/** What the link of a letter about an address is for. */
const addressLink = z.object({
  /** Verify the address of an account; agree to another one; or verify that other one. */
  step: z.enum(['verify', 'agree', 'change']),
  email: z.string(),
  newEmail: z.string().nullable(),
  /** Whether this is a session of the account in question. */
  here: z.boolean(),
})
export type AddressLink = z.output<typeof addressLink>

export const signInCalls = {
  signInOptions: defineCall('signInOptions', {
    tag,
    summary: 'The services you can sign in with on this server, besides e-mail.',
    answer: z.object({ google: z.boolean(), github: z.boolean() }),
  }),

  signUp: defineCall('signUp', {
    tag,
    summary: 'Creates an account and signs in.',
    body: z.strictObject({
      name: personName,
      email,
      password: newPassword,
      rememberMe: z.boolean().optional(),
    }),
    answer: z.object({ user: person }),
  }),

  openGuestSession: defineCall('openGuestSession', {
    tag,
    summary: 'Makes a guest of a visitor: an id and a few credits for a day, without an account.',
    body: z.strictObject({}).default({}),
    answer: z.object({ user: z.object({ id: z.string() }) }),
  }),

  signIn: defineCall('signIn', {
    tag,
    summary: 'Signs in with an e-mail address and a password.',
    body: z.strictObject({ email, password, callbackURL, rememberMe: z.boolean().optional() }),
    answer: z.object({ user: person }),
  }),

  signInElsewhere: defineCall('signInElsewhere', {
    tag,
    summary: 'Answers with the address of the service to sign in with.',
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
    summary: "Sends the e-mail that confirms the signed-in user's address.",
    answer: success,
  }),

  lookAtAddressLink: defineCall('lookAtAddressLink', {
    tag,
    summary: 'What a link from an e-mail about an address is for. Looking changes nothing.',
    query: z.object({ token }),
    answer: z.object({ link: addressLink.nullable() }),
  }),

  pressAddressLink: defineCall('pressAddressLink', {
    tag,
    summary: "Does what that link is for, in a session of the account it's about.",
    body: z.strictObject({
      token,
      /** Verifies the address of an account outside of its sessions, and ends all of those, its tokens and its password. */
      takeOver: z.boolean().default(false),
    }),
    answer: addressLink.omit({ here: true }).extend({
      /** Sets a new password, where the account was taken over. */
      resetToken: z.string().nullable(),
    }),
  }),

  requestPasswordReset: defineCall('requestPasswordReset', {
    tag,
    summary: 'Sends an e-mail with a link to our page that sets a new password.',
    body: z.strictObject({ email }),
    answer: status,
  }),

  lookAtPasswordReset: defineCall('lookAtPasswordReset', {
    tag,
    summary: 'Whether the link of that e-mail still counts. Looking changes nothing.',
    query: z.object({ token }),
    answer: z.object({ counts: z.boolean() }),
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
    summary: 'Asks to change the e-mail address; e-mails confirm it.',
    body: z.strictObject({ newEmail: email }),
    answer: success,
  }),

  changePassword: defineCall('changePassword', {
    tag,
    summary: 'Changes the password, and ends all other sessions.',
    body: z.strictObject({ currentPassword: password, newPassword }),
    answer: z.object({ user: person }),
  }),
}
