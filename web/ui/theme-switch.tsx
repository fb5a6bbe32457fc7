import { useId } from 'react'
import { Glyph } from './glyph.tsx'
import { useTheme } from './theme.tsx'
import { type Theme, themes } from './theme-cookie.ts'

const labels: Record<Theme, string> = { system: 'Like my device', light: 'Light', dark: 'Dark' }

export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  const name = useId()
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Theme</legend>
      {themes.map((option) => (
        <label key={option} title={labels[option]}>
          <input
            type="radio"
            name={name}
            checked={option === theme}
            onChange={() => choose(option)}
            aria-label={labels[option]}
            className="sr-only"
          />
          <Glyph name={option} size={17} />
        </label>
      ))}
    </fieldset>
  )
}
