import type { ServerContext } from '@modelcontextprotocol/server'
import type { Pool } from 'pg'
import type { Log } from '../../log.ts'
import type { RunNews } from '../../runs/run-news.ts'
import type { OwnApi } from './own-api.ts'

/** Who calls a tool, and what the tool may use. */
export type Caller = { userId: string; api: OwnApi; pool: Pool; news: RunNews; log: Log }

/** The request of a tool, as far as tools look at it. */
export type ToolRequest = Pick<ServerContext['mcpReq'], 'signal' | '_meta' | 'notify'>
