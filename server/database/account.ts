import { access, constants, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { unless } from './errno.ts'

/** Whom PostgreSQL runs as when the server itself is root, which PostgreSQL refuses to be. */
export type Account = { name: string; uid: number; gid: number }

export const isRoot = process.getuid?.() === 0

/** The account `nobody`, which every Unix has: no user is created on the machine. */
export async function nobody(): Promise<Account> {
  const passwd = (await readFile('/etc/passwd', 'utf8').catch(unless('ENOENT'))) ?? ''
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':')
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])]
  if (!fields || !Number.isInteger(uid) || !Number.isInteger(gid)) {
    throw new StartupError(
      'PostgreSQL does not run as root and this machine has no account "nobody" to run it under; start Makebelieve as an ordinary user, or set DATABASE_URL.',
    )
  }
  // macOS writes -2, which the system calls know as 4294967294.
  return { name: 'nobody', uid: uid >>> 0, gid: gid >>> 0 }
}

const bits = { read: constants.R_OK, enter: constants.X_OK, run: constants.X_OK }

/**
 * Whether the account could read, enter or run this path; without an account, whether this process can. `path` must be
 * free of symbolic links (realpath). Mode bits only: where an ACL says more, root uses another folder than it had to.
 */
export async function may(
  want: keyof typeof bits,
  path: string,
  account: Account | undefined,
): Promise<boolean> {
  if (!account) {
    return access(path, bits[want]).then(
      () => true,
      () => false,
    )
  }
  if (!(await permits(path, bits[want], account))) return false
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await permits(folder, bits.enter, account))) return false
    if (folder === dirname(folder)) return true
  }
}

async function permits(path: string, bit: number, account: Account): Promise<boolean> {
  const found = await stat(path).catch(unless('ENOENT', 'ENOTDIR'))
  if (!found) return false
  const shift = found.uid === account.uid ? 6 : found.gid === account.gid ? 3 : 0
  return ((found.mode >> shift) & bit) === bit
}
