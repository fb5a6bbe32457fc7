import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { WebHost } from '@makebelieve/contract/web-host'
import { redirect } from 'react-router'

export type Statement = CallAnswer<'statement'>
export type Line = Statement['lines'][number]

/** A page of the statement; `before` is the last line of the page in front of it. */
export async function readStatement(request: Request, host: WebHost): Promise<Statement> {
  const before = new URL(request.url).searchParams.get('before')
  const query = before && /^\d{1,15}$/.test(before) ? `?before=${before}` : ''
  const answer = await host.api(`/api/account/statement${query}`)
  if (answer.status === 401) throw redirect('/sign-in?next=/credits')
  if (!answer.ok) throw new Error(`GET /api/account/statement answered ${answer.status}`)
  return await answer.json()
}
