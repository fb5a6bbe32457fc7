import { inject } from 'vitest'

/** A server and a Chromium that no other file uses while this one runs. */
export type Place = {
  appOrigin: string
  browserEndpoint: string
  outbox: string
  dataDir: string
}

const answer = await fetch(`${inject('places')}/${process.env.VITEST_POOL_ID}`)
if (!answer.ok) throw new Error(await answer.text())

export const place = (await answer.json()) as Place
