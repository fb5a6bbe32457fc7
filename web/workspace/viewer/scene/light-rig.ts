import {
  Color,
  type CubeTexture,
  DirectionalLight,
  Group,
  type Scene,
  type Vector3,
  type WebGLRenderer,
} from 'three'
import { type LightName, type LightRoom, lightRooms } from './light-rooms.ts'
import { reflectionsOf } from './reflections.ts'

/** The chosen room's reflections and its key light, which both turn with the camera. */
export function lightRig(
  renderer: WebGLRenderer,
  scene: Scene,
  { throwsShadows }: { throwsShadows: boolean },
) {
  const rooms = new Map<LightName, CubeTexture>()
  const rig = new Group()
  const key = new DirectionalLight()
  key.castShadow = throwsShadows
  key.shadow.mapSize.set(1024, 1024)
  key.shadow.radius = 5
  key.shadow.bias = -0.0004
  rig.add(key, key.target)
  scene.add(rig)
  let room: LightRoom = lightRooms.studio

  function place(size: Vector3): void {
    const reach = size.length() || 1
    const [x, y, z] = room.key.at
    key.position
      .set(x, y, z)
      .normalize()
      .multiplyScalar(reach * 1.6)
    key.position.y += size.y / 2
    key.target.position.set(0, size.y / 2, 0)
    // Wide enough for the shadow that falls on the ground beside the model.
    const half = reach * 0.95
    Object.assign(key.shadow.camera, {
      left: -half,
      right: half,
      top: half,
      bottom: -half,
      near: reach * 0.4,
      far: reach * 3,
    })
    key.shadow.normalBias = reach * 0.006
    key.shadow.camera.updateProjectionMatrix()
  }

  return {
    /** Answers how the room wants to be seen. */
    use(name: LightName, size: Vector3): LightRoom {
      room = lightRooms[name]
      const reflections = rooms.get(name) ?? reflectionsOf(room)
      rooms.set(name, reflections)
      scene.environment = reflections
      renderer.toneMappingExposure = room.exposure
      key.color = new Color(room.key.colour)
      key.intensity = room.key.strength
      place(size)
      return room
    },
    place,
    turn(yaw: number): void {
      rig.rotation.y = yaw
      scene.environmentRotation.set(0, yaw, 0)
    },
    dispose(): void {
      for (const reflections of rooms.values()) reflections.dispose()
      key.dispose()
    },
  }
}
