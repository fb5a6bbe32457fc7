import { z } from 'zod'
import { ProviderFailure } from '../../failure.ts'
import { isAboutContent, unfinished, unwanted } from '../line.ts'
import { dataUri, type JobState, type Protocol } from '../protocol.ts'

const created = z.object({ result: z.string().min(1) })
const task = z.object({
  status: z.string(),
  progress: z.number().optional(),
  model_urls: z.object({ glb: z.string().optional() }).optional(),
  task_error: z.object({ message: z.string().optional() }).nullish(),
})

const ofPicture = '/openapi/v1/image-to-3d'
const ofWords = '/openapi/v2/text-to-3d'
/** Longest prompt that Meshy takes. */
const mostWords = 600

/**
 * Meshy. A picture is one task. Words are two: a bare shape first, then the same with a texture. Jobs are named by the
 * path of their task here, because the two kinds live at different addresses.
 */
export const meshyProtocol: Protocol = {
  service: 'Meshy',
  address: 'https://api.meshy.ai',
  model: 'latest',
  pictureType: 'image/png',
  takesWords: true,
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  fixed: { should_remesh: true, topology: 'triangle' },
  async begin(line, { model, picture, prompt, fields }) {
    const path = picture ? ofPicture : ofWords
    const what = picture
      ? { image_url: dataUri(picture), should_texture: true, enable_pbr: true }
      : { mode: 'preview', prompt: prompt.slice(0, mostWords) }
    const json = { ai_model: model, ...what, ...fields }
    const { result } = await line.ask({ method: 'POST', path, json }, created)
    return { job: picture ? `${path}/${result}` : `${path}/${result}#preview` }
  },
  async look(line, job): Promise<JobState> {
    const [path = '', step] = job.split('#')
    const { status, progress, model_urls, task_error } = await line.ask({ path }, task)
    if (status === 'PENDING') return { state: 'waiting' }
    if (status === 'IN_PROGRESS') {
      const half = (progress ?? 0) / 100
      return { state: 'working', share: job.startsWith(ofWords) ? half / 2 + (step ? 0 : 0.5) : half }
    }
    if (status !== 'SUCCEEDED')
      throw isAboutContent(task_error?.message ?? '') ? unwanted(line.service) : unfinished(line.service)
    if (step) {
      const json = { mode: 'refine', preview_task_id: path.split('/').at(-1), enable_pbr: true }
      const { result } = await line.ask({ method: 'POST', path: ofWords, json }, created)
      return { state: 'next', job: `${ofWords}/${result}` }
    }
    if (!model_urls?.glb) throw new ProviderFailure('malformed', 'Meshy finished, but gave no model.')
    return { state: 'made', file: model_urls.glb }
  },
  cancel: (line, job) => line.tell({ method: 'DELETE', path: job.split('#')[0] ?? '' }),
}
