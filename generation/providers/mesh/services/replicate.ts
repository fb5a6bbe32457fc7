import { z } from 'zod'
import { ProviderFailure } from '../../failure.ts'
import { isAboutContent, unfinished, unwanted } from '../line.ts'
import { dataUri, type Protocol } from '../protocol.ts'

const prediction = z.object({
  id: z.string().min(1),
  status: z.string(),
  output: z.unknown().optional(),
  error: z.string().nullish(),
})

/** Models name the field of their picture in their own ways. */
type Model = { version: string; picture: 'image' | 'images'; fixed: Protocol['fixed'] }

/** Predictions of Replicate. */
export function replicateProtocol({ version, picture: field, fixed }: Model): Protocol {
  const path = (job: string) => `/v1/predictions/${encodeURIComponent(job)}`
  return {
    service: 'Replicate',
    address: 'https://api.replicate.com',
    model: version,
    // Small enough for an address of its own, which is the simplest way that Replicate takes pictures.
    pictureType: 'image/webp',
    headers: (key) => ({ authorization: `Bearer ${key}` }),
    fixed,
    async begin(line, { model, picture, fields }) {
      const uri = picture && dataUri(picture)
      const input = { ...(uri && { [field]: field === 'images' ? [uri] : uri }), ...fields }
      const json = { version: model, input }
      const { id } = await line.ask({ method: 'POST', path: '/v1/predictions', json }, prediction)
      return { job: id }
    },
    async look(line, job) {
      const { status, output, error } = await line.ask({ path: path(job) }, prediction)
      if (status === 'starting') return { state: 'waiting' }
      if (status === 'processing') return { state: 'working' }
      if (status !== 'succeeded')
        throw isAboutContent(error ?? '') ? unwanted(line.service) : unfinished(line.service)
      const file = fileIn(output)
      if (!file) throw new ProviderFailure('malformed', 'Replicate finished, but gave no model.')
      return { state: 'made', file }
    },
    cancel: (line, job) => line.tell({ method: 'POST', path: `${path(job)}/cancel` }),
  }
}

/** The GLB among what a model gave: a field of its own, or the one address that ends so. */
function fileIn(output: unknown): string | undefined {
  const named = z.object({ model_file: z.string() }).safeParse(output)
  if (named.success) return named.data.model_file
  const all = typeof output === 'string' ? [output] : Object.values((output as object | null) ?? {})
  return all.find((one): one is string => typeof one === 'string' && /\.glb(?:$|\?)/i.test(one))
}
