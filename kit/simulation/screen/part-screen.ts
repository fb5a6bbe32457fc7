import { el } from '../../core/dom.ts'
import { openRun, type Run } from '../run.ts'
import type { Part } from '../setup.ts'
import { type Control, type Level, type System, usualValues, type Values } from '../system.ts'
import { legible } from '../unknown.ts'
import { type StageCanvas, stageCanvas } from './canvas.ts'
import { controlsOf } from './controls.ts'
import { tableOf } from './csv.ts'
import { type GraphView, graphOf } from './graph.ts'
import { learnOf } from './learn.ts'
import { withUnit, written } from './numbers.ts'
import { type Recording, record } from './recording.ts'
import { inSingular } from './singular.ts'
import { tabsOf } from './tabs.ts'
import { speeds, transportOf } from './transport.ts'

/** One run on the screen. The second is there to be compared with. */
type Lane = {
  name: string
  values: Record<string, number>
  /** Where it began, and where it can return to. */
  opened: Values
  run: Run<unknown>
  recording: Recording
  canvas: StageCanvas
}

type Order = {
  system: System
  part: Part
  seed: number
  locked: boolean
  level(): Level
  still(): boolean
  /** Told when somebody changes a setting. */
  changed(values: Values): void
  save(name: string, text: string): void
}

export type PartScreen = ReturnType<typeof openPart>

/** As long as one frame may compute: a slow machine shows it slower, and stays awake. */
const busyMs = 14
const spokenEvery = 6

