import { modelFormat } from '@makebelieve/contract/entities/model'
import { exportModel } from '@makebelieve/generation/engines/model/export'
import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'
import { asFailure } from './refusals.ts'

const exportTask = z.object({
  glb: z.instanceof(Uint8Array),
  format: modelFormat.exclude(['glb']),
  title: z.string(),
})

/** A model in another form, made from the file that was proven. */
export const generate: Generate = async ({ input }) => {
  const { glb, format, title } = exportTask.parse(input)
  return { kind: 'model', name: title, files: [await exportModel(glb, format, title).catch(asFailure)] }
}
