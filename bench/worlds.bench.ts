import { genres } from '@makebelieve/generation/engines/game/genres/index'
import { samplePlan } from '@makebelieve/generation/engines/game/testing/sample-plan'
import { advance } from '@makebelieve/kit/game/rules'
import { percentile, report } from './figures.ts'

/** How long one step of each genre's world takes while a good bot plays. */
let slowest = 0
for (const [id, design] of genres) {
  const plan = samplePlan(design, { troupe: 'space', seed: 3, difficulty: 'normal' })
  const steps: number[] = []
  for (let game = 0; steps.length < 6000 && game < 20; game++) {
    const world = design.genre.create(plan, 100 + game)
    const memory = {}
    while (world.status === 'playing' && steps.length < 6000 * (game + 1)) {
      const input = design.bot.play(world, memory)
      const began = performance.now()
      advance(design.genre, world, input)
      steps.push(performance.now() - began)
    }
  }
  const p99 = percentile(steps.slice(600), 0.99)
  slowest = Math.max(slowest, p99)
  console.log(
    `  ${id}: p50 ${(percentile(steps, 0.5) * 1000).toFixed(1)} µs, p99 ${(p99 * 1000).toFixed(1)} µs`,
  )
}
report('step of the slowest genre, p99', slowest, 'ms', { most: 1 })
report('as a part of a sixtieth of a second', slowest / (1000 / 60), 'of a frame')
