/** Where everything of a drawn sentence stands, in pixels. No browser is asked: a page from the server looks the same. */

/** From one word to another, or to itself. */
export type Bow = { from: number; to: number; label: string }
export type LaidBow = { from: number; to: number; level: number; label: string; middle: number }

/** Below words; they need not be neighbours. */
export type Underline = { words: number[]; label: string }
export type LaidUnderline = { runs: Span[]; level: number; label: string; start: number }

export type Span = { start: number; end: number }
export type LaidWord = { middle: number; width: number }

export const sizes = { word: 17, label: 12, caption: 11 } as const

const gap = 18
/** A label keeps clear of the corners of its bow, which are as wide as this together. */
const corners = 22
/** Between the feet of bows that meet at a word. */
const step = 6

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u

/** About the width of a text: letters of our fonts are a little more than half as wide as high. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (wide.test(character) ? 1.1 : 0.57) * size, 0)
}

/** Words in a row, so far apart that the label of every bow fits between its ends. */
export function placeWords(widths: readonly number[], bows: readonly Bow[]): LaidWord[] {
  const placed: LaidWord[] = []
  for (const [at, width] of widths.entries()) {
    const before = placed[at - 1]
    const beside = before ? before.middle + before.width / 2 + gap + width / 2 : gap + width / 2
    const forLabels = bows
      .filter(({ from, to }) => from !== to && Math.max(from, to) === at)
      .map((bow) => (placed[Math.min(bow.from, bow.to)]?.middle ?? 0) + roomFor(bow, bows))
    placed.push({ middle: Math.max(beside, ...forLabels), width })
  }
  return placed
}

/** What the label takes, with the feet of all bows that meet this one at either end. */
function roomFor({ from, to, label }: Bow, bows: readonly Bow[]): number {
  const meeting = bows.filter((other) => [other.from, other.to].some((word) => word === from || word === to))
  return widthOf(label, sizes.label) + corners + step * Math.min(4, meeting.length)
}

/** A level for each span, from 1: above all shorter ones that it would lie upon. Spans that only touch do not. */
export function stack(spans: readonly Span[]): number[] {
  const levels: number[] = []
  const laid: number[] = []
  const lengthOf = (at: number) => (spans[at]?.end ?? 0) - (spans[at]?.start ?? 0)
  for (const at of [...spans.keys()].sort((a, b) => lengthOf(a) - lengthOf(b))) {
    const below = laid.filter((other) => overlap(spans[at], spans[other])).map((other) => levels[other] ?? 0)
    levels[at] = Math.max(0, ...below) + 1
    laid.push(at)
  }
  return levels
}

function overlap(one: Span | undefined, other: Span | undefined): boolean {
  return one !== undefined && other !== undefined && one.start < other.end && other.start < one.end
}

/** Bows over words. Those that meet at a word end side by side, the outer ones nearer to its middle, so that none cross. */
export function layBows(bows: readonly Bow[], words: readonly LaidWord[]): LaidBow[] {
  const middleOf = (word: number) => words[word]?.middle ?? 0
  const levels = stack(
    bows.map(({ from, to, label }) => {
      const [start, end] = [middleOf(Math.min(from, to)), middleOf(Math.max(from, to))]
      const half = widthOf(label, sizes.label) / 2
      return from === to ? { start: start - half, end: end + half } : { start, end }
    }),
  )
  const foot = (at: number, word: number, other: number) => {
    const side = Math.sign(other - word)
    const level = levels[at] ?? 0
    const outer = bows.filter(({ from, to }, one) => {
      const end = from === word ? to : to === word ? from : word
      return Math.sign(end - word) === side && (levels[one] ?? 0) > level
    }).length
    const room = (words[word]?.width ?? 0) / 2
    return middleOf(word) + side * Math.min(room, step * (outer + 0.5))
  }
  return bows.map(({ from, to, label }, at) => {
    const [start, end] = [foot(at, from, to), foot(at, to, from)]
    return { from: start, to: end, level: levels[at] ?? 1, label, middle: (start + end) / 2 }
  })
}

/** Lines below words, each with its label at its start; what would lie upon another goes lower. */
export function layUnderlines(lines: readonly Underline[], words: readonly LaidWord[]): LaidUnderline[] {
  const laid = lines.map(({ words: places, label }) => {
    const runs = runsOf(places).map(({ start, end }) => ({
      start: (words[start]?.middle ?? 0) - (words[start]?.width ?? 0) / 2,
      end: (words[end]?.middle ?? 0) + (words[end]?.width ?? 0) / 2,
    }))
    return { runs, label, start: runs[0]?.start ?? 0 }
  })
  const levels = stack(
    laid.map(({ runs, label, start }) => ({
      start,
      end: Math.max(runs.at(-1)?.end ?? start, start + widthOf(label, sizes.label) + gap / 2),
    })),
  )
  return laid.map((line, at) => ({ ...line, level: levels[at] ?? 1 }))
}

/** Words that follow each other, as the first and the last of them. */
function runsOf(places: readonly number[]): Span[] {
  const runs: Span[] = []
  for (const place of [...places].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && place <= last.end + 1) last.end = place
    else runs.push({ start: place, end: place })
  }
  return runs
}
