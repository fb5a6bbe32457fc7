import { createContext, type ReactNode, use, useState } from 'react'
import { type Theme, themeCookie, themeIn } from './theme-cookie.ts'

const ThemeContext = createContext<{ theme: Theme; choose: (theme: Theme) => void }>({
  theme: 'system',
  choose: () => {},
})

export const useTheme = () => use(ThemeContext)

type ThemeProviderProps = { onServer: Theme; children: (theme: Theme) => ReactNode }

/**
 * The server knows the theme from a cookie and writes it on <html>, so the first paint is right without a script.
 * The browser reads the same cookie: what the page was rendered with may have been changed since.
 */
export function ThemeProvider({ onServer, children }: ThemeProviderProps) {
  const [theme, setTheme] = useState(() =>
    typeof document === 'undefined' ? onServer : themeIn(document.cookie),
  )
  function choose(next: Theme) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
    document.cookie = themeCookie(next)
    setTheme(next)
  }
  return <ThemeContext value={{ theme, choose }}>{children(theme)}</ThemeContext>
}

const paper = { light: '#fbf6ec', dark: '#16141f' }

/** The colour of the browser's own bars. */
export function ThemeColor({ theme }: { theme: Theme }) {
  if (theme !== 'system') return <meta name="theme-color" content={paper[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
    </>
  )
}
