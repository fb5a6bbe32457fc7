import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { environmentFormat } from '@makebelieve/contract/entities/environment'
import { modelFormat } from '@makebelieve/contract/entities/model'
import { ApiError } from '@makebelieve/contract/errors'
import { type CallName, paths } from '@makebelieve/contract/paths'
import type { LentLinks } from '../../http/lent-links.ts'
import { type EvidenceServices, ownState } from './evidence.ts'

type Wish = { modelId: string; format?: string; versionId?: string }

const exportOf: Record<CreationKind, { call: CallName; formats: readonly string[] }> = {
  game: { call: 'exportGame', formats: ['zip', 'offline'] },
  environment: { call: 'exportEnvironment', formats: environmentFormat.options },
  model: { call: 'exportModel', formats: modelFormat.options },
}

/** A link that does what the export call of that kind does, for whoever has it. The first format is the usual one. */
export async function linkToExport(
  services: EvidenceServices & { lent: LentLinks },
  userId: string,
  wish: Wish,
): Promise<CallAnswer<'exportLink'>> {
  const { kind, state } = await ownState(services, userId, wish)
  const { call, formats } = exportOf[kind]
  const offered = state.category === 'scene' ? formats.filter((one) => one !== 'lesson') : formats
  const format = wish.format ?? offered[0] ?? ''
  if (!offered.includes(format))
    throw new ApiError('invalid_input', `format must be one of: ${offered.join(', ')}.`)
  const [, path = ''] = paths[call].split(' ')
  const query = new URLSearchParams({ format, ...(kind !== 'model' && { versionId: state.versionId }) })
  const { address, expires } = services.lent.lend(
    userId,
    `${path.replace('{modelId}', wish.modelId)}?${query}`,
  )
  return { url: services.appOrigin + address, format, expires: expires.toISOString() }
}
