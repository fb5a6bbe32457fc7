import { el } from '../../core/dom.ts'
import { openFramePort, pictureOf } from '../../core/frame-port.ts'
import { createLoop } from '../../core/loop.ts'
import { classLinkIn } from '../class-link.ts'
import { generalSystem } from '../general/general.ts'
import { levelNames } from '../level-names.ts'
import { proveSystem } from '../proof.ts'
import { openRun } from '../run.ts'
import type { Part, Setup } from '../setup.ts'
import { type Level, levels, type System } from '../system.ts'
import { openPart, type PartScreen } from './part-screen.ts'
import { style } from './style.ts'

/** For tests, for pictures, and for whoever opens the console: `makebelieve` of the window. */
export type SimulationHandle = {
  topic(): string
  time(): number
  values(): Record<string, number>
  measure(readout: string): number
  set(control: string, value: number): void
  isPlaying(): boolean
  /** Sixtieths of a second, by hand; then draws. */
  step(count?: number): void
  /** For pictures: only the stage. */
  bare(on: boolean): void
  prove(): ReturnType<typeof proveSystem>
}

/** Puts a simulation on the page. `systems` are the topics that its parts name. */
export function play(systems: readonly System[], setup: Setup, home: HTMLElement = document.body): void {
  const systemOf = ({ general, topic }: Part) => {
    const system = general ? generalSystem(general) : systems.find(({ id }) => id === topic)
    if (!system) throw new Error(`There is no topic ${topic} in this file`)
    return system
  }
  // Whoever proves a file takes it all away, with what runs it, and has no page.
  const proof: unknown = globalThis.makebelieveProof
  if (typeof proof === 'function') return void proof(setup, systemOf, { openRun, proveSystem })

  let still = matchMedia('(prefers-reduced-motion: reduce)').matches
  let level = setup.level
  const port = openFramePort(hear)
  const parts = setup.parts.map((part) =>
    openPart({
      system: systemOf(part),
      part,
      seed: setup.seed,
      locked: setup.locked === true,
      level: () => level,
      still: () => still,
      changed: tell,
      save,
    }),
  )
  const [first] = parts
  if (!first) throw new Error('A simulation needs at least one part')
  let open: PartScreen = first
  const holder = el('div', { class: 'ms-holder' })
  const choice = el(
    'select',
    {
      onchange: () => {
        relevel(choice.value)
        tell()
      },
    },
    ...levels.map((one: Level) => el('option', { value: one, selected: one === level }, levelNames[one])),
  )
  const root = el(
    'main',
    { class: 'ms', 'aria-label': setup.title },
    el('style', {}, style),
    el(
      'header',
      { class: 'ms-head' },
      el('h1', {}, setup.title),
      el('p', { class: 'ms-subject' }, subjectsOf(setup, parts)),
      el('label', { class: 'ms-level' }, 'Words for ', choice),
    ),
    setup.note ? el('p', { class: 'ms-note' }, setup.note) : undefined,
    parts.length > 1 ? chooser() : undefined,
    holder,
  )
  home.append(root)

  const loop = createLoop({ step: () => open.tick(), draw: () => open.isPlaying() && open.show() })

  function chooser(): HTMLElement {
    const buttons = parts.map((part, i) =>
      el(
        'button',
        { type: 'button', 'aria-pressed': String(i === 0), onclick: () => choose(part) },
        part.system.title,
      ),
    )
    const choose = (part: PartScreen) => {
      open.play(false)
      open = part
      for (const [i, button] of buttons.entries())
        button.setAttribute('aria-pressed', String(parts[i] === part))
      enter()
    }
    return el('div', { class: 'ms-parts', role: 'group', 'aria-label': 'Simulations' }, ...buttons)
  }

  /** Where nothing may move by itself, it waits to be played. */
  function enter(): void {
    holder.replaceChildren(open.element)
    open.show(true)
    open.play(!still)
  }

  /** What a class link takes along. */
  function tell(): void {
    const [lane] = open.lanes()
    port?.say({
      type: 'save',
      data: JSON.stringify({ topic: open.system.id, level, values: lane?.values ?? {} }),
    })
  }

  /** In a frame the page around it keeps files; a file of its own keeps them itself. */
  function save(name: string, text: string): void {
    if (port) {
      port.say({ type: 'file', name, text })
      return
    }
    const link = el('a', {
      href: URL.createObjectURL(new Blob([text], { type: 'text/csv' })),
      download: name,
    })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  }

  function hear(message: Parameters<Parameters<typeof openFramePort>[0]>[0]): void {
    if (message.type === 'start') {
      if (message.reducedMotion) still = true
      openAs(message.save)
      if (still) open.play(false)
    } else if (message.type === 'pause') {
      loop.mode('sleep')
      open.show(true)
    } else if (message.type === 'resume') loop.mode('run')
    else if (message.type === 'restart') open.reset()
    else if (message.type === 'screenshot') picture()
  }

  /** A class link says how it opens; what a visitor did here before says nothing. */
  function openAs(text: string | undefined): void {
    const link = classLinkIn(text)
    if (!link) return
    relevel(link.level)
    open.openWith(link.values, link.locked)
  }

  function relevel(wanted: string): void {
    level = levels.find((one) => one === wanted) ?? level
    choice.value = level
    for (const part of parts) part.relevel()
  }

  function picture(): void {
    open.show(true)
    const canvas = open.lanes()[0]?.canvas.element
    if (canvas) port?.say({ type: 'screenshot', image: pictureOf(canvas) })
  }

  document.addEventListener('keydown', (event) => {
    const at = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || at.matches('select, input:not([type=range])'))
      return
    const does = { '.': open.stepOnce, r: open.reset, c: open.toggleCompare, d: open.speak }[
      event.key.toLowerCase()
    ]
    if (does) does()
    else if (event.key === ' ' && !at.closest('button, input, [role=tab]')) {
      event.preventDefault()
      open.play(!open.isPlaying())
    }
  })
  new ResizeObserver(() => open.show()).observe(holder)

  enter()
  loop.mode('run')
  const handle: SimulationHandle = {
    topic: () => open.system.id,
    time: () => open.lanes()[0]?.run.time ?? 0,
    values: () => ({ ...open.lanes()[0]?.values }),
    measure: (readout) => open.lanes()[0]?.run.measure(readout) ?? Number.NaN,
    set: (control, value) => open.change(control, value),
    isPlaying: () => open.isPlaying(),
    step(count = 1) {
      open.play(true)
      for (let i = 0; i < count; i++) open.tick()
      open.show(true)
    },
    bare(on) {
      root.toggleAttribute('data-bare', on)
      loop.mode(on ? 'sleep' : 'run')
      open.show(true)
    },
    prove: () => proveSystem(open.system),
  }
  Object.assign(window, { makebelieve: handle })
  port?.say({ type: 'ready' })
}

/** History and everyday things belong to none of the subjects: what was made from words names none. */
function subjectsOf({ parts }: Setup, screens: readonly PartScreen[]): string {
  const named = screens.filter((_, i) => parts[i]?.general === undefined)
  return [...new Set(named.map(({ system }) => system.subject))].join(' · ')
}
