import * as z from 'zod'
import type { Check, Requirement } from '../../../pipeline/engine.ts'
import type { Evidence } from '../proof/evidence.ts'
import { answers } from './checks/controls.ts'
import { Failed } from './checks/failed.ts'
import { type Found, rate } from './checks/found.ts'
import { draws, fitsAPhone } from './checks/looks.ts'
import { keepsTime } from './checks/pace.ts'
import {
  endsTheSame,
  goesTheSameWay,
  idlingFails,
  isPlain,
  loses,
  playsAgain,
  restarts,
  runsForAMinute,
  wins,
} from './checks/plays.ts'
import type { FreeControl } from './interface.ts'
import { framePageOf } from './pages.ts'
import { type BrowserLimits, Down, Ended, openBrowser, type StageBrowser } from './stage/browser.ts'
import type { StageFiles } from './stage/lend.ts'
import { openStage, type Stage, type StageWindow } from './stage/stage.ts'
import { judgeWishes, type Snapshots, wishList } from './wishes.ts'

export type FreeTask = {
  code: string
  /** What it was written for, where that is known. */
  prompt?: string
  signal?: AbortSignal
  chromiumPath?: string
  /** Tests are less patient. */
  limits?: Partial<FreeLimits>
}

export type FreeLimits = BrowserLimits & {
  startSeconds: number
  /** For each check. */
  checkSeconds: number
}

export const freeLimits: FreeLimits = {
  heapMegabytes: 256,
  memoryMegabytes: 900,
  startSeconds: 30,
  checkSeconds: 60,
}

/** What the checks of free code are known by. */
export type FreeCheckCode =
  | 'small'
  | 'starts'
  | 'interface'
  | 'snapshot'
  | 'restart'
  | 'wins'
  | 'loses'
  | 'idle'
  | 'again'
  | 'controls'
  | 'wishes'
  | 'same-end'
  | 'minute'
  | 'pace'
  | 'draws'
  | 'phone'
  | 'outside'
  | 'shipped'

export type FreeVerdict = {
  checks: Check<FreeCheckCode>[]
  /** The games that were won and lost, to be watched. */
  evidence: Evidence
  /** What it is played with. */
  controls: FreeControl[]
}

/** With a PNG of the middle of the won game, where it came so far, and what was seen of the prompt. */
export type FreeProof = FreeVerdict & { picture?: Uint8Array; seen?: Requirement[] }

export const isProven = ({ checks }: FreeVerdict): boolean =>
  checks.length > 0 && checks.every(({ passed }) => passed)

const most = 300 * 1024
const outsideCheck: Check<FreeCheckCode> = {
  code: 'outside',
  name: 'It asks for nothing from outside',
  passed: true,
  evidence: 'No request, navigation, connection or frame of its own in all that time.',
}
const desk: StageWindow = { width: 960, height: 600 }
const stamp: StageWindow = { width: 320, height: 200 }
const phone: StageWindow = { width: 390, height: 844, phone: true }

/**
 * Plays free game code in a Chromium of its own, in every way that matters (docs/free-code.md). Each check can fail, and
 * says what it saw. Whatever the code does is a failed check, never an exception; only a missing or broken browser and
 * the caller's signal are.
 */
export async function proveFreeGame(task: FreeTask): Promise<FreeProof> {
  const bytes = Buffer.byteLength(task.code)
  const passed = bytes <= most
  const small: Check<FreeCheckCode> = {
    code: 'small',
    name: 'It is small',
    passed,
    evidence: `${(bytes / 1024).toFixed(1)} KB of code.`,
  }
  if (!passed) return { checks: [small], evidence: { seconds: 0, variety: 0 }, controls: [] }
  const first = await proveOnce(task, [small])
  // Who brings a second browser down as well has done it himself.
  return (
    first ?? (await proveOnce(task, [small], true)) ?? Promise.reject(new Error('A last proof has a verdict'))
  )
}

/** Nothing where the browser went down, unless that is to be held against the code. */
async function proveOnce(
  { code, prompt, signal, chromiumPath, limits }: FreeTask,
  checks: Check<FreeCheckCode>[],
  last = false,
): Promise<FreeProof | undefined> {
  const within = { ...freeLimits, ...limits }
  const browser = await openBrowser(within, { signal, chromiumPath })
  try {
    return await proveIn(browser, { code, prompt, signal, limits: within, checks, last })
  } catch (error) {
    // A browser that was closed because nobody waits any more has nothing else to say.
    signal?.throwIfAborted()
    if (error instanceof Down) return undefined
    throw error
  } finally {
    await browser.close()
  }
}

type Work = Pick<FreeTask, 'code' | 'prompt' | 'signal'> & {
  limits: FreeLimits
  checks: Check<FreeCheckCode>[]
  last: boolean
}

