import { area, label, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'

/** Grass from a height of the picture down to its foot. */
export function meadow(stage: Stage, y: number): void {
  area(
    stage,
    [
      [-4, y],
      [964, y],
      [964, 604],
      [-4, 604],
    ],
    'leaf',
  )
}

/** A step of 1, 2 or 5 times a power of ten, so that about `count` of them fill a length. */
export function roundStep(length: number, count: number): number {
  const rough = length / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  return step * power
}

/** A horizontal ruler with numbers below; `scale` is pixels in one unit. */
export function ruler(
  stage: Stage,
  [x, y]: readonly [number, number],
  wide: number,
  scale: number,
  unit: string,
  colour: StageColour = 'ink',
): void {
  const step = roundStep(wide / scale, 6)
  for (let i = 0; i * step * scale <= wide; i++) {
    const at = x + i * step * scale
    line(
      stage,
      [
        [at, y - 6],
        [at, y + 8],
      ],
      { width: 2, colour },
    )
    label(stage, `${+(i * step).toPrecision(6)}${i === 0 ? ` ${unit}` : ''}`, at, y + 24, {
      size: 16,
      colour,
    })
  }
}
