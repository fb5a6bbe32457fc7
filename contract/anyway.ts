import { z } from 'zod'

/** What can't be made is made as what comes nearest, under a title that says so, instead of being declined with offers. */
export const anyway = z.boolean().optional()
