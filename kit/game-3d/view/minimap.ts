import { el } from '../../core/dom.ts'
import type { GameMap } from '../genre.ts'

const side = 132
const colours: Record<GameMap['dots'][number]['as'], string> = {
  hero: '#fbf6ec',
  friend: '#5b8cff',
  foe: '#ff5a3c',
  item: '#f5b700',
  goal: '#41e08f',
}

/** A round map in the corner: up is where the eye looks. Foes are squares and goals are rings, for those who see no colours. */
export function createMinimap(home: HTMLElement) {
  const canvas = el('canvas', { class: 'mb-map', 'aria-hidden': 'true' })
  canvas.width = canvas.height = side * 2
  canvas.style.cssText = `position:absolute;right:max(10px,env(safe-area-inset-right));top:calc(var(--map-top,64px));width:${side}px;height:${side}px;max-width:24vmin;max-height:24vmin;border-radius:50%;pointer-events:none;inset-inline-start:auto;bottom:auto;left:auto`
  home.append(canvas)
  const ctx = canvas.getContext('2d')
  return {
    show(map: GameMap | undefined) {
      canvas.hidden = map === undefined
      if (!map || !ctx) return
      const half = side
      const scale = half / map.reach
      const [cos, sin] = [Math.cos(map.yaw), Math.sin(map.yaw)]
      const place = (x: number, z: number): [number, number] => {
        const [dx, dz] = [x - map.x, z - map.z]
        return [half + (dx * cos - dz * sin) * scale, half + (dx * sin + dz * cos) * scale]
      }
      ctx.clearRect(0, 0, side * 2, side * 2)
      ctx.save()
      ctx.beginPath()
      ctx.arc(half, half, half - 3, 0, Math.PI * 2)
      ctx.fillStyle = 'rgb(22 20 31 / .62)'
      ctx.fill()
      ctx.clip()
      ctx.strokeStyle = 'rgb(251 246 236 / .5)'
      ctx.lineWidth = 5
      ctx.lineJoin = 'round'
      for (const line of map.lines ?? []) {
        ctx.beginPath()
        line.forEach(([x, z], i) => {
          const [px, py] = place(x, z)
          if (i === 0) ctx.moveTo(px, py)
          else ctx.lineTo(px, py)
        })
        ctx.stroke()
      }
      for (const { x, z, as } of map.dots) {
        let [px, py] = place(x, z)
        const out = Math.hypot(px - half, py - half)
        const edge = half - 14
        // What lies outside is shown at the edge, in its direction: but only what one looks for.
        if (out > edge) {
          if (as === 'foe' || as === 'friend') continue
          px = half + ((px - half) / out) * edge
          py = half + ((py - half) / out) * edge
        }
        ctx.fillStyle = ctx.strokeStyle = colours[as]
        ctx.beginPath()
        if (as === 'hero') {
          ctx.moveTo(px, py - 12)
          ctx.lineTo(px + 9, py + 9)
          ctx.lineTo(px - 9, py + 9)
          ctx.fill()
        } else if (as === 'foe') ctx.fillRect(px - 7, py - 7, 14, 14)
        else if (as === 'goal') {
          ctx.lineWidth = 5
          ctx.arc(px, py, 9, 0, Math.PI * 2)
          ctx.stroke()
        } else {
          ctx.arc(px, py, as === 'item' ? 6 : 8, 0, Math.PI * 2)
          ctx.fill()
        }
      }
      ctx.restore()
      ctx.strokeStyle = '#1d1b2e'
      ctx.lineWidth = 5
      ctx.beginPath()
      ctx.arc(half, half, half - 3, 0, Math.PI * 2)
      ctx.stroke()
    },
    remove: () => canvas.remove(),
  }
}
