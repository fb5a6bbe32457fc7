import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Setup } from '@makebelieve/kit/simulation/setup'
import { bundlePacked, keepCode, kitFolder, lessonsFolder, stampOf } from '../../page/bundling.ts'
import { comment, printed } from '../../page/printed.ts'

const folder = join(kitFolder, 'simulation')
let stamp: string | undefined
let files: Map<string, string> | undefined

/** Where each topic is written, by its id: the name of its folder. */
function topicFiles(): Map<string, string> {
  files ??= new Map(
    globSync('*/*/system.ts', { cwd: lessonsFolder }).map((file) => [
      file.split(/[\\/]/)[1] ?? '',
      join(lessonsFolder, file),
    ]),
  )
  return files
}

const exportNames = new Map<string, string>()

/** What the module of a topic calls it: `export const gasInABox = system<Gas>({…`. */
function exportOf(topic: string): string {
  const known = exportNames.get(topic)
  if (known !== undefined) return known
  const file = topicFiles().get(topic)
  const [, name] = /export const (\w+)\b[^=]*= system\b/.exec(file ? readFileSync(file, 'utf8') : '') ?? []
  if (name === undefined) throw new Error(`The module of the topic ${topic} exports no system`)
  exportNames.set(topic, name)
  return name
}

/** The screen and these topics, packed; made once for each state of the kit. */
export function simulationMachinery(topics: readonly string[]): Promise<string> {
  stamp ??= stampOf([
    [kitFolder, ['core/**/*.ts', 'simulation/**/*.ts']],
    [lessonsFolder, ['*/*/*.ts']],
  ])
  const own = [...new Set(topics)].filter((topic) => topicFiles().has(topic)).sort()
  const name = own.length === 0 ? 'simulation' : `simulation-${own.join('+')}`
  return keepCode(name, stamp, () =>
    bundlePacked(
      [
        { file: join(folder, 'screen/play.ts'), names: 'play' },
        ...own.map((topic) => ({ file: topicFiles().get(topic) ?? '', names: exportOf(topic) })),
      ],
      'simulation shares: stage, controls, graphs, questions, proof',
    ),
  )
}

/** `environment.js`: the setup to read and change, then what shows it. */
export function writeCode(prompt: string, setup: Setup, machinery: string): string {
  const names = [
    ...new Set(setup.parts.filter(({ general }) => !general).map(({ topic }) => exportOf(topic))),
  ]
  return `/*
 * ${comment(setup.title)}
 * Made with Makebelieve from the words: ${comment(prompt.slice(0, 300))}
 *
 * Below: the setup (change it and reload), then the machinery with the equations.
 */

const setup = ${printed(setup)}

const { ${['play', ...names].join(', ')} } = await unpack(machinery())

play([${names.join(', ')}], setup)

${machinery}`
}
