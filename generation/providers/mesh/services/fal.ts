import { z } from 'zod'
import { ProviderFailure } from '../../failure.ts'
import { dataUri, type Protocol } from '../protocol.ts'

const submitted = z.object({ request_id: z.string().min(1) })
const status = z.object({ status: z.string() })
const file = z.object({ url: z.string() })
/** TRELLIS calls its file `model_mesh`, TRELLIS.2 `model_glb`. */
const result = z.object({ model_mesh: file.optional(), model_glb: file.optional() })

/** The queue of fal.ai: an order is submitted, looked after, and its result fetched. */
export function falProtocol(model: string): Protocol {
  // Jobs belong to an app: of a longer name these are the first two words.
  const jobPath = (name: string, job: string) =>
    `/${name.split('/').slice(0, 2).join('/')}/requests/${encodeURIComponent(job)}`
  return {
    service: 'fal',
    address: 'https://queue.fal.run',
    model,
    pictureType: 'image/png',
    headers: (key) => ({ authorization: `Key ${key}` }),
    async begin(line, { model, picture, fields }) {
      const json = { ...(picture && { image_url: dataUri(picture) }), ...fields }
      const { request_id } = await line.ask({ method: 'POST', path: `/${model}`, json }, submitted)
      return { job: request_id }
    },
    async look(line, job, { model }) {
      const { status: now } = await line.ask({ path: `${jobPath(model, job)}/status` }, status)
      if (now === 'IN_QUEUE') return { state: 'waiting' }
      if (now === 'IN_PROGRESS') return { state: 'working' }
      if (now !== 'COMPLETED') throw new ProviderFailure('unreachable', 'fal could not finish its work.')
      const { model_mesh, model_glb } = await line.ask({ path: jobPath(model, job) }, result)
      const made = model_glb ?? model_mesh
      if (!made) throw new ProviderFailure('malformed', 'fal finished, but gave no model.')
      return { state: 'made', file: made.url }
    },
    cancel: (line, job, { model }) => line.tell({ method: 'PUT', path: `${jobPath(model, job)}/cancel` }),
  }
}
