import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { paths } from '@makebelieve/contract/paths'
import type { WebHost } from '@makebelieve/contract/web-host'

export type Jam = { current: CallAnswer<'getJam'>; past: CallAnswer<'getPastJams'>['weeks'] }

export async function readJam(host: WebHost): Promise<Jam> {
  const [current, { weeks }] = await Promise.all([ask(host, 'getJam'), ask(host, 'getPastJams')])
  return { current, past: weeks }
}

async function ask<Name extends 'getJam' | 'getPastJams'>(
  host: WebHost,
  name: Name,
): Promise<CallAnswer<Name>> {
  const [, path = ''] = paths[name].split(' ')
  const answer = await host.api(path)
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`)
  return await answer.json()
}

/** The weeks that are over. */
export const readPastJams = async (host: WebHost) => (await ask(host, 'getPastJams')).weeks
