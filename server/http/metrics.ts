import { createMiddleware } from 'hono/factory'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AppEnv } from './context.ts'

export type Metrics = ReturnType<typeof openMetrics>

export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being answered now.',
    registers: [registry],
  })
  return { registry, durations, inFlight, text: () => registry.metrics() }
}

/** Measures and logs every request, one line each. */
export function observeRequests(metrics: Metrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    metrics.inFlight.inc()
    try {
      await next()
    } finally {
      metrics.inFlight.dec()
      const milliseconds = performance.now() - started
      const { method, path } = c.req
      const status = c.res.status
      metrics.durations.observe({ method, route: routeOf(path), status }, milliseconds / 1000)
      const line = `${method} ${path} ${status}`
      c.var.log[status >= 500 ? 'error' : path.startsWith('/assets/') ? 'debug' : 'info'](
        { milliseconds },
        line,
      )
    }
  })
}

/** The first segments of known paths only: few label values, whatever visitors type. */
function routeOf(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  if (first === 'api') return knownApis.has(second) ? `/api/${second}` : '/api/other'
  return ['files', 'play', 'vendor', 'assets', 'mcp'].includes(first) ? `/${first}` : 'page'
}

const knownApis = new Set([
  'health',
  'metrics',
  'session',
  'sign-in-options',
  'account',
  'auth',
  'models',
  'environment',
  'game',
  'community',
  'payment',
  'testimonials',
  'assets',
  'screenshot',
  'v1',
])
