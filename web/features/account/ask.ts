import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { type CallName, paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'

/** A plain GET of the API while a page is prepared on the server, on behalf of its visitor. */
export async function ask<Name extends CallName>(host: WebHost, name: Name): Promise<CallAnswer<Name>> {
  const [, path = ''] = paths[name].split(' ')
  const answer = await host.api(path)
  if (!answer.ok) throw new Error(`${paths[name]} answered ${answer.status}`)
  return await answer.json()
}

/** Who this is, certainly: unlike the header, these pages wait for it. */
export async function whoIs(host: WebHost): Promise<CallAnswer<'session'>['user']> {
  return host.hasSession ? (await ask(host, 'session')).user : null
}
