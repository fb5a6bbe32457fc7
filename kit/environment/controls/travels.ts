import type { Pose, Scene } from '../scene.ts'
import type { Shell } from '../shell/shell.ts'
import type { Camera, Mode } from './camera.ts'

/** Everything that takes the visitor somewhere at once. */
export type Travels = {
  change(mode: Mode): void
  go(pose: Pose): void
  /** From 0 on. */
  view(index: number): void
  nextView(by: 1 | -1): void
  home(): void
}

export type TravelParts = {
  scene: Scene
  camera: Camera
  shell: Shell
  /** The visitor has begun to look around. */
  begin(): void
  unlock(): void
}

const said: Record<Mode, string> = {
  walk: 'Walking',
  fly: 'Flying: Space goes up, C goes down',
  orbit: 'Drag to turn around it',
}

export function createTravels({ scene, camera, shell, begin, unlock }: TravelParts): Travels {
  const { views, spawn } = scene
  let at = 0

  function go(pose: Pose): void {
    begin()
    camera.go(pose)
    shell.mode(camera.mode())
    shell.blink()
  }

  function view(index: number): void {
    const pose = views[index]
    if (!pose) return
    at = index
    go(pose)
    shell.say(`View ${index + 1} of ${views.length}`)
  }

  return {
    go,
    view,
    change(mode) {
      begin()
      if (mode === 'orbit') unlock()
      camera.change(mode)
      shell.mode(mode)
      shell.say(said[mode])
    },
    nextView(by) {
      if (views.length > 0) view((at + by + views.length) % views.length)
    },
    home() {
      at = 0
      shell.card()
      go(spawn)
    },
  }
}
