import { exportsOf } from '@makebelieve/generation/engines/environment/files'
import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'

const exportTask = z.object({ code: z.string(), title: z.string() })

/** An environment in all forms that can be taken along, made from the script that was proven. */
export const generate: Generate = async ({ input }) => {
  const { code, title } = exportTask.parse(input)
  return { kind: 'environment', name: title, files: await exportsOf(title, code) }
}
