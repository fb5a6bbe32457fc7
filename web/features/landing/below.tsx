import { still, whenNear } from './still.tsx'

// The server needs the parts at once; a browser may never need them.

/** What stands between the gallery and the plans. */
export const BeforePlans = still(
  import.meta.env.SSR ? await import('./before-plans.tsx') : () => import('./before-plans.tsx'),
  (element) =>
    whenNear(element.querySelector('.quotes') ?? element, async () =>
      (await import('./turn-quotes.ts')).turnQuotes(element),
    ),
)

/** What stands between the plans and the footer. */
export const AfterPlans = still(
  import.meta.env.SSR ? await import('./after-plans.tsx') : () => import('./after-plans.tsx'),
)
