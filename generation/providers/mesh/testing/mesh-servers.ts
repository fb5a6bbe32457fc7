import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MeshProvider } from '../mesh-service.ts'

/** How a service behaves. Each is something that services do. */
export type Behaviour =
  | 'fine'
  /** Too much to do at first, with the time to wait. */
  | 'busy at first'
  | 'always busy'
  | 'broken'
  /** Breaks while it is looked at, once. */
  | 'stumbles'
  | 'silent'
  | 'cuts the file'
  | 'large file'
  /** Names a file on this machine that nobody vouched for. */
  | 'file elsewhere'
  | 'no JSON'
  | 'other JSON'
  | 'fails'
  | 'does not want to'
  | 'never done'
  | 'no key'

export type SeenRequest = { method: string; path: string; key: string; body: string }

type Answer = { status?: number; json?: unknown; headers?: Record<string, string> }

/**
 * A server that answers in the documented form of a service: an order, a job that waits, works and is done, and its file.
 */
export async function serveMeshService(provider: MeshProvider, file: Uint8Array, first: Behaviour = 'fine') {
  let [glb, behaviour] = [file, first]
  const seen: SeenRequest[] = []
  const state = { looks: 0, orders: 0, stumbled: false, origin: '', elsewhere: '' }
  const shape = shapes[provider]
  const hidden = createServer((_, answer) => answer.end(glb))

  const server = createServer(async (request, answer) => {
    const { method = '', url = '' } = request
    const body = await bodyOf(request)
    seen.push({ method, path: url, key: request.headers.authorization ?? '', body })
    if (url === '/files/model.glb') {
      if (behaviour === 'cuts the file') {
        answer.writeHead(200, { 'content-length': String(glb.length) })
        answer.write(glb.subarray(0, glb.length / 2), () => answer.destroy())
      } else if (behaviour === 'large file')
        answer.writeHead(200, { 'content-length': String(65 * 2 ** 20) }).flushHeaders()
      else answer.end(glb)
      return
    }
    const said = trouble(behaviour, state, method) ?? shape(method, url, behaviour, state)
    if (said === 'silence') return
    if (behaviour === 'no JSON') return void answer.end('<html>gateway</html>')
    const headers = { 'content-type': 'application/json', ...said.headers }
    answer.writeHead(said.status ?? 200, headers)
    answer.end(JSON.stringify(behaviour === 'other JSON' ? { hello: 'world' } : (said.json ?? {})))
  })
  state.origin = await listening(server)
  state.elsewhere = await listening(hidden)
  return {
    origin: state.origin,
    seen,
    /** From now on it behaves otherwise. */
    behave(next: Behaviour, other = file) {
      glb = other
      behaviour = next
      Object.assign(state, { looks: 0, orders: 0, stumbled: false })
      seen.length = 0
    },
    async close() {
      for (const one of [server, hidden]) {
        one.closeAllConnections()
        await new Promise((resolve) => one.close(resolve))
      }
    },
  }
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('latin1')
}

type State = { looks: number; orders: number; stumbled: boolean; origin: string; elsewhere: string }

function trouble(behaviour: Behaviour, state: State, method: string): Answer | 'silence' | undefined {
  const busy = { status: 429, headers: { 'retry-after': '0.02' }, json: { detail: 'slow down' } }
  if (behaviour === 'silent') return 'silence'
  if (behaviour === 'no key') return { status: 401, json: { detail: 'no such key' } }
  if (behaviour === 'broken') return { status: 500, json: { detail: 'oops' } }
  if (behaviour === 'always busy') return busy
  if (behaviour === 'busy at first' && state.orders++ === 0) return busy
  if (behaviour === 'stumbles' && method === 'GET' && !state.stumbled) {
    state.stumbled = true
    return { status: 502, json: {} }
  }
  return undefined
}

const fileOf = (behaviour: Behaviour, { origin, elsewhere }: State) =>
  behaviour === 'file elsewhere' ? `${elsewhere}/secret.glb` : `${origin}/files/model.glb`

/** Waiting, then working, then whatever it comes to. */
function standing(behaviour: Behaviour, state: State): 'waits' | 'works' | 'done' | 'fails' | 'refuses' {
  const look = state.looks++
  if (look === 0) return 'waits'
  if (look === 1 || behaviour === 'never done') return 'works'
  return behaviour === 'fails' ? 'fails' : behaviour === 'does not want to' ? 'refuses' : 'done'
}

type Shape = (method: string, path: string, behaviour: Behaviour, state: State) => Answer

const lost: Answer = { status: 404, json: { detail: 'Not found' } }

