import { z } from 'zod'
import { ask, type Line, malformed } from './ask.ts'
import type { AskForPicture } from './service.ts'

const answer = z.object({ images: z.array(z.string()) })

/** The API of the web interfaces for Stable Diffusion (AUTOMATIC1111, Forge and those that speak like them). */
export function askStableDiffusion(line: Line, model: string): AskForPicture {
  return async ({ prompt, fields, signal }) => {
    const body = {
      prompt,
      seed: -1,
      ...fields,
      // The operator looks through a picture folder of their own, where strangers' pictures have no place.
      save_images: false,
      ...(model && {
        override_settings: { sd_model_checkpoint: model },
        override_settings_restore_afterwards: false,
      }),
    }
    const { images } = await ask(line, '/sdapi/v1/txt2img', answer, { method: 'POST', body, signal })
    // Some put a data URL there, with its type in front.
    const data = images[0]?.split(',').at(-1)
    if (!data) throw malformed(line.service)
    return { bytes: Buffer.from(data, 'base64') }
  }
}
