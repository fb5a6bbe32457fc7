import { type StartedProcess, startProcess } from '@makebelieve/server/testing/process'

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
