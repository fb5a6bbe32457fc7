import { read } from '@makebelieve/generation/reading/read'
import { kindsOfReading } from '@makebelieve/generation/reading/schema'
import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'

const readingTask = z.object({ text: z.string(), kind: z.enum(kindsOfReading) })

/** Only reads: there is no creation yet, so it has the reading in place of files. */
export const generate: Generate = ({ input }) => {
  const { text, kind } = readingTask.parse(input)
  return { kind: 'game', name: text, files: [], details: read(text, kind) }
}
