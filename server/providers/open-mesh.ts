import type { MeshService } from '@makebelieve/generation/providers/mesh/mesh-service'
import { openMeshService } from '@makebelieve/generation/providers/mesh/open-mesh-service'
import type { Breakers } from '@makebelieve/generation/providers/network/breaker'
import type { Environment } from '../env.ts'
import { StartupError } from '../startup-error.ts'

type MeshEnvironment = Pick<Environment, 'MESH_PROVIDER' | 'MESH_API_KEY' | 'MESH_BASE_URL' | 'MESH_MODEL'>

/** How much longer a run of a model may take where a service makes it. */
export const meshExtraSeconds = 420

/** The 3D service of the settings; nothing without one. */
export function openMesh(env: MeshEnvironment, breakers: Breakers): MeshService | undefined {
  const { MESH_PROVIDER: provider, MESH_API_KEY: key, MESH_BASE_URL: base, MESH_MODEL: model } = env
  if (!provider) return undefined
  const isOwn = provider === 'trellis' || provider === 'trellis2'
  const missing = isOwn ? !base && 'MESH_BASE_URL' : !key && 'MESH_API_KEY'
  if (missing)
    throw new StartupError(
      `Wrong configuration: ${missing} must be set too, because MESH_PROVIDER is ${provider}.`,
    )
  return openMeshService({
    provider,
    breakers,
    ...(key && { key }),
    ...(base && { base }),
    ...(model && { model }),
  })
}
