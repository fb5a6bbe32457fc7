import { describe, expect, it } from 'vitest'
import { createDevices, type DevicesOptions, type PadState } from './devices.ts'
import { type Button, bitOf } from './input.ts'

const bits = (...buttons: Button[]) => buttons.reduce((mask, button) => mask | bitOf(button), 0)

function hands(options: Partial<DevicesOptions> = {}) {
  const window = new EventTarget()
  const surface = new EventTarget()
  const said: string[] = []
  const pads: (PadState | null)[] = []
  const devices = createDevices({
    window: window as unknown as Window,
    surface: surface as unknown as HTMLElement,
    players: 1,
    uses: new Set(['left', 'right', 'a']),
    toStage: (x, y) => ({ x: x / 2, y: y / 2 }),
    playing: () => true,
    command: (command) => said.push(command),
    gamepads: () => pads,
    ...options,
  })
  const key = (type: 'keydown' | 'keyup', code: string, more = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), { code, ...more })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  return {
    devices,
    said,
    pads,
    down: (code: string, more = {}) => key('keydown', code, more),
    up: (code: string) => key('keyup', code),
    point: (type: string, clientX: number, clientY: number) =>
      (type === 'pointerup' ? window : surface).dispatchEvent(
        Object.assign(new Event(type), { clientX, clientY, button: 0, pointerType: 'mouse' }),
      ),
    blur: () => window.dispatchEvent(new Event('blur')),
  }
}

const pad = (...pressed: number[]): PadState => ({
  connected: true,
  buttons: Array.from({ length: 16 }, (_, place) => ({ pressed: pressed.includes(place) })),
  axes: [0, 0],
})

describe('one player at the keyboard', () => {
  it('has further keys where a game says so, and they come before what they usually are', () => {
    const { devices, down } = hands({ keys: { KeyD: 'left', KeyF: 'down' } })
    down('KeyD')
    down('KeyF')
    expect(devices.read().held).toBe(bits('left', 'down'))
  })

  it.each<[string, Button]>([
    ['ArrowLeft', 'left'],
    ['KeyD', 'right'],
    ['KeyW', 'up'],
    ['ArrowDown', 'down'],
    ['Space', 'a'],
    ['Enter', 'a'],
    ['KeyZ', 'a'],
    ['KeyX', 'b'],
    ['ShiftLeft', 'b'],
  ])('%s is %s', (code, button) => {
    const { devices, down, up } = hands()
    down(code)
    expect(devices.read()).toEqual({ held: bits(button), second: 0 })
    up(code)
    expect(devices.read().held).toBe(0)
  })

  it('a tap between two steps is not lost, and counts once', () => {
    const { devices, down, up } = hands()
    down('Space')
    up('Space')
    expect(devices.read().held).toBe(bits('a'))
    expect(devices.read().held).toBe(0)
  })

  it('a button stays held until the last of its keys is up', () => {
    const { devices, down, up } = hands()
    down('ArrowLeft')
    down('KeyA')
    devices.read()
    up('ArrowLeft')
    expect(devices.read().held).toBe(bits('left'))
    up('KeyA')
    expect(devices.read().held).toBe(0)
  })

  it('keeps only its own keys from the browser', () => {
    const { down } = hands()
    expect(down('ArrowLeft')).toBe(true)
    expect(down('ArrowUp'), 'the other arrows would scroll the page around the game').toBe(true)
    expect(down('Space')).toBe(true)
    expect(down('KeyX'), 'not played with').toBe(false)
    expect(down('Tab')).toBe(false)
    expect(down('KeyT')).toBe(false)
    expect(down('KeyA', { ctrlKey: true }), 'select all').toBe(false)
    expect(hands({ playing: () => false }).down('Space'), 'in a menu').toBe(false)
  })

  it('lets go when the window loses the keyboard, or the game pauses', () => {
    const { devices, down, blur } = hands()
    down('ArrowLeft')
    blur()
    expect(devices.read().held).toBe(0)
    down('ArrowRight')
    devices.clear()
    expect(devices.read().held).toBe(0)
  })

  it('pauses, mutes and restarts', () => {
    const { said, down } = hands()
    for (const code of ['KeyP', 'Escape', 'KeyM', 'KeyR']) down(code)
    down('KeyM', { repeat: true })
    expect(said).toEqual(['pause', 'pause', 'mute', 'restart'])
  })
})

