import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPhotographer, type Photographer } from '@makebelieve/generation/browser/photographer'
import {
  type CreatedEnvironment,
  createEnvironment,
  type EnvironmentReport,
  editCreatedEnvironment,
} from '@makebelieve/generation/engines/environment/create'
import type { EnvironmentPlan } from '@makebelieve/generation/engines/environment/design'
import { exportsOf } from '@makebelieve/generation/engines/environment/files'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import {
  asRefused,
  type Created,
  type EnvironmentTask,
  markOf,
  type Say,
  tellEvent,
} from './creation-task.ts'

type Proven = Extract<CreatedEnvironment, { proven: true }>

/** Makes one environment, writes its files, and tells line by line what really happens. */
export async function createAnEnvironment(task: EnvironmentTask, say: Say): Promise<Created> {
  const began = performance.now()
  const milliseconds = () => Math.round(performance.now() - began)
  try {
    const made = await make(task, say)
    if (!made.proven) return { proven: false, reason: made.reason, milliseconds: milliseconds() }
    const took = milliseconds()
    await writeFiles(task.out, made)
    tellReport(made.report, say)
    if (task.shots) await writeShots(task.out, made, say)
    const { requirements, figures, title } = made.report
    say(`${title}: proven in ${took} ms. Open ${join(task.out, 'offline.html')}`)
    const met = requirements.filter(({ status }) => status === 'met').length
    const what = `${made.plan.setting}, ${figures.triangles} triangles`
    return { proven: true, title, made: what, met, wishes: requirements.length, milliseconds: took }
  } catch (error) {
    return asRefused(error, milliseconds())
  }
}

/** The prompt, then the edits one after the other. */
async function make(task: EnvironmentTask, say: Say): Promise<CreatedEnvironment> {
  const surroundings = {
    now: () => performance.now(),
    emit: (event: Parameters<typeof tellEvent>[0]) => tellEvent(event, say),
  }
  const picture = task.picture === undefined ? undefined : readFileSync(task.picture)
  let made = await createEnvironment({ prompt: task.prompt, seed: task.seed, picture, ...surroundings })
  const history: EnvironmentPlan[] = []
  for (const text of task.edits) {
    if (!made.proven) break
    const { plan } = made
    made = await editCreatedEnvironment(plan, text, history, { seed: plan.seed, ...surroundings })
    history.push(plan)
    if (made.proven) for (const change of made.changes) say(`  ~ ${change}`)
  }
  return made
}

async function writeFiles(out: string, { files, report }: Proven): Promise<void> {
  mkdirSync(out, { recursive: true })
  const code = files.find(({ path }) => path === 'environment.js')
  const exports = code ? await exportsOf(report.title, new TextDecoder().decode(code.bytes)) : []
  for (const { path, bytes } of [...files, ...exports]) writeFileSync(join(out, path), bytes)
}

function tellReport({ checks, requirements, notes }: EnvironmentReport, say: Say): void {
  for (const { name, evidence } of checks) say(`  ✓ ${name}: ${evidence}`)
  for (const { claim, status, evidence } of requirements) say(`  ${markOf[status]} “${claim}” ${evidence}`)
  for (const note of notes) say(`  · ${note}`)
}

const shot = { width: 640, height: 400 }
const views = [0, 4, 8]

/** Three views side by side, as a browser shows them. */
async function writeShots(out: string, { files }: Proven, say: Say): Promise<void> {
  const browser = await photographer()
  if (!browser) {
    say('  There is no Chromium on this machine, so there are no shots.')
    return
  }
  const pictures = await browser.shoot(async (path) => files.find((file) => file.path === path), {
    ...shot,
    views,
  })
  const canvas = createCanvas(shot.width * views.length, shot.height)
  const ctx = canvas.getContext('2d')
  for (const [i, picture] of pictures.entries())
    ctx.drawImage(await loadImage(Buffer.from(picture)), i * shot.width, 0, shot.width, shot.height)
  writeFileSync(join(out, 'shots.webp'), await canvas.encode('webp', 88))
}

let opened: Promise<Photographer | undefined> | undefined

/** One browser for all that this thread makes; it goes with the thread. */
function photographer(): Promise<Photographer | undefined> {
  opened ??= openPhotographer()
  return opened
}

/** For whoever is done: a browser that is open would keep the process waiting. */
export async function closeBrowser(): Promise<void> {
  await (await opened)?.close()
  opened = undefined
}
