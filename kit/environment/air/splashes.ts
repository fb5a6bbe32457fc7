import { type InstancedBufferAttribute, type Mesh, Vector3 } from 'three'
import { seededRandom } from '../../core/random.ts'
import type { Place, Scene } from '../scene.ts'
import { splashCount } from './budget.ts'
import { type AirLight, spriteMesh } from './sprites.ts'

const around = 9
const seconds = 0.45

/** Rings where drops come down, on whatever is there around the eye. */
export function createSplashes(scene: Scene, light: AirLight, heightAt: (x: number, z: number) => number) {
  const random = seededRandom(scene.seed ^ 0x5b1a)
  const places = new Float32Array(splashCount * 4)
  const mesh: Mesh = spriteMesh({
    name: 'splashes',
    count: splashCount,
    shape: 'ripple',
    isLight: false,
    seed: scene.seed + 5,
    uniforms: { ...light, uEyeAt: { value: new Vector3() } },
    attributes: { place: { values: places, size: 4 } },
    vertex: /* glsl */ `
      attribute vec4 place;
      void main() {
        vSpot = position.xy;
        vOwn = clamp((uTime - place.w) / ${seconds}, 0.0, 1.0);
        float size = 0.05 + 0.06 * own.x;
        vec3 at = place.xyz + vec3(position.x, 0.0, position.y) * size;
        gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
        float metres = distance(at, cameraPosition);
        vColour = vec4(uLit * 1.1, 0.55 * smoothstep(${around.toFixed(1)}, 5.0, metres));
      }
    `,
  })
  const attribute = mesh.geometry.getAttribute('place') as InstancedBufferAttribute
  let next = 0

  return {
    mesh,
    /** A few of them fall anew, as many as the time asks for. */
    update(eye: Place, time: number, dt: number): void {
      const due = Math.min(splashCount, Math.ceil((dt / seconds) * splashCount))
      for (let fallen = 0; fallen < due; fallen++) {
        const angle = random.next() * 2 * Math.PI
        const far = Math.sqrt(random.next()) * around
        const x = eye[0] + Math.cos(angle) * far
        const z = eye[2] + Math.sin(angle) * far
        const height = heightAt(x, z)
        places.set([x, Number.isFinite(height) ? height + 0.02 : -999, z, time], next * 4)
        next = (next + 1) % splashCount
      }
      attribute.needsUpdate = true
    },
  }
}
