import type { Reading } from '@makebelieve/contract/entities/reading'
import { type LaidBow, layBows, layUnderlines, placeWords, sizes, widthOf } from './lay-out.ts'
import { PartLine, partLooks } from './part-looks.tsx'
import { deedsOf, partsOf } from './parts-of.ts'

const heights = { bow: 24, word: 46, underline: 26, deed: 28 } as const
const edge = 12

/**
 * The sentence in one row, which scrolls where it is longer than the page: broken into lines it would lose the bows that
 * lead from one line to another. Above stands the grammar, below what was made of it.
 */
export function ReadingPicture({ reading }: { reading: Reading }) {
  const { words } = reading
  const parts = partsOf(reading)
  const deeds = deedsOf(reading)
  // What points and commas belong to says nothing, and hides what does.
  const grammar = words.flatMap(({ head, relation, part }, at) =>
    head < 0 || part === 'PUNCT' ? [] : [{ from: head, to: at, label: relation }],
  )
  const placed = placeWords(
    words.map((word) => Math.max(widthOf(word.text, sizes.word), widthOf(captionOf(word), sizes.caption))),
    [...grammar, ...deeds],
  )
  const above = layBows(grammar, placed)
  const below = layBows(deeds, placed)
  const lines = layUnderlines(parts, placed)
  const highest = (levels: { level: number }[]) => Math.max(0, ...levels.map(({ level }) => level))
  const top = edge + highest(above) * heights.bow
  const underWords = top + heights.word
  const underLines = underWords + highest(lines) * heights.underline
  const last = placed.at(-1)
  const ends = [
    (last?.middle ?? 0) + (last?.width ?? 0) / 2,
    ...lines.map(({ start, label }) => start + widthOf(label, sizes.label)),
    ...below.map(({ middle, label }) => middle + widthOf(label, sizes.label) / 2),
  ]
  const width = Math.max(...ends) + edge
  const height = underLines + highest(below) * heights.deed + edge
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the keys.
    <section aria-label="The sentence, drawn" tabIndex={0} className="sheet overflow-x-auto rounded-md">
      <svg aria-hidden width={width} height={height} className="mx-auto block max-w-none font-sans">
        {above.map((bow) => (
          <BowLine key={`${bow.from} ${bow.to}`} bow={bow} foot={top} rise={-heights.bow} look="grammar" />
        ))}
        {words.map((word, at) => {
          const middle = placed[at]?.middle
          return (
            <g key={at} textAnchor="middle">
              <text x={middle} y={top + 21} fontSize={sizes.word} className="fill-ink font-semibold">
                {word.text}
              </text>
              <text x={middle} y={top + 36} fontSize={sizes.caption} className="fill-muted">
                {captionOf(word)}
              </text>
            </g>
          )
        })}
        {lines.map(({ runs, level, label, start }, at) => {
          const kind = parts[at]?.kind ?? 'unread'
          const y = underWords + (level - 1) * heights.underline + 2
          return (
            <g key={at}>
              <PartLine kind={kind} runs={runs} y={y} />
              <text
                x={start + 2}
                y={y + 16}
                fontSize={sizes.label}
                className={`${partLooks[kind].fill} font-medium`}
              >
                {label}
              </text>
            </g>
          )
        })}
        {below.map((bow, at) => (
          <BowLine key={at} bow={bow} foot={underLines} rise={heights.deed} look="deed" />
        ))}
      </svg>
    </section>
  )
}

const captionOf = ({ part, head }: Reading['words'][number]) =>
  part === 'PUNCT' ? '' : `${part.toLowerCase()}${head < 0 ? ' · root' : ''}`

const bowLooks = {
  grammar: { stroke: 'stroke-edge', fill: 'fill-edge', text: 'fill-muted' },
  deed: { stroke: 'stroke-tomato-text', fill: 'fill-tomato-text', text: 'fill-ink font-semibold' },
} as const

type BowLineProps = { bow: LaidBow; foot: number; rise: number; look: keyof typeof bowLooks }

/** Rises from its feet, or hangs from them, and points at where it leads. */
function BowLine({ bow: { from, to, level, label, middle }, foot, rise, look }: BowLineProps) {
  const { stroke, fill, text } = bowLooks[look]
  const far = foot + level * rise - Math.sign(rise) * 8
  const away = Math.sign(rise)
  const corner = Math.min(8, Math.abs(to - from) / 2)
  const along = Math.sign(to - from) * corner
  const path = `M${from} ${foot}V${far - away * corner}q0 ${away * corner} ${along} ${away * corner}H${to - along}q${along} 0 ${along} ${-away * corner}V${foot}`
  return (
    <>
      <path d={path} className={stroke} strokeWidth={1.5} fill="none" />
      {from !== to && <path d={`M${to} ${foot}l-4 ${away * 7}h8z`} className={fill} />}
      <text
        x={middle}
        y={far + 4}
        fontSize={sizes.label}
        textAnchor="middle"
        paintOrder="stroke"
        strokeWidth={6}
        strokeLinejoin="round"
        className={`stroke-card ${text}`}
      >
        {label}
      </text>
    </>
  )
}
