import type { Part } from '@makebelieve/kit/simulation/setup'
import type { System } from '@makebelieve/kit/simulation/system'
import katex from 'katex'

/** Formulas and symbols as MathML, which browsers set by themselves: no fonts and no code to load. */
export function writtenOf(system: System): Part['written'] {
  // A control and a readout may share an id; symbols stand beside controls.
  const symbols = [...system.readouts, ...system.controls].flatMap(({ id, symbol }) =>
    symbol === undefined ? [] : [[id, mathml(symbol)] as const],
  )
  return {
    formulas: system.formulas.map(({ tex }) => mathml(tex, true)),
    symbols: Object.fromEntries(symbols),
  }
}

function mathml(tex: string, displayMode = false): string {
  const html = katex.renderToString(tex, { output: 'mathml', displayMode, throwOnError: true, strict: false })
  // The plain math element, without the wrapper that only style sheets of KaTeX know.
  return /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? html
}
