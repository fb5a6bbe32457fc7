import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '@makebelieve/contract/errors'
import type { ClientBase, Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import { agreeToNewAddress, verifyEmail, verifyNewAddress } from '../mail/letters.ts'
import type { Mail } from '../mail/mailer.ts'
import { endLetters, endWaysIn } from './ways-in.ts'

type Account = { id: string; email: string; emailVerified: boolean }
type Step = 'verify' | 'agree' | 'change'
type Link = { userId: string; step: Step; email: string; newEmail: string | null }

/** What pressing the button of a link has done. */
export type Pressed = {
  userId: string
  step: Step
  email: string
  newEmail: string | null
  takenOver: boolean
}

export type AddressLinks = ReturnType<typeof openAddressLinks>

type Services = { pool: Pool; appOrigin: string; sendMail(mail: Mail): Promise<void> }

const columns = 'user_id as "userId", step, email, new_email as "newEmail"'

/**
 * Letters that prove an address. Each leads to a page with one button, so that programs that follow the links of a
 * mailbox prove nothing. What the button does depends on who presses it: only the address and the account together, in
 * the same browser, are proof that both belong to the same person.
 */
export function openAddressLinks({ pool, appOrigin, sendMail }: Services) {
  async function newLink(db: Queryable, { userId, step, email, newEmail }: Link): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await db.query('delete from address_link where expires_at <= now()')
    await db.query(
      `insert into address_link (digest, user_id, step, email, new_email, expires_at)
       values ($1, $2, $3, $4, $5, now() + interval '1 hour')`,
      [digestOf(token), userId, step, email, newEmail],
    )
    return `${appOrigin}/verify-email?${new URLSearchParams({ token })}`
  }

  async function sendVerification({ id: userId, email }: Account): Promise<void> {
    const link = await newLink(pool, { userId, step: 'verify', email, newEmail: null })
    await sendMail(verifyEmail(email, link))
  }

  /** Begins a change of address: first the old one is asked, if it is proven, then the new one. */
  async function askToChange({ id: userId, email, emailVerified }: Account, wanted: string): Promise<void> {
    const newEmail = wanted.toLowerCase()
    if (newEmail === email)
      throw new ApiError('invalid_input', 'newEmail is already your address.', { fields: ['newEmail'] })
    const { rowCount } = await pool.query('select 1 from app_user where email = $1', [newEmail])
    // Said like a success: who else has an account is nobody's business.
    if (rowCount) return
    await pool.query(`delete from address_link where user_id = $1 and step <> 'verify'`, [userId])
    if (emailVerified) {
      const link = await newLink(pool, { userId, step: 'agree', email, newEmail })
      return sendMail(agreeToNewAddress(email, link))
    }
    await sendToNewAddress(pool, { userId, step: 'change', email, newEmail })
  }

  async function sendToNewAddress(db: Queryable, link: Link): Promise<void> {
    const address = await newLink(db, { ...link, step: 'change' })
    await sendMail(verifyNewAddress(link.newEmail ?? '', address))
  }

  /** What a link is for. Looking changes nothing. */
  const look = (token: string) => find(pool, token)

  /**
   * Does what a link is for. In a browser that is signed in to the account, that is all. Anywhere else the holder of the
   * address may take an unproven account over, and everybody else is out; an account that is to get another address is
   * never handed over, because a mistyped address would give it away.
   */
  async function press(
    token: string,
    { signedInAs, takeOver }: { signedInAs: string | undefined; takeOver: boolean },
  ): Promise<Pressed> {
    return inTransaction(pool, async (session) => {
      const link = await find(session, token, 'for update')
      if (!link) throw new ApiError('not_found', 'This link is no longer valid. Ask for a new one.')
      const { userId, step, email, newEmail } = link
      const here = signedInAs === userId
      const takenOver = !here && takeOver && step === 'verify'
      if (!here && !takenOver)
        throw new ApiError('unauthenticated', 'First sign in to the account this link is for.')
      if (takenOver) await endWaysIn(session, userId)
      if (step === 'agree') await sendAgreed(session, token, link)
      else await prove(session, link)
      return { userId, step, email, newEmail, takenOver }
    })
  }

  async function sendAgreed(session: Queryable, token: string, link: Link): Promise<void> {
    await session.query('delete from address_link where digest = $1', [digestOf(token)])
    await sendToNewAddress(session, link)
  }

  return { sendVerification, askToChange, look, press }
}

/** The account has the address that the letter went to, and all other letters are void. */
async function prove(session: ClientBase, { userId, email, newEmail }: Link): Promise<void> {
  await endLetters(session, userId)
  try {
    await session.query(
      'update app_user set email = $2, email_verified = true, updated_at = now() where id = $1',
      [userId, newEmail ?? email],
    )
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    throw new ApiError('conflict', "There's already an account with this e-mail address.", { cause: error })
  }
}

const uniqueViolation = '23505'

/** A link counts for as long as the account has the address that it had then, and there is something left to verify. */
async function find(db: Queryable, token: string, lock = ''): Promise<Link | null> {
  const { rows } = await db.query<Link>(
    `select ${columns} from address_link where digest = $1 and expires_at > now()
       and exists (select 1 from app_user where app_user.id = user_id and app_user.email = address_link.email
         and (step <> 'verify' or not email_verified))
       ${lock}`,
    [digestOf(token)],
  )
  return rows[0] ?? null
}

const digestOf = (token: string) => createHash('sha256').update(token).digest()
