import { type AuthInfo, createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { Log } from '../../log.ts'
import type { Caller } from './caller.ts'
import { addLookingTools } from './looking-tools.ts'
import { addMakingTools } from './making-tools.ts'
import { addSharingTools } from './sharing-tools.ts'

const instructions = `Makebelieve makes browser games, 3D models, environments and simulations from a sentence. Everything is proven before it is stored: bots play games, meshes are measured, places are walked through, simulations are checked against their subject. Making costs credits (see credits), which are returned when nothing comes of it. A tool that makes something waits for it; if that takes longer than waitSeconds, it answers with a runId for get_run. Tell people what was not met (unmet). Publishing shows a creation to everyone: ask first.`

/** Tools take few words; whoever sends more does not mean them. */
const maxRequestBodySize = 256 * 1024

export type ToolServer = ReturnType<typeof openToolServer>

/** The Model Context Protocol itself. It keeps nothing between two requests, so that any server answers any of them. */
export function openToolServer({ version, log }: { version: string; log: Log }) {
  const callers = new WeakMap<AuthInfo, Caller>()

  const handler = createMcpHandler(
    ({ authInfo }) => {
      const caller = authInfo && callers.get(authInfo)
      if (!caller) throw new Error('Somebody unknown reached the tools')
      const server = new McpServer({ name: 'makebelieve', title: 'Makebelieve', version }, { instructions })
      addMakingTools(server, caller)
      addLookingTools(server, caller)
      addSharingTools(server, caller)
      return server
    },
    {
      maxRequestBodySize,
      maxSubscriptions: 100,
      onerror: (err) => log.debug({ err }, 'An MCP exchange failed'),
    },
  )

  return {
    answer(request: Request, caller: Caller): Promise<Response> {
      // The library hands this on to where tools are added. The token stays where it was checked.
      const authInfo = { token: '', clientId: caller.userId, scopes: [] }
      callers.set(authInfo, caller)
      return handler.fetch(request, { authInfo })
    },
    close: () => handler.close(),
  }
}
