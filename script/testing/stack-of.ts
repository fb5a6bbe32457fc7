import { setTimeout as after } from 'node:timers/promises'

/** Where the debugger of a process of the tests listens once it is asked to, on this machine alone. */
export const debugPortOf = (pid: number): number => 20_000 + (pid % 40_000)

export type Standstill = {
  /** The test that runs there, as the process itself knows it: what it tells others may still wait to be sent. */
  test?: string
  /** Innermost first, one line each. */
  frames: string[]
}

type Message = {
  id?: number
  method?: string
  params?: {
    scriptId?: string
    url?: string
    callFrames?: {
      callFrameId: string
      functionName: string
      url: string
      location: { scriptId: string; lineNumber: number }
    }[]
  }
  result?: { result?: { value?: unknown } }
}

/**
 * Where a process is, though it may be busy and hear nothing: its debugger runs in a thread of its own. Nothing when it does not
 * answer: then it stands still outside of JavaScript and WebAssembly. The process is left halted.
 */
export async function standstillOf(pid: number, patience = 20_000): Promise<Standstill | undefined> {
  const deadline = AbortSignal.timeout(patience)
  try {
    process.kill(pid, 'SIGUSR1')
    return await asked(await addressOf(pid, deadline), deadline)
  } catch (error) {
    if (deadline.aborted) return undefined
    throw error
  }
}

async function addressOf(pid: number, deadline: AbortSignal): Promise<string> {
  for (;;) {
    deadline.throwIfAborted()
    const answer = await fetch(`http://127.0.0.1:${debugPortOf(pid)}/json/list`, { signal: deadline }).catch(
      () => undefined,
    )
    const [target] = answer?.ok ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : []
    if (target) return target.webSocketDebuggerUrl
    await after(100, undefined, { signal: deadline })
  }
}

function asked(address: string, deadline: AbortSignal): Promise<Standstill> {
  const { promise, resolve, reject } = Promise.withResolvers<Standstill>()
  const socket = new WebSocket(address)
  const send = (id: number, method: string, params = {}) =>
    socket.send(JSON.stringify({ id, method, params }))
  const files = new Map<string, string>()
  let frames: string[] = []
  socket.onopen = () => {
    send(1, 'Debugger.enable')
    send(2, 'Debugger.pause')
  }
  socket.onmessage = ({ data }) => {
    const { id, method, params, result } = JSON.parse(String(data)) as Message
    if (method === 'Debugger.scriptParsed') files.set(params?.scriptId ?? '', params?.url ?? '')
    if (method === 'Debugger.paused') {
      const calls = params?.callFrames ?? []
      frames = calls.map(
        ({ functionName, url, location }) =>
          `${functionName || '(anonymous)'} ${url || files.get(location.scriptId)}:${location.lineNumber + 1}`,
      )
      // The outermost is JavaScript, whatever was called from it.
      const callFrameId = calls.at(-1)?.callFrameId
      const expression = 'globalThis.__vitest_worker__?.current?.fullName'
      send(3, 'Debugger.evaluateOnCallFrame', { callFrameId, expression, returnByValue: true })
    }
    if (id === 3) {
      const test = result?.result?.value
      resolve({ frames, ...(typeof test === 'string' && { test }) })
    }
  }
  socket.onerror = () => reject(new Error(`The debugger at ${address} broke off`))
  deadline.addEventListener('abort', () => reject(deadline.reason))
  return promise.finally(() => socket.close())
}
