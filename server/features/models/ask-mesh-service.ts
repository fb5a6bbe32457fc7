import { ProviderFailure } from '@makebelieve/generation/providers/failure'
import type {
  MeshOptions,
  MeshProgress,
  MeshService,
} from '@makebelieve/generation/providers/mesh/mesh-service'
import type { NoteCall } from '@makebelieve/generation/providers/usage'
import type { ServiceWork } from '../../engines/model-details.ts'
import type { Stage } from '../../runs/generator.ts'

/** The built-in engine needs so long at most, should the service fail in the end. */
const spareMs = 150_000

type Order = { picture: Uint8Array; prompt: string; options: MeshOptions }

/**
 * Asks the 3D service of the settings, and tells its stages. What goes wrong with it is told, not thrown: then the
 * built-in engine makes the model. Only the end of the run itself ends this.
 */
export async function askMeshService(
  mesh: MeshService,
  { picture, prompt, options }: Order,
  { run, emit, signal }: Pick<Stage, 'run' | 'emit' | 'signal'>,
  note?: NoteCall,
): Promise<ServiceWork> {
  const { service } = mesh
  const mostMs = run.deadline.getTime() - Date.now() - spareMs
  if (mostMs <= 0) return { service, failure: `There was no time left for ${service}.` }
  const stages = tellStages(emit)
  try {
    const made = await mesh.makeMesh({
      ...{ picture, prompt, options, signal, mostMs },
      ...(note && { note }),
      onProgress: stages.go,
    })
    stages.end('finished')
    return made
  } catch (error) {
    stages.end('failed')
    if (signal.aborted) throw signal.reason
    if (error instanceof ProviderFailure) return { service, failure: error.message }
    throw error
  }
}

/** One stage ends where the next begins. A stage that goes on is told again only when it has come further. */
function tellStages(emit: Stage['emit']) {
  let now: { name: MeshProgress['stage']; began: number; tenths: number } | undefined

  function end(state: 'finished' | 'failed'): void {
    if (now) emit({ type: 'stage', name: now.name, state, milliseconds: Date.now() - now.began })
    now = undefined
  }

  function go({ stage, share = 0 }: MeshProgress): void {
    const tenths = Math.floor(share * 10)
    if (now?.name === stage && now.tenths === tenths) return
    if (now?.name !== stage) end('finished')
    now = { name: stage, began: now?.began ?? Date.now(), tenths }
    // Making it in the service is most of the run.
    const progress = stage === 'make' ? { progress: Math.min(0.8, 0.1 + share * 0.7) } : {}
    emit({ type: 'stage', name: stage, state: 'started', ...progress })
  }

  return { go, end }
}
