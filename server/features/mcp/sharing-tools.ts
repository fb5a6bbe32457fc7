import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Caller } from './caller.ts'
import { adds, creationId, reads } from './shapes.ts'
import { addTool } from './tool.ts'

/** The tools by which creations leave: as a file, or onto the shelf of the Creator Hub. */
export function addSharingTools(server: McpServer, caller: Caller): void {
  const { userId, api } = caller

  addTool(server, caller, {
    name: 'export_creation',
    title: 'Export a creation',
    description:
      'A link to one of your creations as a file, which works for ten minutes and needs no token. Games: zip, or offline for one HTML file; environments and simulations the same, simulations also lesson; models: glb, obj, stl, usdz.',
    input: z.object({
      creationId,
      format: z
        .enum(['zip', 'offline', 'lesson', 'glb', 'obj', 'stl', 'usdz'])
        .optional()
        .describe('By default zip, of a model glb.'),
      versionId: z.string().max(128).optional().describe('By default the newest.'),
    }),
    output: z.object({ url: z.string(), format: z.string(), expires: z.string() }),
    annotations: reads,
    async run({ creationId, format, versionId }) {
      const link = await api.ask('exportLink', { body: { modelId: creationId, format, versionId } })
      return { text: `Download it from ${link.url} before ${link.expires}.`, data: link }
    },
  })

  addTool(server, caller, {
    name: 'publish_creation',
    title: 'Publish a creation',
    description:
      'Shows one of your creations to everyone in the Creator Hub, as it is now and under your name. Only proven creations can be published. Ask the person you work for first.',
    input: z.object({
      creationId,
      name: z.string().min(1).max(200).optional().describe('By default its own name.'),
      description: z.string().max(500).optional(),
      showPrompt: z.boolean().default(false).describe('Whether its page shows the prompt it started from.'),
    }),
    output: z.object({ creationId: z.string(), name: z.string(), pageUrl: z.string() }),
    annotations: { ...adds, idempotentHint: true, openWorldHint: true },
    async run({ creationId, name, description, showPrompt }) {
      const body = { modelId: creationId, userId, modelName: name, description, showPrompt }
      const { item } = await api.ask('publish', { body })
      const { pageUrl } = await api.ask('getEvidence', { params: { modelId: creationId } })
      const data = { creationId, name: item.modelName, pageUrl }
      return { text: `“${item.modelName}” is published at ${pageUrl}.`, data }
    },
  })

  addTool(server, caller, {
    name: 'unpublish_creation',
    title: 'Take a creation back',
    description: 'Takes one of your creations back from the Creator Hub. Its views and likes are kept.',
    input: z.object({ creationId }),
    output: z.object({ creationId: z.string(), published: z.literal(false) }),
    annotations: { ...adds, destructiveHint: true, idempotentHint: true },
    async run({ creationId }) {
      await api.ask('unpublish', { body: { modelId: creationId, userId } })
      return { text: 'It is no longer published.', data: { creationId, published: false as const } }
    },
  })

  addTool(server, caller, {
    name: 'cancel_run',
    title: 'Cancel a run',
    description: 'Ends one of your runs. Its credits are returned, and what it has done so far is lost.',
    input: z.object({ runId: z.uuid() }),
    output: z.object({ runId: z.string(), state: z.literal('cancelled') }),
    annotations: { ...adds, destructiveHint: true, idempotentHint: true },
    async run({ runId }) {
      await api.ask('cancelRun', { params: { runId } })
      return {
        text: 'Cancelled. Its credits have been returned.',
        data: { runId, state: 'cancelled' as const },
      }
    },
  })
}
