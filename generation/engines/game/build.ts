import { packScenery } from '@makebelieve/kit/game-2d/scenery/pack'
import type { Sheet } from '@makebelieve/kit/game-2d/view/moves'
import { errorTrap } from '../../page/error-trap.ts'
import { inlineModule, page } from '../../page/page.ts'
import { comment } from '../../page/printed.ts'
import { readableJson } from '../../page/readable-json.ts'
import { framePage, offlinePageWithThree } from '../../page/three-pages.ts'
import { creditsOf, facingOf, loadArt, type Picture } from '../../things/art.ts'
import { paintHolding, paintMounted } from '../../things/mounted.ts'
import type { Art } from '../../things/thing.ts'
import { artLines, sheetLines } from './art-lines.ts'
import { bundleGenre, bundleRules, bundleSolid } from './bundle.ts'
import { inCondition, sheetInCondition } from './conditions/paint.ts'
import type { Drawing, PictureSource, PlannedGame } from './design.ts'
import { inkedDrawing } from './drawn/inked.ts'
import { puppetOf, stillOf } from './drawn/puppet.ts'
import { flatGenreOf, solidGenreOf } from './genres/index.ts'
import { castInWords, inWords } from './rules/in-words.ts'
import { mostSolidCode, writeSolid } from './solid/code.ts'
import { type Dressed, dress3d } from './solid/dressing.ts'
import { bodyOf, type Drawn } from './sprites/bodies.ts'
import { frameFor, nameSprite, type Sprite, type SpriteOrder, spriteOf } from './sprites/sprite.ts'

/** What a plan becomes: the game's code with everything inside, and the pictures for whoever wants to look at them. */
export type GameBuild = {
  /** Only in 3D: the place, the shapes, and the words they were read from. */
  dressed?: Dressed
  pictures: Map<string, Picture>
  /** By the same keys: those who have a body that moves. */
  sheets: Map<string, Sheet<Picture>>
  /** The pictures as they are without the signs of how somebody is, to see what difference these make. */
  plain?: Map<string, Picture>
  /** Whoever has a body, large and in motion: for covers, and in no file of the game. */
  portraits: Map<string, Picture>
  /** One module: the kit with one genre, the plan, the pictures. */
  code: string
  html: string
  credits: string
}

export type SolidBuild = GameBuild & { dressed: Dressed }

export function buildGame(plan: PlannedGame): Promise<GameBuild> {
  return plan.solid ? buildSolid(plan) : buildFlat(plan)
}

async function buildFlat(plan: PlannedGame): Promise<GameBuild> {
  const sources = Object.entries(plan.pictures)
  const figures = new Map(
    sources.flatMap(([key, source]): [string, StageFigure][] => {
      if (source.drawn) return [[key, { drawing: source.drawn }]]
      const found = source.body && bodyOf(source)
      return found ? [[key, { source, ...found }]] : []
    }),
  )
  const [{ genre, machinery }, flat] = await Promise.all([
    plan.game.book ? bundleRules(plan.game.book.space.id) : bundleGenre(plan.game.genre),
    loadPictures({ ...plan, pictures: Object.fromEntries(sources.filter(([key]) => !figures.has(key))) }),
  ])
  // What is printed on cards and tiles does not move: its sheets would only weigh.
  const printed = new Set(plan.game.content?.printed as readonly string[] | undefined)
  const isPrinted = (key: string) =>
    plan.game.cast.some(({ id, picture }) => picture === key && printed.has(id))
  const plain = new Map(flat)
  for (const [key, picture] of flat) flat.set(key, await shownAs(plan, key, picture))
  const drawnIn = async (frame: number) => {
    const sprites = await drawSprites(plan, figures, frame)
    for (const [key, sprite] of sprites) {
      plain.set(key, sprite.still)
      sprites.set(key, await spriteShownAs(plan, key, sprite))
    }
    return {
      sprites,
      pictures: new Map([...flat, ...[...sprites].map(([key, { still }]) => [key, still] as const)]),
      sheets: new Map(
        [...sprites].flatMap(([key, { moves }]) => (moves && !isPrinted(key) ? [[key, moves] as const] : [])),
      ),
    }
  }
  let frame = frameFor(figures.size)
  let drawn = await drawnIn(frame)
  // Bodies with much to show weigh more than others: then all are drawn a little smaller.
  while (artWeight(drawn) > mostArt && frame > smallestFrame) {
    frame = Math.round(frame * 0.88)
    drawn = await drawnIn(frame)
  }
  const { sprites, pictures, sheets } = drawn
  const credits = creditsFor(plan)
  return {
    pictures,
    sheets,
    plain,
    portraits: new Map([...sprites].map(([key, { portrait }]) => [key, portrait])),
    code: writeCode(plan, { genre, machinery, pictures, sheets, credits }),
    html: pageFor(plan),
    credits,
  }
}

