import { courseOf } from '@makebelieve/kit/game-3d/genres/platformer-3d/level'
import { engineIn } from '/work/main/generation/engines/game/engine.ts'
import { planGame } from '/work/main/generation/engines/game/plan.ts'
import { seedOf } from '/work/main/generation/seed.ts'

const prompt = process.argv[2]!
const platform = { seed: seedOf(prompt), now: () => performance.now(), emit: () => {} }
const brief = await engineIn('3d').understand(prompt, platform as never)
const plan = planGame(brief, platform.seed, { dimension: '3d', genre: 'platformer-3d' })
const c = courseOf(plan.game, Number(process.argv[3] ?? 1))
c.stops.forEach((s, i) =>
  console.log(
    i,
    s.form,
    s.x.toFixed(1),
    s.y.toFixed(1),
    s.z.toFixed(1),
    'r',
    s.radius.toFixed(1),
    s.sway ? JSON.stringify(s.sway) : '',
  ),
)
console.log(c.blocks.length, 'blocks', c.spots.length, 'spots', c.decor.length, 'decor')
process.exit(0)
