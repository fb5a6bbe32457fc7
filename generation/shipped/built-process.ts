import type { Asked } from './ask-built.ts'
import { openBuilt } from './open-built.ts'

// The process that built files are loaded in: one question after the other, until nobody is there any more.
process.on('message', async ({ id, task }: Asked) => {
  const answer = await openBuilt(task)
  if (process.connected) process.send?.({ id, answer })
})
process.on('disconnect', () => process.exit())
