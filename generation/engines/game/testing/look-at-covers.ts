import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Replay } from '@makebelieve/kit/core/replay'
import { encodeCover } from '../../../cover/cover.ts'
import { sharePicture } from '../../../cover/share-picture.ts'
import { committedPieces } from '../../../showcase/committed.ts'
import { buildGame } from '../build.ts'
import { paintCover } from '../files.ts'
import { plannedGame } from '../plan-schema.ts'

/**
 * A workbench for whoever changes covers: paints those of games on the shelf, without their proof, and with their names as
 * links show them, into artifacts/covers (or the folder that is named), and says what each costs.
 *
 *     node generation/engines/game/testing/look-at-covers.ts ninja-rooftops fox-islands [--out folder]
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
const out = values.out ?? join(import.meta.dirname, '../../../../artifacts/covers')
mkdirSync(out, { recursive: true })
for (const { name, kind, report } of await committedPieces()) {
  if (kind !== 'game' || !positionals.includes(name)) continue
  const plan = plannedGame.parse(report.plan)
  const build = await buildGame(plan)
  const { won } = report.evidence as { won: Replay }
  const before = process.cpuUsage()
  const cover = await encodeCover(await paintCover(plan, build, won))
  const { user, system } = process.cpuUsage(before)
  console.log(`${name}: ${Math.round((user + system) / 1000)} ms, ${cover.length} bytes`)
  writeFileSync(join(out, `${name}.jpg`), await sharePicture(cover, plan.game.title))
}
