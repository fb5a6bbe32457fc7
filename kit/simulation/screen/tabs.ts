import { el } from '../../core/dom.ts'

export type Tab = { id: string; title: string; content(): HTMLElement }

/** Pages behind tabs, as keyboards and screen readers know them. A page is made when it is first opened. */
export function tabsOf(
  name: string,
  label: string,
  tabs: readonly Tab[],
  opened?: (id: string) => void,
): HTMLElement {
  const made = new Map<string, HTMLElement>()
  const page = el('div', { role: 'tabpanel', id: `ms-${name}-page`, class: 'ms-page', tabindex: 0 })
  const buttons = tabs.map((tab) =>
    el(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `ms-${name}-${tab.id}`,
        'aria-controls': page.id,
        onclick: () => open(tab),
      },
      tab.title,
    ),
  )
  const list = el('div', { role: 'tablist', class: 'ms-tabs', 'aria-label': label }, ...buttons)
  list.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (by === undefined || now < 0) return
    event.preventDefault()
    const next = (now + by + buttons.length) % buttons.length
    const tab = tabs[next]
    if (tab) open(tab)
    buttons[next]?.focus()
  })

  function open(tab: Tab): void {
    const content = made.get(tab.id) ?? tab.content()
    made.set(tab.id, content)
    buttons.forEach((button, i) => {
      const chosen = tabs[i] === tab
      button.setAttribute('aria-selected', String(chosen))
      button.tabIndex = chosen ? 0 : -1
    })
    page.setAttribute('aria-labelledby', `ms-${name}-${tab.id}`)
    page.replaceChildren(content)
    opened?.(tab.id)
  }

  const [first] = tabs
  if (first) open(first)
  return el('div', { class: 'ms-tabbed' }, list, page)
}
