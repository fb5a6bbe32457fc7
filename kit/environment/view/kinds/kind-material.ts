import { type DataTexture, DoubleSide, FrontSide, type IUniform, ShaderMaterial, Vector4 } from 'three'
import { finishes } from '../../scene.ts'
import { airGlsl } from '../shading/air-glsl.ts'
import type { AirUniforms } from '../shading/air-uniforms.ts'
import { surfaceMaterial } from '../shading/surface-material.ts'
import { bonesGlsl } from './bones.ts'
import { mostSway } from './kind-geometry.ts'
import { patternGlsl } from './pattern-glsl.ts'

/** Roughness, metalness, opacity, and glow, which is negative where it shines only at night. */
const finishValues = finishes.map(
  ({ roughness, metalness, opacity, glow, atNight }) =>
    new Vector4(roughness, metalness, opacity, atNight ? -glow : glow),
)

const head = /* glsl */ `
attribute vec4 paint;
attribute vec4 make;
uniform highp sampler2D uLives;
${bonesGlsl}

/** Where a vertex is after its bone and the wind moved it. */
void place(out vec4 worldPosition, out vec3 worldNormal, mat4 matrix, float instance) {
  vec3 point = position;
  vec3 turned = normal.xyz;
  int size = textureSize(uLives, 0).x;
  vec4 life = texelFetch(uLives, ivec2(int(instance) % size, int(instance) / size), 0);
  moveBone(make.y, life, point, turned);
  worldPosition = matrix * vec4(point, 1.0);
  worldNormal = normalize(mat3(matrix) * turned);
  float sway = make.z / 255.0 * ${mostSway.toFixed(1)} * length(matrix[1].xyz);
  if (sway > 0.0) {
    vec2 foot = matrix[3].xz;
    float gust = texture2D(uNoise, foot * 0.011 - uWind.xz * uTime * 0.05).r;
    float beat = sin(uTime * 1.3 + foot.x * 0.35 + foot.y * 0.27) * 0.5 + gust * 1.5 - 0.3;
    float flutter = sin(uTime * 5.1 + dot(worldPosition.xyz, vec3(3.1, 2.7, 3.7))) * 0.16 * uWind.y;
    worldPosition.xz += uWind.xz * beat * sway;
    worldPosition.xyz += worldNormal * flutter * sway;
  }
}
`

const uniformsOf = (lives: DataTexture, bones: DataTexture): Record<string, IUniform> => ({
  uLives: { value: lives },
  uBones: { value: bones },
  uFinishes: { value: finishValues },
})

/** What all kinds are made of; the finish of each vertex tells how it takes light. */
export function kindMaterial(
  air: AirUniforms,
  lives: DataTexture,
  bones: DataTexture,
  isClear: boolean,
): ShaderMaterial {
  return surfaceMaterial({
    name: isClear ? 'clear kinds' : 'kinds',
    air,
    uniforms: uniformsOf(lives, bones),
    transparent: isClear,
    side: isClear ? DoubleSide : FrontSide,
    vertexHead: /* glsl */ `
      ${head}
      uniform vec4 uFinishes[${finishes.length}];
      varying vec4 vPaint;
      varying vec4 vFinish;
      varying float vThin;
      varying vec3 vLocal;
      varying vec3 vLocalNormal;
      varying float vPattern;
      varying float vInstance;
    `,
    vertexBody: /* glsl */ `
      float instance = getIndirectIndex(gl_DrawID);
      place(worldPosition, worldNormal, batchingMatrix, instance);
      vLocal = position * length(batchingMatrix[1].xyz);
      vLocalNormal = normal.xyz;
      vPattern = make.w;
      vInstance = fract(instance * 0.618034);
      vPaint = vec4(pow(paint.rgb, vec3(2.2)), paint.a);
      #ifdef USE_BATCHING_COLOR
        vPaint.rgb *= getBatchingColor(instance).rgb;
      #endif
      vThin = min(1.0, make.z / 30.0) * 0.55;
      if (make.z > 0.0) {
        // Two trees of a wood are never of quite the same green.
        vec4 own = texture2D(uNoise, batchingMatrix[3].xz * 0.37);
        vPaint.rgb *= vec3(0.9 + own.r * 0.25, 0.93 + own.g * 0.16, 0.9 + own.b * 0.15);
      }
      vFinish = uFinishes[int(make.x + 0.5)];
      vFinish.w = vFinish.w < 0.0 ? -vFinish.w * smoothstep(0.15, 0.75, uDusk) : vFinish.w;
    `,
    fragmentHead: /* glsl */ `
      varying vec4 vPaint;
      varying vec4 vFinish;
      varying float vThin;
      ${patternGlsl}
    `,
    fragmentBody: /* glsl */ `
      s.colour = vPaint.rgb;
      s.open = vPaint.a;
      s.roughness = vFinish.x;
      s.metalness = vFinish.y;
      s.opacity = vFinish.z;
      s.thin = vThin;
      // What shines still has facets: brighter where it looks at the eye and upward.
      s.glow = vPaint.rgb * vFinish.w * (0.34 + 0.3 * max(dot(s.normal, toEye), 0.0) + 0.14 * s.normal.y);
      #ifndef PLAIN
      // A room behind a lit pane is not everywhere equally bright.
      s.glow *= 0.66 + 0.68 * texture2D(uNoise, surfacePlace(vLocal, normalize(vLocalNormal)) * 0.14 + vInstance).r;
      s.normal = bumped(s.normal, at, patternOn(s, away));
      #endif
      float lies = smoothstep(0.3, 0.9, s.normal.y) * uWet;
      s.colour *= 1.0 - 0.3 * uWet;
      s.roughness = mix(s.roughness, s.roughness * 0.35, lies);
      ${
        isClear
          ? `if (!gl_FrontFacing) s.normal = -s.normal;
             s.opacity = mix(s.opacity, 1.0, pow(1.0 - abs(dot(s.normal, toEye)), 3.0) * 0.6);
             // From inside a pane is as bright as the day behind it.
             s.glow += mix(uHorizon, vPaint.rgb * uHorizon * 2.0, 0.6) * uInside * (1.0 - step(0.5, vFinish.w)) * smoothstep(0.2, 0.0, abs(s.normal.y));`
          : ''
      }
    `,
  })
}

/** The same shape, as the sun sees it. */
export function kindShadowMaterial(air: AirUniforms, lives: DataTexture, bones: DataTexture): ShaderMaterial {
  return new ShaderMaterial({
    name: 'shadows of kinds',
    uniforms: { ...air, ...uniformsOf(lives, bones) },
    vertexShader: /* glsl */ `
      #include <common>
      #include <batching_pars_vertex>
      ${airGlsl}
      ${head}
      void main() {
        #include <batching_vertex>
        vec4 worldPosition;
        vec3 worldNormal;
        place(worldPosition, worldNormal, batchingMatrix, getIndirectIndex(gl_DrawID));
        gl_Position = projectionMatrix * viewMatrix * worldPosition;
      }
    `,
    fragmentShader: 'void main() { gl_FragColor = vec4(1.0); }',
  })
}
