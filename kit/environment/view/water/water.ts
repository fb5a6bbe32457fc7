import { DoubleSide, Group, Mesh, ShaderMaterial, UniformsLib, UniformsUtils, Vector2, Vector3 } from 'three'
import type { Scene, Water } from '../../scene.ts'
import { lightOf } from '../atmosphere/colours.ts'
import { cloudsGlsl, sunGlsl } from '../atmosphere/dome-glsl.ts'
import { type GroundMaps, groundMapsGlsl } from '../ground/ground-maps.ts'
import { airGlsl, lightingGlsl } from '../shading/air-glsl.ts'
import type { AirUniforms } from '../shading/air-uniforms.ts'
import type { Mirror } from './mirror.ts'
import { stuffGlsl } from './stuffs.ts'
import { waterGeometry } from './water-geometry.ts'

/** Two long swells and one short: how high the sea is at a place. */
const swellGlsl = /* glsl */ `
uniform float uWaves;
uniform vec2 uFlow;
float swellAt(vec2 p) {
  float height = sin(dot(p, vec2(0.19, 0.11)) + uTime * 0.9) * 0.5;
  height += sin(dot(p, vec2(-0.13, 0.27)) + uTime * 1.15) * 0.32;
  height += sin(dot(p, vec2(0.41, -0.33)) + uTime * 1.7) * 0.18;
  return height * 0.5 * uWaves * uWaves;
}
`

function waterMaterial(
  water: Water,
  scene: Scene,
  maps: GroundMaps,
  air: AirUniforms,
  mirror: Mirror,
): ShaderMaterial {
  const [flowX, flowZ] = water.flow ?? [0, 0]
  const flow = new Vector2(flowX, flowZ)
  if (flow.length() > 0) flow.normalize()
  const isOpen = !water.outline
  return new ShaderMaterial({
    name: `water: ${water.stuff}`,
    lights: true,
    transparent: true,
    side: DoubleSide,
    uniforms: {
      ...UniformsUtils.clone(UniformsLib.lights),
      ...air,
      ...maps.uniforms,
      ...mirror.uniforms,
      uWaves: { value: water.waves },
      uFlow: { value: flow },
      uColour: { value: new Vector3(...lightOf(water.colour)) },
      uReach: { value: scene.ground.size * 0.5 },
    },
    vertexShader: /* glsl */ `
      #include <common>
      #include <shadowmap_pars_vertex>
      ${airGlsl}
      ${swellGlsl}
      ${mirror.vertexGlsl}
      varying vec3 vAt;
      void main() {
        vec4 worldPosition = modelMatrix * vec4(position, 1.0);
        ${isOpen ? 'worldPosition.y += swellAt(worldPosition.xz) * exp(-length(worldPosition.xz - cameraPosition.xz) * 0.006);' : ''}
        vAt = worldPosition.xyz;
        vec3 transformedNormal = (viewMatrix * vec4(0.0, 1.0, 0.0, 0.0)).xyz;
        vec4 mvPosition = viewMatrix * worldPosition;
        gl_Position = projectionMatrix * mvPosition;
        setMirrored(worldPosition);
        #include <shadowmap_vertex>
      }
    `,
    fragmentShader: /* glsl */ `
      #include <common>
      #include <lights_pars_begin>
      #include <shadowmap_pars_fragment>
      ${airGlsl}
      ${lightingGlsl}
      ${cloudsGlsl}
      ${sunGlsl}
      ${groundMapsGlsl}
      ${swellGlsl}
      varying vec3 vAt;
      ${mirror.fragmentGlsl}
      uniform vec3 uColour;
      uniform float uReach;

      /** Slopes of ripples, from two noises that pass over each other. */
      vec2 ripples(vec2 p, float away) {
        vec2 drift = uFlow * uTime * 0.35;
        vec2 one = (p - drift * 1.3) * 0.055 + vec2(uTime * 0.011, uTime * 0.007);
        vec2 two = (p - drift * 0.8) * 0.021 - vec2(uTime * 0.006, uTime * 0.009);
        vec2 step = vec2(0.012, 0.0);
        vec2 slope = vec2(
          texture2D(uNoise, one + step.xy).g - texture2D(uNoise, one - step.xy).g,
          texture2D(uNoise, one + step.yx).g - texture2D(uNoise, one - step.yx).g);
        #ifndef PLAIN
        slope += vec2(
          texture2D(uNoise, two + step.xy).r - texture2D(uNoise, two - step.xy).r,
          texture2D(uNoise, two + step.yx).r - texture2D(uNoise, two - step.yx).r) * 1.6;
        #endif
        return slope * (0.1 + uWaves * 0.9 + length(uFlow) * 0.25) / (1.0 + away * 0.006);
      }

      void main() {
        vec3 at = vAt;
        vec3 toEye = cameraPosition - at;
        float away = length(toEye);
        toEye /= away;
        vec2 p = at.xz;
        float beyond = max(abs(p.x), abs(p.y)) - uReach;
        float depth = at.y - groundHeight(p);
        if (beyond > 0.0) depth = max(depth, min(beyond * 0.2, 6.0));
        if (depth < -0.02 * away * 0.05) discard;
        depth = max(depth, 0.0);
        vec2 slope = ripples(p, away);
        ${isOpen ? 'vec2 swell = vec2(swellAt(p + vec2(0.4, 0.0)) - swellAt(p - vec2(0.4, 0.0)), swellAt(p + vec2(0.0, 0.4)) - swellAt(p - vec2(0.0, 0.4))) / 0.8; slope += swell * exp(-away * 0.006);' : ''}
        vec3 normal = normalize(vec3(-slope.x, 1.0, -slope.y));
        bool fromBelow = cameraPosition.y < at.y;
        if (fromBelow) normal = -normal;
        float shadow = sunShadow() * cloudShade(at);
        vec3 colour;
        float opacity;
        ${stuffGlsl[water.stuff]}
        float haze = hazeShare(away);
        gl_FragColor = vec4(mix(colour, hazeAt(-toEye), haze), max(opacity, haze));
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }
    `,
  })
}

/** All water of the scene, one draw call each. */
export function showWaters(scene: Scene, maps: GroundMaps, air: AirUniforms, mirror: Mirror) {
  const group = new Group()
  const meshes = scene.waters.map((water) => {
    const geometry = waterGeometry(water, scene.ground, scene.around === 'indoors')
    const mesh = new Mesh(geometry, waterMaterial(water, scene, maps, air, mirror))
    mesh.name = `water: ${water.stuff}`
    mesh.position.y = water.level
    mesh.receiveShadow = true
    mesh.renderOrder = 2
    mesh.frustumCulled = water.outline !== undefined
    group.add(mesh)
    return mesh
  })
  return {
    group,
    dispose() {
      for (const { geometry, material } of meshes) {
        geometry.dispose()
        material.dispose()
      }
    },
  }
}
