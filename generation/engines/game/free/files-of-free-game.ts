import { loadImage } from '@napi-rs/canvas'
import { strToU8 } from 'fflate'
import { composeStill, encodeCover } from '../../../cover/cover.ts'
import { moodOfPicture } from '../../../cover/mood.ts'
import { type GameFile, reportFile } from '../files.ts'
import { framePageOf, offlinePageOf, zipOf } from './pages.ts'
import { type FreeCheckCode, type FreeVerdict, isProven } from './prove-free-game.ts'

export type FreeFiles = {
  title: string
  code: string
  /** A PNG of it in play. */
  picture: Uint8Array
  verdict: FreeVerdict
}

/** The files of a proven free game: what is played, looked at, exported and kept. They are those of every other game. */
export async function filesOfFreeGame({ title, code, picture, verdict }: FreeFiles): Promise<GameFile[]> {
  if (!isProven(verdict)) throw new Error('A free game that was not proven has no files')
  const page = { title, code, controls: verdict.controls }
  const image = await loadImage(Buffer.from(picture))
  const cover = composeStill(image, moodOfPicture(image))
  return [
    { path: 'index.html', type: 'text/html', bytes: strToU8(await framePageOf(page)) },
    { path: 'game.js', type: 'text/javascript', bytes: strToU8(code) },
    { path: 'preview.webp', type: 'image/webp', bytes: await encodeCover(cover) },
    reportFile(reportOfFree(title, verdict)),
    { path: 'game.zip', type: 'application/zip', bytes: await zipOf(page) },
    { path: 'offline.html', type: 'text/html', bytes: strToU8(await offlinePageOf(page)) },
  ]
}

/** What is told about it. Claims of the prompt are for whoever knows the prompt: nothing is claimed here. */
function reportOfFree(title: string, { checks, evidence, controls }: FreeVerdict) {
  const check = (code: FreeCheckCode) => checks.find((one) => one.code === code)?.evidence ?? ''
  return {
    free: { title, controls },
    requirements: [],
    checks,
    evidence,
    answer: {
      introduction: `${title} was written as free code. Our bots have already won and lost it in a browser.`,
      analysis: {
        technical: {
          Size: check('small'),
          Proof: `${checks.length} of ${checks.length} checks passed`,
          Drawing: check('draws'),
        },
        playerExperience: {
          Controls: controls.join(', '),
          'A win': check('wins'),
          'A loss': check('loses'),
        },
      },
    },
    notes: ['Its code is free: it was written from scratch, not from one of our genres.'],
    milliseconds: {},
  }
}
