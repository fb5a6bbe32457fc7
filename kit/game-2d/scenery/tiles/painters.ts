import { fade, lift, mix } from '../colour.ts'
import type { Soil } from '../palettes.ts'
import { sport } from './sport.ts'
import {
  body,
  cap,
  courses,
  type Fill,
  lines,
  lit,
  rect,
  specks,
  type Tile,
  tufts,
  waves,
} from './tile-pen.ts'
import { standAbout, standAlone, walls, wallsOf } from './walls.ts'

export const painters: Record<string, (tile: Tile) => void> = {
  ...sport,
  ground(tile) {
    const { palette, options, s, x, y, w, h } = tile
    const { ground, groundEdge, soil } = palette
    if (soil === 'cloud') return painters.platform?.(tile)
    body(tile, ground, s * 0.22)
    if (soil === 'stone' || soil === 'metal' || soil === 'wood') {
      if (soil === 'stone') courses(tile, ground, 2, 2, 0.06)
      else {
        const seam = fade(lift(ground, -0.5), 0.35)
        const mid = soil === 'wood' ? 0.5 : 1
        lines(
          tile,
          seam,
          Math.max(1, s * 0.03),
          x,
          y + h * mid,
          x + w,
          y + h * mid,
          x + w * (soil === 'wood' ? 0.3 + 0.4 * tile.chance(1) : 1),
          y,
          x + w * (soil === 'wood' ? 0.3 + 0.4 * tile.chance(1) : 1),
          y + h * mid,
        )
        if (soil === 'metal')
          for (const [dx, dy] of [
            [0.14, 0.3],
            [0.86, 0.3],
            [0.14, 0.86],
            [0.86, 0.86],
          ] as const)
            rect(
              tile,
              fade(lift(ground, 0.35), 0.6),
              x + w * dx - s * 0.035,
              y + h * dy - s * 0.035,
              s * 0.07,
              s * 0.07,
              s * 0.035,
            )
      }
    } else if (soil === 'glow')
      lines(tile, fade(groundEdge, 0.16), 1, x, y + h / 2, x + w, y + h / 2, x + w / 2, y, x + w / 2, y + h)
    else {
      specks(tile, fade(lift(ground, -0.35), 0.4), 3)
      specks({ ...tile, chance: (salt) => tile.chance(salt + 33) }, fade(lift(ground, 0.3), 0.35), 2)
    }
    if (!options.left)
      rect(
        tile,
        fade(lift(ground, 0.4), 0.2),
        x,
        y + s * 0.2,
        s * 0.06,
        h - s * 0.2 - (options.below ? 0 : s * 0.2),
      )
    if (!options.right)
      rect(
        tile,
        fade(lift(ground, -0.6), 0.25),
        x + w - s * 0.07,
        y + s * 0.2,
        s * 0.07,
        h - s * 0.2 - (options.below ? 0 : s * 0.2),
      )
    if (options.above) return
    const thick =
      soil === 'snow' || soil === 'candy' ? 0.3 : soil === 'grass' ? 0.24 : soil === 'glow' ? 0.07 : 0.15
    rect(tile, fade(lift(ground, -0.6), 0.22), x, y + thick * s, w, s * 0.12)
    cap(tile, groundEdge, Math.min(h * 0.45, thick * s))
    if (soil === 'grass') tufts(tile, lift(groundEdge, 0.06))
    if (soil === 'candy')
      for (let index = 0; index < 4; index++)
        rect(
          tile,
          ['#ffffff', '#ffe27a', '#8fdcff', '#c9a0ff'][index] ?? '',
          x + w * (0.1 + 0.22 * index),
          y + s * (0.06 + 0.1 * tile.chance(index)),
          s * 0.09,
          s * 0.035,
          s * 0.02,
        )
    if (soil === 'glow') rect(tile, fade(groundEdge, 0.25), x, y - s * 0.06, w, s * 0.2)
  },
  platform(tile) {
    const { ctx, palette, options, s, x, y, w, h } = tile
    const { platform, platformTop, soil } = palette
    if (soil === 'cloud') {
      const { above, left, right } = options
      body(tile, above || options.below ? platform : lit(tile, platform, 0.2), s * 0.3)
      if (above) return
      ctx.beginPath()
      const count = Math.max(2, Math.round(w / (s * 0.5)))
      for (let index = left ? 0 : 1; index <= (right ? count : count - 1); index++) {
        const r = s * (0.2 + 0.1 * Math.abs(Math.sin(index * 2 + x)))
        ctx.moveTo(x + (w * index) / count + r, y + r * 0.6)
        ctx.arc(x + (w * index) / count, y + r * 0.6, r, 0, 7)
      }
      ctx.fillStyle = lift(platform, 0.25)
      ctx.fill()
      const [from, to] = [left ? 0 : s * 0.24, right ? 0 : s * 0.24]
      rect(tile, fade(platformTop, 0.8), x + from, y + s * 0.02, w - from - to, s * 0.14, s * 0.07)
      return
    }
    if (palette.scene === 'snow') return painters.ice?.(tile)
    body(tile, lit(tile, platform), s * (soil === 'stone' || soil === 'metal' ? 0.12 : 0.24))
    const seam = fade(lift(platform, -0.5), 0.45)
    if (soil === 'metal') {
      for (let px = x; px < x + w - 2; px += s * 0.5)
        lines(
          tile,
          seam,
          s * 0.05,
          px,
          y + h * 0.9,
          px + s * 0.25,
          y + h * 0.3,
          px + s * 0.25,
          y + h * 0.3,
          px + s * 0.5,
          y + h * 0.9,
        )
    } else if (soil === 'glow') rect(tile, fade(platformTop, 0.22), x, y - s * 0.08, w, s * 0.3)
    else if (soil === 'rock' || soil === 'stone' || soil === 'sand') specks(tile, seam, 3)
    else
      lines(
        tile,
        seam,
        Math.max(1, s * 0.03),
        x + w * 0.1,
        y + h * 0.62,
        x + w * 0.9,
        y + h * 0.62,
        x + w * (0.3 + 0.4 * tile.chance(2)),
        y + h * 0.2,
        x + w * (0.3 + 0.4 * tile.chance(2)),
        y + h * 0.62,
      )
    if (!options.above) cap(tile, platformTop, Math.min(h * 0.4, s * (soil === 'glow' ? 0.08 : 0.18)))
    if (soil === 'grass' && !options.above) tufts(tile, platformTop)
  },
  /** Of what the place has: hedges, ice, boulders, planks; masonry only where somebody built. */
  wall(tile) {
    const { scene, soil } = tile.palette
    if (standAlone(tile)) return
    const look = wallsOf[scene] ?? wallsOf[soil] ?? 'masonry'
    if (look === 'ice') painters.ice?.(tile)
    else if (look === 'cloud') painters.platform?.(tile)
    else walls[look]?.(tile)
  },
  brick(tile) {
    const { x, y, w, h, s, options, palette } = tile
    const colour = options.colour ?? palette.accent
    const alone = { ...tile, options: {} }
    body(alone, lift(colour, -0.35), s * 0.16, s * 0.03)
    rect(
      tile,
      lit(tile, colour, 0.14),
      x + s * 0.03,
      y + s * 0.03,
      w - s * 0.06,
      h - s * 0.13,
      palette.style === 'pixel' ? 0 : s * 0.14,
    )
    rect(tile, 'rgba(255,255,255,.4)', x + s * 0.16, y + s * 0.1, w - s * 0.32, s * 0.1, s * 0.05)
  },
  spikes(tile) {
    const { ctx, x, y, w, h, s, palette } = tile
    const count = Math.max(2, Math.round(w / (s * 0.4)))
    const each = w / count
    const steel = mix('#c9ced9', palette.wall, 0.25)
    for (const dark of [0, 1]) {
      ctx.beginPath()
      for (let index = 0; index < count; index++) {
        const left = x + index * each
        ctx.moveTo(left + (dark ? each / 2 : each * 0.06), y + h)
        ctx.lineTo(left + each / 2, y + h * 0.12)
        ctx.lineTo(left + each * 0.94, y + h)
      }
      ctx.fillStyle = dark ? lift(steel, -0.35) : lift(steel, 0.25)
      ctx.fill()
    }
    rect(tile, lift(palette.danger, -0.2), x, y + h - s * 0.12, w, s * 0.12, s * 0.04)
  },
  water(tile) {
    const blue = mix('#3f9fd8', tile.palette.skyTop, 0.3)
    waves(tile, fade(lift(blue, 0.2), 0.8), fade(lift(blue, -0.3), 0.88), 'rgba(255,255,255,.6)')
  },
  lava(tile) {
    const { ctx, x, y, w, h, s, seconds, chance } = tile
    waves(tile, '#ff9838', '#c8321e', '#ffe08a')
    ctx.fillStyle = 'rgba(255,206,96,.55)'
    ctx.beginPath()
    for (let index = 0; index < 2; index++) {
      const age = (seconds * 0.4 + chance(index + 5)) % 1
      const r = s * 0.09 * Math.sin(age * Math.PI)
      const px = x + w * (0.2 + 0.6 * chance(index + 9))
      const py = y + h * (0.85 - 0.5 * age)
      ctx.moveTo(px + r, py)
      ctx.arc(px, py, r, 0, 7)
    }
    ctx.fill()
  },
  ladder(tile) {
    const { x, y, w, h, s, palette } = tile
    const wood =
      palette.soil === 'metal' || palette.soil === 'glow' ? '#9aa3b5' : mix('#a8713f', palette.platform, 0.35)
    const rungs = Math.max(2, Math.round(h / (s * 0.34)))
    for (let index = 0; index < rungs; index++) {
      const py = y + ((index + 0.5) * h) / rungs
      rect(tile, lift(wood, -0.3), x + w * 0.16, py, w * 0.68, s * 0.1)
      rect(tile, lift(wood, 0.18), x + w * 0.16, py - s * 0.02, w * 0.68, s * 0.07)
    }
    for (const side of [0.12, 0.76]) {
      rect(tile, lift(wood, -0.25), x + w * side, y - 0.5, w * 0.12, h + 1)
      rect(tile, lift(wood, 0.2), x + w * side, y - 0.5, w * 0.06, h + 1)
    }
  },
  door(tile) {
    const { ctx, x, y, w, h, s, options, palette } = tile
    const wood = options.colour ?? mix('#9a5f38', palette.platform, 0.25)
    const arch = (inset: number, fill: Fill) => {
      const r = palette.style === 'pixel' ? 0 : (w - inset * 2) / 2
      ctx.beginPath()
      ctx.roundRect(x + inset, y + inset, w - inset * 2, h - inset, [r, r, 0, 0])
      ctx.fillStyle = fill
      ctx.fill()
    }
    arch(0, lit(tile, palette.wall, 0.2))
    if (options.open) {
      const inside = ctx.createLinearGradient(0, y, 0, y + h)
      inside.addColorStop(0, '#2a1f3d')
      inside.addColorStop(1, mix(palette.light, '#ffcf70', 0.5))
      arch(s * 0.12, inside)
      return
    }
    arch(s * 0.12, lit(tile, wood, 0.12))
    const seam = fade(lift(wood, -0.55), 0.5)
    for (const at of [0.37, 0.63])
      lines(tile, seam, Math.max(1, s * 0.03), x + w * at, y + s * 0.16, x + w * at, y + h)
    rect(tile, lift(wood, -0.4), x + s * 0.12, y + h * 0.42, w - s * 0.24, s * 0.07)
    rect(tile, '#f4c84a', x + w * 0.68, y + h * 0.54, s * 0.12, s * 0.12, s * 0.06)
    rect(tile, '#4a3218', x + w * 0.68 + s * 0.045, y + h * 0.54 + s * 0.05, s * 0.03, s * 0.05)
  },
  road(tile) {
    const { x, y, w, h, s, palette, options } = tile
    const asphalt = mix(
      '#5b6070',
      palette.ground,
      palette.scene === 'road' || palette.scene === 'city' ? 0.25 : 0.45,
    )
    body(tile, asphalt, 0)
    specks(tile, fade(lift(asphalt, 0.3), 0.25), 3)
    const edge = fade('#f5f0e0', 0.75)
    if (!options.above) rect(tile, edge, x, y + h * 0.05, w, Math.max(1.5, s * 0.05))
    if (!options.below) rect(tile, edge, x, y + h * 0.9, w, Math.max(1.5, s * 0.05))
    if (options.above || options.below) {
      if (!options.below) rect(tile, fade('#f5d76a', 0.8), x + w * 0.2, y - s * 0.03, w * 0.6, s * 0.06)
    } else rect(tile, fade('#f5d76a', 0.8), x + w * 0.2, y + h * 0.47, w * 0.6, s * 0.06)
  },
  rail(tile) {
    const { x, y, w, h, s, palette } = tile
    const wood = mix('#7a5538', palette.ground, 0.3)
    const count = Math.max(2, Math.round(w / (s * 0.34)))
    for (let index = 0; index < count; index++)
      rect(
        tile,
        lit(tile, wood),
        x + ((index + 0.25) * w) / count,
        y + h * 0.14,
        (w / count) * 0.5,
        h * 0.72,
        s * 0.04,
      )
    for (const at of [0.26, 0.68]) {
      rect(tile, '#6f7686', x - 0.5, y + h * at, w + 1, s * 0.1)
      rect(tile, '#cfd6e2', x - 0.5, y + h * at, w + 1, s * 0.04)
    }
  },
  ice(tile) {
    const { x, y, w, h, s, options, palette } = tile
    const ice = mix('#a8d8f4', palette.skyTop, 0.2)
    body(tile, options.below || options.above ? ice : lit(tile, ice, 0.22), s * 0.16)
    lines(
      tile,
      'rgba(255,255,255,.55)',
      s * 0.05,
      x + w * 0.2,
      y + h * 0.7,
      x + w * 0.45,
      y + h * 0.3,
      x + w * 0.42,
      y + h * 0.72,
      x + w * 0.56,
      y + h * 0.5,
    )
    if (!options.above)
      cap(
        { ...tile, palette: { ...palette, soil: 'snow' } },
        mix('#ffffff', palette.platformTop, 0.5),
        Math.min(h * 0.35, s * 0.16),
      )
  },
  pad(tile) {
    const { ctx, x, y, w, h, s, options, palette, seconds } = tile
    const colour = options.colour ?? palette.accent
    const pulse = 0.5 + 0.5 * Math.sin(seconds * 3)
    const cx = x + w / 2
    const cy = y + h / 2
    const gradient = ctx.createRadialGradient(cx, cy, 0, cx, cy, s * 0.62)
    gradient.addColorStop(0, fade(colour, 0.55 + 0.2 * pulse))
    gradient.addColorStop(0.6, fade(colour, 0.22))
    gradient.addColorStop(1, fade(colour, 0))
    ctx.beginPath()
    ctx.ellipse(cx, cy, w * 0.62, h * 0.62, 0, 0, 7)
    ctx.fillStyle = gradient
    ctx.fill()
    ctx.lineWidth = s * 0.06
    for (const r of [0.4, 0.24]) {
      ctx.beginPath()
      ctx.ellipse(cx, cy, w * (r + 0.02 * pulse), h * (r + 0.02 * pulse), 0, 0, 7)
      ctx.strokeStyle = fade(lift(colour, 0.3), r > 0.3 ? 0.9 : 0.6)
      ctx.stroke()
    }
  },
  floor(tile) {
    const { x, y, w, h, s, palette } = tile
    const colour =
      palette.soil === 'grass'
        ? mix(palette.groundEdge, palette.near, 0.5)
        : mix(palette.ground, palette.groundEdge, palette.soil === 'glow' ? 0.06 : 0.4)
    body(tile, lift(colour, (tile.chance(1) - 0.5) * 0.06), 0)
    const seam = palette.soil === 'glow' ? fade(palette.groundEdge, 0.25) : fade(lift(colour, -0.4), 0.22)
    if (palette.soil === 'wood')
      lines(
        tile,
        seam,
        1,
        x,
        y + h / 3,
        x + w,
        y + h / 3,
        x,
        y + (h * 2) / 3,
        x + w,
        y + (h * 2) / 3,
        x,
        y + h,
        x + w,
        y + h,
      )
    else if (
      palette.soil === 'grass' ||
      palette.soil === 'sand' ||
      palette.soil === 'snow' ||
      palette.soil === 'rock'
    )
      specks(tile, seam, 3)
    else lines(tile, seam, Math.max(1, s * 0.025), x, y + h, x + w, y + h, x + w, y, x + w, y + h)
  },
  furniture(tile) {
    if (!standAbout(tile)) painters.crate?.(tile)
  },
  crate(tile) {
    const { x, y, w, h, s, options, palette } = tile
    const wood = options.colour ?? mix('#c08a4e', palette.platform, 0.3)
    const alone = { ...tile, options: {} }
    body(alone, lift(wood, -0.35), s * 0.1, s * 0.03)
    rect(tile, lit(tile, wood, 0.1), x + s * 0.06, y + s * 0.06, w - s * 0.12, h - s * 0.12, s * 0.07)
    rect(tile, lift(wood, -0.2), x + s * 0.18, y + s * 0.18, w - s * 0.36, h - s * 0.36, s * 0.03)
    lines(tile, lift(wood, 0.08), s * 0.14, x + w * 0.24, y + h * 0.76, x + w * 0.76, y + h * 0.24)
    rect(tile, 'rgba(255,255,255,.22)', x + s * 0.1, y + s * 0.08, w - s * 0.2, s * 0.05, s * 0.02)
    for (const [dx, dy] of [
      [0.1, 0.1],
      [0.84, 0.1],
      [0.1, 0.84],
      [0.84, 0.84],
    ] as const)
      rect(tile, lift(wood, -0.5), x + w * dx, y + h * dy, s * 0.06, s * 0.06, s * 0.03)
  },
  fence(tile) {
    const { x, y, w, h, s, palette } = tile
    const wood =
      palette.soil === 'metal' || palette.soil === 'glow' ? '#8f98aa' : mix('#b98a5a', palette.platform, 0.35)
    for (const at of [0.36, 0.66]) rect(tile, lift(wood, -0.2), x - 0.5, y + h * at, w + 1, s * 0.1)
    const count = Math.max(2, Math.round(w / (s * 0.4)))
    for (let index = 0; index < count; index++) {
      const px = x + ((index + 0.5) * w) / count - s * 0.07
      rect(tile, lit(tile, wood, 0.2), px, y + h * 0.14, s * 0.14, h * 0.86, [s * 0.07, s * 0.07, 0, 0])
    }
  },
  bridge(tile) {
    const { ctx, x, y, w, h, s, palette } = tile
    const wood = mix('#a8713f', palette.platform, 0.4)
    const count = Math.max(2, Math.round(w / (s * 0.3)))
    for (let index = 0; index < count; index++)
      rect(
        tile,
        lift(wood, (tile.chance(index) - 0.3) * 0.25),
        x + (index * w) / count + 0.5,
        y,
        w / count - 1,
        Math.min(h, s * 0.26),
        s * 0.04,
      )
    ctx.beginPath()
    ctx.moveTo(x, y - s * 0.3)
    ctx.quadraticCurveTo(x + w / 2, y - s * 0.12, x + w, y - s * 0.3)
    ctx.strokeStyle = lift(wood, -0.35)
    ctx.lineWidth = Math.max(1.5, s * 0.05)
    ctx.stroke()
    lines(tile, lift(wood, -0.35), Math.max(1.5, s * 0.05), x, y - s * 0.34, x, y + s * 0.2)
  },
  path(tile) {
    const { s, palette } = tile
    const shares: Partial<Record<Soil, number>> = {
      grass: 0.08,
      glow: 0.12,
      sand: 0.2,
      snow: 0.3,
      cloud: 0.2,
    }
    const way = lift(mix(palette.ground, palette.groundEdge, shares[palette.soil] ?? 0.6), 0.16)
    body(tile, way, s * 0.3)
    specks(tile, fade(lift(way, -0.4), 0.3), 3)
    specks({ ...tile, chance: (salt) => tile.chance(salt + 21) }, fade(lift(way, 0.4), 0.4), 3)
  },
}
