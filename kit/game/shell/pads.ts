import { type Button, bitOf } from '../../core/input.ts'
import type { Control } from '../rules.ts'
import { el } from './dom.ts'

export type Hold = (player: 1 | 2, mask: number) => void

const arrowOf = { left: '←', right: '→', up: '↑', down: '↓' } as const
type Direction = keyof typeof arrowOf
const directions: Direction[] = ['left', 'right', 'up', 'down']
const isDirection = (input: Control['input']): input is Direction => input in arrowOf

/** Buttons on the screen for fingers: only those that the game is played with, with the words it gave them. */
export function createPads(controls: Control[], hold: Hold): HTMLElement | undefined {
  const looks = controls.some(({ input }) => input === 'look')
  const held = controls.filter((control) => isHeld(control) && !(looks && isTurn(control)))
  const players = ([1, 2] as const).filter((player) =>
    held.some((control) => (control.player ?? 1) === player),
  )
  if (players.length === 0) return undefined
  const pads = el('div', { class: `mb-pads ${players.length > 1 ? 'mb-two' : ''}` })
  // A long press must not select text or open a menu.
  pads.addEventListener('contextmenu', (event) => event.preventDefault())
  for (const player of players) {
    const own = held.filter((control) => (control.player ?? 1) === player)
    const label = players.length > 1 || player === 2 ? `Player ${player}` : 'Controls'
    const pad = createPad(own, (mask) => hold(player, mask), label)
    // The first one points at things instead: nobody shall take this pad for theirs.
    if (players.length === 1 && player === 2) pad.firstChild?.after(el('span', { class: 'mb-whose' }, label))
    pads.append(pad)
  }
  return pads
}

/** Fingers turn by dragging over the stage where one can look around: then no button is needed for it. */
const isHeld = ({ input, onStage }: Control): boolean =>
  !onStage && input !== 'pointer' && input !== 'pick' && input !== 'look'
const isTurn = ({ input }: Control): boolean => input === 'l' || input === 'r'

function createPad(controls: Control[], hold: (mask: number) => void, label: string): HTMLElement {
  const masks = { stick: 0, actions: 0 }
  const tell = () => hold(masks.stick | masks.actions)
  const has = (input: Button) => controls.some((control) => control.input === input)
  const pad = el('div', { class: 'mb-pad', role: 'group', 'aria-label': label })

  const ways = directions.filter(has)
  if (ways.length > 0)
    pad.append(
      createStick(ways, controls, (mask) => {
        masks.stick = mask
        tell()
      }),
    )

  const actions = el('div', { class: 'mb-acts' })
  for (const { input, says } of controls) {
    if (isDirection(input) || input === 'pointer' || input === 'pick' || input === 'look') continue
    const press = (on: boolean) => {
      masks.actions = on ? masks.actions | bitOf(input) : masks.actions & ~bitOf(input)
      action.toggleAttribute('data-held', on)
      tell()
    }
    const action = el('button', { type: 'button', tabindex: -1, class: `mb-act mb-act-${input}` }, says)
    follow(
      action,
      () => press(true),
      () => press(false),
    )
    actions.append(action)
  }
  if (actions.childElementCount > 0) pad.append(actions)
  return pad
}

/** A cross of arrows on which a thumb may slide: where it lies decides, not where it came down. */
function createStick(ways: Direction[], controls: Control[], hold: (mask: number) => void): HTMLElement {
  const flat = !ways.includes('up') && !ways.includes('down')
  const stick = el('div', { class: `mb-stick ${flat ? 'mb-flat' : ''}` })
  const arrows = ways.map((way) => {
    const says = controls.find(({ input }) => input === way)?.says ?? way
    const words = new RegExp(way, 'i').test(says) ? says : `${says} ${way}`
    return el(
      'button',
      { type: 'button', tabindex: -1, class: `mb-way mb-${way}`, 'aria-label': words },
      arrowOf[way],
    )
  })
  stick.append(...arrows)

  const show = (mask: number) => {
    ways.forEach((way, index) => {
      arrows[index]?.toggleAttribute('data-held', (mask & bitOf(way)) !== 0)
    })
    hold(mask)
  }
  const aim = (event: PointerEvent) => {
    const box = stick.getBoundingClientRect()
    const x = (event.clientX - box.left) / box.width - 0.5
    const y = (event.clientY - box.top) / box.height - 0.5
    const leans: Record<Direction, boolean> = flat
      ? { left: x < 0, right: x >= 0, up: false, down: false }
      : {
          // Eight ways: an axis counts unless the other one is clearly meant.
          left: x < -0.1 && Math.abs(x) > Math.abs(y) * 0.45,
          right: x > 0.1 && Math.abs(x) > Math.abs(y) * 0.45,
          up: y < -0.1 && Math.abs(y) > Math.abs(x) * 0.45,
          down: y > 0.1 && Math.abs(y) > Math.abs(x) * 0.45,
        }
    show(ways.reduce((mask, way) => (leans[way] ? mask | bitOf(way) : mask), 0))
  }
  follow(stick, aim, () => show(0))
  return stick
}

/** Follows one finger from where it comes down until it is lifted, wherever it slides. */
function follow(element: HTMLElement, at: (event: PointerEvent) => void, end: () => void): void {
  let finger: number | undefined
  element.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    finger = event.pointerId
    element.setPointerCapture(finger)
    at(event)
  })
  element.addEventListener('pointermove', (event) => {
    if (event.pointerId === finger) at(event)
  })
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(type, (event) => {
      if (event.pointerId !== finger) return
      finger = undefined
      end()
    })
}
