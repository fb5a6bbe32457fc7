import { seededRandom } from '@makebelieve/kit/core/random'
import type { Vec3 } from './geometry/vector.ts'
import { light, shade } from './materials/colour.ts'
import type { Material } from './materials/material.ts'
import { boxOfShape, carried, type Shape, ShapeMaker } from './shape.ts'

/** A number that an archetype can be told, or one of a few words. */
export type Parameter =
  | { about: string; from: number; to: number; usual: number }
  | { about: string; options: readonly string[]; usual: string }

/** A number between two bounds. */
export const number = (
  usual: number,
  from: number,
  to: number,
  about: string,
): Parameter & { usual: number } => ({
  about,
  from,
  to,
  usual,
})
/** One of a few words; the first is usual. */
export const choice = <const Word extends string>(options: readonly [Word, ...Word[]], about: string) => ({
  about,
  options,
  usual: options[0] as Word,
})

export type Values<P extends Record<string, Parameter>> = {
  [K in keyof P]: P[K] extends { options: readonly (infer Word)[] } ? Word : number
}

/** The role of a colour or material in a thing: a prompt's colour goes to 'main', a second one to 'second'. */
export type Role = 'main' | 'second' | 'accent'

/** What was asked for about colours, materials and chance; the archetype asks for them by role. */
export type Look = {
  /** The asked-for colour of a role, or the usual one. */
  colour(role: Role, usual: string): string
  /** The same as light, for bodies of blobs. */
  light(role: Role, usual: string): Vec3
  /** A material of a role: asked-for colour and stuff ("golden", "wooden") take the place of the usual ones. */
  material(role: Role, usual: Material): Material
  /** Whether a colour was asked for at all. */
  asked(role: Role): boolean
  /** From 0 to 1, always the same for the same seed. */
  random(): number
  /** 1 is usual; finer or coarser blobs and circles. */
  detail: number
}

export type Archetype<P extends Record<string, Parameter> = Record<string, Parameter>> = {
  id: string
  /** What it is, for the guide and for providers. */
  about: string
  /** The family whose build it shares. */
  skeleton: string
  /** Nouns that it stands for; rows give further nouns their own values. */
  nouns: readonly string[]
  parameters: P
  /** Nouns with proportions and colours of their own: 'corgi': { legs: 0.4 }. */
  rows: Record<string, Row<P>>
  build(values: Values<P>, look: Look, make: ShapeMaker): void
}

/** How a noun differs: values of parameters, and usual colours by role. */
export type Row<P extends Record<string, Parameter>> = {
  values?: Partial<Values<P>>
  colours?: Partial<Record<Role, string>>
}

/** An archetype as tables hold it, whatever its parameters are. */
export type AnyArchetype = Omit<Archetype, 'build' | 'rows' | 'parameters'> & {
  parameters: Record<string, Parameter>
  rows: Record<string, Row<Record<string, Parameter>>>
  build(values: Record<string, number | string>, look: Look, make: ShapeMaker): void
}

export function archetype<const P extends Record<string, Parameter>>(
  definition: Omit<Archetype<P>, 'rows'> & { rows?: Record<string, Row<P>> },
): AnyArchetype {
  // Tables know values only as words and numbers; those of `parameters` are checked by `valuesFor`.
  return { rows: {}, ...definition } as unknown as AnyArchetype
}

/** What a thing of some archetype is to look like. Plain data: plans hold it. */
export type ShapeOrder = {
  archetype: string
  /** The noun whose row is used. */
  noun: string
  values?: Record<string, number | string>
  /** Which of the values nobody asked for: a variation chose them, and the next one chooses again. */
  varied?: Record<string, number>
  colours?: Partial<Record<Role, string>>
  /** What it is made of instead: 'wood', 'gold', 'stone'. Names of stuffs.ts. */
  stuff?: Material
  /** The roles that are made of it, where it is not all of them: a stone house has no roof of stone. */
  stuffOf?: readonly Role[]
  seed?: number
  detail?: number
}

export function shapeOf(one: AnyArchetype, order: Omit<ShapeOrder, 'archetype'>): Shape {
  const row = one.rows[order.noun]
  const usual = Object.fromEntries(
    Object.entries(one.parameters).map(([name, parameter]) => [name, parameter.usual]),
  )
  const values: Record<string, number | string> = { ...usual }
  for (const [name, value] of Object.entries({ ...row?.values, ...order.values })) {
    const parameter = one.parameters[name]
    if (!parameter || value === undefined) throw new Error(`${one.id} has no parameter ${name}`)
    if ('options' in parameter) {
      if (parameter.options.includes(String(value))) values[name] = value
      else throw new Error(`${one.id}: ${name} can not be ${value}`)
    } else values[name] = Math.min(parameter.to, Math.max(parameter.from, Number(value)))
  }
  const make = new ShapeMaker()
  one.build(values, lookFor(order, row?.colours ?? {}), make)
  return grounded(make.done())
}

/** Whatever was built stands on the ground. */
function grounded(shape: Shape): Shape {
  const low = boxOfShape(shape).min[1]
  return Math.abs(low) < 1e-6 ? shape : carried(shape, (solid) => solid.move(0, -low, 0))
}

function lookFor(order: Omit<ShapeOrder, 'archetype'>, own: Partial<Record<Role, string>>): Look {
  const asked = order.colours ?? {}
  const colour = (role: Role, usual: string) => asked[role] ?? own[role] ?? usual
  const chance = seededRandom(order.seed ?? 1)
  return {
    colour,
    light: (role, usual) => light(colour(role, usual)),
    material(role, usual) {
      const stuff = order.stuffOf && !order.stuffOf.includes(role) ? undefined : order.stuff
      if (!stuff) return { ...usual, colour: colour(role, usual.colour) }
      const dark = role === 'main' ? 1 : role === 'second' ? 0.8 : 0.6
      return { ...stuff, colour: asked[role] ?? shade(stuff.colour, dark), grain: usual.grain }
    },
    asked: (role) => asked[role] !== undefined,
    random: chance.next,
    detail: order.detail ?? 1,
  }
}
