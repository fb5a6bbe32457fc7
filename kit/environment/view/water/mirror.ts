import {
  HalfFloatType,
  Matrix4,
  type Object3D,
  PerspectiveCamera,
  Plane,
  type Scene as Stage,
  Vector3,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Scene } from '../../scene.ts'
import { mirroringWater } from './calm.ts'

export type Mirror = ReturnType<typeof stillMirror>

/**
 * What still water mirrors: the scene seen from below its surface, drawn small. Only for the first water that is calm;
 * `draw` costs as much as half a picture, so quality decides when.
 */
export function stillMirror(scene: Scene) {
  const water = mirroringWater(scene)
  const level = water?.level ?? 0
  const target = new WebGLRenderTarget(512, 512, { type: HalfFloatType, samples: 0 })
  const camera = new PerspectiveCamera()
  const uniforms = {
    uMirror: { value: target.texture },
    uMirrorMatrix: { value: new Matrix4() },
    /** 1 while there is an image; else the sky alone is mirrored. */
    uMirrorOn: { value: 0 },
    uMirrorLevel: { value: level },
  }
  const toImage = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
  const flip = new Matrix4().makeScale(1, -1, 1)
  const surface = new Plane()
  const clip = new Vector4()
  const corner = new Vector4()
  const normal = new Vector3(0, 1, 0)
  const onSurface = new Vector3(0, level, 0)

  return {
    uniforms,
    isOf: water,
    vertexGlsl: /* glsl */ `
      uniform mat4 uMirrorMatrix;
      varying vec4 vMirrored;
      void setMirrored(vec4 at) { vMirrored = uMirrorMatrix * at; }
    `,
    fragmentGlsl: /* glsl */ `
      uniform sampler2D uMirror;
      uniform float uMirrorOn;
      uniform float uMirrorLevel;
      varying vec4 vMirrored;
      vec3 mirrorImage(vec2 slope, vec3 sky) {
        if (uMirrorOn < 0.5 || abs(vAt.y - uMirrorLevel) > 0.4) return sky;
        vec2 at = vMirrored.xy / vMirrored.w + slope * 0.16;
        vec4 seen = texture2D(uMirror, clamp(at, 0.002, 0.998));
        return mix(sky, seen.rgb, 0.92);
      }
    `,
    /** Draws the image for this camera; `hidden` is left out of it. */
    draw(renderer: WebGLRenderer, stage: Stage, from: PerspectiveCamera, hidden: readonly Object3D[]) {
      uniforms.uMirrorOn.value = 0
      if (!water || from.position.y < level + 0.05) return
      // Mirrored at the surface: its image stands on its head, and is read upside down again by the water.
      camera.matrixAutoUpdate = false
      camera.matrixWorldAutoUpdate = false
      camera.matrixWorld.copy(from.matrixWorld)
      camera.matrixWorld
        .premultiply(new Matrix4().makeTranslation(0, -level, 0))
        .premultiply(flip)
        .premultiply(new Matrix4().makeTranslation(0, level, 0))
      camera.matrixWorld.multiply(flip)
      camera.matrixWorldInverse.copy(camera.matrixWorld).invert()
      camera.projectionMatrix.copy(from.projectionMatrix)

      // Nothing below the surface is seen: the near plane is laid onto it (Lengyel, 'Oblique View Frustum').
      surface.setFromNormalAndCoplanarPoint(normal, onSurface).applyMatrix4(camera.matrixWorldInverse)
      clip.set(surface.normal.x, surface.normal.y, surface.normal.z, surface.constant)
      const projection = camera.projectionMatrix.elements
      corner.set(
        (Math.sign(clip.x) + projection[8]) / projection[0],
        (Math.sign(clip.y) + projection[9]) / projection[5],
        -1,
        (1 + projection[10]) / projection[14],
      )
      clip.multiplyScalar(2 / clip.dot(corner))
      projection[2] = clip.x
      projection[6] = clip.y
      projection[10] = clip.z + 1 - 0.003
      projection[14] = clip.w
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
      uniforms.uMirrorMatrix.value
        .multiplyMatrices(toImage, camera.projectionMatrix)
        .multiply(camera.matrixWorldInverse)

      const seen = hidden.filter(({ visible }) => visible)
      for (const object of seen) object.visible = false
      const { autoUpdate } = renderer.shadowMap
      const before = renderer.getRenderTarget()
      renderer.shadowMap.autoUpdate = false
      renderer.setRenderTarget(target)
      renderer.clear()
      renderer.render(stage, camera)
      renderer.setRenderTarget(before)
      renderer.shadowMap.autoUpdate = autoUpdate
      for (const object of seen) object.visible = true
      uniforms.uMirrorOn.value = 1
    },
    off() {
      uniforms.uMirrorOn.value = 0
    },
    resize(width: number, height: number) {
      target.setSize(Math.max(64, Math.round(width / 2)), Math.max(64, Math.round(height / 2)))
    },
    dispose() {
      target.dispose()
    },
  }
}
