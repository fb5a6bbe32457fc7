import type { Button } from '../../core/input.ts'
import { centreOf, isOpen, nearestChoice, neighbour } from '../among-choices.ts'
import type { Choice } from '../rules.ts'
import { el } from './dom.ts'

export type Choices = {
  element: HTMLElement
  /** Puts a button over each choice. `place` says where a rectangle of the stage is in the element, in pixels. */
  show(choices: Choice[], place: (choice: Choice) => Rectangle): void
  /** Arrow keys move among them, the main button picks. */
  move(button: Button): void
  focus(): void
}
type Rectangle = { x: number; y: number; width: number; height: number }

/**
 * The choices of a game as real buttons, unseen over what the game draws: whoever looks, points, types or listens
 * uses the same ones, and the ring of the focused one is what keyboards aim with.
 */
export function createChoices(pick: (id: string) => void): Choices {
  const element = el('div', { class: 'mb-choices', role: 'group', 'aria-label': 'Choices' })
  const buttons = new Map<string, HTMLButtonElement>()
  let shown: Choice[] = []
  let drawn = ''
  let current: Choice | undefined

  function make(id: string): HTMLButtonElement {
    const made = el('button', { type: 'button', class: 'mb-choice', tabindex: -1 })
    made.addEventListener('click', () => {
      if (made.getAttribute('aria-disabled') !== 'true') pick(id)
    })
    made.addEventListener('focus', () => {
      current = shown.find((choice) => choice.id === id)
      for (const [other, button] of buttons) button.tabIndex = other === id ? 0 : -1
    })
    buttons.set(id, made)
    return made
  }

  const focusOn = (choice: Choice | undefined) => {
    if (choice) buttons.get(choice.id)?.focus({ preventScroll: true })
  }

  return {
    element,
    show(choices, place) {
      const drawing = JSON.stringify([choices, choices[0] && place(choices[0])])
      if (drawing === drawn) return
      drawn = drawing
      shown = choices
      const hadFocus = element.contains(document.activeElement)
      const wanted = new Set(choices.map(({ id }) => id))
      for (const [id, button] of buttons)
        if (!wanted.has(id)) {
          button.remove()
          buttons.delete(id)
        }
      for (const choice of choices) {
        const button = buttons.get(choice.id) ?? make(choice.id)
        const { x, y, width, height } = place(choice)
        button.setAttribute('aria-label', choice.says)
        // Not `disabled`, which would throw the focus away.
        button.setAttribute('aria-disabled', String(choice.disabled ?? false))
        button.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`
        if (button.parentNode !== element) element.append(button)
      }
      const kept = choices.find(({ id }) => id === current?.id)
      const next = kept ?? (current && nearestChoice(choices, centreOf(current))) ?? choices.find(isOpen)
      if (next && (kept || !hadFocus)) current = next
      for (const [id, button] of buttons) button.tabIndex = id === next?.id ? 0 : -1
      if (hadFocus && !kept) focusOn(next)
    },
    move(button) {
      const focused = element.contains(document.activeElement)
      if (button === 'a') {
        if (focused) (document.activeElement as HTMLElement).click()
        return
      }
      // The first press of an arrow only shows where one is.
      if (!focused) focusOn(current ?? shown.find(isOpen))
      else if (current) focusOn(neighbour(shown, current, button))
    },
    focus: () => focusOn(current ?? shown.find(isOpen)),
  }
}
