import { type Command, type Intent, nothing } from './intent.ts'

/** By their place on the board, so that WASD is a cross on every layout. */
const commands: Record<string, Command> = {
  KeyF: { does: 'fly' },
  KeyO: { does: 'orbit' },
  KeyP: { does: 'photo' },
  KeyM: { does: 'mute' },
  KeyH: { does: 'help' },
  KeyR: { does: 'home' },
  Escape: { does: 'back' },
  Enter: { does: 'snap' },
  Comma: { does: 'hour', by: -0.5 },
  Period: { does: 'hour', by: 0.5 },
}

const turnRate = 1.9
const tiltRate = 1.1
/** How quickly turning by keys comes up to speed, each second. */
const ease = 9

export type Keyboard = { read(dt: number): Intent; clear(): void }

/** Everything can be done with keys alone: arrows turn and walk, PageUp and PageDown look up and down. */
export function createKeyboard(command: (command: Command) => void, isListening: () => boolean): Keyboard {
  const down = new Set<string>()
  let turning = 0
  let tilting = 0
  let tapped = false

  function commandOf(code: string): Command | undefined {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
    return digit ? { does: 'view', number: Number(digit) } : commands[code]
  }

  window.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isControl = event.target instanceof Element && event.target.matches('button, input, a, summary')
    // A focused control of the page keeps the keys that it is used with.
    if (isControl && (event.code === 'Space' || event.code === 'Enter' || isArrow(event))) return
    const found = commandOf(event.code)
    if (found) {
      if (!event.repeat || found.does === 'hour') command(found)
      return
    }
    if (!isListening() || !moves.has(event.code)) return
    event.preventDefault()
    down.add(event.code)
    if (event.code === 'Space' && !event.repeat) tapped = true
  })
  window.addEventListener('keyup', ({ code }) => down.delete(code))
  window.addEventListener('blur', () => down.clear())

  const axis = (less: string[], more: string[]) => Number(more.some(isDown)) - Number(less.some(isDown))
  const isDown = (code: string) => down.has(code)

  return {
    read(dt) {
      const blend = 1 - Math.exp(-ease * dt)
      turning += (axis(['ArrowRight', 'KeyE'], ['ArrowLeft', 'KeyQ']) * turnRate - turning) * blend
      tilting += (axis(['PageDown'], ['PageUp']) * tiltRate - tilting) * blend
      if (down.size === 0 && Math.abs(turning) < 0.002) turning = 0
      if (down.size === 0 && Math.abs(tilting) < 0.002) tilting = 0
      const jump = tapped || isDown('Space')
      tapped = false
      return {
        ...nothing,
        forward: axis(['KeyS', 'ArrowDown'], ['KeyW', 'ArrowUp']),
        side: axis(['KeyA'], ['KeyD']),
        up: axis(['KeyC', 'KeyX'], ['Space']),
        run: isDown('ShiftLeft') || isDown('ShiftRight'),
        jump,
        turn: turning * dt,
        tilt: tilting * dt,
        zoom: axis(['Minus', 'NumpadSubtract'], ['Equal', 'NumpadAdd']) * dt,
      }
    },
    clear: () => down.clear(),
  }
}

const isArrow = ({ code }: KeyboardEvent) => code.startsWith('Arrow') || code.startsWith('Page')

const moves = new Set(
  'KeyW KeyA KeyS KeyD KeyQ KeyE KeyC KeyX ArrowUp ArrowDown ArrowLeft ArrowRight PageUp PageDown Space ShiftLeft ShiftRight Minus Equal NumpadAdd NumpadSubtract'.split(
    ' ',
  ),
)
