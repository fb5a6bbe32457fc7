import { BackSide, BoxGeometry, Mesh, ShaderMaterial, Vector3, Vector4 } from 'three'
import type { Scene } from '../../scene.ts'
import { airGlsl } from '../shading/air-glsl.ts'
import type { AirUniforms } from '../shading/air-uniforms.ts'
import { lightOf } from './colours.ts'
import { auroraGlsl, cloudsGlsl, moonsGlsl, rainbowGlsl, starsGlsl, sunGlsl } from './dome-glsl.ts'
import { directionOf } from './sky-now.ts'

/** A moon of size 1 is drawn larger than life, as painters do: its radius as an angle. */
const moonRadius = 0.045

/** Clouds of gas and far suns, for a sky without air. */
const nebulaGlsl = /* glsl */ `
uniform vec3 uNebulaA, uNebulaB;
vec3 nebulaAt(vec3 dir) {
  vec2 p = dir.xz * 0.42 + dir.y * vec2(0.31, -0.22);
  float bend = texture2D(uNoise, p * 0.7).g;
  float mist = texture2D(uNoise, p + bend * 0.2).r * 0.65 + texture2D(uNoise, p * 3.0 - bend * 0.3).g * 0.35;
  float dark = texture2D(uNoise, p * 1.7 + 0.6).r;
  float veil = smoothstep(0.42, 0.78, mist) * (0.4 + 0.9 * smoothstep(0.3, 0.6, dark));
  return mix(uNebulaA, uNebulaB, smoothstep(0.35, 0.65, bend)) * veil * 0.4;
}
`

/** The sky around everything, drawn where nothing else is. */
export function showDome({ sky, around }: Scene, air: AirUniforms) {
  const hasAir = sky.kind !== 'space'
  const moons = sky.moons.slice(0, 4)
  const material = new ShaderMaterial({
    name: 'sky',
    side: BackSide,
    depthWrite: false,
    uniforms: {
      ...air,
      uMoonAt: {
        value: moons.map(
          ({ yaw, pitch, size }) => new Vector4(...directionOf(yaw, pitch), Math.max(0.3, size) * moonRadius),
        ),
      },
      uMoonColour: {
        value: moons.map(({ colour, ringed }) => new Vector4(...lightOf(colour), ringed ? 1 : 0)),
      },
      uMoonShine: { value: 1 },
      /** How much of the sky shines through its dark side. */
      uMoonOver: { value: hasAir ? 1 : 0 },
      uNebulaA: { value: new Vector3(...lightOf(sky.horizon ?? '#7a3fa8')) },
      uNebulaB: { value: new Vector3(...lightOf(sky.zenith ?? '#2a6fb8')) },
    },
    vertexShader: /* glsl */ `
      varying vec3 vDir;
      void main() {
        vDir = position;
        vec4 clip = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
        gl_Position = clip.xyww;
      }
    `,
    fragmentShader: /* glsl */ `
      ${airGlsl}
      ${starsGlsl}
      ${hasAir ? cloudsGlsl + sunGlsl : sunGlsl + nebulaGlsl}
      ${moons.length > 0 ? moonsGlsl(moons.length) : ''}
      ${sky.aurora ? auroraGlsl : ''}
      ${sky.rainbow ? rainbowGlsl : ''}
      varying vec3 vDir;
      void main() {
        vec3 dir = normalize(vDir);
        vec3 colour = skyBase(dir);
        if (uUnder < 0.5) {
          if (uStars > 0.01) colour += starsAt(dir) * uStars * smoothstep(-0.02, 0.2, dir.y + ${hasAir ? '0.0' : '1.2'});
          ${hasAir ? '' : 'colour += nebulaAt(dir);'}
          ${sky.aurora ? 'colour += auroraAt(dir) * smoothstep(0.35, 0.9, uDusk);' : ''}
          colour += sunDisc(dir) * ${sky.kind === 'none' ? '0.0' : hasAir ? '(1.0 - smoothstep(0.6, 0.95, uClouds))' : '1.0'};
          ${moons.length > 0 ? 'colour = moonsAt(dir, colour);' : ''}
          ${sky.rainbow ? 'colour += rainbowAt(dir);' : ''}
          ${hasAir ? 'vec4 clouds = cloudsAt(dir); colour = mix(colour, clouds.rgb, clouds.a);' : ''}
          ${hasAir ? 'colour = mix(colour, hazeAt(dir), max(smoothstep(0.06, -0.02, dir.y), uFog.a * exp(-max(dir.y, 0.0) * 4.5) * (1.0 - uInside)));' : ''}
        } else {
          colour = underColour(dir);
          vec2 p = dir.xz / max(dir.y, 0.15);
          float ripples = texture2D(uNoise, p * 0.12 + uTime * 0.012).g - texture2D(uNoise, p * 0.17 - uTime * 0.01).g;
          colour += uUnderColour * pow(max(1.0 - abs(ripples) * 6.0, 0.0), 3.0) * smoothstep(0.25, 0.9, dir.y) * (1.0 - uDusk * 0.8);
        }
        gl_FragColor = vec4(colour, 1.0);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
        // Slow gradients show bands without a little grain.
        gl_FragColor.rgb += (texture2D(uNoise, gl_FragCoord.xy / 256.0).a - 0.5) / 160.0;
      }
    `,
  })
  const geometry = new BoxGeometry(2, 2, 2)
  const mesh = new Mesh(geometry, material)
  mesh.name = 'sky'
  mesh.frustumCulled = false
  // After all that is solid: only what is left of the sky costs anything.
  mesh.renderOrder = 10
  // Planets of other skies are large and near.
  const isAlways = sky.kind !== 'earth' && sky.kind !== 'storm'
  return {
    mesh,
    /** By day the moon is pale. */
    setDusk(dusk: number) {
      const shine = material.uniforms.uMoonShine
      if (shine) shine.value = isAlways ? 1 : 0.16 + 0.84 * dusk
    },
    isSeen: around !== 'indoors' || sky.kind !== 'none',
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
