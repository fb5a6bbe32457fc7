import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/** Connects as an agent does, by the official client. */
export async function connect(origin: string, token: string, more: object = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, more)
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origin), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
  await client.connect(transport)
  return client
}

/** What a tool said, and what it gave. */
export function heard<Data>(result: unknown): { text: string; more: string; failed: boolean; data: Data } {
  const { content, structuredContent, isError = false } = result as CallToolResult
  const [text = '', more = ''] = content.map((one) => (one.type === 'text' ? one.text : ''))
  return {
    text,
    more,
    failed: isError,
    data: structuredContent as Data,
  }
}
