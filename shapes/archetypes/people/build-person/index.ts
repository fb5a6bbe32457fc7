import type { Look } from '../../../archetype.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { cloth, fur, type Material, plastic, skin as skinMaterial } from '../../../materials/material.ts'
import { boxOfShape, ShapeMaker } from '../../../shape.ts'
import { Figure } from '../../creatures/figure.ts'
import { heldThing } from '../belongings.ts'
import type { PersonValues } from '../person-parameters.ts'
import { postureOf } from '../posture.ts'
import { hairTones, skinTones } from '../tones.ts'
import { Wardrobe } from '../wardrobe.ts'
import { armsOf } from './arms.ts'
import { carriedOf } from './carried.ts'
import { headOf } from './head.ts'
import { fishTailOf, horseOf } from './instead-of-legs.ts'
import { legsOf } from './legs.ts'
import type { Bones, Person } from './person.ts'
import { trimOf } from './trim.ts'
import { trunkOf } from './trunk.ts'
import { wingsOf } from './wings-and-tail.ts'

/** Those with much about them are made a little coarser, so that nobody is heavier than 30,000 triangles. */
function fineness(v: PersonValues): number {
  const bare = ['none', 'cuirass', 'armour', 'swimsuit', 'fur'].includes(v.top) || v.sleeves === 'none'
  const laden = v.hat !== 'none' || v.cape > 0.5 || v.carries !== 'nothing'
  if (v.shield > 0.5 && v.cape > 0.5) return 0.68
  const usual = bare && laden ? 0.74 : bare || laden ? 0.82 : 0.92
  const tool = heldThing(v.carries, 1).reduce((sum, { solid }) => sum + solid.triangles.length / 3, 0)
  return usual * Math.sqrt(Math.max(0.36, 1 - Math.max(0, tool - 1500) / 16_000))
}

export type Below = 'legs' | 'fish' | 'horse'

/** Someone on two legs, from the feet up. Whose main colour is that of the skin has clothes in the second. */
export function buildPerson(
  v: PersonValues,
  look: Look,
  make: ShapeMaker,
  mainIs: 'clothes' | 'skin',
  hide?: 'fur' | 'wood' | 'plush',
  below: Below = 'legs',
): void {
  const figure = new Figure()
  const w = new Wardrobe(look, figure)
  const p = postureOf(v)
  const body = figure.joint('body', p.pelvis)
  const pair = (name: string, limb: { root: Vec3; middle: Vec3 }): [number, number] => {
    const upper = figure.joint(name, limb.root, body)
    return [upper, figure.joint(`lower ${name}`, limb.middle, upper)]
  }
  const bones: Bones = {
    body,
    head: figure.joint('head', p.neck, body),
    arm: { [-1]: pair('right arm', p.arms[-1]), 1: pair('left arm', p.arms[1]) } as Bones['arm'],
    leg: { [-1]: pair('right leg', p.legs[-1]), 1: pair('left leg', p.legs[1]) } as Bones['leg'],
  }
  const usualSkin =
    hide === 'fur'
      ? fur(skinTones[v.skin], { grain: 0.5, relief: 1 })
      : hide === 'plush'
        ? cloth(skinTones[v.skin], { grain: 0.4 })
        : hide === 'wood'
          ? plastic(skinTones[v.skin], { roughness: 0.3 })
          : skinMaterial(skinTones[v.skin], { roughness: 0.55, grain: 0.6 })
  const skin = w.of(mainIs === 'skin' ? 'main' : undefined, usualSkin)
  const skinTone = mainIs === 'skin' ? look.light('main', skinTones[v.skin]) : light(skinTones[v.skin])
  const person: Person = {
    v,
    p,
    w,
    bones,
    skin,
    skinTone,
    hairTone: light(hairTones[v.hairColour]),
    detail: look.detail * fineness(v),
    mainIs,
  }
  const trunk = trunkOf(person)
  if (below === 'legs') legsOf(person)
  else if (below === 'fish') fishTailOf(person)
  else horseOf(person)
  armsOf(person)
  headOf(person)
  trimOf(person, trunk)
  carriedOf(person)
  wingsOf(person)
  w.finish()
  if (v.pose === 'lying') laidDown(figure, make)
  else figure.finish(make, 1)
}

/** On the back: what was made standing is laid down on its way out. */
function laidDown(figure: Figure, make: ShapeMaker): void {
  const standing = new ShapeMaker()
  figure.finish(standing, 1)
  const shape = standing.done()
  const low = -boxOfShape(shape).min[2]
  const down = ([x, y, z]: Vec3): Vec3 => [x, z + low, 0.5 - y]
  for (const { name, at, parent } of shape.joints.slice(1)) make.joint(name, down(at), parent)
  for (const { name, solid, material } of shape.parts) {
    const { paint } = material
    const own: Material = paint
      ? { ...material, paint: ([x, y, z], normal) => paint([x, 0.5 - z, y - low], normal) }
      : material
    make.part(name, solid.warp(down), own)
  }
  for (const [name, { at, radius }] of Object.entries(shape.sockets)) make.socket(name, down(at), radius)
}
