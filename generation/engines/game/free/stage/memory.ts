import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Megabytes of memory that the largest process of a group holds. */
export async function largestOf(group: number): Promise<number> {
  const kilobytes = process.platform === 'linux' ? await readProc(group) : await askPs(group)
  return Math.max(0, ...kilobytes) / 1024
}

async function readProc(group: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const sizes = await Promise.all(pids.map((pid) => sizeOf(pid, group)))
  return sizes.filter((size) => size !== undefined)
}

async function sizeOf(pid: string, group: number): Promise<number | undefined> {
  try {
    // After the name, which may hold anything: state, parent, group.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const [, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(itsGroup) !== group) return undefined
    const [, resident] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(resident ?? 0)
  } catch (error) {
    // Processes come and go while they are counted.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

async function askPs(group: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pgid=,rss='])
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([itsGroup, size]) => (itsGroup === group && size ? [size] : []))
}
