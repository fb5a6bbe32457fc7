import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import { zipSync } from 'fflate'
import type { ModelBuild } from './model-build.ts'

/** A zip of model.obj, model.mtl and the textures: what every modelling program opens. */
export function toObj(build: Pick<ModelBuild, 'parts' | 'drawCalls' | 'textures' | 'title'>): Uint8Array {
  const text = new TextEncoder()
  const { base, orm, normal } = build.textures
  return zipSync({
    'model.obj': [text.encode(objOf(build)), { level: 6 }],
    'model.mtl': text.encode(mtlOf(build)),
    // JPEG does not become smaller.
    'base.jpg': [base.bytes, { level: 0 }],
    'orm.jpg': [orm.bytes, { level: 0 }],
    'normal.jpg': [normal.bytes, { level: 0 }],
  })
}

const named = (name: string) => name.replace(/[^\w+-]+/g, '_')
const short = (value: number) => String(Math.round(value * 1e6) / 1e6)

function objOf({ parts, drawCalls, title }: Pick<ModelBuild, 'parts' | 'drawCalls' | 'title'>): string {
  const lines = [`# ${title.replace(/\s+/g, ' ')}, made by Makebelieve, in metres`, 'mtllib model.mtl']
  let first = 1
  for (const call of drawCalls)
    for (const number of call.parts) {
      const part = parts[number]
      if (!part) continue
      const { positions, normals, uvs, triangles } = part
      lines.push(`o ${named(`${part.piece}_${part.name}`)}`, `usemtl ${named(call.name)}`)
      const count = positions.length / 3
      const three = (from: Float32Array, v: number) =>
        `${short(real(from, v * 3))} ${short(real(from, v * 3 + 1))} ${short(real(from, v * 3 + 2))}`
      for (let v = 0; v < count; v++) lines.push(`v ${three(positions, v)}`)
      for (let v = 0; v < count; v++)
        lines.push(`vt ${short(real(uvs, v * 2))} ${short(1 - real(uvs, v * 2 + 1))}`)
      for (let v = 0; v < count; v++) lines.push(`vn ${three(normals, v)}`)
      for (let t = 0; t < triangles.length; t += 3) {
        const corner = (k: number) => {
          const v = vertexAt(triangles, t + k) + first
          return `${v}/${v}/${v}`
        }
        lines.push(`f ${corner(0)} ${corner(1)} ${corner(2)}`)
      }
      first += count
    }
  return `${lines.join('\n')}\n`
}

function mtlOf({ parts, drawCalls }: Pick<ModelBuild, 'parts' | 'drawCalls'>): string {
  const blocks = drawCalls.map((call) => {
    const material = parts[call.parts[0] ?? 0]?.material
    const lines = [`newmtl ${named(call.name)}`, 'Kd 1 1 1', 'map_Kd base.jpg', 'norm normal.jpg', 'illum 2']
    if (material) {
      lines.push(`Pr ${material.roughness}`, `Pm ${material.metalness}`)
      if (material.opacity < 1) lines.push(`d ${material.opacity}`)
      if (material.glow > 0) lines.push('Ke 1 1 1', 'map_Ke base.jpg')
    }
    return lines.join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}
