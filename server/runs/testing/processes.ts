import { type StartedProcess, startProcess } from '../../testing/process.ts'

/** Starts a server (or worker) of the colour-card kind and waits until it is ready. */
export async function startRunsServer(settings: Record<string, string>): Promise<StartedProcess> {
  const server = await startProcess('server/runs/testing/runs-server.ts', {
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    SECRET: 'a secret that all these servers share',
    TRUST_PROXY: 'true',
    ...settings,
  })
  await server.ready
  return server
}

let people = 0

/** Signs somebody new up on a server; the cookie is good on all servers with the same secret and database. */
export async function signUpOn({ origin }: StartedProcess): Promise<{ cookie: string; userId: string }> {
  const number = people++
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      'x-forwarded-for': `10.2.${Math.floor(number / 250)}.${(number % 250) + 1}`,
    },
    body: JSON.stringify({
      name: 'Ada',
      email: `ada-${process.pid}-${number}@example.com`,
      password: 'long enough',
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { user } = (await answer.json()) as { user: { id: string } }
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie, userId: user.id }
}

export async function submitOn(
  { origin }: StartedProcess,
  userId: string,
  prompt: string,
  key = crypto.randomUUID(),
) {
  const answer = await fetch(`${origin}/api/testing/runs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ userId, prompt }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { runId: string }).runId
}

export type StreamEvent = { id: number; event: string; data: string }

/** Reads server-sent events as a browser would, until the stream ends or the reader has had enough. */
export async function* readStream(
  url: string,
  cookie: string,
  after: number,
  signal?: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const headers = { cookie, ...(after > 0 && { 'Last-Event-ID': String(after) }) }
  const answer = await fetch(url, { headers, signal })
  if (!answer.ok || !answer.body) throw new Error(await answer.text())
  let text = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
      )
      text = text.slice(end + 2)
      if (fields.has('id'))
        yield {
          id: Number(fields.get('id')),
          event: fields.get('event') ?? '',
          data: fields.get('data') ?? '',
        }
    }
  }
}
