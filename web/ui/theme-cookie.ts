export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Reads a `Cookie` header on the server and `document.cookie` in the browser alike. */
export function themeIn(cookies: string | null): Theme {
  const found = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')
  return (found?.[1] as Theme | undefined) ?? 'system'
}

/** The cookie that keeps a choice for a year; following the device needs none. */
export function themeCookie(theme: Theme): string {
  return `theme=${theme}; path=/; max-age=${theme === 'system' ? 0 : 365 * 24 * 3600}; samesite=lax`
}
