import { type StartedProcess, startProcess } from '@makebelieve/server/testing/process'
import { administrator } from './administrator.ts'

/** The real server in a process of its own, with its own database, as a user would start it. */
export async function startServerProcess(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<StartedProcess> {
  const server = await startProcess('server/main.ts', {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    // Lets every test be a visitor with an address of its own, so that rate limits do not couple them.
    TRUST_PROXY: 'true',
    ...settings,
  })
  await server.ready
  return server
}

/** What the start printed for whoever runs the server. */
export function printedCode(server: StartedProcess): string {
  const code = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/.exec(server.output())?.[0]
  if (!code) throw new Error(`The server printed no code:\n${server.output()}`)
  return code
}

/** Makes the administrator of a new server as whoever runs it would: by the code that its start printed. */
export async function signUpAdministrator(server: StartedProcess): Promise<void> {
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin, cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const signedUp = await post('/api/auth/sign-up/email', administrator)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  await post('/api/account/administrator-code', { code: printedCode(server) }, cookie)
}
