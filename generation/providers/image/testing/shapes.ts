import type { Answer } from './shape-server.ts'

/** OpenAI, `POST /images/generations`. */
export const openAiAnswers =
  (picture: Buffer): Answer =>
  ({ path }) =>
    path === '/images/generations' && {
      created: 1,
      data: [{ b64_json: picture.toString('base64') }],
      usage: { input_tokens: 90, output_tokens: 1000, total_tokens: 1090 },
    }

/** Gemini, `POST /models/{model}:generateContent`. */
export const googleAnswers =
  (picture: Buffer): Answer =>
  ({ path }) =>
    /^\/models\/[\w.-]+:generateContent$/.test(path) && {
      candidates: [
        {
          content: {
            role: 'model',
            parts: [{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }],
          },
          finishReason: 'STOP',
        },
      ],
      usageMetadata: { promptTokenCount: 80, candidatesTokenCount: 1290, totalTokenCount: 1370 },
    }

/** The queue of fal. It is done at the third look, unless `state` says otherwise. */
export function falAnswers(
  picture: Buffer,
  {
    state = (look: number) => ['IN_QUEUE', 'IN_PROGRESS'][look] ?? 'COMPLETED',
    address = (base: string) => `${base}/files/ball.png`,
    nsfw = false,
  } = {},
): Answer {
  let looks = 0
  return ({ method, path }, _, base) => {
    if (method === 'POST') return { request_id: 'r-1', status_url: 'http://elsewhere.example/status' }
    if (path.endsWith('/requests/r-1/status')) return { status: state(looks++) }
    if (path.endsWith('/requests/r-1/cancel')) return { status: 'CANCELLATION_REQUESTED' }
    if (path.endsWith('/requests/r-1'))
      return { images: [{ url: address(base), width: 512, height: 512 }], seed: 7, has_nsfw_concepts: [nsfw] }
    return path === '/files/ball.png' ? picture : undefined
  }
}

/** Predictions of Replicate. Done at the second look, unless `end` says otherwise. */
export function replicateAnswers(
  picture: Buffer,
  {
    end = 'succeeded',
    error = null as string | null,
    address = (base: string) => `${base}/files/ball.png`,
  } = {},
): Answer {
  let looks = 0
  const prediction = (status: string, output?: string[]) => ({
    id: 'p1',
    status,
    output,
    error: output ? null : error,
  })
  return ({ method, path }, _, base) => {
    if (path.endsWith('/cancel')) return prediction('canceled')
    if (method === 'POST') return prediction('starting')
    if (path === '/predictions/p1') {
      if (looks++ === 0) return prediction('processing')
      return end === 'succeeded' ? prediction(end, [address(base)]) : prediction(end)
    }
    return path === '/files/ball.png' ? picture : undefined
  }
}

/** A Stable Diffusion web API, `POST /sdapi/v1/txt2img`. */
export const webUiAnswers =
  (picture: Buffer): Answer =>
  ({ path, body }) =>
    path === '/sdapi/v1/txt2img' && { images: [picture.toString('base64')], parameters: body, info: '{}' }