/** With the signs of how it is. What users drew themselves is as they drew it. */
async function shownAs({ pictures }: PlannedGame, key: string, picture: Picture): Promise<Picture> {
  const { condition, drawn } = pictures[key] ?? {}
  return condition && !drawn ? inCondition(picture, condition) : picture
}

async function spriteShownAs(plan: PlannedGame, key: string, sprite: Sprite): Promise<Sprite> {
  const { condition, drawn } = plan.pictures[key] ?? {}
  if (!condition || drawn) return sprite
  const [still, portrait, moves] = await Promise.all([
    inCondition(sprite.still, condition),
    inCondition(sprite.portrait, condition),
    sprite.moves && sheetInCondition(sprite.moves, condition),
  ])
  return { still, portrait, ...(moves && { moves }) }
}

/** What pictures may weigh in a game, as text in its code. */
export const mostArt = 300 * 1024
const smallestFrame = 48

export function artWeight({ pictures, sheets }: Pick<GameBuild, 'pictures' | 'sheets'>): number {
  const all = [...pictures.values(), ...[...sheets.values()].map(({ picture }) => picture)]
  return all.reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / 3) * 4, 0)
}

/** Of all pictures that are shown; what users drew themselves is theirs. */
const creditsFor = ({ pictures }: PlannedGame) =>
  creditsOf(
    Object.values(pictures).flatMap(({ drawn, art, mount, held }) =>
      drawn ? [] : [art, mount?.art ?? [], held?.art ?? []].flat(),
    ),
  )

/** In 3D pictures are only for the title and the figures at the top. */
const smallPicture = 72

async function buildSolid(plan: PlannedGame): Promise<SolidBuild> {
  const { game, prompt } = plan
  const design = solidGenreOf(game.genre)
  const [{ genre, machinery }, pictures] = await Promise.all([bundleSolid(game.genre), smallPictures(plan)])
  const credits = creditsFor(plan)
  const rest = { pictures, sheets: new Map(), portraits: new Map(), html: pageFor(plan), credits }
  // What is too heavy to send does without some of its scenery.
  for (let leftOut = 0; ; leftOut++) {
    const dressed = await dress3d(plan, design, leftOut)
    const code = writeSolid({ game, prompt, genre, machinery, pictures, credits, ...dressed })
    if (Buffer.byteLength(code) <= mostSolidCode || dressed.dressing.scenery.length === 0)
      return { ...rest, code, dressed }
  }
}

/** Flat art, and of those who have none of their own what they are shown as on the stage. */
async function smallPictures(plan: PlannedGame): Promise<Map<string, Picture>> {
  const flat = await loadPictures({ ...plan, style: 'glossy' }, smallPicture)
  for (const [key, source] of Object.entries(plan.pictures)) {
    const isRight = source.art.match !== 'nearest' && source.art.shows === undefined
    const isFlat = source.drawn || (isRight && source.body !== 'kind' && source.body !== 'name')
    const found = isFlat ? undefined : bodyOf(source)
    if (found) flat.set(key, (await spriteFor(found, source, { seen: 'table', frame: smallPicture })).still)
  }
  return flat
}

const spriteFor = (drawn: Drawn, source: PictureSource, how: Omit<SpriteOrder, 'body'>): Promise<Sprite> =>
  drawn.body === 'name' ? nameSprite(source) : spriteOf({ body: drawn.order, ...how })

/** Somebody whom the user drew, or who has a body. */
type StageFigure = { drawing: Drawing } | (Drawn & { source: PictureSource })

function sightOf(game: PlannedGame['game']) {
  const { seen } = flatGenreOf(game.genre).genre
  return typeof seen === 'function' ? seen(game) : seen
}

