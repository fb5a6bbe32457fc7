import uPlot from 'uplot'
import { el } from '../../core/dom.ts'
import { stageColours } from '../stage.ts'
import type { Graph, System } from '../system.ts'
import { withUnit, written } from './numbers.ts'
import type { Recording } from './recording.ts'
import { axisFor, drawable, timeAxisFor } from './scale.ts'

export type Drawn = { name: string; recording: Recording }
export type GraphView = {
  element: HTMLElement
  /** The newest points; several times a second is enough. */
  show(lanes: readonly Drawn[]): void
  remove(): void
}

const colours = [
  stageColours.tomato,
  stageColours.iris,
  stageColours.teal,
  stageColours.marigold,
  stageColours.leaf,
]
const high = 230

/** One graph of a system: over time, or one readout against another. A second run is drawn with dashes. */
export function graphOf<S>(system: System<S>, graph: Graph, lanes: number): GraphView {
  const isPath = graph.x !== 'time'
  const named = (id: string) => system.readouts.find((readout) => readout.id === id)
  const titleOf = (id: string) => (id === 'time' ? `Time (${system.timeUnit})` : headOf(named(id)))
  const unitOf = () => [...new Set(graph.y.map((id) => named(id)?.unit ?? ''))].join(', ')
  const lines = Array.from({ length: lanes }, (_, lane) =>
    graph.y.map((id, i) => ({ lane, id, colour: colours[i % colours.length] ?? '' })),
  ).flat()
  const values = el('p', { class: 'ms-graph-values', 'aria-live': 'polite' })
  const box = el('div', { class: 'ms-plot', tabindex: 0, role: 'img' })
  const element = el('div', { class: 'ms-graph' }, box, values, legend())
  let shown: readonly Drawn[] = []
  let at: number | undefined

  const axis = (label: string): uPlot.Axis => ({
    label,
    labelSize: 22,
    labelFont: '600 12px system-ui, sans-serif',
    font: '12px system-ui, sans-serif',
    stroke: stageColours.muted,
    grid: { stroke: '#E9E2D2', width: 1 },
    ticks: { stroke: '#E9E2D2', width: 1, size: 4 },
    values: (_, splits) => splits.map(short),
  })
  const plot = new uPlot(
    {
      mode: isPath ? 2 : 1,
      width: 320,
      height: high,
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { show: !isPath, size: 8 }, y: isPath },
      scales: {
        x: { time: false, range: (_, low, top) => (isPath ? axisFor(low, top) : timeAxisFor(low, top)) },
        y: { range: (_, low, top) => axisFor(low, top) },
      },
      axes: [
        { ...axis(titleOf(graph.x)), size: 34 },
        { ...axis(graph.y.length === 1 ? titleOf(graph.y[0] ?? '') : unitOf()), size: 52 },
      ],
      series: [
        isPath ? {} : { label: titleOf(graph.x) },
        ...lines.map(({ id, lane, colour }) => ({
          label: titleOf(id),
          stroke: colour,
          width: 2.5,
          ...(lane > 0 && { dash: [7, 5] }),
          points: { show: false },
          ...(isPath && { paths: wholePath }),
        })),
      ],
      hooks: { setCursor: [(chart) => !isPath && tell(chart.cursor.idx ?? undefined)] },
    } as uPlot.Options,
    (isPath
      ? [null, ...lines.map(() => [[], []])]
      : [[], ...lines.map(() => [])]) as unknown as uPlot.AlignedData,
    box,
  )

  const watch = new ResizeObserver(() => {
    const width = Math.floor(box.clientWidth)
    if (width > 0 && width !== plot.width) plot.setSize({ width, height: high })
  })
  watch.observe(box)
  box.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: 20, PageDown: -20, Home: -Infinity, End: Infinity }[
      event.key
    ]
    if (by === undefined || isPath) return
    event.preventDefault()
    const last = (plot.data[0]?.length ?? 1) - 1
    tell(Math.max(0, Math.min(last, (at ?? last) + by)))
    const time = at === undefined ? undefined : plot.data[0]?.[at]
    if (typeof time === 'number') plot.setCursor({ left: plot.valToPos(time, 'x'), top: high / 3 }, false)
  })

  /** What stood at one moment, in words: for those who point at it and for those who listen. */
  function tell(index: number | undefined): void {
    at = index
    const [first] = shown
    const time = index === undefined ? undefined : first?.recording.times[index]
    if (index === undefined || time === undefined) {
      values.textContent = graph.about
      return
    }
    const parts = shown.flatMap(({ name, recording }) =>
      graph.y.map((id) => {
        const readout = named(id)
        const value = recording.columns.get(id)?.[index] ?? undefined
        const text = withUnit(written(value, readout?.digits, !readout?.ungrouped), readout?.unit ?? '')
        return `${readout?.label ?? id}${shown.length > 1 ? ` ${name}` : ''}: ${text}`
      }),
    )
    values.textContent = `${withUnit(written(time, 1), system.timeUnit)} · ${parts.join(' · ')}`
  }

  function legend(): HTMLElement | undefined {
    if (graph.y.length * lanes < 2) return undefined
    return el(
      'ul',
      { class: 'ms-legend' },
      ...lines.map(({ id, lane, colour }) => {
        const mark = el('span', { class: lane > 0 ? 'ms-mark ms-dashed' : 'ms-mark' })
        mark.style.color = colour
        return el('li', {}, mark, `${named(id)?.label ?? id}${lanes > 1 ? ` ${'AB'[lane]}` : ''}`)
      }),
    )
  }

  tell(undefined)

  return {
    element,
    show(drawn) {
      shown = drawn
      const column = (lane: number, id: string) => drawable(drawn[lane]?.recording.columns.get(id) ?? [])
      const times = drawn[0]?.recording.times ?? []
      const data = isPath
        ? [null, ...lines.map(({ lane, id }) => [column(lane, graph.x), column(lane, id)])]
        : [times, ...lines.map(({ lane, id }) => matched(times, drawn[lane]?.recording, id))]
      plot.setData(data as unknown as uPlot.AlignedData)
      const [y = ''] = graph.y
      const last = column(0, y).at(-1) ?? undefined
      box.setAttribute(
        'aria-label',
        `${graph.title}. ${graph.about}${last === undefined ? '' : ` Now ${withUnit(written(last, named(y)?.digits, !named(y)?.ungrouped), named(y)?.unit ?? '')}.`}`,
      )
    },
    remove() {
      watch.disconnect()
      plot.destroy()
    },
  }
}

