import type { Scene as Stage } from 'three'
import type { Place, Scene } from '../scene.ts'
import { strokeAt } from '../view/atmosphere/lightning.ts'
import type { LightNow } from '../view/view.ts'
import { emitterMeshes } from './emitters.ts'
import { createSplashes } from './splashes.ts'
import { airLight } from './sprites.ts'
import { weatherMeshes } from './weather.ts'

/** Everything that floats, falls, burns and splashes. */
export type Air = {
  update(now: { eye: Place; yaw: number; time: number; light: LightNow }, dt: number): void
  /** How near lightning has struck since the last call, from 0 to 1. */
  takeThunder(): number | undefined
  /** Slows everything down. */
  calm(on: boolean): void
}

/** Of the box of particles, so much lies ahead of the eye: what is behind is not seen. */
const ahead = 4
const calmPace = 0.3

export function createAir(scene: Scene, stage: Stage, heightAt: (x: number, z: number) => number): Air {
  const light = airLight(scene)
  const meshes = [...weatherMeshes(scene, light), ...emitterMeshes(scene, light)]
  const rains = scene.around !== 'indoors' && scene.air.particles.some(({ kind }) => kind === 'rain')
  const splashes = rains ? createSplashes(scene, light, heightAt) : undefined
  if (splashes) meshes.push(splashes.mesh)
  if (meshes.length > 0) stage.add(...meshes)
  let pace = 1
  let time = 20
  let thunder: number | undefined
  let struck = Number.NEGATIVE_INFINITY

  return {
    update({ eye, yaw, time: worldTime, light: now }, dt) {
      time += dt * pace
      light.uTime.value = time
      const small = scene.around === 'indoors' ? 0.4 : 1
      light.uEye.value.set(
        eye[0] - Math.sin(yaw) * ahead * small,
        eye[1],
        eye[2] - Math.cos(yaw) * ahead * small,
      )
      const floor = heightAt(eye[0], eye[2])
      light.uFloor.value = Number.isFinite(floor) ? floor : eye[1] - 1.6
      light.uLit.value.set(...mixed(now.ambient, now.sun))
      light.uFog.value.set(...now.fog)
      light.uDusk.value = now.dusk
      splashes?.update(eye, time, dt * pace)
      if (!scene.air.lightning) return
      const stroke = strokeAt(scene.seed, worldTime)
      if (worldTime >= stroke && stroke > struck) {
        if (worldTime - stroke < 1) thunder = 0.35 + 0.65 * ((stroke * 7.31) % 1)
        struck = stroke
      }
    },
    takeThunder() {
      const taken = thunder
      thunder = undefined
      return taken
    },
    calm(on) {
      pace = on ? calmPace : 1
    },
  }
}

/** Small things in the air catch all of the sky's light and a part of the sun's. */
function mixed(ambient: Place, sun: Place): Place {
  return [ambient[0] + sun[0] * 0.35, ambient[1] + sun[1] * 0.35, ambient[2] + sun[2] * 0.35]
}
