import { calls } from '@makebelieve/contract/calls/index'
import type { PlannedGame } from '@makebelieve/generation/engines/game/design'
import { workOnCode } from '@makebelieve/generation/engines/game/edited/work-on-code'
import { keepDraft } from '../../creations/drafts.ts'
import { type JudgeCode, saveCode } from '../../creations/save-code.ts'
import { linkedVersion } from '../../creations/version-rows.ts'
import { judgeFreeCode } from '../../engines/free-game.ts'
import type { FreePlan } from '../../engines/free-plan.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireMaker } from '../../http/require-user.ts'
import { findGame, linkedGame } from './game-rows.ts'
import type { GameServices } from './games.ts'

const judge: JudgeCode<PlannedGame | FreePlan> = ({ code, plan, prove }, signal) =>
  'free' in plan ? judgeFreeCode({ code, plan, prove }) : workOnCode({ code, plan, prove }, signal)

/** What users do to the code of a game themselves. */
export function editing(registry: Registry, services: GameServices): void {
  const { pool, links } = services

  registerCall(registry, calls.tryCode, async ({ c, body }) => {
    const user = await requireMaker(c)
    c.header('Cache-Control', 'private, no-store')
    return { htmlUrl: links.page(await keepDraft(services, 'game', user.id, body)) }
  })

  registerCall(registry, calls.saveCode, async ({ c, body }) => {
    const user = await requireMaker(c)
    const version = await saveCode(services, { kind: 'game', judge }, user.id, body, c.req.raw.signal)
    const game = await findGame(pool, user.id, body.modelId)
    return { model: linkedGame(links, game), version: linkedVersion(links, version) }
  })
}
