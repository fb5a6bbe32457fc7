import { unknown } from '../unknown.ts'

/** A number as people write it: '9.81', '12,400', '3.2 × 10⁻⁷'. */
export function written(value: number | undefined, digits = 2, useGrouping = true): string {
  if (value === undefined || !Number.isFinite(value)) return unknown
  const size = Math.abs(value)
  if (size >= 1e7 || (size > 0 && size < 10 ** -(digits + 1))) return scientific(value)
  const rounded = size < 0.5 * 10 ** -digits ? 0 : value
  return rounded.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping,
  })
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function scientific(value: number): string {
  const [mantissa = '0', exponent = '0'] = value.toExponential(2).split('e')
  const power = [...String(Math.abs(Number(exponent)))].map((digit) => raised[Number(digit)]).join('')
  return `${mantissa} × 10${exponent.startsWith('-') ? '⁻' : ''}${power}`
}

/** Euros go first, degrees and percent close up: €12.50, €0.30/kWh, 45°, 20%, 3 m. */
export function withUnit(text: string, unit: string): string {
  if (unit === '' || text === unknown) return text
  if (unit.startsWith('€')) return text.replace(/^-?/, '$&€') + unit.slice(1)
  return /^[°%]$/.test(unit) ? `${text}${unit}` : `${text} ${unit}`
}

/** As many digits as tell two neighbouring places of a slider apart. */
export function digitsFor(step: number): number {
  return Math.max(0, Math.min(6, Math.ceil(-Math.log10(step) - 1e-9)))
}

/** As many digits as a number has after its point. */
export function digitsOf(value: number): number {
  const [, after = ''] = String(Number(value.toPrecision(6))).split('.')
  return after.includes('e') ? 0 : Math.min(6, after.length)
}
