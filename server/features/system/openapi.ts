import type { Call } from '@makebelieve/contract/call'
import { errorBody } from '@makebelieve/contract/error-body'
import { z } from 'zod'

/** The OpenAPI 3.1 document of the calls that this server really answers. */
export function openApiDocument(calls: Call[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const methods = paths[call.path] ?? {}
    methods[call.method.toLowerCase()] = operationOf(call)
    paths[call.path] = methods
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Makebelieve',
      version,
      description: 'Games, 3D models, environments and simulations from a sentence.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: {
        Error: jsonSchema(errorBody, 'output'),
      },
    },
  }
}

function operationOf(call: Call) {
  return {
    operationId: call.name,
    tags: [call.tag],
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body && {
      requestBody: { required: true, content: bodyContent(jsonSchema(call.body, 'input')) },
    }),
    responses: {
      200: { description: 'Done', content: answerContent(call) },
      default: {
        description: 'What went wrong, as a code and a sentence',
        content: jsonContent({ $ref: '#/components/schemas/Error' }),
      },
    },
  }
}

/** Files travel as a form, everything else as JSON. */
function bodyContent(schema: object) {
  const hasFile = JSON.stringify(schema).includes('"format":"binary"')
  return hasFile ? { 'multipart/form-data': { schema } } : jsonContent(schema)
}

function answerContent({ answer }: Call) {
  if (answer === 'stream') return { 'text/event-stream': {} }
  if (answer === 'file') return { '*/*': {} }
  return jsonContent(jsonSchema(answer, 'output'))
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } })

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }))
}

/** JSON Schema of what a zod schema takes or gives; parts it cannot express (dates, transforms) stay open. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
