import type { ConfiguredService } from '@makebelieve/contract/calls/providers'
import { serviceNameOf } from '@makebelieve/generation/providers/language/open-language'
import type { Breakers } from '@makebelieve/generation/providers/network/breaker'
import type { Environment } from '../../env.ts'
import { languageSettings } from '../../providers/languages.ts'

/** A service of the settings, before its troubles are looked up. */
export type Configured = Omit<ConfiguredService, 'lastError'>

type Found = Omit<Configured, 'breaker'> & {
  /** Under which name the breakers know it; nothing where none stands before it. */
  watchedAs?: string
  /** Only workers ask it, and so only they know how it does. */
  byWorkers?: true
}

/** The services that the settings name. Their keys are not among what is told. */
export async function configuredServices(env: Environment, breakers: Breakers): Promise<Configured[]> {
  const found = [languageOf(env), await picturesOf(env), await meshesOf(env), moderationOf(env)]
  const states = new Map(breakers.states().map((state) => [state.service, state]))
  return found.flatMap((service) => {
    if (!service) return []
    const { watchedAs, byWorkers, ...told } = service
    if (!watchedAs || (byWorkers && env.ROLE === 'web')) return [told]
    const { state = 'working', failures = 0, restsUntil } = states.get(watchedAs) ?? {}
    const rest = restsUntil === undefined ? {} : { restsUntil: new Date(restsUntil).toISOString() }
    return [{ ...told, breaker: { state, failures, ...rest } }]
  })
}

const hostOf = (address: string | undefined) => (address ? { host: new URL(address).host } : {})

function languageOf(env: Environment): Found | undefined {
  const settings = languageSettings(env)
  if (!settings) return undefined
  const { models, apiKey, baseUrl } = settings
  const service = serviceNameOf(settings)
  return {
    part: 'language',
    service,
    models: (['plan', 'code', 'repair'] as const).map((role) => ({ role, model: models[role] })),
    keySet: apiKey !== undefined,
    ...hostOf(baseUrl),
    watchedAs: service,
    byWorkers: true,
  }
}

/** The tables of picture and 3D services are loaded only where one is set up. */
async function picturesOf(env: Environment): Promise<Found | undefined> {
  const { IMAGE_PROVIDER: id, IMAGE_MODEL, IMAGE_API_KEY, IMAGE_BASE_URL } = env
  if (!id) return undefined
  const [{ serviceNames }, { usualModels }] = await Promise.all([
    import('@makebelieve/generation/providers/image/service'),
    import('@makebelieve/generation/providers/image/open-picture-service'),
  ])
  const service = serviceNames[id]
  const model = IMAGE_MODEL ?? usualModels[id]
  return {
    part: 'pictures',
    service,
    models: model ? [{ role: 'image', model }] : [],
    keySet: IMAGE_API_KEY !== undefined,
    ...hostOf(IMAGE_BASE_URL),
    watchedAs: `${service} (pictures)`,
  }
}

async function meshesOf(env: Environment): Promise<Found | undefined> {
  const { MESH_PROVIDER: id, MESH_MODEL, MESH_API_KEY, MESH_BASE_URL } = env
  if (!id) return undefined
  const { protocols } = await import('@makebelieve/generation/providers/mesh/services/all')
  const { service, model } = protocols[id]
  return {
    part: 'meshes',
    service,
    models: [{ role: 'mesh', model: MESH_MODEL ?? model }],
    keySet: MESH_API_KEY !== undefined,
    ...hostOf(MESH_BASE_URL),
    watchedAs: id,
    byWorkers: true,
  }
}

function moderationOf({ MODERATION_URL, MODERATION_API_KEY }: Environment): Found | undefined {
  if (!MODERATION_URL) return undefined
  return {
    part: 'moderation',
    service: 'moderation',
    models: [],
    keySet: MODERATION_API_KEY !== undefined,
    ...hostOf(MODERATION_URL),
  }
}
