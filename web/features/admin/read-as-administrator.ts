import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { type CallName, paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'
import { data, redirect } from 'react-router'

/** What administrators see; for everybody else the page does not exist. */
export async function readAsAdministrator<Name extends CallName>(
  host: WebHost,
  name: Name,
  page: string,
  query = '',
): Promise<CallAnswer<Name>> {
  const [, path = ''] = paths[name].split(' ')
  const answer = await host.api(path + query)
  if (answer.status === 401) throw redirect(`/sign-in?${new URLSearchParams({ next: page })}`)
  if (answer.status === 403) throw data(null, 404)
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`)
  return (await answer.json()) as CallAnswer<Name>
}
