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
  return { user, sessions, tokens, hasPassword: details.hasPassword, ownKey }
}

export type Account = Awaited<ReturnType<typeof prepareAccount>>
