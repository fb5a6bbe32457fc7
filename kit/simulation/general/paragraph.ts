import { label, type Stage } from '../stage.ts'

type Look = NonNullable<Parameters<typeof label>[4]>

/** Text on several lines of at most `wide` letters, `apart` pixels from each other. Answers how many lines it took. */
export function paragraph(
  stage: Stage,
  text: string,
  [x, y]: readonly [number, number],
  { wide, apart, most = 12, ...look }: Look & { wide: number; apart: number; most?: number },
): number {
  const lines = wrapped(text, wide).slice(0, most)
  for (const [i, one] of lines.entries()) label(stage, one, x, y + i * apart, look)
  return lines.length
}

function wrapped(text: string, wide: number): string[] {
  const lines: string[] = []
  let now = ''
  for (const word of text.split(' ')) {
    if (now !== '' && now.length + word.length + 1 > wide) {
      lines.push(now)
      now = word
    } else now = now === '' ? word : `${now} ${word}`
  }
  return now === '' ? lines : [...lines, now]
}
