import type { PadState } from '../../core/devices.ts'
import { type Command, type Intent, nothing } from './intent.ts'

const deadZone = 0.14
const turnRate = 2.6
const tiltRate = 1.7

/** Places in the standard layout of gamepads. */
const place = {
  a: 0,
  b: 1,
  x: 2,
  y: 3,
  leftTop: 4,
  rightTop: 5,
  leftTrigger: 6,
  rightTrigger: 7,
  start: 9,
  leftStick: 10,
  padLeft: 14,
  padRight: 15,
}

const pressed: [button: number, command: Command][] = [
  [place.y, { does: 'fly' }],
  [place.x, { does: 'orbit' }],
  [place.start, { does: 'help' }],
  [place.padLeft, { does: 'next-view', by: -1 }],
  [place.padRight, { does: 'next-view', by: 1 }],
]

/** The left stick walks, the right one looks, A jumps or rises, B sinks, the triggers run and come closer. */
export function createGamepads(
  command: (command: Command) => void,
  pads: () => readonly (PadState | null)[] = () => navigator.getGamepads?.() ?? [],
): { read(dt: number): Intent } {
  let before = new Set<number>()
  return {
    read(dt) {
      const pad = pads().find((state) => state?.connected)
      if (!pad) return nothing
      const isDown = (button: number) => pad.buttons[button]?.pressed ?? false
      for (const [button, wanted] of pressed) if (isDown(button) && !before.has(button)) command(wanted)
      before = new Set(pressed.map(([button]) => button).filter(isDown))
      const [moveX = 0, moveY = 0, lookX = 0, lookY = 0] = pad.axes.map(beyondDeadZone)
      return {
        forward: -moveY || 0,
        side: moveX,
        up: Number(isDown(place.a)) - Number(isDown(place.b)),
        run: isDown(place.rightTrigger) || isDown(place.leftStick),
        jump: isDown(place.a),
        // The middle of the stick is finer than its edge.
        turn: -lookX * Math.abs(lookX) * turnRate * dt || 0,
        tilt: -lookY * Math.abs(lookY) * tiltRate * dt || 0,
        zoom: (Number(isDown(place.rightTop)) - Number(isDown(place.leftTop))) * dt,
      }
    },
  }
}

function beyondDeadZone(value: number): number {
  const size = Math.abs(value)
  return size < deadZone ? 0 : (Math.sign(value) * (size - deadZone)) / (1 - deadZone)
}
