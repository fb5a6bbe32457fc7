import { DirectionalLight, Matrix4, Vector3 } from 'three'
import type { Place, Scene } from '../../scene.ts'

/** How far around the visitor things cast shadows, in metres. */
const shadowReach = 46

/** The one light that casts shadows. It moves along with the visitor, in steps of a texel, so that no edge crawls. */
export function sunLight(scene: Scene) {
  const light = new DirectionalLight(0xffffff, 1)
  const inside = scene.around === 'indoors'
  const reach = inside ? Math.min(shadowReach, scene.reach * 1.5 + 4) : shadowReach
  const { shadow } = light
  light.castShadow = true
  Object.assign(shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 1,
    far: reach * 6,
  })
  shadow.camera.updateProjectionMatrix()
  shadow.bias = inside ? -0.0012 : -0.0009
  shadow.radius = inside ? 2.2 : 1.6

  const axes = new Matrix4()
  const centre = new Vector3()
  const across = new Vector3()
  const upward = new Vector3()
  const toLight = new Vector3()
  const origin = new Vector3()
  const up = new Vector3(0, 1, 0)

  return {
    light,
    /** Texels a side. */
    setSize(size: number) {
      if (shadow.mapSize.x === size) return
      shadow.mapSize.set(size, size)
      shadow.map?.dispose()
      shadow.map = null
      shadow.normalBias = (reach * 2 * 1.6) / size
    },
    follow(eye: Place, yaw: number, direction: Vector3) {
      toLight.copy(direction).normalize()
      axes.lookAt(toLight, origin, up)
      axes.extractBasis(across, upward, centre)
      const ahead = inside ? 0 : reach * 0.62
      centre.set(eye[0] - Math.sin(yaw) * ahead, eye[1], eye[2] - Math.cos(yaw) * ahead)
      if (inside) centre.set(0, eye[1], 0)
      const texel = (reach * 2) / shadow.mapSize.x
      const snapped = (axis: Vector3) => Math.round(centre.dot(axis) / texel) * texel - centre.dot(axis)
      centre.addScaledVector(across, snapped(across)).addScaledVector(upward, snapped(upward))
      light.target.position.copy(centre)
      light.position.copy(centre).addScaledVector(toLight, reach * 3)
      light.target.updateMatrixWorld()
      light.updateMatrixWorld()
    },
    dispose() {
      light.dispose()
    },
  }
}
