import { type ShapeOrder, shapeOf } from '@makebelieve/shapes/archetype'
import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { openImage } from '@makebelieve/shapes/puffed/image'
import { puffed } from '@makebelieve/shapes/puffed/puffed'
import type { Shape } from '@makebelieve/shapes/shape'
import { paintNameTag } from '../../nouns/name-tag.ts'
import type { Engine } from '../../pipeline/engine.ts'
import { loadArt } from '../../things/art.ts'
import { openCatalogue } from '../../things/catalogue.ts'
import { ownPicture } from '../../things/own-picture.ts'
import { buildModel, type ModelBuild } from './build.ts'
import { composeModel } from './compose.ts'
import type { ModelPlan, Piece } from './design.ts'
import type { ReadOptions } from './mesh/settings.ts'
import { otherPlans } from './nearer.ts'
import { planModel } from './plan.ts'
import { type ModelVerdict, passed, verifyModel } from './verify.ts'

/** A build, and the shape that it was built from: its picture is taken of that. */
export type ShapedBuild = ModelBuild & { shape: Shape }

/** The engine of models, for the options of one order. `whole` gives the shape where no plan stands behind it. */
export function modelEngine(
  options: ReadOptions,
  whole?: Shape,
): Engine<string, ModelPlan, ShapedBuild, ModelVerdict> {
  return {
    understand: (prompt) => prompt,
    plan: (prompt, { seed }) => planModel(prompt, { seed }),
    async build(plan) {
      const shape = whole ?? (await shapeOfPlan(plan, options))
      const settings = { ...options, metres: plan.metres, title: plan.title, extras: { plan } }
      return { ...(await buildModel(shape, settings)), shape }
    },
    verify: (build, plan) => verifyModel(build, plan),
    // A given shape is as it is.
    ...(whole === undefined && { nearer: otherPlans }),
    repair(plan, verdict) {
      if (passed(verdict)) return undefined
      // A style is a pass over the finished shape; where it breaks the proof, the thing itself is still worth having.
      if (plan.style === 'plain') return undefined
      const note = `It didn't pass the proof in the style '${plan.style}', so here it is without it.`
      return { ...plan, style: 'plain', notes: [...plan.notes, note] }
    },
  }
}

/** All pieces of a plan, put together. */
export async function shapeOfPlan(
  plan: ModelPlan,
  { proportion, detail }: Pick<ReadOptions, 'proportion' | 'detail'>,
): Promise<Shape> {
  const puffs = new Map<string, Shape>()
  for (const piece of plan.pieces)
    if (piece.source.by === 'puffed') puffs.set(piece.id, await puffOf(piece, plan))
  return composeModel(plan, shapeFor, { proportion, detail, puff: (piece) => puffs.get(piece.id) })
}

function shapeFor(order: ShapeOrder): Shape {
  const kind = archetypes.get(order.archetype)
  if (!kind) throw new Error(`There is no archetype ${order.archetype}`)
  return shapeOf(kind, order)
}

/** Its picture, in the colour that was asked for; of what has none, its name. */
async function puffOf({ id, noun }: Piece, { claims }: ModelPlan): Promise<Shape> {
  const thing = openCatalogue().find(noun)
  const claim = claims.find((one) => one.about === 'colour' && one.piece === id)
  const tint = claim?.about === 'colour' ? { tint: claim.colour } : {}
  const size = 256
  const own = ownPicture(thing)
  const art = own ? await loadArt(own, { size, ...tint }) : await paintNameTag(thing, { size, ...tint })
  return puffed(await openImage(art.bytes), noun)
}
