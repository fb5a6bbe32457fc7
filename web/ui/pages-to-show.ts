/** First, last, and the neighbours of where one is; `null` stands for a gap. */
export function pagesToShow(page: number, pageCount: number): Array<number | null> {
  const near = new Set([1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount))
  const shown = [...near].sort((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const step = n - (shown[index - 1] ?? 0)
    if (step === 2) return [n - 1, n]
    return step > 2 ? [null, n] : [n]
  })
}
