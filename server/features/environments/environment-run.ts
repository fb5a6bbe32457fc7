import { environmentCategory } from '@makebelieve/contract/entities/environment'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { z } from 'zod'
import { findOwn } from '../../creations/version-rows.ts'
import { keepRunVersion, planToChange } from '../../creations/versions.ts'
import type { Queryable } from '../../database/transaction.ts'
import { environmentDetails } from '../../engines/environment-details.ts'
import { type EngineDefinition, GenerationFailure } from '../../runs/generator.ts'
import { type KeepCreation, keepCreation, type RunningRun } from '../../runs/run-state.ts'
import { environmentEntity, findEnvironment } from './environment-rows.ts'

/** What a run of an environment is about. */
export const environmentInput = z.object({
  prompt: z.string(),
  category: environmentCategory,
  /** The environment to change. */
  environmentId: z.string().optional(),
  /** An uploaded picture, to take colours and light from. */
  imageId: z.string().optional(),
  seed: z.int().optional(),
  /** What can't be made is made as what comes nearest. */
  anyway: z.boolean().optional(),
  /** The version in which an error was seen, which is to be mended. */
  repair: z.object({ versionId: z.string(), error: z.string() }).optional(),
})
export type EnvironmentInput = z.output<typeof environmentInput>

/** Uploaded pictures, wherever they are kept. */
export type Pictures = { open(userId: string | undefined, imageId: string): Promise<Uint8Array | undefined> }

/** How runs make environments. */
export function environmentRuns(module: string, pictures: Pictures): EngineDefinition {
  return {
    module,
    async prepare(db, run) {
      const input = environmentInput.parse(run.input)
      return {
        ...(await pictureFor(pictures, run.userId, input.imageId)),
        ...(await toChange(db, run.userId, input)),
      }
    },
    keep,
  }
}

export async function pictureFor(
  pictures: Pictures,
  userId: string | undefined,
  imageId: string | undefined,
): Promise<{ picture?: Uint8Array }> {
  if (imageId === undefined) return {}
  const picture = await pictures.open(userId, imageId)
  if (!picture) throw new GenerationFailure('The picture for this is gone. Upload it again.')
  return { picture }
}

/** The plan that an edit changes, and those before it; or the one that is to be built anew. */
async function toChange(
  db: Queryable,
  userId: string,
  { environmentId, repair }: EnvironmentInput,
): Promise<object> {
  if (!environmentId) return {}
  await findOwn(db, 'environment', userId, environmentId).catch(gone)
  const found = await planToChange(db, environmentId, repair?.versionId)
  if (!found) throw new GenerationFailure('The version to fix is gone.')
  const { plan, number, editedByHand } = found.version
  if (Object.keys(plan).length === 0)
    throw new GenerationFailure(
      'This environment has no design behind it, because its code was uploaded. Edit the code, or make a new one.',
    )
  if (repair) return { plan, complaint: { error: repair.error, version: number, editedByHand } }
  return { plan, history: found.history, ...(editedByHand && { handEdited: number }) }
}

function gone(): never {
  throw new GenerationFailure('The environment you wanted to change has been deleted.')
}

/** What was paid for is kept at once: whoever closes the page meanwhile finds it in the list. */
const keep: KeepCreation = async (session, run, { name, details }) => {
  const { prompt, category, environmentId } = environmentInput.parse(run.input)
  const made = environmentDetails.parse(details)
  const id = environmentId ?? run.id
  if (environmentId) await continueEnvironment(session, run, environmentId, name)
  else await beginEnvironment(session, run, name, category)
  await keepRunVersion(session, run, id, { prompt, ...made })
  const environment = environmentEntity(await findEnvironment(session, run.userId, id))
  const event: RunEvent = { type: 'upload_to_s3', game_id: id, environment }
  return [event]
}

async function beginEnvironment(session: Queryable, run: RunningRun, name: string, category: string) {
  await keepCreation(session, run, { kind: 'environment', name })
  await session.query('insert into environment (id, user_id, category) values ($1, $2, $3)', [
    run.id,
    run.userId,
    category,
  ])
}

/** An edit that gives it another title renames it; any other leaves the name that the user chose. */
async function continueEnvironment(session: Queryable, { userId }: RunningRun, id: string, title: string) {
  await findOwn(session, 'environment', userId, id, { lock: true }).catch(gone)
  await session.query(
    `update creation set name = $2 where id = $1 and $2 is distinct from
       (select plan ->> 'title' from creation_version where creation_id = $1 order by number desc limit 1)`,
    [id, title],
  )
}
