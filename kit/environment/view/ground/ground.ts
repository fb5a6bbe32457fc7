import { BufferAttribute, BufferGeometry, Mesh, Vector3 } from 'three'
import type { GroundSurface, Scene } from '../../scene.ts'
import { lightOf } from '../atmosphere/colours.ts'
import type { AirUniforms } from '../shading/air-uniforms.ts'
import { surfaceMaterial } from '../shading/surface-material.ts'
import { type GroundMaps, groundMapsGlsl, mostSurfaces } from './ground-maps.ts'
import { groundPatterns } from './patterns.ts'

/** Beyond its edge the land goes on, ever flatter, as far as one sees: how many times its size, and how flat. */
const skirt = [
  { times: 1.5, flat: 0.25 },
  { times: 3, flat: 0.8 },
  { times: 9, flat: 1 },
]

/** Edges between these are straight: people laid them. */
const laid = new Set<GroundSurface>([
  'asphalt',
  'paving',
  'cobbles',
  'planks',
  'tiles',
  'carpet',
  'metal',
  'marble',
  'concrete',
])

function groundGeometry({ ground, around }: Scene): BufferGeometry {
  const { size, cells, heights } = ground
  const side = cells + 1
  const heightAt = (column: number, row: number) => (heights[row * side + column] ?? 0) / 100
  const points: number[] = []
  const index: number[] = []
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      points.push((column / cells - 0.5) * size, heightAt(column, row), (row / cells - 0.5) * size)
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const at = row * side + column
      index.push(at, at + side, at + 1, at + 1, at + side, at + side + 1)
    }

  if (around !== 'indoors') {
    const edge: [column: number, row: number][] = []
    for (let step = 0; step < cells; step++) edge.push([step, 0])
    for (let step = 0; step < cells; step++) edge.push([cells, step])
    for (let step = cells; step > 0; step--) edge.push([step, cells])
    for (let step = cells; step > 0; step--) edge.push([0, step])
    const mean = edge.reduce((sum, [column, row]) => sum + heightAt(column, row), 0) / edge.length
    let inner = edge.map(([column, row]) => row * side + column)
    for (const { times, flat } of skirt) {
      const outer = edge.map(([column, row]) => {
        const height = heightAt(column, row)
        points.push(
          (column / cells - 0.5) * size * times,
          height + (mean - height) * flat,
          (row / cells - 0.5) * size * times,
        )
        return points.length / 3 - 1
      })
      inner.forEach((from, step) => {
        const next = (step + 1) % inner.length
        const [nearNext, far, farNext] = [inner[next] ?? 0, outer[step] ?? 0, outer[next] ?? 0]
        index.push(from, nearNext, far, nearNext, farNext, far)
      })
      inner = outer
    }
  }

  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

const vectorOf = (hex: string) => new Vector3(...lightOf(hex))

/** One statement for each surface of the palette, so that a shader has no pattern which its ground does not show. */
const patternCalls = (palette: readonly { surface: GroundSurface }[]) =>
  palette
    .map(({ surface }, index) => {
      const channel = `weights${index < 4 ? 'A' : 'B'}.${'xyzw'[index % 4]}`
      return /* glsl */ `
        if (${channel} > 0.01) {
          Look one = ${lookName(surface)}(place, at, toEye, uColours[${index}], uSeconds[${index}], pixel, wide, fine, near, steep);
          look.colour += one.colour * ${channel};
          look.height += one.height * ${channel};
          look.roughness += one.roughness * ${channel};
          look.metalness += one.metalness * ${channel};
          look.glow += one.glow * ${channel};
        }`
    })
    .join('\n')

const lookName = (surface: GroundSurface) => `${surface.replace('-', '')}Look`

const lookFunction = (surface: GroundSurface) => /* glsl */ `
Look ${lookName(surface)}(vec2 p, vec3 at, vec3 toEye, vec3 a, vec3 b, float pixel, float wide, float fine, float near, float steep) {
  Look o = Look(a, 0.0, 0.92, 0.0, vec3(0.0));
  #ifdef PLAIN
  o.colour = mix(a, b, smoothstep(0.35, 0.65, wide)) * 0.95;
  ${surface === 'lava' ? 'o.glow = a * 0.6;' : ''}
  #else
  {${groundPatterns[surface]}
  }
  #endif
  return o;
}`

