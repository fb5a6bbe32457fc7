import { z } from 'zod'
import { ProviderFailure } from '../../failure.ts'
import { type Line, unfinished, unwanted } from '../line.ts'
import type { Protocol } from '../protocol.ts'

const uploaded = z.object({ code: z.literal(0), data: z.object({ image_token: z.string().min(1) }) })
const created = z.object({ code: z.literal(0), data: z.object({ task_id: z.string().min(1) }) })
const task = z.object({
  code: z.literal(0),
  data: z.object({
    status: z.string(),
    progress: z.number().optional(),
    output: z
      .object({
        pbr_model: z.string().nullish(),
        model: z.string().nullish(),
        base_model: z.string().nullish(),
      })
      .nullish(),
  }),
})

const root = '/v2/openapi'
/** Longest prompt that Tripo takes. */
const mostWords = 1024

/** Tripo: the picture is uploaded, a task is made of it, and looked after. It has no way to call a task back. */
export const tripoProtocol: Protocol = {
  service: 'Tripo',
  address: 'https://api.tripo3d.ai',
  model: 'v2.5-20250123',
  pictureType: 'image/png',
  takesWords: true,
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  fixed: { texture: true, pbr: true },
  async begin(line, { model, picture, prompt, fields }) {
    const what = picture
      ? { type: 'image_to_model', file: { type: 'png', file_token: await sent(line, picture.bytes) } }
      : { type: 'text_to_model', prompt: prompt.slice(0, mostWords) }
    const json = { ...what, model_version: model, ...fields }
    const { data } = await line.ask({ method: 'POST', path: `${root}/task`, json }, created)
    return { job: data.task_id }
  },
  async look(line, job) {
    const { data } = await line.ask({ path: `${root}/task/${encodeURIComponent(job)}` }, task)
    const { status, progress, output } = data
    if (status === 'queued') return { state: 'waiting' }
    if (status === 'running') return { state: 'working', share: (progress ?? 0) / 100 }
    if (status === 'banned') throw unwanted(line.service)
    if (status !== 'success') throw unfinished(line.service)
    const file = output?.pbr_model ?? output?.model ?? output?.base_model
    if (!file) throw new ProviderFailure('malformed', 'Tripo finished, but gave no model.')
    return { state: 'made', file }
  },
}

async function sent(line: Line, bytes: Uint8Array): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png')
  const { data } = await line.ask({ method: 'POST', path: `${root}/upload/sts`, form }, uploaded)
  return data.image_token
}
