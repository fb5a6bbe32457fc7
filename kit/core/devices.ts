import { type Button, bitOf, type Input } from './input.ts'

/**
 * Keyboard, mouse, fingers and gamepads become one `Input` for each step. What is pressed and let go between two
 * steps still counts for one of them, so that no tap is lost.
 */
export type Devices = {
  /** The input of the next step. */
  read(): Input
  /** Lets go of everything, as when a game starts or pauses. */
  clear(): void
  /** Buttons on the screen hold and let go through this. */
  hold(player: 1 | 2, mask: number): void
  /** A choice was picked; the next step is told. */
  pick(id: string): void
  /** What gamepads ask of a menu since the last call. */
  menu(): MenuMove[]
  stop(): void
}

const menuButtons = ['left', 'right', 'up', 'down', 'a'] as const
export type MenuMove = (typeof menuButtons)[number] | 'pause'
export type Command = 'pause' | 'mute' | 'restart'

export type DevicesOptions = {
  /** Where keys are heard. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Where the mouse and fingers are followed. */
  surface: Pick<HTMLElement, 'addEventListener' | 'removeEventListener'> & {
    requestPointerLock?: HTMLElement['requestPointerLock']
  }
  players: 1 | 2
  /** What the first player plays with. Only keys of these, and all of a second player's, are kept from the browser. */
  uses: ReadonlySet<Button | 'pointer' | 'pick' | 'look'>
  /** Keys that mean something else in this game, for the first player. */
  keys?: Readonly<Record<string, Button>>
  toStage(clientX: number, clientY: number): { x: number; y: number }
  /** Whether a game is being played: in menus, keys belong to the browser. */
  playing(): boolean
  command(command: Command): void
  /** An arrow key or stick of the first player, where choices are moved among with these. */
  move?(button: Button): void
  /** Told with every key and pointer: which hints and controls are worth showing. */
  used?(device: 'keyboard' | 'mouse' | 'touch' | 'gamepad'): void
  gamepads?(): readonly (PadState | null)[]
}

/** As much of a `Gamepad` as is looked at. */
export type PadState = {
  connected: boolean
  buttons: readonly { pressed: boolean }[]
  axes: readonly number[]
}

const arrows: Record<string, Button> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
const letters: Record<string, Button> = { KeyA: 'left', KeyD: 'right', KeyW: 'up', KeyS: 'down' }

/** Keys by their place on the board, so that WASD is a cross on every layout. */
const keysOfOne: Record<string, Button> = {
  ...arrows,
  ...letters,
  Space: 'a',
  Enter: 'a',
  KeyZ: 'a',
  KeyX: 'b',
  ShiftLeft: 'b',
  ShiftRight: 'b',
}
/** Where `l` and `r` are used, the arrows turn and the letters step aside. */
const turningKeys: Record<string, Button> = { ArrowLeft: 'l', ArrowRight: 'r', KeyQ: 'l', KeyE: 'r' }
const keysOfFirst: Record<string, Button> = { ...letters, KeyF: 'a', Space: 'a', KeyG: 'b' }
const keysOfSecond: Record<string, Button> = { ...arrows, Period: 'a', Enter: 'a', Comma: 'b' }

const commands: Record<string, Command> = { KeyP: 'pause', Escape: 'pause', KeyM: 'mute', KeyR: 'restart' }

const directions: ReadonlySet<Button> = new Set(['left', 'right', 'up', 'down'])

