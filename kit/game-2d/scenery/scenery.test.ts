import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { Family, fromRoot } from '../../../script/testing/proven.ts'
import type { Look } from '../../game/plan.ts'
import { details } from './above/details.ts'
import { land } from './above/land.ts'
import { plotNames, plotOf } from './above/plots.ts'
import { contrast, luminance, mix } from './colour.ts'
import { packScenery } from './pack.ts'
import { createScenery, type Palette, paintTile, paletteOf, type SceneryView, tileKinds } from './scenery.ts'
import { sceneNames } from './scenes.ts'
import { stamps } from './stamps/stamps.ts'
import * as words from './words.ts'

const times = ['dawn', 'day', 'sunset', 'night'] as const
const weathers = ['clear', 'rain', 'snow', 'storm', 'fog', 'wind'] as const
const styles = [
  undefined,
  'neon',
  'pixel',
  'kawaii',
  'retro',
  'spooky',
  'steampunk',
  'paper',
  'dark',
  'pastel',
]
const kinds = ['side', 'top', 'table'] as const

const lookOf = (change: Partial<Look> = {}): Look => ({
  scene: 'meadow',
  time: 'day',
  weather: 'clear',
  mood: 'calm',
  seed: 5,
  ...change,
})

// Skia's context has all of the browser's methods that the scenery uses, but another type.
const surface = (width: number, height: number) => {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  return { canvas, ctx } as unknown as { canvas: CanvasImageSource; ctx: CanvasRenderingContext2D }
}

/** Scenes are tried one by one, where they do not have to be compared with each other. */
const family = new Family<string>('scenes', {
  keyOf: (scene) => scene,
  source: 'kit/game-2d/scenery/scenery.ts',
  own: ['kit/game-2d/scenery'],
  ground: [fromRoot(import.meta.filename)],
})
const tried = family.due(sceneNames)
/** Each scene is tried as a table at one of the times. */
const timeOf = (scene: string) => times[sceneNames.indexOf(scene) % times.length] ?? 'day'
const options = { ...family.mark(), timeout: 240_000 }

const [width, height] = [240, 135]

/** Pictures are asked for by several tests. */
const known = new Map<string, Pixels>()

function picture(look: Look, seen: (typeof kinds)[number], change: Partial<SceneryView> = {}): Pixels {
  const key = JSON.stringify([look, seen, change])
  const found = known.get(key) ?? paint(look, seen, change)
  known.set(key, found)
  return found
}

function paint(look: Look, seen: (typeof kinds)[number], change: Partial<SceneryView>) {
  const { ctx } = surface(width, height)
  const scenery = createScenery(look, seen, surface)
  // A stage of 960 units on a small screen.
  ctx.scale(width / 960, height / 540)
  const view = { width: 960, height: 540, cameraX: 0, cameraY: 0, seconds: 0, calm: false, ...change }
  const full = { light: scenery.palette.brightness, ...view }
  scenery.back(ctx, full)
  scenery.front(ctx, full)
  return ctx.getImageData(0, 0, width, height).data
}

type Pixels = ReturnType<typeof paint>

/** The colour of every pixel in a part of the picture, as luminance. */
function lights(pixels: Pixels, from: number, to: number): number[] {
  const list: number[] = []
  for (let y = Math.floor(height * from); y < height * to; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      list.push(0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0))
    }
  return list
}

const deviation = (list: number[]) => {
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length
  return Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / list.length)
}

function difference(one: Pixels, other: Pixels): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / one.length
}

test('there are all scenes that prompts are led to', () => {
  expect(sceneNames).toHaveLength(37)
})

for (const seen of kinds)
  test(`every scene fills the whole view, seen as ${seen}`, options, () => {
    for (const scene of tried) {
      // From above it costs little; backdrops of tables are made of the side view.
      const some = { side: ['day', 'night'] as const, top: times, table: [timeOf(scene)] }[seen]
      for (const time of some) {
        const pixels = picture(lookOf({ scene, time }), seen)
        const where = `${scene} ${seen} ${time}`
        for (let at = 3; at < pixels.length; at += 4)
          if (pixels[at] !== 255) expect.fail(`${where} has holes`)
        if (seen === 'side') expect(deviation(lights(pixels, 0, 1)), `${where} is blank`).toBeGreaterThan(3)
      }
    }
  })

test('scenes of the same time do not look alike', options, () => {
  for (const scene of tried)
    for (const other of sceneNames)
      if (other > scene || !tried.includes(other))
        expect(
          difference(picture(lookOf({ scene }), 'side'), picture(lookOf({ scene: other }), 'side')),
          `${scene} and ${other}`,
        ).toBeGreaterThan(4)
})

