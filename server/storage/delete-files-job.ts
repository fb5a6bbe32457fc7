import { z } from 'zod'

/** Everything a user's creations consist of lies below this prefix. */
export const filesOfUser = (userId: string) => `creations/${userId}/`

/** What one run made, in all its attempts. */
export const filesOfRun = (userId: string, runId: string) => `${filesOfUser(userId)}${runId}/`

/** A folder lies beside the other attempts of whatever made it, and when one goes, they all go. */
export function homeOf(folder: string): string {
  const [creations, user, maker] = folder.split('/')
  return `${creations}/${user}/${maker}/`
}

/** Files are deleted by a worker: if the storage does not answer now, it is tried again. */
export const deleteFilesJob = {
  name: 'delete-files',
  payload: z.object({ prefix: z.string().regex(/^creations\/[\w-]+\/(?:[\w-]+\/)?$/) }),
  retryLimit: 20,
  expireInSeconds: 600,
}
