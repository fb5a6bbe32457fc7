import type { ErrorBody } from '@makebelieve/contract/errors'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import type { Outages } from '../database/outage.ts'
import type { AppContext, AppEnv } from './context.ts'
import { plainPagePolicy } from './security-headers.ts'

/** A PostgreSQL that was killed is back after about two seconds. */
const retryAfterSeconds = 3
export const awayText = 'Our database is away for a moment. Please try again in a few seconds.'

/**
 * A request that failed while the database was away is told so, whatever the failure had become on its way here:
 * better-auth makes errors of its own, and a page that calls the API shows one.
 */
export const tellOutages = (outages: Outages) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const began = Date.now()
    await next()
    if (c.res.status < 500 || c.req.path === healthPath) return
    if (!outages.note(c.error) && !outages.since(began - oldestPageMs)) return
    // Otherwise the new response would have the headers of the old one.
    c.res = undefined
    const answer = isForMachines(c.req.path) ? asJson(c) : await asPage(c)
    answer.headers.set('Retry-After', String(retryAfterSeconds))
    answer.headers.set('Cache-Control', 'no-store')
    c.res = answer
  })

/** A page that is shared was rendered up to a second before it was asked for. */
const oldestPageMs = 1000

/** Says by itself what is away. */
const healthPath = '/api/health'

const isForMachines = (path: string) => /^\/(api|mcp|play|vendor|files)(\/|$)/.test(path)

const asJson = (c: AppContext) => c.json<ErrorBody>({ code: 'unavailable', message: awayText }, 503)

/** Without a script and without the app, which could not say more. It asks again by itself. */
async function asPage(c: AppContext): Promise<Response> {
  const answer = await c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>Back in a moment · Makebelieve</title>
<style>
:root { color-scheme: light dark }
body { margin: 20vh auto; max-width: 34rem; padding: 0 1.5rem; font: 1.1rem/1.55 system-ui, sans-serif }
</style>
</head>
<body>
<h1>Back in a moment</h1>
<p>${awayText} This page will try again on its own, and nothing of yours is lost.</p>
</body>
</html>`,
    503,
  )
  answer.headers.set('Content-Security-Policy', plainPagePolicy)
  return answer
}