const headOf = (readout: { label: string; unit: string } | undefined) =>
  readout ? (readout.unit === '' ? readout.label : `${readout.label} (${readout.unit})`) : ''

/** The second run's points at the times of the first: both began together, and were thinned alike. */
function matched(times: readonly number[], recording: Recording | undefined, id: string): (number | null)[] {
  const own = recording?.times ?? []
  const column = drawable(recording?.columns.get(id) ?? [])
  if (own === times) return column
  let i = 0
  return times.map((time) => {
    while (i < own.length - 1 && (own[i] ?? 0) < time - 1e-9) i++
    const near = own[i]
    return near === undefined || Math.abs(near - time) > Math.max(1e-9, Math.abs(time) * 0.02)
      ? null
      : (column[i] ?? null)
  })
}

/** Points in the order in which they came, wherever they lie. */
const wholePath: uPlot.Series.PathBuilder = (plot, place) => {
  uPlot.orient(
    plot,
    place,
    (series, _x, _y, scaleX, scaleY, valToPosX, valToPosY, left, top, width, height) => {
      const [xs = [], ys = []] = (plot.data[place] ?? []) as unknown as (number | null)[][]
      const path = new Path2D()
      let end: [x: number, y: number] | undefined
      xs.forEach((x, i) => {
        const y = ys[i] ?? null
        const point: typeof end =
          x === null || y === null
            ? undefined
            : [valToPosX(x, scaleX, width, left), valToPosY(y, scaleY, height, top)]
        if (point && end) path.lineTo(...point)
        else if (point) path.moveTo(...point)
        end = point
      })
      const { ctx } = plot
      ctx.save()
      ctx.beginPath()
      ctx.rect(left, top, width, height)
      ctx.clip()
      ctx.lineWidth = 2 * uPlot.pxRatio
      ctx.strokeStyle =
        typeof series.stroke === 'function' ? String(series.stroke(plot, place)) : String(series.stroke)
      ctx.stroke(path)
      if (end) {
        ctx.fillStyle = ctx.strokeStyle
        ctx.beginPath()
        ctx.arc(...end, 5 * uPlot.pxRatio, 0, 7)
        ctx.fill()
      }
      ctx.restore()
    },
  )
  return null
}

/** 12000 as 12k: axes are narrow. */
function short(value: number | null): string {
  if (value === null) return ''
  const size = Math.abs(value)
  if (size >= 1e15 || (size > 0 && size < 1e-4)) return value.toExponential(0)
  if (size >= 1e9) return `${trimmed(value / 1e9)}G`
  if (size >= 1e6) return `${trimmed(value / 1e6)}M`
  if (size >= 1e4) return `${trimmed(value / 1e3)}k`
  return trimmed(value)
}

const trimmed = (value: number) => String(Number(value.toPrecision(5)))
