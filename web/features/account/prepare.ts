import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'
import { redirect, replace } from 'react-router'
import { nextPage, withNext } from '../../api/next-page.ts'
import { ask, whoIs } from './ask.ts'

/** For the pages one enters by. Whoever is signed in already has no business there. */
export async function prepareEntrance(request: Request, host: WebHost) {
  const next = nextPage(new URL(request.url).searchParams)
  const [user, options] = await Promise.all([whoIs(host), ask(host, 'signInOptions')])
  if (user) throw replace(next)
  return { options, next }
}

export async function prepareAccount(host: WebHost) {
  const user = await whoIs(host)
  if (!user) throw redirect(withNext('/sign-in', '/account'))
  const [details, { sessions }, { tokens }, ownKey] = await Promise.all([
    ask(host, 'accountDetails'),
    ask(host, 'listSessions'),
    ask(host, 'listTokens'),
    ask(host, 'getOwnKey'),
  ])
  const { hasPassword, awaitsCode } = details
  return { user, sessions, tokens, hasPassword, awaitsCode, ownKey }
}

/** What a letter about an address leads to. Whoever only looks changes nothing. */
export async function prepareVerification(request: Request, host: WebHost) {
  const token = new URL(request.url).searchParams.get('token')
  const [user, looked] = await Promise.all([
    whoIs(host),
    token ? lookAt(host, 'lookAtAddressLink', token) : null,
  ])
  return { user, token, link: looked?.link ?? null }
}

/** What a letter to a forgotten password leads to: its token, as long as that would set a password. */
export async function prepareReset(request: Request, host: WebHost) {
  const token = new URL(request.url).searchParams.get('token')
  const looked = token ? await lookAt(host, 'lookAtPasswordReset', token) : null
  return { token: looked?.counts ? token : null }
}

/** What the server knows of a letter's token; no letter of ours carries what is refused. */
async function lookAt<Name extends 'lookAtAddressLink' | 'lookAtPasswordReset'>(
  host: WebHost,
  name: Name,
  token: string,
): Promise<CallAnswer<Name> | null> {
  const [, path] = paths[name].split(' ')
  const answer = await host.api(`${path}?${new URLSearchParams({ token })}`)
  if (answer.status === 400) return null
  if (!answer.ok) throw new Error(`${paths[name]} answered ${answer.status}`)
  return await answer.json()
}

export type Account = Awaited<ReturnType<typeof prepareAccount>>
