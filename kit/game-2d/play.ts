import type { GamePlan } from '../game/plan.ts'
import { advance } from '../game/rules.ts'
import { runGame } from '../game/run-game.ts'
import type { Art } from '../game/shell/puppets.ts'
import type { World } from '../game/world.ts'
import type { Genre } from './genre.ts'
import { columns, type Move, type Sheet, moves as table } from './view/moves.ts'
import type { Drawable } from './view/pictures.ts'
import { createView } from './view/view.ts'

/** Puts a 2D game on the page. */
export async function play<W extends World>(
  genre: Genre<W>,
  plan: GamePlan,
  art: Art,
  moves: Record<string, Sheet> = {},
  home: HTMLElement = document.body,
): Promise<void> {
  const sheets = Object.fromEntries(
    Object.entries(moves).map(([key, { picture }]) => [`${key} in motion`, picture]),
  )
  if (globalThis.makebelieveProof)
    return globalThis.makebelieveProof(genre, plan, undefined, { advance, art: { ...art, ...sheets } })
  const [pictures, drawn] = await Promise.all([loadPictures(art), loadSheets(moves)])
  const view = ({
    canvas,
    calm,
    safeColours,
  }: {
    canvas: HTMLCanvasElement
    calm: boolean
    safeColours: boolean
  }) => {
    const ctx = canvas.getContext('2d', { alpha: false })
    if (!ctx) throw new Error('This browser cannot draw')
    return createView({ genre, plan, pictures, sheets: drawn, ctx, surface, calm, safeColours })
  }
  runGame(genre, plan, { art: { ...art, ...heroIn(plan, drawn) }, view }, home)
}

/** Whoever is played, as it cheers and as it is hurt, for the card at the end: cut out of its sheet. */
function heroIn({ cast }: GamePlan, sheets: ReadonlyMap<string, Sheet<Drawable>>): Art {
  const key = cast.find(({ role }) => role === 'player')?.picture ?? ''
  const sheet = sheets.get(key)
  if (!sheet) return {}
  const { picture, frame } = sheet
  const cut = (move: Move) => {
    const { canvas, ctx } = surface(frame, frame)
    const { from } = table[move]
    const [x, y] = [(from % columns) * frame, Math.floor(from / columns) * frame]
    ctx.drawImage(picture, x, y, frame, frame, 0, 0, frame, frame)
    return canvas.toDataURL()
  }
  return { [`${key} cheer`]: cut('cheer'), [`${key} hurt`]: cut('hurt') }
}

/** Pictures that cannot be read are left out: the painter has something to show in their place. */
async function loadPictures(art: Art): Promise<Map<string, Drawable>> {
  const loaded = await Promise.all(
    Object.entries(art).map(async ([key, source]): Promise<[string, Drawable] | undefined> => {
      const image = new Image()
      image.src = source
      try {
        await image.decode()
        return [key, image]
      } catch {
        return undefined
      }
    }),
  )
  return new Map(loaded.filter((entry) => entry !== undefined))
}

async function loadSheets(moves: Record<string, Sheet>): Promise<Map<string, Sheet<Drawable>>> {
  const entries = Object.entries(moves)
  const pictures = await loadPictures(Object.fromEntries(entries.map(([key, { picture }]) => [key, picture])))
  return new Map(
    entries.flatMap(([key, sheet]) => {
      const picture = pictures.get(key)
      return picture ? [[key, { ...sheet, picture }]] : []
    }),
  )
}

function surface(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser cannot draw')
  return { canvas, ctx }
}
