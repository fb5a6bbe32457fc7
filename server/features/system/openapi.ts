import type { Call } from '@makebelieve/contract/call'
import { acceptedRun } from '@makebelieve/contract/calls/runs'
import { headers, personalTokens } from '@makebelieve/contract/constants'
import { errorBody } from '@makebelieve/contract/error-body'
import { callsForTokens, opensToTokens } from '@makebelieve/contract/token-calls'
import { z } from 'zod'

/**
 * The OpenAPI 3.1 document of calls that this server really answers: those that personal tokens open, in the order in
 * which scripts need them, or all of them.
 */
export function openApiDocument(calls: Call[], version: string, part: 'scripts' | 'all') {
  return describe(part === 'all' ? calls : forScripts(calls), version)
}

function forScripts(calls: Call[]): Call[] {
  const byName = new Map(calls.map((call) => [call.name, call]))
  return callsForTokens.flatMap((name) => byName.get(name) ?? [])
}

function describe(calls: Call[], version: string) {
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
      description:
        'Games, 3D models, environments and simulations from a sentence. Scripts sign in with a personal token, created on the account page.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: `${personalTokens.prefix}…` },
      },
      schemas: {
        Error: jsonSchema(errorBody, 'output'),
        AcceptedRun: jsonSchema(acceptedRun, 'output'),
      },
    },
  }
}

function operationOf(call: Call) {
  return {
    operationId: call.name,
    tags: [call.tag],
    summary: call.summary,
    ...(!opensToTokens(call.name) && { security: [] }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.startsRun ? runHeaders : []),
    ],
    ...(call.body && {
      requestBody: { required: true, content: bodyContent(jsonSchema(call.body, 'input')) },
    }),
    responses: {
      200: { description: 'Done', content: answerContent(call) },
      ...(call.startsRun && {
        202: {
          description: 'Accepted: the run is in progress',
          content: jsonContent({ $ref: '#/components/schemas/AcceptedRun' }),
        },
      }),
      default: {
        description: 'What went wrong, as a code and a sentence',
        content: jsonContent({ $ref: '#/components/schemas/Error' }),
      },
    },
  }
}

const runHeaders = [
  {
    name: headers.prefer,
    in: 'header',
    required: false,
    description:
      'respond-async answers 202 with the id of the run right away, instead of waiting for it to finish.',
    schema: { type: 'string', enum: ['respond-async'] },
  },
  {
    name: headers.idempotencyKey,
    in: 'header',
    required: false,
    description: 'The same key with the same request is the same run, however often it is sent.',
    schema: { type: 'string', maxLength: 128 },
  },
]

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
