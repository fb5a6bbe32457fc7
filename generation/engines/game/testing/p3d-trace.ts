import { advance } from '@makebelieve/kit/game/rules'
import { engineIn } from '/work/main/generation/engines/game/engine.ts'
import { platformer3d } from '/work/main/generation/engines/game/genres-3d/platformer-3d.ts'
import { tower3d } from '/work/main/generation/engines/game/genres-3d/tower-3d.ts'
const solidGenres = new Map<string, any>([['platformer-3d', platformer3d], ['tower-3d', tower3d]])
import { planGame } from '/work/main/generation/engines/game/plan.ts'
import { seedOf } from '/work/main/generation/seed.ts'

const [, , genreId, prompt, from = '0', to = '0', games = '1', ch] = process.argv
const platform = { seed: seedOf(prompt), now: () => performance.now(), emit: () => {} }
const brief = await engineIn('3d').understand(prompt, platform as never)
const plan = planGame(brief, platform.seed, { dimension: '3d', genre: genreId })
const { genre, bot } = solidGenres.get(genreId)
if (ch) plan.game.challenge = Number(ch)
for (let g = 0; g < Number(games); g++) {
  const began = performance.now()
  const w = genre.create(plan.game, plan.game.seed + g * 101)
  const memory = {}
  const course = w
  const log: string[] = []
  while (w.status === 'playing' && w.tick < 60 * 170) {
    const input = bot.play(w, memory)
    advance(genre, w, input)
    const h = w.bodies[0]
    if (w.tick >= +from && w.tick <= +to && w.tick % 6 === 0)
      console.log(
        w.tick,
        'L' + w.level,
        'here',
        w.here,
        'aim',
        (memory as any).aim,
        'pos',
        h.x.toFixed(1),
        h.y.toFixed(2),
        h.z.toFixed(1),
        'v',
        h.vx.toFixed(1),
        h.vy.toFixed(1),
        h.vz.toFixed(1),
        h.grounded ? 'G' : 'A',
        'held',
        input.held,
        'on',
        w.on,
        w.flood > -900 ? 'flood ' + w.flood.toFixed(1) : '',
      )
    for (const e of w.events)
      if (['hurt', 'level', 'won', 'lost', 'defeat', 'phase', 'boss'].includes(e.type))
        log.push(
          `${w.tick}:${e.type} ${e.by ?? ''} here${w.here} lives${w.lives} taken${w.taken}/${w.needed}`,
        )
  }
  console.log(
    'game',
    g,
    w.status,
    w.because,
    (w.tick / 60).toFixed(1),
    's lives',
    w.lives,
    'level',
    w.level,
    'here',
    w.here,
    'taken',
    w.taken,
    '/',
    w.needed,
    'score',
    w.score,
    (performance.now() - began).toFixed(0) + ' ms bodies',
    w.bodies.length,
    '\n  ',
    log.slice(0, 30).join(' | '),
  )
}
process.exit(0)
