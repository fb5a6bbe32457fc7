import { z } from 'zod'
import { isAboutContent, unfinished, unwanted } from '../line.ts'
import { dataUri, type Protocol } from '../protocol.ts'

const accepted = z.object({ id: z.string().min(1) })
const job = z.object({
  status: z.enum(['queued', 'running', 'done', 'failed']),
  progress: z.number().min(0).max(1).optional(),
  /** Where the GLB is; `jobs/{id}/model` without one. */
  url: z.string().optional(),
  error: z.string().optional(),
})

/**
 * A TRELLIS server of one's own. docs/providers-3d.md describes what it must answer: a GLB at once, or the number of a
 * job to look after.
 */
export function ownServerProtocol(model: string): Protocol {
  const path = (id: string) => `/jobs/${encodeURIComponent(id)}`
  return {
    service: `${model === 'trellis2' ? 'TRELLIS.2' : 'TRELLIS'} on an own server`,
    address: 'http://localhost:8000',
    model,
    pictureType: 'image/png',
    headers: (key): Record<string, string> => (key === '' ? {} : { authorization: `Bearer ${key}` }),
    async begin(line, { picture, model, fields }) {
      const json = { model, ...(picture && { image: dataUri(picture) }), ...fields }
      return line.answerTo({ method: 'POST', path: '/generate', json }, async (answer) => {
        const isJson = answer.headers.get('content-type')?.includes('json')
        if (!isJson) return { glb: new Uint8Array(await answer.arrayBuffer()) }
        return { job: (await line.parsed(answer, accepted)).id }
      })
    },
    async look(line, id) {
      const { status, progress, url, error } = await line.ask({ path: path(id) }, job)
      if (status === 'queued') return { state: 'waiting' }
      if (status === 'running')
        return { state: 'working', ...(progress !== undefined && { share: progress }) }
      if (status === 'failed')
        throw isAboutContent(error ?? '') ? unwanted(line.service) : unfinished(line.service)
      return { state: 'made', file: url ?? `${path(id).slice(1)}/model` }
    },
    cancel: (line, id) => line.tell({ method: 'DELETE', path: path(id) }),
  }
}