test('the same seed gives the same picture, another seed another', () => {
  for (const seen of kinds)
    for (const scene of ['forest', 'space', 'kitchen']) {
      const one = picture(lookOf({ scene }), seen)
      expect(paint(lookOf({ scene }), seen, {})).toEqual(one)
      expect(difference(picture(lookOf({ scene, seed: 6 }), seen), one), `${scene} ${seen}`).toBeGreaterThan(
        0.1,
      )
    }
})

test('nothing moves under reduced motion, and something moves otherwise', { timeout: 60_000 }, () => {
  for (const weather of weathers)
    for (const scene of weather === 'clear' ? ['underwater', 'factory', 'carnival', 'space'] : ['meadow']) {
      const look = lookOf({ scene, weather, time: 'night' })
      for (const seen of kinds)
        expect(picture(look, seen, { calm: true, seconds: 31 }), `${scene} ${weather} ${seen}`).toEqual(
          picture(look, seen, { calm: true, seconds: 7 }),
        )
      expect(
        difference(picture(look, 'side', { seconds: 31 }), picture(look, 'side', { seconds: 7 })),
      ).toBeGreaterThan(0)
    }
})

test('views of any shape are painted to the edges, wherever the camera is', { timeout: 30_000 }, () => {
  for (const seen of kinds)
    for (const [wide, high] of [
      [2400, 540],
      [540, 1170],
    ] as const)
      for (const camera of [0, 12_345.6, -9876.5]) {
        const { ctx } = surface(wide / 4, high / 4)
        ctx.scale(0.25, 0.25)
        const scenery = createScenery(lookOf({ scene: 'beach' }), seen, surface)
        scenery.back(ctx, {
          width: wide,
          height: high,
          cameraX: camera,
          cameraY: camera / 9,
          seconds: 1,
          calm: false,
          light: 1,
        })
        const { data } = ctx.getImageData(0, 0, Math.floor(wide / 4), Math.floor(high / 4))
        expect(
          data.every((value, at) => at % 4 !== 3 || value === 255),
          `${seen} ${wide} ${camera}`,
        ).toBe(true)
      }
})

test('a day that turns into night gets darker', { timeout: 30_000 }, () => {
  for (const seen of kinds) {
    const mean = (light: number) => {
      const list = lights(picture(lookOf({ scene: 'village' }), seen, { light }), 0, 1)
      return list.reduce((sum, value) => sum + value, 0) / list.length
    }
    expect(mean(0.5)).toBeLessThan(mean(1) - 10)
    expect(mean(0.15)).toBeLessThan(mean(0.5) - 10)
  }
})

test('text can be read on cards in every scene, style, time and weather', () => {
  for (const scene of sceneNames)
    for (const time of times)
      for (const style of styles)
        for (const weather of weathers) {
          const palette = paletteOf(lookOf({ scene, time, style, weather }))
          const where = `${scene} ${time} ${style} ${weather}`
          expect(contrast(palette.ink, palette.paper), where).toBeGreaterThan(4.5)
          const sky = mix(palette.skyTop, palette.skyBottom, 0.3)
          expect(contrast(palette.ink, sky), where).toBeGreaterThan(2.5)
        }
})

test('night is darker than day, and the ground stands out from what is behind it', () => {
  for (const scene of sceneNames) {
    const day = paletteOf(lookOf({ scene }))
    const night = paletteOf(lookOf({ scene, time: 'night' }))
    expect(luminance(night.skyTop), scene).toBeLessThanOrEqual(luminance(day.skyTop) + 0.001)
    expect(night.brightness).toBeLessThan(day.brightness)
    for (const { ground, groundEdge, platform, platformTop } of [day, night] as Palette[]) {
      expect(contrast(ground, groundEdge), scene).toBeGreaterThan(1.12)
      expect(contrast(platform, platformTop), scene).toBeGreaterThan(1.12)
    }
  }
})

test('what is seen behind the players is calm', options, () => {
  // Bright sprites have a deviation of 60 and more; scenery has to stay well below that where one plays.
  for (const scene of tried)
    for (const time of ['day', 'night'] as const) {
      const side = deviation(lights(picture(lookOf({ scene, time }), 'side'), 0.35, 0.85))
      expect(side, `${scene} ${time}`).toBeLessThan(45)
      const top = deviation(lights(picture(lookOf({ scene, time }), 'top'), 0, 1))
      expect(top, `${scene} ${time} from above`).toBeLessThan(24)
    }
  for (const scene of tried) {
    const look = lookOf({ scene, time: timeOf(scene) })
    expect(deviation(lights(picture(look, 'table'), 0.2, 0.8)), `${scene} as a table`).toBeLessThan(36)
  }
})

