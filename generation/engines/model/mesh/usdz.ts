import { real } from '@makebelieve/shapes/geometry/lists'
import { alignedZip } from './aligned-zip.ts'
import type { ModelBuild } from './model-build.ts'

type Content = Pick<ModelBuild, 'parts' | 'drawCalls' | 'textures' | 'title'>

/**
 * What phones of one maker show in a room: a text in the words of USD and the textures beside it, in a zip without
 * compression whose files begin at multiples of 64 bytes.
 */
export function toUsdz(build: Content): Uint8Array {
  const { base, orm, normal } = build.textures
  return alignedZip([
    { name: 'model.usda', bytes: new TextEncoder().encode(usdaOf(build)) },
    { name: 'textures/base.jpg', bytes: base.bytes },
    { name: 'textures/orm.jpg', bytes: orm.bytes },
    { name: 'textures/normal.jpg', bytes: normal.bytes },
  ])
}

/** Names in USD are of letters, digits and underscores; numbers keep those apart that would become the same. */
const nameOf = (name: string, number: number) =>
  `${name.replace(/\W+/g, '_').replace(/^(?=\d)/, '_')}_${number}`

function usdaOf({ parts, drawCalls, title }: Content): string {
  const meshes: string[] = []
  const materials: string[] = []
  drawCalls.forEach((call, number) => {
    const material = parts[call.parts[0] ?? 0]?.material
    if (!material) return
    const name = nameOf(call.name, number)
    materials.push(materialText(name, material.opacity, material.glow))
    for (const index of call.parts) {
      const part = parts[index]
      if (part) meshes.push(meshText(nameOf(part.name, index), part, name))
    }
  })
  return `#usda 1.0
(
    customLayerData = { string creator = "Makebelieve" }
    defaultPrim = "Root"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Root" (
    assetInfo = { string name = ${JSON.stringify(title.replace(/[^\x20-\x7e]/g, ''))} }
    kind = "component"
)
{
${meshes.join('\n')}
    def Scope "Materials"
    {
${materials.join('\n')}
    }
}
`
}

function meshText(name: string, part: ModelBuild['parts'][number], material: string): string {
  const { positions, normals, uvs, triangles } = part
  const corners = [...triangles].join(', ')
  return `    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform token subdivisionScheme = "none"
        int[] faceVertexCounts = [${Array(triangles.length / 3)
          .fill(3)
          .join(', ')}]
        int[] faceVertexIndices = [${corners}]
        point3f[] points = [${tuples(positions, 3)}]
        normal3f[] normals = [${tuples(normals, 3)}] (
            interpolation = "vertex"
        )
        texCoord2f[] primvars:st = [${tuples(uvs, 2, true)}] (
            interpolation = "vertex"
        )
        rel material:binding = </Root/Materials/${material}>
    }
`
}

/** '(1, 2, 3), (4, 5, 6)'; the second of two is counted from the bottom where `flipped`. */
function tuples(from: Float32Array, width: number, flipped = false): string {
  const short = (value: number) => String(Math.round(value * 1e5) / 1e5)
  const list: string[] = []
  for (let i = 0; i < from.length; i += width) {
    const values = Array.from({ length: width }, (_, k) => real(from, i + k))
    if (flipped) values[1] = 1 - (values[1] ?? 0)
    list.push(`(${values.map(short).join(', ')})`)
  }
  return list.join(', ')
}

function materialText(name: string, opacity: number, glow: number): string {
  const path = `/Root/Materials/${name}`
  const inputs = [
    `color3f inputs:diffuseColor.connect = <${path}/Base.outputs:rgb>`,
    `float inputs:occlusion.connect = <${path}/Orm.outputs:r>`,
    `float inputs:roughness.connect = <${path}/Orm.outputs:g>`,
    `float inputs:metallic.connect = <${path}/Orm.outputs:b>`,
    `normal3f inputs:normal.connect = <${path}/Normal.outputs:rgb>`,
    ...(opacity < 1 ? [`float inputs:opacity = ${opacity}`] : []),
    ...(glow > 0 ? [`color3f inputs:emissiveColor.connect = <${path}/Base.outputs:rgb>`] : []),
  ]
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                ${inputs.join('\n                ')}
                token outputs:surface
            }

            def Shader "Uv"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
${textureText('Base', 'base', path, 'sRGB', 'float3 outputs:rgb')}
${textureText('Orm', 'orm', path, 'raw', 'float outputs:r\n                float outputs:g\n                float outputs:b')}
${textureText('Normal', 'normal', path, 'raw', 'float3 outputs:rgb', normalRange)}
        }
`
}

/** Bytes from 0 to 255 stand for -1 to 1. */
const normalRange = `
                float4 inputs:scale = (2, 2, 2, 1)
                float4 inputs:bias = (-1, -1, -1, 0)`

function textureText(
  name: string,
  file: string,
  path: string,
  space: string,
  outputs: string,
  more = '',
): string {
  return `
            def Shader "${name}"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @textures/${file}.jpg@
                token inputs:sourceColorSpace = "${space}"
                float2 inputs:st.connect = <${path}/Uv.outputs:result>
                token inputs:wrapS = "clamp"
                token inputs:wrapT = "clamp"${more}
                ${outputs}
            }`
}
