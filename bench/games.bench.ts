import { measureGames } from './game-prompts.ts'

await measureGames({ dimension: '2d', file: 'games-2d.txt', most: { p50: 1.5, p95: 4 } })
