import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { AddressLink } from '@makebelieve/contract/calls/sign-in'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'
import { redirect, replace } from 'react-router'
import { ask, whoIs } from './ask.ts'
import { nextPage, withNext } from './next-page.ts'

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
  const [user, link] = await Promise.all([whoIs(host), token ? lookAtLink(host, token) : null])
  return { user, token, link }
}

async function lookAtLink(host: WebHost, token: string): Promise<AddressLink | null> {
  const [, path] = paths.lookAtAddressLink.split(' ')
  const answer = await host.api(`${path}?${new URLSearchParams({ token })}`)
  // No letter of ours carries what is refused.
  if (answer.status === 400) return null
  if (!answer.ok) throw new Error(`${paths.lookAtAddressLink} answered ${answer.status}`)
  const { link } = (await answer.json()) as CallAnswer<'lookAtAddressLink'>
  return link
}

export type Account = Awaited<ReturnType<typeof prepareAccount>>
