import { type Link, type Operation, operations, type Reading, type Said, saidOf } from './schema.ts'
import type { Found } from './things.ts'
import { type Window, yes } from './window.ts'
import { fold, isPlain, numberIn } from './words.ts'

/** What is said of all of it, and is nobody in it. */
const ofTheAir: ReadonlySet<Said> = new Set(['time', 'weather', 'mood'])
/** Minutes are said, seconds are counted. */
const counted = (value: number, what: readonly string[]) =>
  what.some((word) => /^min(ute)?s?$/.test(word)) ? value * 60 : value

/** Runs of words that bear a mark; small words between two of them belong to the run. */
function runsOf(window: Window, mark: string): { run: number[]; sure: number }[] {
  const { all, graph } = window
  const marked = all.filter((word) => graph.mark(word, mark) > yes)
  const runs: number[][] = []
  for (const word of marked) {
    const last = runs.at(-1)
    const end = last?.at(-1) ?? Number.NEGATIVE_INFINITY
    const between = all.filter((other) => other > end && other < word)
    const isNear =
      between.length <= 2 &&
      between.every((other) => isPlain(window.text(other)) || numberIn(window.text(other)) !== undefined)
    if (last && isNear) last.push(...between, word)
    else runs.push([word])
  }
  return runs.map((run) => ({
    run,
    sure: Math.max(...run.map((word) => graph.mark(word, mark))),
  }))
}

/** What is said of the whole: where and when it is, for whom, in which style. */
export function saidIn(window: Window, found: Found, links: readonly Link[]): Reading['said'] {
  const isPart = (word: number, what: Said) =>
    isSomebody(window, { word, what, thing: found.thingAt.get(word) }, links)
  return saidOf.flatMap((what: Said) =>
    runsOf(window, what)
      .filter(({ run }) => what !== 'place' || !isDoneTo(window, run))
      .map(({ run, sure }) => ({
        run: ofTheAir.has(what) ? run.filter((word) => !isPart(word, what)) : run,
        sure,
      }))
      .filter(({ run }) => run.length > 0)
      .map(({ run, sure }) => ({ what, piece: window.piece(run), sure })),
  )
}

/** 'In a windy forest while hawks dive at it': hawks who do something to somebody are no weather, however windy it is beside them. */
function isSomebody(
  { graph }: Window,
  { word, what, thing }: { word: number; what: Said; thing: number | undefined },
  links: readonly Link[],
): boolean {
  return (
    graph.mark(word, 'thing') > graph.mark(word, what) &&
    links.some(({ who, whom }) => who === thing && whom !== undefined && whom !== thing)
  )
}

/** 'Climbs a tower': what one does something to is a thing of the game, if it is that rather than the place. */
function isDoneTo({ graph, kind }: Window, run: readonly number[]): boolean {
  return (
    kind === 'game' &&
    run.some(
      (word) => graph.relation(word) === 'obj' && graph.mark(word, 'thing') > graph.mark(word, 'place'),
    )
  )
}

/** Numbers of anything but things, with what they count. */
export function limitsIn(window: Window, { thingAt }: Found): Reading['limits'] {
  const { all, graph } = window
  const numbers = all.filter(
    (word) => graph.mark(word, 'number') > yes && numberIn(window.text(word)) !== undefined,
  )
  const heads = [...thingAt.keys()]
  const counts = (word: number) =>
    heads.some((head) => graph.arc(word, head, 'count') > yes && window.isCountOf(word, head, heads))
  return numbers.flatMap((number) => {
    const near = all.filter(
      (word) =>
        word !== number &&
        graph.mark(word, 'limit') > yes &&
        Math.abs(word - number) <= 4 &&
        numbers.every((other) => Math.abs(other - word) >= Math.abs(number - word)),
    )
    const after = near.filter((word) => word > number)
    const what = after.length > 0 ? after : near
    // How many there are of somebody is said by them.
    if (what.length === 0 && counts(number)) return []
    return {
      value: counted(
        numberIn(window.text(number)) ?? 0,
        what.map((word) => fold(window.text(word))),
      ),
      what: what.map((word) => fold(window.text(word))).join(' '),
      piece: window.piece([number, ...what]),
    }
  })
}

/** What an edit does to what is there. */
export function changesIn(window: Window): Reading['changes'] {
  const { all, graph, kind } = window
  if (!kind.startsWith('edit')) return []
  const isSurest = (word: number, op: Operation) =>
    operations.every((other) => graph.mark(word, `op ${other}`) <= graph.mark(word, `op ${op}`))
  return operations.flatMap((op: Operation) =>
    all
      // 'Put an acorn on the branch' adds it, and does not move it besides.
      .filter((word) => graph.mark(word, `op ${op}`) > yes && isSurest(word, op))
      .map((word) => {
        const value = window.into(word, 'value')
        return {
          op,
          target: window.piece([word, ...window.into(word, 'noun')]),
          ...(value.length > 0 && { value: window.piece(value) }),
          sure: graph.mark(word, `op ${op}`),
        }
      }),
  )
}
