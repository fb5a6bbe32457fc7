import type { Look, Role } from '../../archetype.ts'
import { Solid, together } from '../../geometry/solid.ts'
import { light } from '../../materials/colour.ts'
import { cloth, type Material } from '../../materials/material.ts'
import type { Figure } from '../creatures/figure.ts'

type Held = { name: string; solids: Solid[]; material: Material }

const mostParts = 10
const triangles = ({ solids }: Held): number => solids.reduce((sum, solid) => sum + solid.triangles.length, 0)
const mergeable = ({ material }: Held): boolean =>
  !material.paint && material.opacity === 1 && material.glow === 0 && material.surface !== 'knit'

/**
 * Hands out the materials of a figure and collects its parts: what is asked for twice is one material, so that parts
 * merge; and a figure of gold or stone has no colours of its own.
 */
export class Wardrobe {
  readonly look: Look
  readonly figure: Figure
  private readonly known = new Map<string, Material>()
  private readonly made: boolean
  private held: Held[] = []

  constructor(look: Look, figure: Figure) {
    this.look = look
    this.figure = figure
    const probe = cloth('#808080')
    const got = look.material('main', probe)
    this.made =
      got.surface !== probe.surface || got.metalness !== probe.metalness || got.roughness !== probe.roughness
  }

  /** A material of a role; without one it keeps its colour, whatever is asked for. */
  of(role: Role | undefined, usual: Material): Material {
    if (usual.paint) return this.made || role ? this.look.material(role ?? 'main', usual) : usual
    const { surface, colour, roughness, metalness, opacity, grain, glow } = usual
    const key = [
      role,
      surface,
      role ? this.look.colour(role, colour) : colour,
      roughness,
      metalness,
      opacity,
      grain,
      glow,
    ].join('|')
    const before = this.known.get(key)
    if (before) return before
    const material = role || this.made ? this.look.material(role ?? 'main', usual) : usual
    this.known.set(key, material)
    return material
  }

  put(name: string, solid: Solid, material: Material): this {
    const bare =
      this.made && solid.colours
        ? new Solid(solid.positions, solid.triangles, solid.bones ? { bones: solid.bones } : {})
        : solid
    return this.keep(name, bare, material)
  }

  /** What keeps its own look even on a statue: eyes, glass. */
  keep(name: string, solid: Solid, material: Material): this {
    const known = this.held.find((one) => one.name === name && one.material === material)
    if (known) known.solids.push(solid)
    else this.held.push({ name, solids: [solid], material })
    return this
  }

  /** Gives all to the figure. Where there are too many parts, the smallest join the next larger of their kind. */
  finish(): void {
    while (this.held.length > mostParts) {
      const small = this.held.filter(mergeable).toSorted((a, b) => triangles(a) - triangles(b))
      const pair = small
        .flatMap((a, i) => small.slice(i + 1).map((b) => [a, b] as const))
        .find(([a, b]) => a.material.metalness > 0.5 === b.material.metalness > 0.5)
      if (!pair) break
      const [less, more] = pair
      const tinted = ({ solids, material }: Held) =>
        solids.map((solid) => (solid.colours || this.made ? solid : solid.tinted(light(material.colour))))
      const one = { ...more, solids: [...tinted(more), ...tinted(less)] }
      this.held = this.held.filter((other) => other !== less).map((other) => (other === more ? one : other))
    }
    for (const { name, solids, material } of this.held) this.figure.part(name, together(solids), material)
  }
}
