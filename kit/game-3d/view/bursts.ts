import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import { seededRandom } from '../../core/random.ts'
import type { EventType, GameEvent } from '../../game/world.ts'

const mostSpecks = 420

type Speck = {
  x: number
  y: number
  z: number
  vx: number
  vy: number
  vz: number
  size: number
  left: number
  whole: number
  colour: Color
  falls: number
}
type Burst = {
  count: number
  speed: number
  up: number
  size: number
  seconds: number
  falls: number
  colour?: string
}

/** What flies up when something happens. Events without an entry leave no specks. */
const bursts: Partial<Record<EventType, Burst>> = {
  collect: { count: 14, speed: 3, up: 3, size: 0.16, seconds: 0.6, falls: 5 },
  power: { count: 22, speed: 3.5, up: 4, size: 0.2, seconds: 0.8, falls: 2, colour: '#ffe27a' },
  hurt: { count: 18, speed: 4, up: 3, size: 0.2, seconds: 0.55, falls: 9, colour: '#ff5a4a' },
  hit: { count: 10, speed: 4, up: 2, size: 0.16, seconds: 0.4, falls: 8, colour: '#ffd27a' },
  defeat: { count: 30, speed: 5, up: 4, size: 0.26, seconds: 0.8, falls: 8 },
  break: { count: 22, speed: 4, up: 4, size: 0.24, seconds: 0.7, falls: 12 },
  land: { count: 8, speed: 2.2, up: 0.6, size: 0.2, seconds: 0.4, falls: 0, colour: '#d8cbb0' },
  jump: { count: 6, speed: 1.6, up: 0.5, size: 0.18, seconds: 0.35, falls: 0, colour: '#e0d6c0' },
  shoot: { count: 5, speed: 2, up: 0.6, size: 0.14, seconds: 0.22, falls: 0, colour: '#ffe8a0' },
  bounce: { count: 8, speed: 3, up: 2, size: 0.14, seconds: 0.35, falls: 6, colour: '#ffffff' },
  rescue: { count: 24, speed: 3, up: 4, size: 0.2, seconds: 0.9, falls: 2, colour: '#8af0b0' },
  deliver: { count: 24, speed: 3, up: 5, size: 0.2, seconds: 0.9, falls: 3, colour: '#8af0b0' },
  tend: { count: 24, speed: 3, up: 4, size: 0.2, seconds: 0.9, falls: 2, colour: '#8af0b0' },
  cross: { count: 24, speed: 5, up: 3, size: 0.2, seconds: 0.7, falls: 2, colour: '#ffe27a' },
  boss: { count: 30, speed: 6, up: 3, size: 0.3, seconds: 0.9, falls: 3, colour: '#ff6a4a' },
  phase: { count: 30, speed: 6, up: 4, size: 0.3, seconds: 0.9, falls: 3, colour: '#ffb04a' },
  level: { count: 40, speed: 6, up: 7, size: 0.22, seconds: 1.2, falls: 6, colour: '#ffe27a' },
  won: { count: 90, speed: 8, up: 9, size: 0.24, seconds: 1.8, falls: 6 },
}
const confetti = ['#f5b700', '#d43c21', '#0b7a75', '#5b8cff', '#f28ab2', '#ffffff']

/** Specks that fly, fall and fade: one draw call for all of them. */
export function showBursts(colourOf: (cast: string | undefined) => string | undefined) {
  const random = seededRandom(7)
  const geometry = new InstancedBufferGeometry()
  const plane = new PlaneGeometry(2, 2)
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  const at = new InstancedBufferAttribute(new Float32Array(mostSpecks * 4), 4)
  const paint = new InstancedBufferAttribute(new Float32Array(mostSpecks * 4), 4)
  for (const one of [at, paint]) one.setUsage(DynamicDrawUsage)
  geometry.setAttribute('at', at)
  geometry.setAttribute('paint', paint)
  const material = new ShaderMaterial({
    name: 'bursts',
    transparent: true,
    depthWrite: false,
    vertexShader: /* glsl */ `
      attribute vec4 at;
      attribute vec4 paint;
      varying vec2 vSpot;
      varying vec4 vPaint;
      void main() {
        vSpot = position.xy;
        vPaint = paint;
        vec4 middle = viewMatrix * vec4(at.xyz, 1.0);
        middle.xy += position.xy * at.w;
        gl_Position = projectionMatrix * middle;
      }
    `,
    fragmentShader: /* glsl */ `
      varying vec2 vSpot;
      varying vec4 vPaint;
      void main() {
        float r = length(vSpot);
        float alpha = smoothstep(1.0, 0.55, r) * vPaint.a;
        if (alpha < 0.01) discard;
        gl_FragColor = vec4(vPaint.rgb * (1.25 - r * 0.35), alpha);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }
    `,
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = 'bursts'
  mesh.frustumCulled = false
  mesh.renderOrder = 9
  let specks: Speck[] = []

  return {
    mesh,
    happened(events: readonly GameEvent[], hero: { x: number; y: number; z: number } | undefined) {
      for (const event of events) {
        const burst = bursts[event.type]
        if (!burst) continue
        const isEnd = event.type === 'won' || event.type === 'level'
        const origin =
          isEnd && hero
            ? { x: hero.x, y: hero.y + 1.5, z: hero.z }
            : { x: event.x, y: event.z === undefined ? 1 : event.y, z: event.z ?? event.y }
        for (let i = 0; i < burst.count && specks.length < mostSpecks; i++) {
          const angle = random.next() * Math.PI * 2
          const speed = burst.speed * random.between(0.4, 1)
          const chosen = isEnd
            ? (confetti[random.below(confetti.length)] ?? '#ffffff')
            : (burst.colour ?? colourOf(event.to) ?? '#ffe27a')
          specks.push({
            ...origin,
            vx: Math.sin(angle) * speed,
            vy: burst.up * random.between(0.3, 1),
            vz: Math.cos(angle) * speed,
            size: burst.size * random.between(0.5, 1),
            left: burst.seconds * random.between(0.6, 1),
            whole: burst.seconds,
            colour: new Color(chosen),
            falls: burst.falls,
          })
        }
      }
    },
    draw(dt: number) {
      for (const speck of specks) {
        speck.left -= dt
        speck.vy -= speck.falls * dt
        speck.x += speck.vx * dt
        speck.y += speck.vy * dt
        speck.z += speck.vz * dt
      }
      specks = specks.filter(({ left }) => left > 0)
      specks.forEach(({ x, y, z, size, left, whole, colour }, i) => {
        const share = Math.max(0, left / whole)
        at.setXYZW(i, x, y, z, size * (0.5 + 0.5 * share))
        paint.setXYZW(i, colour.r, colour.g, colour.b, Math.min(1, share * 2))
      })
      geometry.instanceCount = specks.length
      mesh.visible = specks.length > 0
      for (const one of [at, paint]) one.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
