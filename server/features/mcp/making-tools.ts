import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { prices } from '@makebelieve/contract/constants'
import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Caller } from './caller.ts'
import { adds, creationId, idempotencyKey, promptText } from './shapes.ts'
import { awaitRun, toldRun, waitSeconds, withOffers } from './told-run.ts'
import { addTool } from './tool.ts'

const seed = z
  .int()
  .min(0)
  .max(4_294_967_295)
  .optional()
  .describe('A different seed gives a different take on the prompt.')

const anyway = z
  .boolean()
  .default(false)
  .describe(
    "We decline what we can't make, and offer alternatives. With this, we make the closest thing instead, and its title says so.",
  )

/** The tools that make and change creations. Each begins a run, which costs credits once its result is proven. */
export function addMakingTools(server: McpServer, caller: Caller): void {
  const { userId, api } = caller

  addTool(server, caller, {
    name: 'create_game',
    title: 'Create a game',
    description: `Makes a playable browser game from a prompt. Bots play it before it's yours: it can be won and lost, and each claim in the prompt is checked. Costs ${prices.quick.cost} credits, or ${prices.agent.cost} in agent mode; nothing if no game comes of it.`,
    input: z.object({
      prompt: promptText,
      dimension: z.enum(['2d', '3d']).default('2d'),
      mode: z
        .enum(['quick', 'agent'])
        .default('quick')
        .describe('An agent takes longer and builds a bigger game.'),
      seed,
      anyway,
      waitSeconds,
      idempotencyKey,
    }),
    output: toldRun,
    annotations: adds,
    async run({ prompt, dimension, mode, seed, anyway, waitSeconds, idempotencyKey }, _, request) {
      const options = { anyway, ...(seed !== undefined && { options: { seed } }) }
      const runId = await (mode === 'agent'
        ? api.begin(
            'startAgent',
            { body: { prompt, user_id: userId, game_type: dimension, ...options } },
            idempotencyKey,
          )
        : api.begin(
            'createGame',
            { body: { code: prompt, userId, mode: dimension, ...options } },
            idempotencyKey,
          ))
      return awaitRun(caller, request, runId, waitSeconds)
    },
  })

  addTool(server, caller, {
    name: 'create_model',
    title: 'Create a 3D model',
    description: `Makes a 3D model (GLB) of a thing from a prompt, with a checked mesh, materials and named parts. Costs ${prices.model.cost} credits; nothing if no model comes of it.`,
    input: z.object({ prompt: promptText, seed, anyway, waitSeconds }),
    output: toldRun,
    annotations: adds,
    async run({ prompt, seed, anyway, waitSeconds }, _, request) {
      const body = { anyway, ...(seed !== undefined && { options: { stable_seed: seed } }) }
      const picture = await api.ask('getImage', { params: { prompt }, body })
      const run = await awaitRun(caller, request, await modelFrom(picture), waitSeconds)
      return withOffers(run, picture.offers)
    },
  })

  const places = [
    {
      name: 'create_environment',
      title: 'Create an environment',
      type: 'scene',
      what: "Makes a 3D place to walk around in from a prompt. It's walked through before it's yours, looking for everything you asked for.",
    },
    {
      name: 'create_simulation',
      title: 'Create a simulation',
      type: 'simulation',
      what: "Makes an interactive simulation for teaching from a prompt, such as a pendulum or photosynthesis. It's checked against what's known about its subject before it's yours.",
    },
  ] as const
  for (const { name, title, type, what } of places)
    addTool(server, caller, {
      name,
      title,
      description: `${what} Costs ${prices.environment.cost} credits; nothing if nothing comes of it.`,
      input: z.object({ prompt: promptText, seed, anyway, waitSeconds, idempotencyKey }),
      output: toldRun,
      annotations: adds,
      async run({ prompt, seed, anyway, waitSeconds, idempotencyKey }, _, request) {
        const wish = { params: { prompt }, query: { type, seed, anyway: String(anyway) } }
        const runId = await api.begin('createEnvironment', wish, idempotencyKey)
        return awaitRun(caller, request, runId, waitSeconds)
      },
    })

  addTool(server, caller, {
    name: 'edit_creation',
    title: 'Change a creation',
    description: `Changes one of your creations with words, such as “make it night”. Games and environments get a new version, and no version is ever lost; a model becomes a new model. The result is proven like a new one. Costs as much as making one: ${prices.quick.cost} credits, nothing if nothing comes of it.`,
    input: z.object({
      creationId,
      change: promptText.describe('What to change.'),
      waitSeconds,
      idempotencyKey: idempotencyKey.describe('As for create_game. Models take none.'),
    }),
    output: toldRun,
    annotations: adds,
    async run({ creationId, change, waitSeconds, idempotencyKey }, _, request) {
      const now = await api.ask('getEvidence', { params: { modelId: creationId } })
      const runId = await beginChange(now, change, idempotencyKey)
      return awaitRun(caller, request, runId, waitSeconds)
    },
  })

  async function beginChange(
    { modelId, modelType, dimension, category }: CallAnswer<'getEvidence'>,
    change: string,
    key: string | undefined,
  ): Promise<string> {
    if (modelType === 'model')
      return modelFrom(await api.ask('getImage', { params: { prompt: change }, body: { editOf: modelId } }))
    if (modelType === 'environment')
      return api.begin(
        'createEnvironment',
        { params: { prompt: change }, query: { type: category, modelId } },
        key,
      )
    const body = { code: change, userId, modelId, isNewChat: false, mode: dimension }
    return api.begin('createGame', { body }, key)
  }

  const modelFrom = ({ originalUrl }: CallAnswer<'getImage'>) =>
    api.begin('get3d', { body: { imageUrl: originalUrl } })
}
