import type { Button } from '../../core/input.ts'
import type { GamePlan } from '../plan.ts'
import { type Banner, createBanner } from './banner.ts'
import { captioner } from './captions.ts'
import { type Choices, createChoices } from './choices.ts'
import { el, moveFocus } from './dom.ts'
import { createHud, type Hud } from './hud.ts'
import type { Art } from './puppets.ts'
import { style } from './style.ts'

export type Shell = {
  root: HTMLElement
  canvas: HTMLCanvasElement
  surface: HTMLElement
  hud: Hud
  choices: Choices
  banner: Banner
  caption: ReturnType<typeof captioner>
  /** Shows a panel over the stage, which then sleeps; without one, the stage is played. */
  panel(panel?: HTMLElement): void
  /** What lies at the edges of the stage: buttons for fingers, the ribbon of a proof. */
  edge(name: Edge, element?: HTMLElement): void
  /** How much room the edges take from the stage. */
  insets(): { top: number; right: number; bottom: number; left: number }
  /** Menus by gamepad. */
  menu(move: Button): void
}

type Edge = 'pads' | 'ribbon'

export type ShellParts = { plan: GamePlan; art: Art; pause(): void; mute(): void; pick(id: string): void }

/** Everything around the drawing, put on the page once. */
export function mountShell(home: HTMLElement, { plan, art, pause, mute, pick }: ShellParts): Shell {
  const page = document.documentElement
  page.lang ||= 'en'
  document.title ||= plan.title
  document.head.append(el('style', {}, style))
  if (!document.querySelector('meta[name="viewport"]'))
    document.head.append(
      el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    )

  const canvas = el('canvas', { 'aria-hidden': 'true' })
  const choices = createChoices(pick)
  const surface = el(
    'div',
    { class: 'mb-surface', tabindex: 0, role: 'application', 'aria-label': `${plan.title}. ${plan.goal}` },
    canvas,
    choices.element,
  )
  const banner = createBanner(plan, art)
  const line = el('p', { class: 'mb-caption', role: 'status', 'aria-live': 'polite' })
  const hud = createHud({ art, pause, mute })
  const heading = el('h1', { class: 'mb-hidden' }, plan.title)
  const play = el('div', { class: 'mb-play' }, heading, surface, hud.element, ...banner.elements, line)
  // A page has one `main`; when the game is put into one, it needs no second. In a frame it needs a name, to be told
  // from that of the page around it.
  const root = home.closest('main')
    ? el('div', { class: 'mb' }, play)
    : el('main', { class: 'mb', 'aria-label': plan.title }, play)
  home.append(root)

  const edges: Partial<Record<Edge, HTMLElement>> = {}
  let shown: HTMLElement | undefined

  return {
    root,
    canvas,
    surface,
    hud,
    choices,
    banner,
    caption: captioner(line, plan),
    panel(panel) {
      shown?.remove()
      shown = panel && el('div', { class: 'mb-veil', role: 'dialog', 'aria-modal': 'true' }, panel)
      play.inert = shown !== undefined
      if (!shown) {
        line.textContent = ''
        surface.focus({ preventScroll: true })
        return
      }
      shown.setAttribute('aria-labelledby', 'mb-heading')
      shown.setAttribute('aria-describedby', 'mb-goal')
      shown.addEventListener('keydown', arrowsMove)
      root.append(shown)
      // A game that appears beside a chat must not take the keyboard from whoever is typing there, and one that paused
      // because it was scrolled away must not pull the page back.
      if (window.parent === window || document.hasFocus())
        shown.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: window.parent !== window })
    },
    edge(name, element) {
      edges[name]?.remove()
      edges[name] = element
      if (element) play.append(element)
    },
    insets() {
      const portrait = root.clientHeight > root.clientWidth
      const pads = edges.pads?.offsetParent ? edges.pads : undefined
      const widthOf = (part: string) => {
        const found = pads?.querySelector<HTMLElement>(part)
        return found && !portrait ? found.offsetWidth + 20 : 0
      }
      const two = pads?.matches('.mb-two')
      const below = (portrait ? pads?.offsetHeight : 0) ?? 0
      const ribbon = edges.ribbon ? edges.ribbon.offsetHeight + 16 : 0
      root.style.setProperty('--below', `${below + ribbon}px`)
      return {
        top: hud.element.offsetHeight,
        right: widthOf(two ? '.mb-pad' : '.mb-acts'),
        bottom: below + ribbon,
        left: widthOf(two ? '.mb-pad' : '.mb-stick'),
      }
    },
    menu(move) {
      if (!shown) return
      if (move === 'a') (document.activeElement as HTMLElement | null)?.click()
      else moveFocus(shown, move === 'left' || move === 'up' ? -1 : 1)
    },
  }
}

/** Arrows go through a menu as Tab does; among radio buttons they already have a meaning. */
function arrowsMove(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  const target = event.target as HTMLElement
  const panel = event.currentTarget as HTMLElement
  if (!by || target.matches('[type="radio"]')) return
  event.preventDefault()
  moveFocus(panel, by > 0 ? 1 : -1)
}
