import { el, iconOf, signs } from '../../core/dom.ts'

export { el }

/** Shapes on a grid of 24, filled with the colour of the text. */
const shapes = {
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  play: 'M7 4.5v15l13-7.5z',
  restart: 'M12 5V1L6 6l6 5V7.6a5.4 5.4 0 1 1-5.4 5.4H4A8 8 0 1 0 12 5z',
  home: 'M12 3 2.5 11.5 4.3 13 5 12.4V21h5v-6h4v6h5v-8.6l.7.6 1.8-1.5z',
  ...signs,
  heart: 'M12 20.7 3.9 12.6a5 5 0 0 1 7.1-7.1l1 1 1-1a5 5 0 0 1 7.1 7.1z',
  star: 'm12 2.2 3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.8l-6.1 3.3 1.2-6.9-5-4.8 6.9-.9z',
} as const
export type IconName = keyof typeof shapes

export const icon = (name: IconName, className = ''): HTMLElement => iconOf(shapes[name], className)

export function button(
  words: string,
  look: 'primary' | 'plain',
  press: () => void,
  sign?: IconName,
): HTMLElement {
  return el(
    'button',
    { type: 'button', class: `mb-button mb-${look}`, onclick: press },
    sign && icon(sign),
    el('span', {}, words),
  )
}

/** Everything in a panel that can have the focus, in the order of the page. */
export function focusable(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('button, input')].filter(
    (element) => !element.matches(':disabled, [tabindex="-1"]'),
  )
}

/** The focus goes to the next or the one before, around the end. */
export function moveFocus(within: Element, by: 1 | -1): void {
  const elements = focusable(within)
  const at = elements.indexOf(document.activeElement as HTMLElement)
  elements[(Math.max(at, by < 0 ? 0 : -1) + by + elements.length) % elements.length]?.focus()
}
