import type { PaidKind } from '@makebelieve/contract/constants'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * The tables as TypeScript sees them. The SQL in `migrations/` makes them; a test compares the two.
 */
const moment = (name: string) => timestamp(name, { withTimezone: true })
const made = { createdAt: moment('created_at').notNull().defaultNow() }
const kept = { ...made, updatedAt: moment('updated_at').notNull().defaultNow() }

export const appUser = pgTable('app_user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  plan: text('plan').$type<'free' | 'pro' | 'studio'>().notNull().default('free'),
  isOwner: boolean('is_owner').notNull().default(false),
  grantedMonth: text('granted_month'),
  ...kept,
})

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' })

export const session = pgTable('session', {
  id: text('id').primaryKey(),
  token: text('token').notNull(),
  userId: ofUser(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  ...kept,
})

export const signIn = pgTable('sign_in', {
  id: text('id').primaryKey(),
  userId: ofUser(),
  providerId: text('provider_id').notNull(),
  accountId: text('account_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text('scope'),
  ...kept,
})

export const verification = pgTable('verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...kept,
})

export const rateLimit = pgTable('rate_limit', {
  id: text('id').primaryKey(),
  key: text('key').notNull(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
})

export const creation = pgTable('creation', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: ofUser(),
  kind: text('kind').$type<'game' | 'model' | 'environment'>().notNull(),
  name: text('name').notNull(),
  runId: uuid('run_id'),
  deletedAt: moment('deleted_at'),
  ...made,
})

export type Bucket = 'free' | 'paid' | 'held'

export const account = pgTable('account', {
  userId: ofUser(),
  bucket: text('bucket').$type<Bucket>().notNull(),
  balance: bigint('balance', { mode: 'number' }).notNull().default(0),
})

export const transfer = pgTable('transfer', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  userId: ofUser(),
  src: text('src').$type<Bucket>(),
  dst: text('dst').$type<Bucket>(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  runId: uuid('run_id'),
  at: moment('at').notNull().defaultNow(),
})

export type RunState = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'

export const run = pgTable('run', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: ofUser(),
  kind: text('kind').$type<PaidKind>().notNull(),
  input: jsonb('input').$type<object>().notNull(),
  cost: bigint('cost', { mode: 'number' }).notNull(),
  bucket: text('bucket').$type<'free' | 'paid'>(),
  idemKey: text('idem_key').notNull(),
  requestHash: text('request_hash').notNull(),
  state: text('state').$type<RunState>().notNull().default('queued'),
  attempt: integer('attempt').notNull().default(0),
  lastSeq: integer('last_seq').notNull().default(0),
  deadline: moment('deadline').notNull(),
  error: text('error'),
  enqueuedAt: moment('enqueued_at').notNull().defaultNow(),
  heartbeatAt: moment('heartbeat_at'),
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
  ...made,
})

export const runEvent = pgTable('run_event', {
  runId: uuid('run_id').notNull(),
  seq: integer('seq').notNull(),
  attempt: integer('attempt').notNull(),
  type: text('type').notNull(),
  data: jsonb('data').$type<object>().notNull(),
  at: moment('at').notNull().defaultNow(),
})
