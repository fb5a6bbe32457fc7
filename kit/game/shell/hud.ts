import type { HudItem } from '../rules.ts'
import { rate, type World } from '../world.ts'
import { el, icon } from './dom.ts'
import type { Art } from './puppets.ts'

export type Hud = {
  element: HTMLElement
  show(world: World, items: HudItem[]): void
  muted(on: boolean): void
}

export type HudParts = { art: Art; pause(): void; mute(): void }

/** Score, lives, clock, level and what the genre adds; and the two buttons that must always be at hand. */
export function createHud({ art, pause, mute }: HudParts): Hud {
  const figures = el('div', { class: 'mb-figures', role: 'group', 'aria-label': 'Game status' })
  const pauseButton = el(
    'button',
    { type: 'button', class: 'mb-round', 'aria-label': 'Pause', onclick: pause },
    icon('pause'),
  )
  const muteButton = el('button', { type: 'button', class: 'mb-round', onclick: mute })
  const element = el('div', { class: 'mb-hud' }, figures, muteButton, pauseButton)
  const tickets = new Map<string, { ticket: HTMLElement; shown: string }>()

  /** Touches the page only where something has changed, because this is asked for in every frame. */
  function put(name: string, shown: string, says: string, fill: (ticket: HTMLElement) => void): void {
    const found = tickets.get(name)
    if (found?.shown === shown) return
    const ticket = found?.ticket ?? el('div', { class: `mb-ticket mb-${name}`, role: 'img' })
    if (!found) figures.append(ticket)
    ticket.setAttribute('aria-label', says)
    ticket.replaceChildren()
    fill(ticket)
    if (found && name !== 'clock') pop(ticket)
    tickets.set(name, { ticket, shown })
  }

  function remove(name: string): void {
    tickets.get(name)?.ticket.remove()
    tickets.delete(name)
  }

  return {
    element,
    show(world, items) {
      const { score, lives, clock, level, plan } = world
      const { rules } = plan
      if (score === 0 && rules.scoreGoal === undefined) remove('score')
      else {
        const goal = rules.scoreGoal === undefined ? '' : ` / ${rules.scoreGoal}`
        put('score', `${score}${goal}`, `Score ${score}${goal}`, (ticket) =>
          ticket.append(icon('star'), `${score}`, el('small', {}, goal)),
        )
      }
      if (rules.gentle || (rules.lives <= 1 && lives <= 1)) remove('lives')
      else
        put('lives', `${lives}`, `Lives ${lives}`, (ticket) => {
          const most = Math.max(rules.lives, lives)
          if (most > 5) ticket.append(icon('heart'), `${lives}`)
          else for (let at = 0; at < most; at++) ticket.append(icon('heart', at < lives ? '' : 'mb-gone'))
        })
      if (clock !== null) {
        const seconds = Math.ceil(clock / rate)
        const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        put('clock', time, `Time ${time}`, (ticket) => ticket.append(time))
        tickets.get('clock')?.ticket.classList.toggle('mb-hurry', seconds <= 10)
      }
      if (rules.levels > 1 && !items.some(({ isLevel }) => isLevel))
        put('level', `${level}`, `Level ${level} of ${rules.levels}`, (ticket) =>
          ticket.append(el('small', {}, 'Level'), `${level}/${rules.levels}`),
        )
      items.forEach((item, index) => {
        const { says, value, part, picture } = item
        put(
          `item-${index}`,
          `${says}|${value}|${part?.toFixed(2)}|${picture}`,
          `${says} ${value}`,
          (ticket) => {
            const source = picture && art[picture]
            ticket.append(
              source ? el('img', { src: source, alt: '' }) : el('small', {}, says),
              value,
              part === undefined
                ? ''
                : el('span', { class: 'mb-bar', style: `--part:${Math.max(0, Math.min(1, part))}` }),
            )
          },
        )
        tickets.get(`item-${index}`)?.ticket.classList.toggle('mb-hidden', item.unseen ?? false)
      })
      for (let extra = items.length; tickets.has(`item-${extra}`); extra++) remove(`item-${extra}`)
    },
    muted(on) {
      muteButton.setAttribute('aria-label', on ? 'Unmute' : 'Mute')
      muteButton.replaceChildren(icon(on ? 'quiet' : 'loud'))
    },
  }
}

/** A short hop; starting a running one again needs a new animation. */
function pop(ticket: HTMLElement): void {
  if (ticket.closest('[data-calm]')) return
  ticket.animate([{ scale: 1 }, { scale: 1.14 }, { scale: 1 }], { duration: 180, easing: 'ease-out' })
}
