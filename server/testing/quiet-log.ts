import { pino } from 'pino'
import type { Log } from '../database/log.ts'

/** For tests that expect failures. Being a pino logger, it also shows that one fits. */
export const quietLog: Log = pino({ level: 'silent' })