/** The land, or the floor. */
export function showGround(scene: Scene, maps: GroundMaps, air: AirUniforms) {
  const palette = scene.ground.palette.slice(0, mostSurfaces)
  const surfaces = [...new Set(palette.map(({ surface }) => surface))]
  const isLaid = palette.every(({ surface }) => laid.has(surface))
  const seconds = palette.map(({ colour, second }) =>
    second ? vectorOf(second) : vectorOf(colour).multiplyScalar(0.72),
  )
  const geometry = groundGeometry(scene)
  const material = surfaceMaterial({
    name: 'ground',
    air,
    uniforms: {
      ...maps.uniforms,
      uColours: { value: palette.map(({ colour }) => vectorOf(colour)) },
      uSeconds: { value: seconds },
    },
    vertexHead: '',
    vertexBody: /* glsl */ `
      worldPosition = vec4(position, 1.0);
      worldNormal = normal;
    `,
    fragmentHead: /* glsl */ `
      ${groundMapsGlsl}
      uniform vec3 uColours[${palette.length}];
      uniform vec3 uSeconds[${palette.length}];
      struct Look { vec3 colour; float height; float roughness; float metalness; vec3 glow; };
      ${surfaces.map(lookFunction).join('\n')}
    `,
    fragmentBody: /* glsl */ `
      vec2 place = at.xz;
      float pixel = length(fwidth(place));
      float near = clamp(1.0 - pixel / 0.12, 0.0, 1.0);
      float wide = texture2D(uNoise, place * 0.0125).r;
      float fine = texture2D(uNoise, place * 0.13).g;
      float steep = 1.0 - smoothstep(0.6, 0.95, s.normal.y);
      // Edges of meadows and shores wander; those of streets do not.
      vec2 wander = (vec2(fine, texture2D(uNoise, place * 0.11 + 0.5).r) - 0.5) * ${isLaid ? '0.0' : '2.2'};
      vec2 uv = groundUv(place + wander);
      vec4 weightsA = smoothstep(0.3, 0.7, texture2D(uWeightsA, uv));
      vec4 weightsB = smoothstep(0.3, 0.7, texture2D(uWeightsB, uv));
      float all = dot(weightsA, vec4(1.0)) + dot(weightsB, vec4(1.0));
      weightsA /= max(all, 0.001);
      weightsB /= max(all, 0.001);
      Look look = Look(vec3(0.0), 0.0, 0.0, 0.0, vec3(0.0));
      ${patternCalls(palette)}
      s.open = groundShade(place);
      s.colour = look.colour;
      s.glow = look.glow;
      #ifndef PLAIN
      s.roughness = look.roughness;
      s.metalness = look.metalness;

      // What the rain leaves: all is darker, and puddles stand where it is level.
      float level = smoothstep(0.93, 0.995, s.normal.y);
      float puddle = uWet * level * smoothstep(0.5, 0.58, texture2D(uNoise, place * 0.028 + 0.21).r) * step(0.001, uWet);
      s.colour *= 1.0 - uWet * 0.32;
      s.roughness = mix(mix(s.roughness, s.roughness * 0.5, uWet), 0.03, puddle);
      // The shore is wet.
      float shore = 1.0 - smoothstep(0.0, 0.35, aboveWater(at) - fine * 0.2);
      s.colour *= 1.0 - 0.34 * shore;

      float relief = look.height * (1.0 - puddle) * clamp(1.0 - pixel / 0.35, 0.0, 1.0);
      s.normal = bumped(s.normal, at, relief);
      if (puddle > 0.01) {
        vec2 cell = place * 2.2;
        vec4 drop = texture2D(uNoise, (floor(cell) + 0.5) * 0.0713);
        float age = fract(uTime * 0.9 + drop.a);
        float ring = length(fract(cell) - 0.3 - drop.rg * 0.4) - age * 0.5;
        float wave = sin(ring * 50.0) * exp(-abs(ring) * 16.0) * (1.0 - age) * near;
        s.normal = normalize(s.normal + vec3(wave, 0.0, wave) * 0.22 * puddle);
      }
      #endif
    `,
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = 'ground'
  mesh.frustumCulled = false
  mesh.receiveShadow = true
  mesh.visible = !scene.ground.isVoid
  return {
    mesh,
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
