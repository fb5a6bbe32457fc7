type Place = { x: number; y: number; width: number; height: number }

/** Buttons in two rows that fill the width of a stage: up to four of them broad, more of them narrower. */
export function inTwoRows(
  index: number,
  count: number,
  { width: stage, top, height }: { width: number; top: number; height: number },
): Place {
  const columns = count <= 4 ? 2 : 3
  const [edge, gap] = [14, 12]
  const width = (stage - edge * 2 - gap * (columns - 1)) / columns
  const row = Math.floor(index / columns)
  // A row that is not full lies in the middle.
  const inRow = Math.min(columns, count - row * columns)
  const left = (stage - inRow * (width + gap) + gap) / 2
  return { x: left + (index % columns) * (width + gap), y: top + row * (height + gap), width, height }
}
