import { type LookResult, look, lookSize } from '../judge/look.ts'
import { play } from '../judge/play.ts'
import { Failed } from './failed.ts'
import { cut, type Found, parting, rate, seeds } from './found.ts'
import { changed, colours } from './pixels.ts'

const allPixels = lookSize.width * lookSize.height
/** Of what is looked at; a small figure on an empty stage has more. */
const fewestOthers = allPixels / 1200
const fewestChanged = 6
/** Of the window. */
const smallestPart = 0.2

/** Plays to a moment and looks: the won game where there is one, else some random play. */
async function lookAt({ stage, won }: Found, moment: number): Promise<LookResult> {
  const [seed] = seeds
  const by = won ? { replay: cut(won.replay, moment) } : { random: 31 }
  await play(stage, { seed: won?.replay.seed ?? seed, by, steps: moment })
  // What waits for its first frame to be made is there with the second.
  await look(stage)
  return look(stage)
}

/** About the middle of the won game: late enough that something goes on, early enough not to give the end away. */
const middles = [0.5, 0.4, 0.62]
const momentOf = ({ won }: Found, part: number) => Math.max(1, Math.round((won?.steps ?? 10 * rate) * part))

/** Looks at the start and at some moments later; the liveliest of these is the picture. */
export async function draws(found: Found): Promise<{ evidence: string; picture: Uint8Array }> {
  const moments = [0, ...middles.map((part) => momentOf(found, part))]
  const looks: LookResult[] = []
  for (const moment of moments) looks.push(await lookAt(found, moment))
  const pictures = looks.map(({ pixels }) => pixels)
  const [first = new Uint8Array()] = pictures
  const seen = pictures.map(colours)
  const { width = 0, height = 0 } = looks[0]?.box ?? {}
  const size = `${Math.round(width)} × ${Math.round(height)}`
  if (seen.some(({ others }) => others < fewestOthers))
    throw new Failed(`The canvas of ${size} is blank or of one colour at one of the ${looks.length} looks.`)
  const most = Math.max(...pictures.map((picture) => changed(first, picture)))
  if (most < fewestChanged)
    throw new Failed(`The canvas of ${size} looked the same at all ${looks.length} looks.`)
  const counts = seen.map(({ count }) => count).join(', ')
  const part = Math.max(1, Math.round((100 * most) / allPixels))
  const crowds = seen.slice(1).map(({ others }) => others)
  await lookAt(found, moments[1 + crowds.indexOf(Math.max(...crowds))] ?? 1)
  return {
    evidence: `The canvas of ${size} showed ${counts} colours, and up to ${part} % of it changed.`,
    picture: await found.stage.picture(),
  }
}

/** On a page of its own, loaded afresh. */
export async function fitsAPhone(found: Found): Promise<string> {
  const { stage, won } = found
  const { box, window, pixels } = await lookAt(found, momentOf(found, 0.5))
  const { others, count } = colours(pixels)
  const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
  const place = `of ${window.width} × ${window.height}`
  const inside =
    box.x >= -1 &&
    box.y >= -1 &&
    box.x + box.width <= window.width + 1 &&
    box.y + box.height <= window.height + 1
  if (!inside)
    throw new Failed(
      `The canvas is cut off: ${size} from ${Math.round(box.x)}, ${Math.round(box.y)} in a window ${place}.`,
    )
  const part = (box.width * box.height) / (window.width * window.height)
  if (part < smallestPart) throw new Failed(`The canvas is small: ${size} in a window ${place}.`)
  if (others < fewestOthers) throw new Failed(`The canvas of ${size} is blank or of one colour.`)
  const told = `The canvas fills ${Math.round(100 * part)} % of a window ${place}, in ${count} colours.`
  if (!won) return told
  const again = await play(stage, {
    seed: won.replay.seed,
    by: { replay: won.replay },
    steps: won.steps,
  })
  const why = parting(won, again)
  if (why) throw new Failed(`Loaded afresh, the won game went another way: ${why}.`)
  return `${told} Loaded afresh, the win went the same way.`
}
