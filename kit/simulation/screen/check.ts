import { el } from '../../core/dom.ts'
import { proveSystem, type SystemCheck } from '../proof.ts'
import type { System } from '../system.ts'

/** The same proof that was run before anybody saw this: here, on the reader's own machine. */
export function checkOf(system: System): HTMLElement {
  const list = el('ul', { class: 'ms-checks' })
  const status = el('p', { role: 'status' })
  const button = el(
    'button',
    { type: 'button', class: 'ms-button', onclick: () => void run() },
    'Check it here and now',
  )

  async function run(): Promise<void> {
    button.disabled = true
    status.textContent = 'Running it against its equations…'
    // One breath, so that the words are seen.
    await new Promise((resolve) => setTimeout(resolve, 30))
    const began = performance.now()
    const checks = proveSystem(system, Math.floor(Math.random() * 1e6))
    const passed = checks.filter((check) => check.passed).length
    status.textContent = `${passed} of ${checks.length} hold, in ${((performance.now() - began) / 1000).toFixed(1)} s.`
    list.replaceChildren(...checks.map(line))
    button.disabled = false
  }

  return el(
    'div',
    {},
    el(
      'p',
      {},
      "Before you saw it, this simulation was checked against what's known: solutions that can be written down, quantities that must stay the same, and published values, at randomly chosen settings. You can do the same now, at other settings.",
    ),
    button,
    status,
    list,
  )
}

const line = ({ name, passed, evidence }: SystemCheck) =>
  el(
    'li',
    { 'data-passed': passed },
    el('span', { class: 'ms-tick', 'aria-hidden': 'true' }, passed ? '✓' : '✗'),
    el('span', {}, el('strong', {}, name), ` ${evidence}`),
  )