/** Everybody who has a body, drawn from it as this game is seen; and whom the user drew. */
async function drawSprites(
  { game }: PlannedGame,
  figures: ReadonlyMap<string, StageFigure>,
  frame: number,
): Promise<Map<string, Sprite>> {
  const { genre } = flatGenreOf(game.genre)
  const seen = sightOf(game)
  const sprites = new Map<string, Sprite>()
  const turned = new Set(genre.turned?.(game))
  const isTurned = (key: string) => game.cast.some(({ id, picture }) => picture === key && turned.has(id))
  for (const [key, figure] of figures)
    sprites.set(
      key,
      'drawing' in figure
        ? await puppetOf(figure.drawing, { seen, frame })
        : await spriteFor(figure, figure.source, { seen: isTurned(key) ? 'above' : seen, frame }),
    )
  return sprites
}

/** Art may weigh 300 KB in all; a crowd is drawn a little smaller. */
async function loadPictures(
  { pictures, style }: Pick<PlannedGame, 'pictures' | 'style'>,
  size = Object.keys(pictures).length > 14 ? 160 : 224,
): Promise<Map<string, Picture>> {
  const entries = Object.entries(pictures)
  const loaded = await Promise.all(
    entries.map(async ([key, source]) => [key, await loadPicture(source, size, style)] as const),
  )
  return new Map(loaded)
}

/** One picture of one figure: with what it holds, and on what it rides. */
async function loadPicture(
  { drawn, art, tint, mount, held }: PictureSource,
  size: number,
  style: PlannedGame['style'],
) {
  if (drawn) return stillOf(await inkedDrawing(drawn), size)
  const layer = async (of: Art, colour?: string) => ({
    picture: await loadArt(of, { size, tint: colour, style }),
    art: of,
    looks: facingOf(of),
  })
  const figure = await layer(art, tint)
  if (held) figure.picture = await paintHolding(figure, await layer(held.art))
  return mount ? paintMounted(figure, await layer(mount.art)) : figure.picture
}

type Parts = Pick<GameBuild, 'pictures' | 'sheets' | 'credits'> & { genre: string; machinery: string }

function writeCode(
  { game, prompt }: PlannedGame,
  { genre, machinery, pictures, sheets, credits }: Parts,
): string {
  return `/*
 * ${comment(game.title)}
 * Made with Makebelieve from the words: ${comment(prompt.slice(0, 300))}
 *
 * Below: the design of the game (change it and reload), its rules, the machinery, and the pictures.
${rulesAbove(game)}${comment(credits)
  .split('\n')
  .map((line) => ` * ${line}`)
  .join('\n')}
 */

const plan = ${readableJson(game)}

// The words that the surroundings are painted from.
const scenery = ${readableJson(packScenery(game.look, sightOf(game)))}

${genre}
${machinery}
const art = {
${artLines(pictures).join('\n')}
}

// Everybody who has a body, in motion: frames of a sheet.
const artInMotion = {
${sheetLines(sheets).join('\n')}
}

play(genre, plan, art, artInMotion)
`
}

/** A game of rules says first what its rules are, and which words of the prompt each of them comes from. */
function rulesAbove(game: PlannedGame['game']): string {
  if (!game.book) return ''
  const lines = inWords(game).map(
    ({ says, words }) => ` *   ${comment(says)}${words ? `  ← “${comment(words)}”` : ''}\n`,
  )
  return ` *\n * On the stage: ${comment(castInWords(game))}. Its rules, in the order of \`plan.book.rules\` and \`plan.book.ends\`:\n${lines.join('')} *\n`
}

/** The page that plays `game.js` in a frame. A game in 3D is given three.js. */
export function pageFor({ game, solid }: Pick<PlannedGame, 'game' | 'solid'>): string {
  if (solid) return framePage(game.title, 'game.js')
  return page(game.title, `${errorTrap}\n<script type="module" src="./game.js"></script>`)
}

/** Everything in one file that runs from disk with the network off. */
export function offlinePage(
  { game, solid }: Pick<PlannedGame, 'game' | 'solid'>,
  code: string,
): Promise<string> {
  return solid
    ? offlinePageWithThree(game.title, code)
    : Promise.resolve(page(game.title, inlineModule(code)))
}