const fal =
  (app: string, field: string): Shape =>
  (method, path, behaviour, state) => {
    const request_id = '764cabcf-b745-4b3e-ae38-1200304cf45b'
    const at = `/${app}/requests/${request_id}`
    if (method === 'POST' && path === `/${app}`) {
      const urls = { response_url: at, status_url: `${at}/status`, cancel_url: `${at}/cancel` }
      return { json: { request_id, status: 'IN_QUEUE', queue_position: 0, ...urls } }
    }
    if (method === 'PUT' && path === `${at}/cancel`)
      return { status: 202, json: { status: 'CANCELLATION_REQUESTED' } }
    if (path === `${at}/status`) {
      const now = standing(behaviour, state)
      return {
        json: { status: now === 'waits' ? 'IN_QUEUE' : now === 'works' ? 'IN_PROGRESS' : 'COMPLETED' },
      }
    }
    if (path !== at) return lost
    if (behaviour === 'fails') return { status: 500, json: { detail: 'CUDA out of memory' } }
    if (behaviour === 'does not want to')
      return { status: 422, json: { detail: [{ type: 'content_policy_violation', msg: 'flagged' }] } }
    const file = { url: fileOf(behaviour, state), content_type: 'model/gltf-binary', file_name: 'model.glb' }
    return { json: { [field]: file, timings: {} } }
  }

const replicate: Shape = (method, path, behaviour, state) => {
  const id = 'gm3qorzdhgbfurvjtvhg6dckhu'
  const at = `/v1/predictions/${id}`
  const urls = { get: state.origin + at, cancel: `${state.origin + at}/cancel` }
  if (method === 'POST' && path === '/v1/predictions')
    return { status: 201, json: { id, status: 'starting', output: null, error: null, urls } }
  if (method === 'POST' && path === `${at}/cancel`) return { json: { id, status: 'canceled' } }
  if (path !== at) return lost
  const now = standing(behaviour, state)
  if (now === 'waits' || now === 'works')
    return { json: { id, status: now === 'waits' ? 'starting' : 'processing', output: null, error: null } }
  if (now === 'done') {
    const output = { model_file: fileOf(behaviour, state), color_video: null }
    return { json: { id, status: 'succeeded', output, error: null } }
  }
  const error = now === 'refuses' ? 'NSFW content detected' : 'CUDA out of memory'
  return { json: { id, status: 'failed', output: null, error } }
}

const own: Shape = (method, path, behaviour, state) => {
  if (method === 'POST' && path === '/generate') return { status: 202, json: { id: '7' } }
  if (path !== '/jobs/7') return lost
  if (method === 'DELETE') return { json: {} }
  const now = standing(behaviour, state)
  if (now === 'waits') return { json: { status: 'queued' } }
  if (now === 'works') return { json: { status: 'running', progress: 0.4 } }
  if (now === 'done') return { json: { status: 'done', url: fileOf(behaviour, state) } }
  return { json: { status: 'failed', error: now === 'refuses' ? 'inappropriate picture' : 'no memory' } }
}

const meshy: Shape = (method, path, behaviour, state) => {
  if (method === 'POST' && /^\/openapi\/(?:v1\/image|v2\/text)-to-3d$/.test(path)) {
    state.looks = 0
    return { status: 202, json: { result: `018a210d-${state.orders++}` } }
  }
  if (!/^\/openapi\/(?:v1\/image|v2\/text)-to-3d\/018a210d-\d$/.test(path)) return lost
  if (method === 'DELETE') return { json: {} }
  const now = standing(behaviour, state)
  const model_urls = { glb: fileOf(behaviour, state), fbx: '', usdz: '' }
  if (now === 'waits') return { json: { status: 'PENDING', progress: 0, task_error: { message: '' } } }
  if (now === 'works') return { json: { status: 'IN_PROGRESS', progress: 40 } }
  if (now === 'done') return { json: { status: 'SUCCEEDED', progress: 100, model_urls } }
  const message = now === 'refuses' ? 'The image was flagged by moderation.' : 'The server is busy.'
  return { json: { status: 'FAILED', progress: 0, task_error: { message } } }
}

const tripo: Shape = (method, path, behaviour, state) => {
  const good = (data: object): Answer => ({ json: { code: 0, data } })
  if (method === 'POST' && path === '/v2/openapi/upload/sts') return good({ image_token: 'ce0fa66d' })
  if (method === 'POST' && path === '/v2/openapi/task') return good({ task_id: '1ec04ced' })
  if (path !== '/v2/openapi/task/1ec04ced') return lost
  const now = standing(behaviour, state)
  const task = { task_id: '1ec04ced', type: 'image_to_model', output: {} }
  if (now === 'waits') return good({ ...task, status: 'queued', progress: 0 })
  if (now === 'works') return good({ ...task, status: 'running', progress: 40 })
  if (now === 'done')
    return good({
      ...task,
      status: 'success',
      progress: 100,
      output: { pbr_model: fileOf(behaviour, state) },
    })
  return good({ ...task, status: now === 'refuses' ? 'banned' : 'failed', progress: 0 })
}

const shapes: Record<MeshProvider, Shape> = {
  'trellis-fal': fal('fal-ai/trellis', 'model_mesh'),
  'trellis2-fal': fal('fal-ai/trellis-2', 'model_glb'),
  'trellis-replicate': replicate,
  'trellis2-replicate': replicate,
  trellis: own,
  trellis2: own,
  meshy,
  tripo,
}
