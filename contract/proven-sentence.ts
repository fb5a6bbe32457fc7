import type { GameProof } from './entities/game-proof.ts'

type Requirement = GameProof['requirements'][number]

/** A piece of a prompt, and the claims that are made of it: by their places in the list, the worst that befell one of them first. */
export type SentencePiece = { text: string; claims: number[] }

/**
 * A prompt, cut where its claims begin and end. A claim is looked for by its own words; of those that several claims have, the shortest
 * claim takes them, so that 'a snail gathers books' is the snail that is there and the gathering that is seen.
 */
export function sentencePieces(prompt: string, requirements: readonly Requirement[]): SentencePiece[] {
  const words = wordsIn(prompt)
  const owners = words.map((): number[] => [])
  const found = requirements
    .map(({ claim }, index) => ({ index, words: contentOf(claim), at: placesOf(contentOf(claim), words) }))
    .filter(({ at }) => at.length > 0)
    .sort((one, other) => one.words.length - other.words.length)
  for (const { index, at } of found) {
    const free = at.filter((place) => owners[place]?.length === 0)
    for (const place of free.length > 0 ? free : at) owners[place]?.push(index)
  }
  joinSmallWords(words, owners)
  return cut(prompt, words, owners)
}

type Word = { text: string; from: number; to: number }

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }))

/** What a claim says beyond the words that all claims are made of. */
const contentOf = (claim: string): string[] =>
  wordsIn(claim)
    .map(({ text }) => text)
    .filter((word) => !small.has(word) && !ofClaims.has(word))

const small = new Set(
  'a an the of to in on at by for with from into and or but as is are was be been it its they them their his her he she you your i my me we our that which who this these those there then than so up out off over under all'.split(
    ' ',
  ),
)
/** 'You play a snail', 'It is set in a garden', 'The weather is rain'. */
const ofClaims = new Set('play set weather game style plays stand stands way scene'.split(' '))

/** The places of a claim's words in the shortest stretch of the prompt that has the most of them. */
function placesOf(wanted: readonly string[], words: readonly Word[]): number[] {
  let best: number[] = []
  for (let from = 0; from < words.length; from++) {
    const places: number[] = []
    const left = [...wanted]
    for (let at = from; at < Math.min(words.length, from + reach); at++) {
      const hit = left.findIndex((word) => isSameWord(word, words[at]?.text ?? ''))
      if (hit < 0) continue
      left.splice(hit, 1)
      places.push(at)
      if (isBetter(places, best)) best = [...places]
    }
  }
  return best.length * 2 >= wanted.length ? best : []
}

/** So many words a claim may be spread over. */
const reach = 24

const spread = (places: readonly number[]) => (places.at(-1) ?? 0) - (places[0] ?? 0)
const isBetter = (one: readonly number[], other: readonly number[]) =>
  one.length > other.length || (one.length === other.length && spread(one) < spread(other))

/** 'rain' and 'rainy', 'gathers' and 'gather', 'five' and '5'. */
export function isSameWord(one: string, other: string): boolean {
  const [first, second] = [digitsOf(one), digitsOf(other)]
  if (first === second) return true
  if (/^\d+$/.test(first) || /^\d+$/.test(second)) return false
  const shorter = Math.min(first.length, second.length)
  let same = 0
  while (same < shorter && first[same] === second[same]) same++
  return same >= 3 && same >= Math.max(first.length, second.length) - 3 && same >= shorter - 1
}

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const digitsOf = (word: string) => {
  const at = numbers.indexOf(word)
  return at < 0 ? word : String(at)
}

/** 'survive *the* five *waves of* seagulls': what stands between two words of a claim belongs to it. */
function joinSmallWords(words: readonly Word[], owners: number[][]): void {
  for (let at = 1; at < words.length; at++) {
    const before = owners[at - 1]
    if (owners[at]?.length !== 0 || !before || before.length === 0) continue
    let next = at
    while (next < words.length && owners[next]?.length === 0 && small.has(words[next]?.text ?? '')) next++
    if (next === at || next - at > 3 || String(owners[next]) !== String(before)) continue
    for (let place = at; place < next; place++) owners[place] = [...before]
  }
}

function cut(prompt: string, words: readonly Word[], owners: readonly number[][]): SentencePiece[] {
  const pieces: SentencePiece[] = []
  const push = (from: number, to: number, claims: number[]) => {
    if (to <= from) return
    const last = pieces.at(-1)
    const text = prompt.slice(from, to)
    if (last && String(last.claims) === String(claims)) last.text += text
    else pieces.push({ text, claims })
  }
  let done = 0
  for (const [at, { from, to }] of words.entries()) {
    const claims = owners[at] ?? []
    const isWithin = at > 0 && claims.length > 0 && String(owners[at - 1]) === String(claims)
    push(done, from, isWithin ? claims : [])
    push(from, to, claims)
    done = to
  }
  push(done, prompt.length, [])
  return pieces
}
