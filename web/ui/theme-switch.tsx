import { useId } from 'react'
import { shell } from '../texts/en/shell.ts'
import { Glyph } from './glyph.tsx'
import { useTheme } from './theme.tsx'
import { type Theme, themes } from './theme-cookie.ts'

const labels: Record<Theme, string> = shell.theme

export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  const name = useId()
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">{shell.theme.title}</legend>
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
