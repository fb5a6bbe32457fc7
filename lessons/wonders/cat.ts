import { area, disc, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'

/** A cat that looks at you, from the shoulders up: `y` is the middle of its head. */
export function cat(stage: Stage, x: number, y: number, size: number, scarf: StageColour): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, y + dy * size]
  area(stage, [at(-62, 150), at(-50, 60), at(-24, 32), at(24, 32), at(50, 60), at(62, 150)], 'marigold')
  for (const side of [-1, 1])
    area(stage, [at(side * 46, -14), at(side * 44, -62), at(side * 8, -40)], 'marigold')
  disc(stage, x, y, 48 * size, 'marigold')
  area(stage, [at(-34, 36), at(34, 36), at(40, 54), at(-40, 54)], scarf)
  for (const side of [-1, 1]) {
    disc(stage, x + side * 18 * size, y - 6 * size, 6 * size, 'ink')
    for (const tilt of [-3, 4]) line(stage, [at(side * 24, 12), at(side * 58, 10 + tilt * 2)], { width: 1.5 })
  }
  area(stage, [at(-5, 8), at(5, 8), at(0, 14)], 'tomato')
}
