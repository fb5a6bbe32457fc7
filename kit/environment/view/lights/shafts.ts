import {
  AdditiveBlending,
  DoubleSide,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  UniformsLib,
  UniformsUtils,
  Vector3,
} from 'three'
import type { Place, Scene } from '../../scene.ts'
import { airGlsl, lightingGlsl } from '../shading/air-glsl.ts'
import type { AirUniforms } from '../shading/air-uniforms.ts'

const shaftCount = 44
/** Even steps that never fall into rows: for x, z, width and beat. */
const steps = [0.7548776662, 0.569840291, 0.618033989, 0.414213562]

/**
 * Light that one sees in the air: sheets along the sun's rays around the eye. What stands in the light's way cuts them, as
 * it does in the shadow map: so they come through windows and between trees.
 */
export function showShafts(scene: Scene, air: AirUniforms) {
  const strength = scene.air.shafts ?? 0
  const inside = scene.around === 'indoors'
  const size = inside ? Math.min(40, scene.reach * 2) : 44
  const tall = inside ? 9 : 26
  const plane = new PlaneGeometry(1, 1, 1, 6)
  const geometry = new InstancedBufferGeometry()
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  const own = Float32Array.from({ length: shaftCount * 4 }, (_, index) => {
    const [shaft, part] = [Math.floor(index / 4), index % 4]
    return (shaft * (steps[part] ?? 0) + 0.5) % 1
  })
  geometry.setAttribute('own', new InstancedBufferAttribute(own, 4))
  geometry.instanceCount = shaftCount
  const eye = { value: new Vector3() }
  const material = new ShaderMaterial({
    name: 'shafts',
    lights: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    uniforms: {
      ...UniformsUtils.clone(UniformsLib.lights),
      ...air,
      uShaftEye: eye,
      uShaft: { value: new Vector3(size, tall, strength) },
    },
    vertexShader: /* glsl */ `
      #include <common>
      #include <shadowmap_pars_vertex>
      ${airGlsl}
      attribute vec4 own;
      uniform vec3 uShaftEye, uShaft;
      varying vec3 vAt;
      varying vec2 vSpot;
      varying float vOwn;
      void main() {
        vec2 spot = own.xy * uShaft.x;
        spot += uShaft.x * floor((${inside ? 'vec2(0.0)' : 'uShaftEye.xz'} - spot) / uShaft.x + 0.5);
        vec3 way = normalize(uToLight + vec3(0.0, 0.25 + uUnder, 0.0));
        vec3 middle = vec3(spot.x, uShaftEye.y + ${inside ? '0.0' : '4.0'}, spot.y);
        vec3 across = normalize(cross(way, cameraPosition - middle));
        float wide = (0.5 + own.z * ${inside ? '0.9' : '2.0'});
        vec4 worldPosition = vec4(middle + way * position.y * uShaft.y + across * position.x * wide, 1.0);
        vAt = worldPosition.xyz;
        vSpot = position.xy;
        vOwn = own.w;
        vec3 transformedNormal = vec3(0.0, 1.0, 0.0);
        vec4 mvPosition = viewMatrix * worldPosition;
        gl_Position = projectionMatrix * mvPosition;
        #include <shadowmap_vertex>
      }
    `,
    fragmentShader: /* glsl */ `
      #include <common>
      #include <lights_pars_begin>
      #include <shadowmap_pars_fragment>
      ${airGlsl}
      ${lightingGlsl}
      uniform vec3 uShaft;
      varying vec3 vAt;
      varying vec2 vSpot;
      varying float vOwn;
      void main() {
        float away = length(cameraPosition - vAt);
        float side = 1.0 - abs(vSpot.x) * 2.0;
        float end = smoothstep(0.5, 0.3, abs(vSpot.y));
        float beat = 0.55 + 0.45 * sin(uTime * (0.25 + vOwn * 0.4) + vOwn * 30.0);
        float grain = 0.6 + 0.8 * texture2D(uNoise, vec2(vSpot.x * 0.25 + vOwn, vSpot.y * 0.12 - uTime * 0.01)).r;
        float strength = side * side * end * beat * grain * smoothstep(0.8, 4.0, away) * uShaft.z;
        strength *= mix(sunShadow(), 1.0, uUnder) * (1.0 - hazeShare(away) * 0.75);
        vec3 light = mix(uLight, uUnderColour * uLight, uUnder * 0.7);
        // Light over light: added to the finished picture, so it needs no curve of its own.
        gl_FragColor = vec4(light * strength * ${inside ? '0.035' : '0.05'}, 1.0);
      }
    `,
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = 'shafts'
  mesh.frustumCulled = false
  mesh.receiveShadow = true
  mesh.renderOrder = 7
  mesh.visible = strength > 0
  return {
    mesh,
    follow(at: Place) {
      eye.value.set(...at)
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
