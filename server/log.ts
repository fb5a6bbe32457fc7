import { type DestinationStream, type Logger, pino } from 'pino'
import type { Environment } from './env.ts'

export type Log = Logger

const names: Record<number, string> = { 20: '·', 30: '', 40: 'warning:', 50: 'error:', 60: 'fatal:' }

/** One short line for people: the message, how long it took, and what went wrong. */
function prettyLine(line: string): string {
  const { level, msg, milliseconds, err } = JSON.parse(line)
  const parts = [names[level], msg, milliseconds === undefined ? '' : `(${Math.round(milliseconds)} ms)`]
  const text = parts.filter(Boolean).join(' ')
  return err?.stack ? `${text}\n${err.stack}\n` : `${text}\n`
}

const pretty: DestinationStream = { write: (line) => void process.stdout.write(prettyLine(line)) }

/** Secrets that a careless log call could let through. */
const redact = [
  'req.headers.cookie',
  'req.headers.authorization',
  '*.authorization',
  '*.password',
  '*.token',
  '*.secret',
]

export function openLog(
  env: Pick<Environment, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  destination = env.LOG_FORMAT === 'pretty' ? pretty : undefined,
): Log {
  const options = { level: env.LOG_LEVEL, redact, base: undefined }
  return destination ? pino(options, destination) : pino(options)
}
