import type { GamePlan } from '../plan.ts'
import { rate, type World } from '../world.ts'
import { button, el, icon } from './dom.ts'
import { type Art, puppetShow } from './puppets.ts'

export type EndingParts = {
  plan: GamePlan
  art: Art
  world: World
  /** The best score before this game. */
  best: number
  /** A recorded game was watched, not played. */
  watched: boolean
  again(): void
  leave(): void
}

export function endingPanel({ plan, art, world, best, watched, again, leave }: EndingParts): HTMLElement {
  const won = world.status === 'won'
  const newBest = !watched && world.score > best && world.score > 0
  const next = button(
    watched ? 'Play it yourself' : won ? 'Play again' : 'Try again',
    'primary',
    again,
    'play',
  )
  next.dataset.first = ''
  const card = el(
    'div',
    { class: 'mb-card' },
    el('p', { class: 'mb-of' }, plan.title),
    el('h1', { id: 'mb-heading' }, headline(world, watched)),
    el('p', { id: 'mb-goal', class: 'mb-goal' }, world.because),
    won && !watched ? starRow(starsOf(world, newBest)) : undefined,
    world.score > 0
      ? el(
          'p',
          { class: 'mb-score-line' },
          'Score ',
          el('strong', {}, String(world.score)),
          ` in ${timeOf(world)}`,
        )
      : undefined,
    newBest ? el('p', { class: 'mb-new-best' }, 'New best!') : undefined,
    !newBest && !watched && best > 0 ? el('p', { class: 'mb-best' }, `Best score: ${best}`) : undefined,
    el('div', { class: 'mb-actions' }, next, button('Title', 'plain', leave, 'home')),
  )
  return el(
    'div',
    { class: `mb-scene mb-${world.status}` },
    puppetShow(plan, art, won ? 2 : 0, won ? 'cheer' : 'hurt'),
    card,
  )
}

/** How long it took, as one says it: '48 s', '2:05 min'. */
export function timeOf({ tick }: Pick<World, 'tick'>): string {
  const seconds = Math.round(tick / rate)
  const rest = String(seconds % 60).padStart(2, '0')
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${rest} min`
}

/** Should not be seen; better than a picture that stands still. */
export function brokenPanel(again: () => void, leave: () => void): HTMLElement {
  const next = button('Start again', 'primary', again, 'restart')
  next.dataset.first = ''
  const card = el(
    'div',
    { class: 'mb-card' },
    el('h1', { id: 'mb-heading' }, 'Something broke'),
    el('p', { id: 'mb-goal', class: 'mb-goal' }, 'The game tripped over itself. You can start it again.'),
    el('div', { class: 'mb-actions' }, next, button('Title', 'plain', leave, 'home')),
  )
  return el('div', { class: 'mb-scene' }, card)
}

function headline({ status, tick, winner }: World, watched: boolean): string {
  if (winner && !watched) return `Player ${winner} wins!`
  if (watched) return status === 'won' ? 'The proof: it can be won' : 'The proof ends here'
  if (status === 'won') return ['You won!', 'Bravo!', 'Well played!'][tick % 3] ?? 'You won!'
  return ['So close!', 'Not this time', 'Ouch!'][tick % 3] ?? 'Not this time'
}

/** One for winning, one for keeping every life, one for being quick or better than ever. */
export function starsOf({ plan, lives, clock }: World, newBest: boolean): number {
  const { rules } = plan
  if (rules.gentle) return 3
  const unhurt = lives >= rules.lives
  const seconds = rules.seconds ?? 0
  const timed = clock !== null && rules.timeUp === 'lose' && seconds > 0
  const quick = timed ? clock >= (seconds * 60) / 4 : unhurt
  return Math.min(3, 1 + Number(unhurt) + Number(quick || newBest))
}

function starRow(stars: number): HTMLElement {
  const row = el('div', { class: 'mb-stars', role: 'img', 'aria-label': `${stars} of 3 stars` })
  for (let place = 1; place <= 3; place++) row.append(icon('star', place <= stars ? 'mb-lit' : 'mb-unlit'))
  return row
}
