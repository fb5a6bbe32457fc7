import { pageSize, prices } from '@makebelieve/contract/constants'
import { kindOf, shownKindOf } from '@makebelieve/contract/creation-kind'
import { proofCheck, proofRequirement } from '@makebelieve/contract/entities/game-proof'
import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Caller } from './caller.ts'
import { creationId, kind, reads } from './shapes.ts'
import { awaitRun, toldRun, waitSeconds } from './told-run.ts'
import { addTool } from './tool.ts'

const runId = z.uuid().describe('The runId that a tool answered.')

/** The tools that only look. */
export function addLookingTools(server: McpServer, caller: Caller): void {
  const { userId, api } = caller

  addTool(server, caller, {
    name: 'get_run',
    title: 'Ask for a run',
    description: 'How a run is going, and what came of it.',
    input: z.object({ runId, waitSeconds: waitSeconds.default(0) }),
    output: toldRun,
    annotations: reads,
    async run({ runId, waitSeconds }, _, request) {
      // Whose run it is, is asked before anybody waits for it.
      await api.ask('getRun', { params: { runId } })
      return awaitRun(caller, request, runId, waitSeconds)
    },
  })

  addTool(server, caller, {
    name: 'prove',
    title: 'Evidence for a creation',
    description:
      'The evidence for one of your creations: what was checked and what was seen, each claim of its prompt with its status, and which were not met.',
    input: z.object({
      creationId,
      versionId: z.string().max(128).optional().describe('By default the newest.'),
    }),
    output: z.object({
      creationId: z.string(),
      versionId: z.string(),
      kind,
      name: z.string(),
      prompt: z.string().describe('The prompt it started from.'),
      proven: z.boolean().describe('False only for code saved without a proof.'),
      checks: z.array(proofCheck),
      requirements: z.array(proofRequirement),
      unmet: z.array(z.string()),
      published: z.boolean(),
    }),
    annotations: reads,
    async run({ creationId, versionId }) {
      const seen = await api.ask('getEvidence', { params: { modelId: creationId }, query: { versionId } })
      const { modelName: name, prompt, proven, checks, requirements, unmet, published } = seen
      const passed = checks.filter((one) => one.passed).length
      const wishes = `${requirements.length - unmet.length} of ${requirements.length} wishes met`
      const missing = unmet.length > 0 ? ` Not met: ${unmet.join('; ')}.` : ''
      return {
        text: proven
          ? `“${name}” is proven: ${passed} of ${checks.length} checks passed, ${wishes}.${missing}`
          : `“${name}” was saved without a proof.`,
        data: {
          creationId,
          versionId: seen.versionId,
          kind: shownKindOf(seen),
          name,
          prompt,
          proven,
          checks,
          requirements,
          unmet,
          published,
        },
      }
    },
  })

  addTool(server, caller, {
    name: 'list_creations',
    title: 'List my creations',
    description: `Lists what you've made, newest first, ${pageSize.myCreations} to a page. Search forgives typos.`,
    input: z.object({
      filter: z.enum(['all', 'games', 'models', 'environments']).default('all'),
      search: z.string().max(200).default('').describe('A part of the name.'),
      page: z.int().min(1).max(100_000).default(1),
    }),
    output: z.object({
      creations: z.array(
        z.object({
          creationId: z.string(),
          kind: z.enum(['game', 'model', 'environment']),
          name: z.string(),
          made: z.string(),
        }),
      ),
      page: z.int(),
      total: z.int(),
    }),
    annotations: reads,
    async run(query) {
      const { items, page, total } = await api.ask('getMyCreations', { params: { userId }, query })
      const creations = items.map(({ modelId, modelType, modelName, designDate }) => ({
        creationId: modelId,
        kind: kindOf(modelType),
        name: modelName,
        made: designDate,
      }))
      const names = creations.map(({ name, kind, creationId }) => `${name} (${kind}, ${creationId})`)
      return {
        text: total === 0 ? 'Nothing was found.' : `${total} in all. On this page: ${names.join('; ')}.`,
        data: { creations, page, total },
      }
    },
  })

  addTool(server, caller, {
    name: 'credits',
    title: 'My credits',
    description: 'How many credits you have, and what things cost.',
    input: z.object({}),
    output: z.object({
      plan: z.string(),
      free: z.int().describe('Of this month.'),
      paid: z.int(),
      prices: z.record(z.string(), z.int()),
    }),
    annotations: reads,
    async run() {
      const { user } = await api.ask('session', {})
      const { credits: free = 0, paidCredits: paid = 0, plan = 'free' } = user ?? {}
      return {
        text: `${free} free credits and ${paid} paid ones, on the ${plan} plan.`,
        data: {
          plan,
          free,
          paid,
          prices: {
            game: prices.quick.cost,
            agent_game: prices.agent.cost,
            model: prices.model.cost,
            environment: prices.environment.cost,
            simulation: prices.environment.cost,
          },
        },
      }
    },
  })
}