/** Places in the standard layout of gamepads. */
const padButtons: [place: number, button: Button][] = [
  [0, 'a'],
  [2, 'a'],
  [1, 'b'],
  [3, 'b'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
  [4, 'l'],
  [5, 'r'],
  [7, 'a'],
]
const padStart = 9
const deadZone = 0.4
const mostPicks = 8

export function createDevices(options: DevicesOptions): Devices {
  const { surface, players, uses, playing, used } = options
  // By player: there is no player 0.
  const keys: PerPlayer = [0, 0, 0]
  const tapped: PerPlayer = [0, 0, 0]
  const screen: PerPlayer = [0, 0, 0]
  const down = new Set<string>()
  let pointer: { x: number; y: number } | undefined
  let pointerDown = false
  let pointerTapped = false
  let picked: string[] = []
  let padsBefore: number[] = []
  let padsIgnored: number[] = []

  const aims = uses.has('pointer')
  const looks = uses.has('look')
  const turns = uses.has('l')
  /** How far the mouse or a finger has moved in all. */
  const looked = { x: 0, y: 0 }
  /** Without another use for it, a click or tap anywhere is the main action. */
  const tapActs = !aims && !looks && !uses.has('pick') && uses.has('a')
  const steers = [...directions].some((button) => uses.has(button))

  function keyOf(code: string): [player: 1 | 2, button: Button] | undefined {
    const own = options.keys?.[code]
    const turning = turns && players === 1 ? turningKeys[code] : undefined
    const first = own ?? turning ?? (players === 2 ? keysOfFirst : keysOfOne)[code]
    if (first) return [1, first]
    const second = players === 2 ? keysOfSecond[code] : undefined
    return second && [2, second]
  }

  function onKeyDown(event: KeyboardEvent): void {
    used?.('keyboard')
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const command = commands[event.code]
    // R lies beside F: with two at the keyboard it would end many a game by mistake.
    if (command && !event.repeat && !(command === 'restart' && players === 2 && playing())) {
      options.command(command)
      return
    }
    const key = keyOf(event.code)
    if (!key || !playing()) return
    const [player, button] = key
    // A focused control of the page is pressed with these keys; only Enter is the second player's, wherever it lands.
    const presses = event.code === 'Space' || event.code === 'Enter'
    if (player === 1 && presses && isControl(event.target)) return
    if (player === 2 || uses.has(button) || (directions.has(button) && (steers || options.move)))
      event.preventDefault()
    if (event.repeat && !options.move) return
    down.add(event.code)
    keys[player] |= bitOf(button)
    tapped[player] |= bitOf(button)
    if (player === 2) return
    if (directions.has(button) || (button === 'a' && !uses.has('a'))) options.move?.(button)
  }

  function onKeyUp(event: KeyboardEvent): void {
    if (!down.delete(event.code)) return
    // Counted anew, because two keys may hold the same button.
    keys[1] = keys[2] = 0
    for (const code of down) {
      const [player, button] = keyOf(code) ?? []
      if (player && button) keys[player] |= bitOf(button)
    }
  }

  function onPointer(event: PointerEvent): void {
    // Coarse pointers look around while they touch; a mouse does so always, once it has been caught.
    if (looks && event.type === 'pointermove' && playing() && (isCaught() || event.buttons > 0)) {
      looked.x += isCaught() || !pointer ? event.movementX : event.clientX - pointer.x
      looked.y += isCaught() || !pointer ? event.movementY : event.clientY - pointer.y
    }
    if (looks && event.type === 'pointerdown' && event.pointerType === 'mouse' && playing() && !isCaught())
      catchMouse(surface)
    pointer = { x: event.clientX, y: event.clientY }
    if (event.type === 'pointerdown' && event.button === 0 && playing()) {
      pointerDown = true
      pointerTapped = true
    }
  }

  function onPointerEnd(): void {
    pointerDown = false
  }

  /** Buttons of each connected gamepad, in the order they were plugged in, and which of them are new. */
  function readPads(): { mask: number; fresh: number }[] {
    const masks = (options.gamepads?.() ?? []).flatMap((pad) => (pad?.connected ? [maskOf(pad)] : []))
    const before = padsBefore
    padsBefore = masks
    padsIgnored = masks.map((mask, index) => mask & (padsIgnored[index] ?? 0))
    const pads = masks.map((mask, index) => ({
      mask: mask & ~(padsIgnored[index] ?? 0),
      fresh: mask & ~(before[index] ?? 0),
    }))
    if (pads.some(({ fresh }) => fresh)) used?.('gamepad')
    return pads
  }

  const clear = () => {
    down.clear()
    for (const player of [1, 2] as const) keys[player] = tapped[player] = screen[player] = 0
    pointerDown = pointerTapped = false
    picked = []
    // The press that began the game is not yet one of the game.
    padsIgnored = padsBefore
  }

  const undo = [
    listen(options.window, 'keydown', onKeyDown),
    listen(options.window, 'keyup', onKeyUp),
    listen(options.window, 'blur', clear),
    listen<PointerEvent>(options.window, 'pointerdown', ({ pointerType }) =>
      used?.(pointerType === 'touch' ? 'touch' : 'mouse'),
    ),
    listen(surface, 'pointerdown', onPointer),
    listen(surface, 'pointermove', onPointer),
    // A finger that leaves the stage is let go of wherever that happens.
    listen(options.window, 'pointerup', onPointerEnd),
    listen(options.window, 'pointercancel', onPointerEnd),
  ]

  return {
    read() {
      const pads = readPads()
      for (const [index, { fresh }] of pads.entries()) {
        if (fresh & startBit) options.command('pause')
        if (!options.move || (players === 2 && index > 0)) continue
        for (const button of menuButtons) if (fresh & bitOf(button)) options.move(button)
      }
      const firstPad = pads[0]?.mask ?? 0
      const secondPad = pads[1]?.mask ?? 0
      const clicks = tapActs || (looks && isCaught() && uses.has('a'))
      const tap = clicks && (pointerDown || pointerTapped) ? bitOf('a') : 0
      const input: Input = {
        held: (keys[1] | tapped[1] | screen[1] | firstPad | tap) & buttonBits,
        second: players === 2 ? (keys[2] | tapped[2] | screen[2] | secondPad) & buttonBits : 0,
      }
      if (players === 1) input.held |= secondPad & buttonBits
      if (aims && pointer)
        input.pointer = { ...options.toStage(pointer.x, pointer.y), down: pointerDown || pointerTapped }
      if (looks && (looked.x !== 0 || looked.y !== 0))
        input.pointer = { x: Math.round(looked.x), y: Math.round(looked.y), down: pointerDown }
      // One in a step: what is typed faster than the world is stepped waits its turn.
      const [next, ...later] = picked
      if (next !== undefined) input.pick = next
      picked = later
      tapped[1] = tapped[2] = 0
      pointerTapped = false
      return input
    },
    clear,
    hold(player, mask) {
      // Kept as a tap as well: a finger may be gone before the next step.
      tapped[player] |= mask & ~screen[player]
      screen[player] = mask
    },
    pick(id) {
      picked = [...picked, id].slice(-mostPicks)
    },
    menu: () =>
      readPads().flatMap(({ fresh }) => {
        const moves: MenuMove[] = menuButtons.filter((button) => fresh & bitOf(button))
        if (fresh & (startBit | bitOf('b'))) moves.push('pause')
        return moves
      }),
    stop() {
      for (const forget of undo) forget()
    },
  }
}

const buttonBits = 255
const startBit = 256

function maskOf({ buttons, axes }: PadState): number {
  let mask = buttons[padStart]?.pressed ? startBit : 0
  for (const [place, button] of padButtons) if (buttons[place]?.pressed) mask |= bitOf(button)
  const [x = 0, y = 0] = axes
  if (x < -deadZone) mask |= bitOf('left')
  if (x > deadZone) mask |= bitOf('right')
  if (y < -deadZone) mask |= bitOf('up')
  if (y > deadZone) mask |= bitOf('down')
  const [, , turn = 0] = axes
  if (turn < -deadZone) mask |= bitOf('l')
  if (turn > deadZone) mask |= bitOf('r')
  return mask
}

/** Whether the mouse was caught for looking around. */
const isCaught = (): boolean => typeof document !== 'undefined' && document.pointerLockElement != null

/** A frame may not be allowed to catch the mouse: then one looks around by dragging. */
function catchMouse(surface: DevicesOptions['surface']): void {
  const caught: unknown = surface.requestPointerLock?.()
  if (caught instanceof Promise) caught.catch(() => undefined)
}

function isControl(target: EventTarget | null): boolean {
  return typeof Element !== 'undefined' && target instanceof Element && target.matches('button, input, a')
}

type PerPlayer = [nobody: number, first: number, second: number]
type Listened = Pick<Window, 'addEventListener' | 'removeEventListener'> | DevicesOptions['surface']

function listen<E extends Event>(to: Listened, type: string, listener: (event: E) => void): () => void {
  const heard = listener as EventListener
  to.addEventListener(type, heard)
  return () => to.removeEventListener(type, heard)
}
