import { type IUniform, ShaderMaterial, type Side, UniformsLib, UniformsUtils } from 'three'
import { airGlsl, lightingGlsl } from './air-glsl.ts'
import type { AirUniforms } from './air-uniforms.ts'

type SurfaceOrder = {
  name: string
  air: AirUniforms
  uniforms?: Record<string, IUniform>
  defines?: Record<string, string | number>
  /** Declarations of the vertex shader, and statements that set `worldPosition` (vec4) and `worldNormal` (vec3). */
  vertexHead: string
  vertexBody: string
  /** Declarations of the fragment shader, and statements that fill `s` (Surface); `away` is the distance, `at` the place. */
  fragmentHead: string
  fragmentBody: string
  /** Statements after the light fell: `colour` may still change. */
  fragmentTail?: string
  transparent?: boolean
  side?: Side
}

/** A material lit by the air: all that is not sky, water or glow is one of these. */
export function surfaceMaterial(order: SurfaceOrder): ShaderMaterial {
  return new ShaderMaterial({
    name: order.name,
    lights: true,
    transparent: order.transparent ?? false,
    ...(order.transparent ? { depthWrite: false } : {}),
    ...(order.side === undefined ? {} : { side: order.side }),
    defines: order.defines ?? {},
    uniforms: { ...UniformsUtils.clone(UniformsLib.lights), ...order.air, ...order.uniforms },
    vertexShader: /* glsl */ `
      #include <common>
      #include <batching_pars_vertex>
      #include <shadowmap_pars_vertex>
      ${airGlsl}
      varying vec3 vAt;
      varying vec3 vNormalAt;
      ${order.vertexHead}
      void main() {
        #include <batching_vertex>
        vec4 worldPosition;
        vec3 worldNormal;
        ${order.vertexBody}
        vAt = worldPosition.xyz;
        vNormalAt = worldNormal;
        vec3 transformedNormal = (viewMatrix * vec4(worldNormal, 0.0)).xyz;
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
      varying vec3 vAt;
      varying vec3 vNormalAt;
      ${order.fragmentHead}
      void main() {
        vec3 at = vAt;
        vec3 toEye = cameraPosition - at;
        float away = length(toEye);
        toEye /= away;
        Surface s = Surface(vec3(0.5), normalize(vNormalAt), 0.9, 0.0, vec3(0.0), 1.0, 0.0, 1.0);
        ${order.fragmentBody}
        vec3 colour = litBy(s, at, toEye);
        ${order.fragmentTail ?? ''}
        float haze = hazeShare(away);
        gl_FragColor = vec4(mix(colour, hazeAt(-toEye), haze), s.opacity);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }
    `,
  })
}
