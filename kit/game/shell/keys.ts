import type { Control } from '../rules.ts'
import { el } from './dom.ts'

type Caps = Partial<Record<Control['input'], string>>

const arrowCaps: Caps = { left: '←', right: '→', up: '↑', down: '↓' }
const letterCaps: Caps = { left: 'A', right: 'D', up: 'W', down: 'S' }
const mouse: Caps = { pointer: 'Mouse', look: 'Mouse', pick: 'Click or Enter' }

const capsOfOne: Caps = { ...arrowCaps, ...mouse, a: 'Space', b: 'X', l: '←', r: '→' }
const capsOfTurner: Caps = { ...capsOfOne, ...letterCaps }
const capsOfFirst: Caps = { ...letterCaps, ...mouse, pick: 'Click or WASD + F', a: 'F', b: 'G' }
const capsOfSecond: Caps = { ...arrowCaps, a: '.', b: ',' }

/** In the order in which a hand finds them. */
const order: Control['input'][] = [
  'left',
  'up',
  'down',
  'right',
  'l',
  'r',
  'a',
  'b',
  'look',
  'pointer',
  'pick',
]

type Hint = { says: string; player: 1 | 2; inputs: Control['input'][] }

/** Controls with the same words are one hint. */
function hintsOf(controls: Control[]): Hint[] {
  const hints: Hint[] = []
  for (const { input, says, player = 1 } of controls) {
    const same = hints.find((hint) => hint.says === says && hint.player === player)
    if (same) same.inputs.push(input)
    else hints.push({ says, player, inputs: [input] })
  }
  for (const { inputs } of hints) inputs.sort((one, other) => order.indexOf(one) - order.indexOf(other))
  return hints
}

/** How the game is played, as key caps for a keyboard and as words for fingers; the style shows one of them. */
export function controlHints(controls: Control[]): HTMLElement {
  const two = controls.some(({ player }) => player === 2)
  const turns = controls.some(({ input }) => input === 'l')
  // As in `devices`: where nothing else is touched, a tap anywhere is the main action.
  const tapActs = !controls.some(({ input }) => input === 'pointer' || input === 'pick' || input === 'look')
  // Two at one screen find the words on their buttons.
  const list = el('ul', { class: `mb-keys ${two ? 'mb-for-keys' : ''}`, 'aria-label': 'Controls' })
  for (const { says, player, inputs } of hintsOf(controls)) {
    const caps = player === 2 ? capsOfSecond : two ? capsOfFirst : turns ? capsOfTurner : capsOfOne
    const keys = inputs.map((input) => el('kbd', {}, caps[input] ?? input))
    list.append(
      el(
        'li',
        {},
        el('span', { class: 'mb-caps mb-for-keys' }, ...keys),
        el('span', { class: 'mb-caps mb-for-touch' }, el('kbd', {}, touchWord(inputs, tapActs))),
        el('span', {}, two ? `${says} (player ${player})` : says),
      ),
    )
  }
  return list
}

function touchWord(inputs: Control['input'][], tapActs: boolean): string {
  if (inputs.includes('pick') || (tapActs && inputs.includes('a'))) return 'Tap'
  if (inputs.includes('look')) return 'Drag'
  if (inputs.includes('pointer')) return 'Touch'
  const directions: Control['input'][] = ['left', 'right', 'up', 'down']
  return inputs.some((input) => directions.includes(input)) ? 'Pad' : 'Button'
}
