import type { Call } from '@makebelieve/contract/call'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import { jsonSchema } from './openapi.ts'

/** /api/docs: every call on one page a person can read, without a script. */
export function referencePage(calls: Call[]) {
  const groups = Map.groupBy(calls, (call) => call.tag)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Makebelieve API</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>Makebelieve API</h1>
<p>Every call answers with JSON unless it says otherwise. A failure answers with <code>{ code, message }</code>, where the
message is a sentence a person can act on. The same reference for machines: <a href="/api/openapi.json?part=all">openapi.json</a>,
and <a href="/api/openapi.json">what personal tokens can call</a>. Agents find an MCP server at <code>/mcp</code>.</p>
<nav aria-label="Groups">${[...groups.keys()].map((tag) => html`<a href="#${tag}">${tag}</a> `)}</nav>
</header>
<main>${[...groups].map(([tag, members]) => html`<section id="${tag}"><h2>${tag}</h2>${members.map(callCard)}</section>`)}</main>
</body>
</html>`
}

function callCard(call: Call) {
  return html`<article id="${call.name}">
<h3><span class="${call.method.toLowerCase()}">${call.method}</span> <code>${call.path}</code></h3>
<p>${call.summary}</p>
${schemaBlock('Path', call.params)}${schemaBlock('Query', call.query)}${schemaBlock('Body', call.body)}
${call.answer instanceof z.ZodType ? schemaBlock('Answer', call.answer, 'output') : html`<p class="kind">Answer: ${call.answer === 'stream' ? 'server-sent events' : 'a file or page'}</p>`}
</article>`
}

function schemaBlock(title: string, schema: z.ZodType | undefined, io: 'input' | 'output' = 'input') {
  if (!schema) return ''
  return html`<details><summary>${title}</summary><pre tabindex="0">${shapeOf(jsonSchema(schema, io))}</pre></details>`
}

type Shape = {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
}

/** A schema as the value it stands for, e.g. `{ prompt: text up to 8000, mode?: "2d" | "3d" }`. */
export function shapeOf(shape: Shape, indent = ''): string {
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return choices.map((choice) => shapeOf(choice, indent)).join(' | ')
  if (shape.allOf) return shape.allOf.map((part) => shapeOf(part, indent)).join(' & ')
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.items) return `list of ${shapeOf(shape.items, indent)}`
  if (shape.properties) {
    const inner = `${indent}  `
    const lines = Object.entries(shape.properties).map(
      ([name, part]) =>
        `${inner}${name}${shape.required?.includes(name) ? '' : '?'}: ${shapeOf(part, inner)}`,
    )
    return `{\n${lines.join('\n')}\n${indent}}`
  }
  return plainShape(shape)
}

const words: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true | false',
  null: 'null',
}

function plainShape({ type, minimum, maximum, maxLength, format }: Shape): string {
  const name = [type ?? 'anything'].flat().map((one) => words[one] ?? one)
  const bounds = type === 'integer' || type === 'number' ? boundsOf(minimum, maximum) : ''
  return `${format ?? name.join(' | ')}${bounds}${maxLength ? ` up to ${maxLength}` : ''}`
}

function boundsOf(minimum?: number, maximum?: number): string {
  const low = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return `${low ? ` from ${minimum}` : ''}${high ? ` to ${maximum}` : ''}`
}

const style = `
:root { color-scheme: light dark; --paper: #FBF6EC; --card: #fff; --ink: #1D1B2E; --muted: #5F5B6D; --line: #E7DFCE; --link: #0B6B66 }
@media (prefers-color-scheme: dark) { :root { --paper: #16141F; --card: #201D2C; --ink: #F4EFE4; --muted: #A6A0B5; --line: #34303F; --link: #5FD0C9 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
header, main { max-width: 60rem; margin: auto; padding: 1.5rem }
a { color: var(--link) } nav a { margin-right: .75rem }
h2 { margin: 2.5rem 0 .75rem } h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere }
article { background: var(--card); border: 1.5px solid var(--line); border-radius: 14px; padding: 1rem 1.25rem; margin: .75rem 0 }
article p { color: var(--muted); margin: .35rem 0 }
h3 span { font: 700 .75rem system-ui; padding: .2rem .5rem; border-radius: 6px; color: #fff; background: #0A6E69 }
h3 .post { background: #B93219 } h3 .put { background: #4747B8 } h3 .delete { background: #1D1B2E; outline: 1px solid var(--line) }
summary { cursor: pointer; padding: .25rem 0 } pre { overflow-x: auto; margin: .25rem 0 .5rem; font-size: .85rem }
`