test('every ground from above is written in words that are known, of things that can be painted', () => {
  expect(plotNames).toEqual(expect.arrayContaining(sceneNames))
  const coloured = ['isle', 'path', 'edge', 'sea', 'stream', 'lake', 'wall', 'rail', 'plaza', 'blot', 'pool']
  for (const scene of plotNames)
    for (const order of plotOf(...(scene.split('/') as [string, string])).words.split(', ')) {
      const [way = '', name = ''] = order.split(' ')
      expect(land[way] ?? details[way], `${scene}: ${order}`).toBeTypeOf('function')
      if (coloured.includes(way)) expect(name, `${scene}: ${order}`).toMatch(/^(#[\da-f]{6}|[<>]\d+)$/)
      else if (Number.isNaN(Number(name))) expect(stamps[name], `${scene}: ${order}`).toBeTypeOf('function')
    }
})

test('what a game brings along of all words is enough to paint its scene', options, () => {
  const all = { ...stamps }
  for (const place of plotNames.filter((name) => tried.includes(name.split('/')[0] ?? '')))
    for (const seen of ['side', 'top'] as const) {
      const [scene = '', site] = place.split('/')
      const look = lookOf({ scene, site })
      const { sketches, designs, plots } = packScenery(look, seen)
      expect(Object.keys(seen === 'top' ? plots : designs)).toContain(seen === 'top' ? place : scene)
      const missing = new Set<string>()
      for (const name of Object.keys(words.sketches))
        if (!(name in sketches)) stamps[name] = () => missing.add(name)
      for (const time of ['day', 'night'] as const) paint({ ...look, time }, seen, {})
      for (const kind of tileKinds) paintTile(surface(40, 40).ctx, paletteOf(look), kind, 0, 0, 40, 40)
      Object.assign(stamps, all)
      expect([...missing], `${place}, seen as ${seen}`).toEqual([])
    }
})

test('a ground that goes by has no border across its way', () => {
  const brightAtTheTop = (open: { x: boolean; y: boolean }) => {
    const { ctx } = surface(96, 96)
    ctx.scale(0.1, 0.1)
    const view = { width: 960, height: 960, cameraX: 0, cameraY: 0, seconds: 0, calm: true, light: 1 }
    createScenery(lookOf({ scene: 'dungeon' }), 'top', surface, open).back(ctx, view)
    const { data } = ctx.getImageData(20, 2, 56, 1)
    return data.reduce((sum, value) => sum + value, 0) / data.length
  }
  const bare = brightAtTheTop({ x: true, y: true })
  expect(Math.abs(brightAtTheTop({ x: false, y: true }) - bare)).toBeLessThan(1)
  expect(Math.abs(brightAtTheTop({ x: false, y: false }) - bare)).toBeGreaterThan(2)
})

test('where the game lays a way of its own, the scene lays no road beside it', () => {
  const middleOf = (way: boolean) => {
    const { ctx } = surface(96, 60)
    ctx.scale(0.1, 0.1)
    const view = { width: 960, height: 600, cameraX: 0, cameraY: 0, seconds: 0, calm: true, light: 1 }
    createScenery(lookOf({ scene: 'road' }), 'top', surface, { x: false, y: true, way }).back(ctx, view)
    const [red = 0, green = 0] = ctx.getImageData(44, 30, 1, 1).data
    return { red, green }
  }
  const [asphalt, verge] = [middleOf(false), middleOf(true)]
  expect(Math.abs(asphalt.green - asphalt.red)).toBeLessThan(25)
  expect(verge.green - verge.red).toBeGreaterThan(15)
})

test('all tiles are painted on every soil, and stay the same for the same seed', { timeout: 30_000 }, () => {
  const palettes = sceneNames.map((scene) => paletteOf(lookOf({ scene })))
  for (const palette of new Map(palettes.map((one) => [one.soil, one])).values()) {
    const { scene } = palette
    for (const kind of tileKinds) {
      const [one, two] = [surface(64, 64), surface(64, 64)]
      for (const { ctx } of [one, two]) paintTile(ctx, palette, kind, 8, 8, 48, 48, { seed: 3, seconds: 1.5 })
      const { data } = one.ctx.getImageData(0, 0, 64, 64)
      expect(
        data.filter((value, at) => at % 4 === 3 && value > 100).length,
        `${scene} ${kind}`,
      ).toBeGreaterThan(300)
      expect(two.ctx.getImageData(0, 0, 64, 64).data).toEqual(data)
    }
  }
})

test('a field of ground has no seams', () => {
  const { ctx } = surface(96, 96)
  const palette = paletteOf(lookOf({ scene: 'desert' }))
  ctx.scale(0.77, 0.77)
  for (let x = 0; x < 4; x++)
    for (let y = 0; y < 4; y++)
      paintTile(ctx, palette, 'ground', x * 32.3, y * 32.3, 32.3, 32.3, {
        above: true,
        below: true,
        left: true,
        right: true,
      })
  const { data } = ctx.getImageData(4, 4, 80, 80)
  expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
})
