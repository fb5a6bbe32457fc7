import { environmentCategory } from '@makebelieve/contract/entities/environment'
import { exportsOf } from '@makebelieve/generation/engines/environment/files'
import { exportsOfSimulation } from '@makebelieve/generation/engines/simulation/files'
import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'

const exportTask = z.object({
  code: z.string(),
  title: z.string(),
  category: environmentCategory.default('scene'),
})

/** An environment in all forms that can be taken along, made from the script that was proven. */
export const generate: Generate = async ({ input }) => {
  const { code, title, category } = exportTask.parse(input)
  const files = category === 'simulation' ? exportsOfSimulation(title, code) : await exportsOf(title, code)
  return { kind: 'environment', name: title, files }
}
