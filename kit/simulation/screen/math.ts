import { el } from '../../core/dom.ts'

/** A formula, as it was written in MathML when the simulation was made: browsers set it themselves. */
export function mathOf(mathml: string, className: string): HTMLElement {
  const holder = el('span', { class: className })
  // It comes from the setup in the same file, which runs as code anyhow.
  holder.innerHTML = mathml
  return holder
}
