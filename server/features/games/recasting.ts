import { randomUUID } from 'node:crypto'
import { calls } from '@makebelieve/contract/calls/index'
import { upload } from '@makebelieve/contract/constants'
import { type CastMember, looks } from '@makebelieve/contract/entities/game-cast'
import { ApiError } from '@makebelieve/contract/errors'
import { texts } from '@makebelieve/contract/texts'
import { picturesIn } from '@makebelieve/generation/engines/game/art-lines'
import { z } from 'zod'
import { codeOf } from '../../creations/files.ts'
import { findVersion, planOfVersion } from '../../creations/version-rows.ts'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireMaker } from '../../http/require-user.ts'
import { bytesOfDataUrl, plainPicture } from '../../pictures/plain-picture.ts'
import { followRun } from '../../runs/follow-run.ts'
import { resultOf } from './game-result.ts'
import { findGame, type GameRow } from './game-rows.ts'
import type { GameInput } from './game-run.ts'
import type { GameServices } from './games.ts'
import { submitGame } from './submit-game.ts'

const cutModule = new URL('../../engines/picture-cut.ts', import.meta.url).href

/** Large enough to cut along its outline. */
const size = { width: 1024, height: 1024 }

/** Who plays in a game, and showing them as one's own drawing or model. */
export function recasting(registry: Registry, services: GameServices): void {
  const { pool, storage, freeWork } = services

  registerCall(registry, calls.getCast, async ({ c, params }) => {
    const user = await requireMaker(c)
    privately(c)
    const game = await findGame(pool, user.id, params.modelId)
    const version = await findVersion(pool, 'game', game)
    const cast = await castOf(game)
    const pictures = cast.length > 0 ? picturesIn(await codeOf(storage, version)) : new Map<string, string>()
    const members = cast.map(({ picture, ...member }) => ({ ...member, picture: pictures.get(picture) }))
    return { modelId: game.id, members }
  })

  registerCall(registry, calls.cutOut, async ({ c, body }) => {
    const user = await requireMaker(c)
    privately(c)
    if (body.image.size > upload.maxBytes) throw new ApiError('too_large', texts.upload.tooLarge)
    const webp = await cut(user.id, new Uint8Array(await body.image.arrayBuffer()))
    return { picture: asAddress(webp) }
  })

  registerCall(registry, calls.recastGame, async ({ c, body }) => {
    const user = await requireMaker(c)
    const game = await findGame(pool, user.id, body.modelId)
    const member = (await castOf(game)).find(({ id }) => id === body.member)
    if (!member)
      throw new ApiError('not_found', "They aren't in this game. Open the list of who plays again.")
    const shown = await shownBy(user.id, body.shownAs)
    const input: GameInput = {
      prompt: wordsFor(member, shown),
      chatId: body.chatId ?? game.chatId,
      isNewChat: false,
      gameId: game.id,
      dimension: game.dimension,
      models: [],
      recast: { member: member.id, shown },
    }
    const order = { userId: user.id, kind: 'quick', input, request: body, free: true } as const
    const runId = await submitGame(c, services, order)
    return followRun(c, services, runId, () => resultOf(services, user.id, runId))
  })

  /** Looked at before a run is begun, so that whoever draws hears at once what is wrong with it. */
  async function shownBy(
    userId: string,
    wanted: z.output<typeof calls.recastGame.body>['shownAs'],
  ): Promise<NonNullable<GameInput['recast']>['shown']> {
    if (wanted.by !== 'drawing') return wanted
    const bytes = bytesOfDataUrl(wanted.picture)
    if (bytes.length > upload.maxBytes) throw new ApiError('too_large', texts.upload.tooLarge)
    return { by: 'drawing', drawn: { webp: await cut(userId, bytes), looks: wanted.looks } }
  }

  async function cut(userId: string, bytes: Uint8Array): Promise<string> {
    const picture = await plainPicture(bytes, { size, quality: 95, still: true })
    const { files } = await freeWork.do(userId, cutModule, { id: randomUUID(), input: { picture } })
    return Buffer.from(files[0]?.bytes ?? []).toString('base64')
  }

  async function castOf(game: GameRow): Promise<Cast[]> {
    const { id } = await findVersion(pool, 'game', game)
    const { data } = planWithCast.safeParse(await planOfVersion(pool, id))
    return (data?.game.cast ?? [])
      .filter(({ role }) => !signs.has(role))
      .map((member) => {
        const { drawn } = data?.pictures[member.picture] ?? {}
        return drawn ? { ...member, drawing: { picture: asAddress(drawn.webp), looks: drawn.looks } } : member
      })
  }
}

const asAddress = (webp: string) => `data:image/webp;base64,${webp}`

/** Somebody with the key of their picture. */
type Cast = Omit<CastMember, 'picture'> & { picture: string }

/** What only the engine knows more about. Games whose code a language model wrote have no cast. */
const planWithCast = z.object({
  game: z.object({
    cast: z.array(z.object({ id: z.string(), name: z.string(), role: z.string(), picture: z.string() })),
  }),
  pictures: z.record(z.string(), z.object({ drawn: z.object({ webp: z.string(), looks }).optional() })),
})

/** Powers are signs that mean the same in every game. */
const signs = new Set(['power'])

/** What the chat and the list of versions say was asked for. */
function wordsFor({ name }: Cast, { by }: NonNullable<GameInput['recast']>['shown']): string {
  if (by === 'drawing') return `Show the ${name} as my own drawing`
  return by === 'model' ? `Show the ${name} as my own model` : `Show the ${name} as usual again`
}
