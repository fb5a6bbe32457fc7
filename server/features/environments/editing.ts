import { calls } from '@makebelieve/contract/calls/index'
import type { EnvironmentPlan } from '@makebelieve/generation/engines/environment/design'
import { workOnCode } from '@makebelieve/generation/engines/environment/edited/work-on-code'
import type { SimulationPlan } from '@makebelieve/generation/engines/simulation/design'
import { workOnSimulationCode } from '@makebelieve/generation/engines/simulation/edited/work-on-code'
import { keepDraft } from '../../creations/drafts.ts'
import { codeOf, textOf } from '../../creations/files.ts'
import { playedFiles } from '../../creations/played.ts'
import { type JudgeCode, saveCode } from '../../creations/save-code.ts'
import { linkedVersion, type VersionRow } from '../../creations/version-rows.ts'
import type { JudgedCode } from '../../engines/code-work.ts'
import { digestOfCode } from '../../engines/environment-details.ts'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireMaker } from '../../http/require-user.ts'
import { broughtFiles } from './brought-files.ts'
import { findEnvironment, linkedEnvironment } from './environment-rows.ts'
import type { EnvironmentServices } from './environments.ts'

/** What users do to the code of an environment themselves. */
export function editing(registry: Registry, services: EnvironmentServices): void {
  const { pool, storage, links } = services

  registerCall(registry, calls.tryEnvironmentCode, async ({ c, body }) => {
    const user = await requireMaker(c)
    privately(c)
    return { htmlUrl: links.page(await keepDraft(services, 'environment', user.id, body)) }
  })

  registerCall(registry, calls.saveEnvironmentCode, async ({ c, body }) => {
    const user = await requireMaker(c)
    const rules = { kind: 'environment', judge } as const
    const version = await saveCode(services, rules, user.id, body, c.req.raw.signal)
    const row = await findEnvironment(pool, user.id, body.modelId)
    privately(c)
    return { model: linkedEnvironment(links, row), version: linkedVersion(links, version) }
  })

  const judge: JudgeCode<EnvironmentPlan | SimulationPlan> = async (
    { code, plan, prove, before },
    signal,
  ) => {
    if (Object.keys(plan).length === 0) return prove ? noDesign : brought(before, code)
    // Only what was proven vouches for the machinery that an edit came with.
    const original = before.proven ? await codeOf(storage, before) : ''
    const made = await (plan.category === 'simulation'
      ? workOnSimulationCode({ code, original, plan, prove }, signal)
      : workOnCode({ code, original, plan, prove }, signal))
    return made.accepted ? { ...made, codeDigest: digestOfCode(code) } : made
  }

  async function brought({ folder, answer }: VersionRow, code: string): Promise<JudgedCode> {
    const [name = ''] = String(answer).split('. ')
    const page = await textOf(storage, folder, playedFiles.page)
    return { accepted: true, ...broughtFiles(name, page, code), codeDigest: digestOfCode(code) }
  }
}

/** What was brought along can be changed, but there is nothing that it could be held against. */
const noDesign: JudgedCode = {
  accepted: false,
  checks: [
    {
      name: 'There is a design',
      passed: false,
      evidence: "This code was uploaded, so we don't know what it should show. Save it without a proof.",
    },
  ],
}