async function proveIn(
  browser: StageBrowser,
  { code, prompt = '', signal, limits, checks, last }: Work,
): Promise<FreeProof> {
  const { startSeconds, checkSeconds } = limits
  const asked: string[] = []
  const outside = (what: string) => {
    if (!asked.includes(what)) asked.push(what)
  }
  const filesWith = async (controls: FreeControl[]): Promise<StageFiles> => ({
    'index.html': { type: 'text/html', body: await framePageOf({ title: 'Proof', code, controls }) },
    'game.js': { type: 'text/javascript', body: code },
  })
  const open = async (window: StageWindow, controls: FreeControl[] = []) =>
    openStage(browser, { files: await filesWith(controls), window, startSeconds, outside })
  const found: Found = { stage: await open(desk), controls: [] }
  let picture: Uint8Array | undefined
  let seen: Requirement[] | undefined
  let ended = false

  /** Makes one check. What the code asks of the world outside, or does to the browser, ends them all. */
  async function check(
    code: FreeCheckCode,
    name: string,
    look: (found: Found) => Promise<string>,
  ): Promise<boolean> {
    if (ended) return false
    try {
      const [evidence, [complaint]] = await browser.within(checkSeconds, lookAndListen(look))
      if (complaint) throw new Failed(`It broke: ${complaint}.`)
      checks.push({ code, name, passed: true, evidence })
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof Error) || (error instanceof Down && !last)) throw error
      ended = error instanceof Ended
      if (asked.length === 0)
        checks.push({ code, name, passed: false, evidence: error.message.slice(0, 400) })
    }
    if (asked.length > 0) {
      ended = true
      const what = asked.slice(0, 3).join(', ')
      checks.push({
        ...outsideCheck,
        passed: false,
        evidence: `It asked for ${what}; a game has everything inside.`,
      })
    }
    return !ended && checks.at(-1)?.passed === true
  }

  async function lookAndListen(look: (found: Found) => Promise<string>): Promise<[string, string[]]> {
    const evidence = await look(found)
    return [evidence, await found.stage.complaints()]
  }

  if (
    (await check('starts', 'It starts', starts)) &&
    (await check('interface', 'It has the whole interface', hasInterface))
  )
    await playAll()
  return { checks, picture, seen, controls: found.controls, evidence: evidenceOf(found) }

  async function playAll(): Promise<void> {
    if (!(await check('snapshot', 'Its snapshot is plain data', isPlain))) return
    await check('restart', 'Restart restores the start', restarts)
    await check('wins', 'A bot wins', wins)
    await check('loses', 'Bad play loses', loses)
    await check('idle', 'Doing nothing does not win', idlingFails)
    await check('again', 'It can be played again', playsAgain)
    await check('controls', 'It answers to its controls', answers)
    await check('wishes', 'What it says of the prompt can be looked up', async (all) => {
      seen = judgeWishes(prompt, await wishesOf(all.stage), {
        won: snapshotsOf(all.won),
        lost: snapshotsOf(all.lost),
      })
      return `${seen.filter(({ status }) => status === 'met').length} of ${seen.length} were seen in the games that were played.`
    })
    await check('same-end', 'The same inputs end the same', endsTheSame)
    // Hundreds of frames are drawn by the processor now, which a small window makes bearable.
    await check('minute', 'It runs for a minute without errors', async (all) => {
      await all.stage.resize(stamp)
      return runsForAMinute(all)
    })
    await check('pace', 'It keeps time on every screen', keepsTime)
    await check('draws', 'It draws what happens', async (all) => {
      await all.stage.resize(desk)
      const drawn = await draws(all)
      picture = drawn.picture
      return drawn.evidence
    })
    await check('phone', 'It fits a phone', async (all) => {
      // What it is played with is known by now, so this is the page that is shipped.
      all.stage = await open(phone, all.controls)
      await starts(all)
      return fitsAPhone(all)
    })
    await check('shipped', 'The file you play is the game that was proven', goesTheSameWay)
    if (!ended) checks.push(outsideCheck)
  }
}

async function starts({ stage }: Found): Promise<string> {
  const began = performance.now()
  const { set, complaints } = await stage.begin()
  const [complaint] = complaints
  // What breaks because a part of the interface is missing is told by the next check.
  const whole = set && (await missingIn(stage)) === undefined
  if (complaint && (whole || !set)) throw new Failed(`${complaint}.`)
  return `Loaded in ${((performance.now() - began) / 1000).toFixed(1)} s.`
}

async function hasInterface({ stage }: Found): Promise<string> {
  const missing = await missingIn(stage)
  if (missing) throw new Failed(missing)
  return 'reset, input, step, snapshot, two players and a canvas.'
}

const functions = ['reset', 'input', 'step', 'snapshot', 'players.win', 'players.lose'] as const
const shape = z.object({ missing: z.enum([...functions, 'globalThis.makebelieve', 'canvas']).nullable() })

/** What the code does not have, in words. */
async function missingIn(stage: Stage): Promise<string | undefined> {
  const read = shape.safeParse(await stage.ask('shape'))
  if (!read.success) return 'What it tells of its interface cannot be read.'
  const { missing } = read.data
  if (missing === null) return undefined
  if (missing === 'canvas') return 'The code puts no canvas on the page.'
  if (missing === 'globalThis.makebelieve') return 'The code sets no globalThis.makebelieve.'
  return `makebelieve.${missing} is no function.`
}

/** What its author wrote down; a list that cannot be read is a mistake of the code. */
async function wishesOf(stage: Stage) {
  const told = z.string().parse(await stage.ask('wishes'))
  const read = wishList.safeParse(JSON.parse(told))
  if (!read.success) throw new Failed(`makebelieve.wishes cannot be read: ${z.prettifyError(read.error)}`)
  return read.data
}

const snapshotsOf = (game: Found['won']): Snapshots | undefined =>
  game && [game.first, ...game.trace, game.last].map((text) => JSON.parse(text))

function evidenceOf({ won, lost }: Found): Evidence {
  return {
    won: won?.replay,
    lost: lost?.replay,
    seconds: (won?.steps ?? 0) / rate,
    ...(lost && { lostSeconds: lost.steps / rate }),
    variety: won ? variety([won.first, ...won.trace, won.last]) : 0,
  }
}

/** How many fields of its state the won game changed. */
function variety(texts: readonly string[]): number {
  const states = texts.map((text): Record<string, unknown> => JSON.parse(text))
  const [first = {}] = states
  const values = (name: string) => new Set(states.map((state) => JSON.stringify(state[name])))
  return Object.keys(first).filter((name) => values(name).size > 1).length
}
