import type { GamePlan } from '../plan.ts'
import { el } from './dom.ts'

export type Art = Record<string, string>

/** A picture from the cast as a puppet on a stick, as in a paper theatre. */
function puppet(source: string, look: string): HTMLElement {
  return el('span', { class: `mb-puppet ${look}` }, el('img', { src: source, alt: '', draggable: 'false' }))
}

/** The player in the middle, in a mood where there is a picture of it, and as many others as there is room for beside it. */
export function puppetShow(plan: GamePlan, art: Art, others = 4, mood?: 'cheer' | 'hurt'): HTMLElement {
  const player = plan.cast.find(({ role }) => role === 'player')
  const pictures = new Set(plan.cast.filter((member) => member !== player).map(({ picture }) => picture))
  const rest = [...pictures].filter((key) => key !== player?.picture && art[key]).slice(0, others)
  const show = el('div', { class: 'mb-puppets', 'aria-hidden': 'true' })
  rest.forEach((key, index) => {
    const one = puppet(art[key] ?? '', 'mb-extra')
    if (index % 2) show.append(one)
    else show.prepend(one)
  })
  const moved = player && art[`${player.picture} ${mood}`]
  const lead = moved ?? (player && art[player.picture])
  if (lead)
    show.insertBefore(
      puppet(lead, moved ? 'mb-lead mb-posed' : 'mb-lead'),
      show.children[Math.ceil(rest.length / 2)] ?? null,
    )
  return show
}
