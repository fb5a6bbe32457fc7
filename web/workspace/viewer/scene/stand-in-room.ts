import { type Camera, Matrix4, type Object3D, type Scene, Vector3, type WebGLRenderer } from 'three'

type RoomOrder = {
  renderer: WebGLRenderer
  scene: Scene
  camera: Camera
  /** What is put where the phone points, until a tap leaves it there. */
  stood: readonly Object3D[]
  /** Shown on top of the camera's picture, and hidden before and after. */
  overlay: HTMLElement
}

/** A session of WebXR: the model stands on the floor where the phone points; a tap leaves it there, another takes it along. */
export async function standInRoom({ renderer, scene, camera, stood, overlay }: RoomOrder): Promise<void> {
  const { xr } = navigator
  if (!xr) return
  const session = await xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  })
  // Where a device knows no overlays, it would lie over the page instead.
  overlay.hidden = session.domOverlayState === undefined
  session.addEventListener('end', () => {
    overlay.hidden = true
  })
  const before = stood.map((object) => object.position.clone())
  const floor = new Vector3()
  const pose = new Matrix4()
  let follows = true
  renderer.xr.enabled = true
  renderer.xr.setReferenceSpaceType('local')
  await renderer.xr.setSession(session)
  const looks = await session.requestReferenceSpace('viewer')
  const rays = await session.requestHitTestSource?.({ space: looks })
  session.addEventListener('select', () => {
    follows = !follows
  })
  const leave = overlay.querySelector('[data-leave]')
  // A tap on the button leaves; it is not also a tap on the floor.
  leave?.addEventListener('beforexrselect', (event) => event.preventDefault())
  leave?.addEventListener('click', () => void session.end(), { once: true })
  renderer.setAnimationLoop((_, view?: XRFrame) => {
    const space = renderer.xr.getReferenceSpace()
    const hit = follows && view && rays && space && view.getHitTestResults(rays)[0]?.getPose(space)
    if (hit) {
      floor.setFromMatrixPosition(pose.fromArray(hit.transform.matrix))
      for (const [index, object] of stood.entries()) object.position.copy(before[index] ?? floor).add(floor)
    }
    renderer.render(scene, camera)
  })
  await new Promise<void>((resolve) => session.addEventListener('end', () => resolve(), { once: true }))
  rays?.cancel()
  renderer.setAnimationLoop(null)
  renderer.xr.enabled = false
  for (const [index, object] of stood.entries()) object.position.copy(before[index] ?? floor)
}