describe('two players at the keyboard', () => {
  it('each have their own keys', () => {
    const { devices, down } = hands({ players: 2 })
    for (const code of ['KeyA', 'KeyF', 'KeyG']) down(code)
    for (const code of ['ArrowUp', 'Period', 'Comma']) down(code)
    expect(devices.read()).toEqual({ held: bits('left', 'a', 'b'), second: bits('up', 'a', 'b') })
  })

  it('do not restart by slipping from F to R', () => {
    const { said, down } = hands({ players: 2 })
    down('KeyR')
    expect(said).toEqual([])
  })
})

describe('two players of a game of choices', () => {
  const choosing = (moved: Button[]) =>
    hands({ players: 2, uses: new Set(['pick']), move: (button) => moved.push(button) })

  it('the first one moves among the choices, the second one is told to the world', () => {
    const moved: Button[] = []
    const { devices, down } = choosing(moved)
    for (const code of ['KeyD', 'KeyF', 'ArrowLeft', 'Period']) down(code)
    expect(moved).toEqual(['right', 'a'])
    expect(devices.read().second).toBe(bits('left', 'a'))
  })

  it('Enter belongs to the second one, also when a choice has the focus', () => {
    const moved: Button[] = []
    const { devices, down } = choosing(moved)
    expect(down('Enter')).toBe(true)
    expect(devices.read().second).toBe(bits('a'))
    expect(moved).toEqual([])
  })

  it('each has a gamepad, of which only the first moves among the choices', () => {
    const moved: Button[] = []
    const { devices, pads } = choosing(moved)
    pads.push(pad(15), pad(14))
    expect(devices.read().second).toBe(bits('left'))
    expect(moved).toEqual(['right'])
  })
})

describe('the pointer', () => {
  it('is told in units of the stage where the game aims', () => {
    const { devices, point } = hands({ uses: new Set(['pointer']) })
    expect(devices.read().pointer).toBeUndefined()
    point('pointermove', 100, 60)
    expect(devices.read().pointer).toEqual({ x: 50, y: 30, down: false })
    point('pointerdown', 110, 60)
    point('pointerup', 110, 60)
    expect(devices.read().pointer).toEqual({ x: 55, y: 30, down: true })
    expect(devices.read().pointer).toEqual({ x: 55, y: 30, down: false })
  })

  it('is the main action where nothing else is pointed at', () => {
    const { devices, point } = hands()
    point('pointerdown', 5, 5)
    expect(devices.read()).toEqual({ held: bits('a'), second: 0 })
    point('pointerup', 5, 5)
    expect(devices.read().held).toBe(0)
  })
})

describe('gamepads', () => {
  it('the first is player 1, the second player 2', () => {
    const { devices, pads } = hands({ players: 2 })
    pads.push(null, pad(0, 14), { ...pad(1), axes: [0, 0.9] })
    expect(devices.read()).toEqual({ held: bits('a', 'left'), second: bits('b', 'down') })
  })

  it('a resting stick is no direction', () => {
    const { devices, pads } = hands()
    pads.push({ ...pad(), axes: [0.2, -0.25] })
    expect(devices.read().held).toBe(0)
  })

  it('start pauses once, and menus hear moves', () => {
    const { devices, pads, said } = hands()
    pads.push(pad(9))
    devices.read()
    devices.read()
    expect(said).toEqual(['pause'])
    pads[0] = pad(13)
    expect(devices.menu()).toEqual(['down'])
    expect(devices.menu()).toEqual([])
    pads[0] = pad(0)
    expect(devices.menu()).toEqual(['a'])
  })

  it('the press that began the game is not yet one of the game', () => {
    const { devices, pads } = hands()
    pads.push(pad(0))
    devices.menu()
    devices.clear()
    expect(devices.read().held).toBe(0)
    pads[0] = pad()
    devices.read()
    pads[0] = pad(0)
    expect(devices.read().held).toBe(bits('a'))
  })
})

describe('buttons on the screen and choices', () => {
  it('hold for a player, and a quick touch counts', () => {
    const { devices } = hands({ players: 2 })
    devices.hold(2, bits('up'))
    devices.hold(2, 0)
    expect(devices.read().second).toBe(bits('up'))
    expect(devices.read().second).toBe(0)
  })

  it('a pick is told in one step', () => {
    const { devices } = hands()
    devices.pick('card-3')
    expect(devices.read().pick).toBe('card-3')
    expect(devices.read().pick).toBeUndefined()
  })

  it('arrows move among choices instead, and Enter picks', () => {
    const moves: Button[] = []
    const { down } = hands({ uses: new Set(['pick']), move: (button) => moves.push(button) })
    expect(down('ArrowRight')).toBe(true)
    down('KeyS')
    down('Enter')
    expect(moves).toEqual(['right', 'down', 'a'])
  })
})
