import { realise } from './generation/pipeline.ts'
import { seedOf } from './generation/seed.ts'
import { engineIn, gameEngine } from './generation/engines/game/engine.ts'
import { planGame } from './generation/engines/game/plan.ts'
for (const prompt of process.argv.slice(2)) {
  const platform = { seed: seedOf(prompt), now: () => performance.now(), emit: () => {} }
  const brief = await engineIn('3d').understand(prompt, platform)
  const plan = planGame(brief, platform.seed, { dimension: '3d' })
  for (let i = 0; i < 2; i++) {
    const before = process.cpuUsage()
    const outcome = await realise(gameEngine, plan, platform)
    const used = process.cpuUsage(before)
    console.log(plan.game.genre, outcome.proven, 'cpu ms', Math.round((used.user + used.system) / 1000))
    if (i === 1) for (const { name, passed, evidence } of outcome.verdict.checks) if (!passed || /wins|diffic/.test(name)) console.log('  ', name, evidence)
  }
}
process.exit(0)
