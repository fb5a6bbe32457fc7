import { writeFileSync } from 'node:fs'
import type { Pose } from '@makebelieve/kit/environment/scene'
import sharp from 'sharp'
import { openPhotographer } from '../../../browser/photographer.ts'
import { seedOf } from '../../../pipeline/seed.ts'
import { buildEnvironment, type EnvironmentBuild } from '../build.ts'
import { picture } from '../picture/preview.ts'
import { planEnvironment } from '../plan.ts'
import { verifyEnvironment } from '../verify.ts'

/**
 * Pictures of environments, one row for each prompt: the first view and two others, as a browser shows them.
 * `node generation/engines/environment/testing/look.ts out.png "a quiet garden" "a castle"`
 * `--node` draws them without a browser (fast, plainer); `--views=4` shows more; `--seed=7` makes another one;
 * `--width=640` sets the size of each picture.
 */
const words = process.argv.slice(2)
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const [out = 'look.png', ...prompts] = words.filter((word) => !word.startsWith('--'))
const count = Number(option('views') ?? 3)
const width = Number(option('width') ?? 640)
const size = { width, height: Math.round(width / 1.6) }
const photographer = words.includes('--node') ? undefined : await openPhotographer()
const rows: Buffer[] = []
for (const prompt of prompts) rows.push(await rowOf(prompt))
await photographer?.close()
const tall = size.height + 22
const sheet = sharp({
  create: { width: width * count, height: tall * rows.length, channels: 3, background: '#fff' },
})
const placed = rows.map((input, i) => ({ input, left: 0, top: i * tall }))
writeFileSync(out, await sheet.composite(placed).png().toBuffer())

async function rowOf(prompt: string): Promise<Buffer> {
  const began = performance.now()
  const plan = planEnvironment(prompt, { seed: Number(option('seed') ?? seedOf(prompt)) })
  const planned = performance.now()
  const build = await buildEnvironment(plan)
  const built = performance.now()
  const verdict = verifyEnvironment(build, plan)
  const proven = performance.now()
  const times = `plan ${(planned - began).toFixed(0)}, build ${(built - planned).toFixed(0)}, proof ${(proven - built).toFixed(0)} ms`
  console.log(`${prompt}\n  ${plan.setting}, ${plan.hour} h, ${plan.weather}; ${times}`)
  console.log(`  ${JSON.stringify(verdict.figures)}`)
  for (const { name, passed, evidence } of verdict.checks)
    if (!passed) console.log(`  FAILED ${name}: ${evidence}`)
  for (const { claim, status, evidence } of verdict.requirements)
    if (status !== 'met') console.log(`  ${status} ${claim}: ${evidence}`)
  const step = Math.max(1, Math.floor(build.scene.views.length / count))
  const poses = Array.from({ length: count }, (_, i) => build.scene.views[i * step] ?? build.scene.spawn)
  const pictures = await shots(build, poses)
  const label = Buffer.from(
    `<svg width="${width * count}" height="22"><text x="6" y="16" font-size="15" font-family="sans-serif">${escaped(prompt)}</text></svg>`,
  )
  return sharp({
    create: { width: width * count, height: size.height + 22, channels: 3, background: '#fff' },
  })
    .composite([
      { input: label, left: 0, top: 0 },
      ...pictures.map((input, i) => ({ input, left: i * width, top: 22 })),
    ])
    .png()
    .toBuffer()
}

async function shots(build: EnvironmentBuild, poses: readonly Pose[]): Promise<Buffer[]> {
  if (!photographer)
    return Promise.all(poses.map(async (pose) => (await picture(build.stage, pose, size)).png().toBuffer()))
  const onComplaint = (text: string) => console.log(`  PAGE ${text}`)
  const files = new Map([
    ['index.html', { type: 'text/html', bytes: Buffer.from(build.html) }],
    ['environment.js', { type: 'text/javascript', bytes: Buffer.from(build.code) }],
  ])
  return photographer.shoot(async (path) => files.get(path), { ...size, views: poses, onComplaint })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
