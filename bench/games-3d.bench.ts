import { createGame } from '@makebelieve/generation/engines/game/create'
import { report } from './figures.ts'
import { measureGames } from './game-prompts.ts'

await measureGames({ dimension: '3d', file: 'games-3d.txt', most: { p50: 2.5 } })

const began = performance.now()
const game = await createGame({
  prompt: 'a fox on floating islands collects 20 crystals, falling off costs a life',
  mode: 'agent',
  dimension: '3d',
  now: () => performance.now(),
  emit: () => {},
})
if (!game.proven) console.log(`  not proven: ${game.reason}`)
report('an agent from prompt to proven game', (performance.now() - began) / 1000, 's', { most: 45 })
