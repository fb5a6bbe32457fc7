type Attributes = Record<string, string | boolean | number | undefined | ((event: Event) => void)>

/** Makes an element: functions listen, `true` sets an empty attribute, `false` and undefined set none. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter((child) => child !== undefined))
  return element
}

/** A drawing on a grid of 24, filled with the colour of the text. */
export function iconOf(path: string, className = ''): HTMLElement {
  const holder = el('span', { class: `mb-icon ${className}`, 'aria-hidden': 'true' })
  holder.innerHTML = `<svg viewBox="0 0 24 24"><path d="${path}"/></svg>`
  return holder
}

/** Signs that more than one kind of creation shows. */
export const signs = {
  loud: 'M3 9v6h4l5 5V4L7 9zM15 8.2v7.6a4.3 4.3 0 0 0 0-7.6zM15 3.4v2.3a6.8 6.8 0 0 1 0 12.6v2.3a9 9 0 0 0 0-17.2z',
  quiet:
    'M3 9v6h4l5 5V4L7 9zM21.5 9.9 20.1 8.5 18 10.6l-2.1-2.1-1.4 1.4 2.1 2.1-2.1 2.1 1.4 1.4 2.1-2.1 2.1 2.1 1.4-1.4-2.1-2.1z',
} as const
