import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { spaceIds } from '@makebelieve/kit/rules/rulebook'
import { sampleInputs, samplePlan } from '@makebelieve/kit/rules/testing/samples'
import { momentOf } from '../../proof/trail.ts'

/** Writes down what the sample worlds come to on this machine. To be run when the kernel was changed on purpose. */
const digests = Object.fromEntries(
  spaceIds.map((space) => {
    const plan = samplePlan(space)
    const world = genre.create(plan, plan.seed)
    for (const input of sampleInputs()) advance(genre, world, input)
    return [space, momentOf(world)]
  }),
)
const lines = Object.entries(digests).map(([space, digest]) => `    ${space}: ${digest},`)
writeFileSync(
  join(import.meta.dirname, '../digests.ts'),
  `/** What the sample worlds of \`kit/rules/testing/samples.ts\` come to, on every machine. Written by \`testing/write-digests.ts\`. */
export const written = {
  on: '${process.arch}, Node ${process.versions.node.split('.')[0]}',
  digests: {
${lines.join('\n')}
  },
}
`,
)
