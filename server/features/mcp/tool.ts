import { ApiError } from '@makebelieve/contract/errors'
import type { CallToolResult, McpServer, ToolAnnotations } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Caller, ToolRequest } from './caller.ts'

/** What a tool did: a sentence for whoever reads along, and the same as data. */
export type Told<Data> = { text: string; data: Data }

export type Tool<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  annotations: ToolAnnotations
  run(input: z.output<Input>, caller: Caller, request: ToolRequest): Promise<Told<z.input<Output>>>
}

/** Adds a tool to a server. The one place where a failure becomes what a model can read and act on. */
export function addTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  server: McpServer,
  caller: Caller,
  { name, title, description, input, output, annotations, run }: Tool<Input, Output>,
): void {
  const schemas: { inputSchema: z.ZodObject; outputSchema: z.ZodObject } = {
    inputSchema: input,
    outputSchema: output,
  }
  server.registerTool(name, { title, description, annotations, ...schemas }, async (given, { mcpReq }) => {
    try {
      const { text, data } = await run(given as z.output<Input>, caller, mcpReq)
      return {
        content: [
          { type: 'text', text },
          { type: 'text', text: JSON.stringify(data) },
        ],
        structuredContent: data,
      }
    } catch (error) {
      return failed(error, caller)
    }
  })
}

function failed(error: unknown, { log }: Caller): CallToolResult {
  if (error instanceof ApiError) {
    const { code, message, offers } = error
    const ways = offers ? [{ type: 'text' as const, text: JSON.stringify({ code, offers }) }] : []
    return { content: [{ type: 'text', text: message }, ...ways], isError: true }
  }
  log.error({ err: error }, 'A tool failed')
  return {
    content: [{ type: 'text', text: 'Something went wrong on our side. Please try again in a moment.' }],
    isError: true,
  }
}