/** A system with everything around it: stage, transport, readouts, controls, graphs and what is read beside it. */
export function openPart({ system, part, seed, locked, level, still, changed, save }: Order) {
  const opened: Values = { ...usualValues(system.controls), ...part.values }
  const lanes: Lane[] = [laneOf('A', { ...opened })]
  if (part.beside) lanes.push(laneOf('B', { ...opened, ...part.beside }))
  let isLocked = locked
  let editing = 0
  let playing = false
  let speed = part.speed ?? 1
  let owed = 0
  let sinceShown = 1
  let sinceSpoken = 0
  // Whole months have no hundredths.
  const clockDigits = system.dt % 1 === 0 ? 0 : system.timeUnit === 's' ? 1 : 2

  const stages = el('div', { class: 'ms-stages' })
  const caption = el('p', { class: 'ms-caption' })
  const spoken = el('p', { class: 'ms-hidden', role: 'status' })
  const heading = el('h2', { tabindex: -1 }, 'Settings')
  const back = el(
    'button',
    { type: 'button', class: 'ms-back', hidden: true, onclick: () => putBack() },
    'Restore defaults',
  )
  const readouts = el('dl', { class: 'ms-readouts', 'aria-label': 'Measured' })
  const whichRun = el('div', {
    class: 'ms-runs',
    role: 'group',
    'aria-label': 'Which run the settings are for',
  })
  const transport = transportOf({
    opensAt: speed,
    play: () => play(!playing),
    step: stepOnce,
    reset,
    speed: (next) => {
      speed = next
    },
    compare: toggleCompare,
  })
  // On a phone the drawing is small: closer, one moves it with a finger.
  const zoom = el(
    'button',
    { type: 'button', class: 'ms-tool ms-zoom', 'aria-pressed': 'false', onclick: () => comeCloser() },
    'Zoom',
  )
  transport.element.append(zoom)
  const controls = controlsOf({ system, part, change })
  const learn = learnOf({ system, part, level, set: setUp })
  let graphs: GraphView[] = []
  const graphBox = el('div', { class: 'ms-graphs' })
  const element = el(
    'section',
    { class: 'ms-part', 'aria-label': system.title },
    el(
      'div',
      { class: 'ms-column' },
      el('div', { class: 'ms-show' }, stages, caption, spoken, transport.element, readouts),
      el(
        'section',
        { class: 'ms-card ms-measures', 'aria-label': 'Graphs' },
        graphBox,
        el(
          'button',
          { type: 'button', class: 'ms-button ms-quiet', onclick: saveTable },
          'Save the numbers (CSV)',
        ),
      ),
    ),
    el(
      'div',
      { class: 'ms-column' },
      el(
        'section',
        { class: 'ms-card ms-settings', 'aria-label': 'Settings' },
        el('div', { class: 'ms-card-head' }, heading, back, whichRun),
        controls.element,
      ),
      el('section', { class: 'ms-card ms-learn', 'aria-label': 'Learn' }, learn.element),
    ),
  )

  function laneOf(name: string, values: Record<string, number>): Lane {
    const run = openRun(system, values, seed)
    return {
      name,
      values,
      opened: { ...values },
      run,
      recording: record(system, run),
      canvas: stageCanvas(still),
    }
  }

  function restart(lane: Lane): void {
    lane.run = openRun(system, lane.values, seed)
    lane.recording = record(system, lane.run)
    lane.recording.take()
  }

  /** Both runs begin together, so that they can be compared. */
  function reset(): void {
    for (const lane of lanes) restart(lane)
    owed = 0
    show(true)
    speak()
  }

  function change({ id, restarts }: Control, value: number): void {
    const lane = lanes[editing]
    if (!lane || lane.values[id] === value) return
    lane.values[id] = value
    // Before the first step everything follows from the settings.
    if (restarts || lane.run.time === 0) reset()
    else lane.run.feel()
    showSettings(lane)
    changed(lane.values)
    show(true)
  }

  /** Sliders where the values are, and a way back from where somebody has moved them. */
  function showSettings({ values, opened: first }: Lane): void {
    controls.show(values)
    back.hidden = isLocked || system.controls.every(({ id }) => values[id] === first[id])
  }

  function putBack(): void {
    const lane = lanes[editing]
    if (!lane) return
    Object.assign(lane.values, lane.opened)
    showSettings(lane)
    changed(lane.values)
    reset()
    heading.focus()
  }

  function setUp(values: Values): void {
    const lane = lanes[editing]
    if (!lane) return
    Object.assign(lane.values, usualValues(system.controls), values)
    showSettings(lane)
    changed(lane.values)
    reset()
    play(true)
    element.scrollIntoView({ behavior: still() ? 'auto' : 'smooth', block: 'start' })
  }

  function toggleCompare(): void {
    const [first] = lanes
    if (lanes.length > 1) lanes.length = 1
    else if (first) lanes.push(laneOf('B', { ...first.values, ...part.beside }))
    layOut()
    edit(lanes.length - 1)
    reset()
  }

  function edit(place: number): void {
    editing = place
    const lane = lanes[place]
    if (lane) showSettings(lane)
    for (const [i, button] of [...whichRun.children].entries())
      button.setAttribute('aria-pressed', String(i === place))
    for (const [i, stage] of [...stages.children].entries()) stage.toggleAttribute('data-edited', i === place)
  }

  /** One stage or two, and graphs for as many runs. */
  function layOut(): void {
    stages.dataset.count = String(lanes.length)
    stages.replaceChildren(
      ...lanes.map(({ name, canvas }) =>
        el(
          'div',
          { class: 'ms-stage' },
          el('div', { class: 'ms-window', tabindex: -1 }, canvas.element),
          lanes.length > 1 ? el('span', { class: 'ms-lane' }, `Run ${name}`) : undefined,
        ),
      ),
    )
    whichRun.replaceChildren(
      ...(lanes.length > 1
        ? lanes.map(({ name }, i) => el('button', { type: 'button', onclick: () => edit(i) }, `Run ${name}`))
        : []),
    )
    transport.compared(lanes.length > 1)
    for (const graph of graphs) graph.remove()
    const asked = part.graphs
      .map((id) => system.graphs.find((graph) => graph.id === id))
      .filter((graph) => graph !== undefined)
    const ordered = [...asked, ...system.graphs.filter((graph) => !asked.includes(graph))]
    const shown: (GraphView & { id: string })[] = []
    graphBox.replaceChildren(
      tabsOf(
        `graph-${system.id}`,
        'Graphs',
        ordered.map((graph) => ({
          id: graph.id,
          title: graph.title,
          content() {
            const view = graphOf(system, graph, lanes.length)
            shown.push({ ...view, id: graph.id })
            return view.element
          },
        })),
        () => queueMicrotask(() => showGraphs()),
      ),
    )
    graphs = shown
  }

  const showGraphs = () => {
    for (const graph of graphs) if (graph.element.isConnected) graph.show(lanes)
  }

  function play(on: boolean): void {
    const ended = lanes.every(({ run }) => system.isOver?.(run.state, run.values))
    if (on && ended) reset()
    playing = on
    transport.playing(on)
    if (on) return
    // Numbers follow the picture by a fraction of a second; whoever stops it wants to read them.
    show(true)
    speak()
  }

  /** A tenth of a second of ours: enough to see, little enough to follow. */
  function stepOnce(): void {
    play(false)
    run(Math.max(system.dt, 0.1 * system.pace))
    show(true)
    speak()
  }

  function run(seconds: number): void {
    owed += seconds
    const began = performance.now()
    while (owed >= system.dt - 1e-12) {
      owed -= system.dt
      for (const lane of lanes) lane.run.step()
      if (performance.now() - began > busyMs) owed = 0
    }
    for (const { recording } of lanes) recording.take()
    if (playing && lanes.every(({ run: one }) => system.isOver?.(one.state, one.values))) play(false)
  }

  function speak(): void {
    sinceSpoken = 0
    spoken.textContent = said()
  }

  const described = (one: Run<unknown>) => inSingular(legible(system.describe(one.state, one.values)))

  const said = () =>
    lanes.map(({ name, run: one }) => `${lanes.length > 1 ? `Run ${name}: ` : ''}${described(one)}`).join(' ')

  /** The picture in every frame; numbers and graphs a few times a second, which is as fast as one can read. */
  function show(all = false): void {
    for (const { canvas, run: one, values } of lanes) canvas.draw(system, one.state, values)
    if (!all && sinceShown < 0.12) return
    sinceShown = 0
    if (!playing) for (const { recording } of lanes) recording.takeNow()
    caption.textContent = said()
    for (const { name, canvas, run: one } of lanes)
      canvas.element.setAttribute(
        'aria-label',
        `${system.title}${lanes.length > 1 ? `, run ${name}` : ''}. ${described(one)}`,
      )
    transport.time(withUnit(written(lanes[0]?.run.time ?? 0, clockDigits), system.timeUnit))
    showReadouts()
    showGraphs()
  }

  const cells = system.readouts.map(({ label, about }) => {
    const value = el('dd', {})
    return { value, element: el('div', { title: about }, el('dt', {}, label), value) }
  })
  readouts.append(...cells.map((cell) => cell.element))

  function showReadouts(): void {
    system.readouts.forEach(({ id, unit, digits, ungrouped }, i) => {
      const texts = lanes.map(({ run: one }) => withUnit(written(one.read(id), digits, !ungrouped), unit))
      const cell = cells[i]
      if (cell) cell.value.textContent = texts.join(' | ')
    })
  }

  function saveTable(): void {
    save(`${system.id}.csv`, tableOf(system, lanes))
  }

  function comeCloser(): void {
    zoom.setAttribute('aria-pressed', String(stages.toggleAttribute('data-close')))
    show(true)
  }

  function lock(): void {
    isLocked = true
    back.hidden = true
    heading.textContent = 'Settings (locked)'
    element.toggleAttribute('data-locked', true)
    controls.lock()
  }

  /** As a class link wants it; what lies beyond a range is held at its end. */
  function openWith(values: Values, lockedThere: boolean): void {
    const [lane] = lanes
    if (!lane) return
    for (const { id, from, to } of system.controls) {
      const value = values[id]
      if (value !== undefined) lane.values[id] = Math.min(to, Math.max(from, value))
    }
    lane.opened = { ...lane.values }
    showSettings(lane)
    if (lockedThere) lock()
    reset()
  }

  layOut()
  edit(0)
  if (locked) lock()
  for (const lane of lanes) restart(lane)

  return {
    element,
    system,
    relevel: learn.relevel,
    openWith,
    play,
    reset,
    stepOnce,
    speak,
    toggleCompare,
    change: (id: string, value: number) => {
      const control = system.controls.find((one) => one.id === id)
      if (control) change(control, value)
    },
    isPlaying: () => playing,
    lanes: () => lanes,
    show,
    /** A sixtieth of a second has passed. */
    tick() {
      const seconds = 1 / 60
      sinceShown += seconds
      if (!playing) return
      run(seconds * speed * system.pace)
      sinceSpoken += seconds
      if (sinceSpoken > spokenEvery) speak()
    },
  }
}

export { speeds }
