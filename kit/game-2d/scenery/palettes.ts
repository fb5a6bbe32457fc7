import { seededRandom } from '../../core/random.ts'
import type { Look } from '../../game/plan.ts'
import { contrast, grey, lift, lit, luminance, mix, saturate, steps, turn } from './colour.ts'

/** The colours of one scene at one time of day, from which everything that has no picture is painted. */
export type Palette = {
  skyTop: string
  skyBottom: string
  far: string
  middle: string
  near: string
  ground: string
  groundEdge: string
  platform: string
  platformTop: string
  wall: string
  /** Stands out from the ground: for marks, goals and bars. */
  accent: string
  danger: string
  /** For text on the scene, and for text on cards. */
  ink: string
  paper: string
  light: string
  /** From 0 (night) to 1 (day). */
  brightness: number
  /** What tiles are made of, so that a floe does not look like a plank. */
  scene: string
  style: string
  soil: Soil
}

/** What one stands on. */
export type Soil =
  | 'grass'
  | 'sand'
  | 'snow'
  | 'rock'
  | 'stone'
  | 'wood'
  | 'metal'
  | 'cloud'
  | 'candy'
  | 'glow'

/**
 * A scene by day: sky above and at the horizon, land, ground and its edge, platform and its top, wall, accent.
 * `day` says how far the time of day gets in: 1 outdoors, less in rooms, little where the sun never shines.
 */
type Row = { colours: string; soil: Soil; day: number }

const row = (soil: Soil, colours: string, day = 1): Row => ({ colours, soil, day })

const rows: Record<string, Row> = {
  meadow: row('grass', '4ea3e6 d9f1ff 7cba5c 8f6644 78c152 a9764c 82c95a 9a8f83 ffb52e'),
  forest: row('grass', '79bdd6 e6f5e4 3f8058 6b4e37 5fa24c 8a6242 6fae52 7b7264 ffc64a'),
  jungle: row('grass', '4fb0b4 eaf5cf 2f8052 5d4632 50a64a 7d5b3a 62b356 6f7358 ffcf3f'),
  garden: row('grass', '68b6ee ecf7ff 74b86c 80603f 80c75e b08a63 8fd06a b7a18c ff7aa8'),
  farm: row('grass', '5aaeea fdf1d4 b9b65c 8b6238 9fbf4f a8753f c8b05a a3663f e0532f'),
  village: row('grass', '62b0ea fbeeda 8ab265 97785a 86bb5a a87c52 93c264 a89888 e5673f'),
  city: row('stone', '78b2e6 e9eff6 93a6bd 6d7482 9ba4b2 8d96a5 c0c8d3 7f8a9a ffb300'),
  'neon-city': row('glow', '120a2e 64236f 2a1b52 1f1840 ff4fb4 2b2157 35e0f5 2b2350 35e0f5', 0.15),
  road: row('stone', '62aeea f8eedb 9db46c 5f636c 8c919b 777c86 a9aeb8 858a94 ffcb2e'),
  park: row('grass', '66b4ee ebf6ff 78b868 86654a 7cc35c 9d7b58 88c965 94938c ff8a4c'),
  desert: row('sand', '55a6dc fbe8c4 e0b072 cb9358 edc686 c08a55 f0cd90 c79a6b 2f9c8f'),
  beach: row('sand', '3fa9ea ddf4fb ead3a0 dfbf88 f4dfb0 c49a66 f2dcaa d3b98f ff7a59'),
  sea: row('sand', '46a4e6 e2f5fb 3a8fc4 3a7aa6 9fd9ec a47a52 c79f70 6f8fa6 ffb648'),
  underwater: row('sand', '4cc0d8 12507f 1f7090 8fa08c d6cba2 7d8f84 b9c7a4 4d7f8c ff8a5c', 0.5),
  swamp: row('grass', '8bab88 dedcae 55704a 524a38 738f45 6b5a40 84994f 6b6a56 d6e354'),
  snow: row('snow', '78b1e6 f0f7fd c3d6ea a9bfd8 fbfdff 98b6d6 f5fbff 9fb2c9 ff6b57'),
  mountain: row('rock', '5a9ddc e8f0f8 7f8fa3 7d7672 93b06e 8a8580 a6bd83 858a92 ffb13d'),
  volcano: row('rock', '32141f c4512e 4a2a2c 493433 8a5242 54393a a45f45 4c3638 ffb03a', 0.3),
  cave: row('rock', '241f36 5a4d6e 3c3450 57495c 83728c 64556a 978699 4f4459 5fe0d0', 0.1),
  dungeon: row('stone', '25242f 4f4957 474251 5c5763 8a8492 6b6572 9b95a2 5b5664 ff9d3c', 0.15),
  castle: row('stone', '66abe6 f6ecdb 8aa87a 8c857a b9b2a4 9a9286 c6bfb1 a39c90 d8433f'),
  graveyard: row('grass', '56658f d3c0cc 5b6270 574e53 76885c 6d666b 8a9a70 74737d b9e86a', 0.75),
  haunted: row('rock', '2c2350 96689a 3a2f55 4a3e54 73637f 574966 84729a 554a66 ff9a3d', 0.4),
  sky: row('cloud', '3a94e6 e2f3ff eef6ff d3e3f3 ffffff dce9f6 ffffff b7c9de ffb52e'),
  space: row('metal', '0a0a24 33205f 3a2d6a 4d4d74 9292c6 54557e 9c9ccf 55567c ffd04a', 0.05),
  moon: row('rock', '07081c 262a58 8d90a5 83869b c6c9d8 777a90 c0c3d4 7a7d92 5fd0ff', 0.05),
  factory: row('metal', '94adbf efdfc4 8a7668 6c6772 a59d9b 7c7480 b0a8a8 857a78 f2a33a'),
  laboratory: row('metal', 'c3dbe4 eaf5f8 a9c6d2 8fa8b5 d2e5ec 9fb9c5 dcecf2 a5bcc7 18b59a', 0.4),
  kitchen: row('wood', 'f2d9b6 fcf1df dcb184 c2945f e3bb85 b98a5c e6c394 cdb497 e5573f', 0.45),
  house: row('wood', 'e3cbb0 f6e8d5 c9a47c b0824f d6a86f a5764a d9b07c c0a58a 3f8fa8', 0.45),
  school: row('wood', 'e9dcbb f9f2df cfae7a bd9159 e0b87c a87c4c dfba80 bfae8b 3f8f5f', 0.45),
  library: row('wood', '5f4232 94694a 75503a 85593a b98a58 7d5337 bd8f5e 6d4c39 e0ad45', 0.35),
  shop: row('wood', 'f6dccb fff3e6 e8b9a2 c79a78 ecc39c b98768 efcaa4 d2b3a2 e4558a', 0.4),
  stadium: row('grass', '56a6ea e3f2fb 7d93ad 5f7f4e 82c46a 7f8a99 a9b4c2 8792a2 ffd23c', 0.75),
  carnival: row('wood', '6b83e0 ffdccb a58fd0 a3785c d9a877 a9714f e8b98a a08aa8 ff5470'),
  candy: row('candy', 'ffb3da fff1e2 f7b3d2 c99272 ff9fcb d9a07c ffc2dd e0a9c0 53bdf0', 0.8),
  'moon/mars': row('rock', '3a1c2a d98a5c c47a50 8a5238 d99a6a 9a5f44 e0a878 a8684a 5fd0ff', 0.5),
  'space/station': row('metal', '0a0a24 33205f 6a7190 5c6480 a9b2cc 6f7794 b5bdd4 6f7794 5fe0d0', 0.1),
  'underwater/submarine': row('metal', '4cc0d8 12507f 5f7d88 62727c a3b6bd 6b8089 b0c2c8 5f7d88 ffb347', 0.2),
  'laboratory/vein': row('rock', '8f2f3e e6a5a0 b84a58 cf7f80 efb8b0 a84a58 f2c0b8 96384a ffd23c', 0.4),
  'village/church': row('stone', '62b0ea fbeeda 8ab265 8f8578 b3a894 9a9082 c2b8a8 a89c8a e5b23f', 0.4),
  'beach/docks': row('wood', '3fa9ea ddf4fb ead3a0 8a5f3c c79f70 a47a52 c79f70 8a6242 ff7a59'),
  'sea/river': row('grass', '46a4e6 e2f5fb 7cba5c 8f6644 7fc25a a9764c 86c95e 9a8f83 ffb52e'),
  'sea/deck': row('wood', '46a4e6 e2f5fb 3a8fc4 8a5f3c c79f70 a47a52 c79f70 8a6242 ffb648'),
  'kitchen/pub': row('wood', 'd9a878 f0d3a8 a8744a 8a5f3c c08a56 8a5c3a c99660 7a563c ffb347', 0.4),
  'stadium/court': row('wood', '56a6ea e3f2fb b98a5c a8744a dca86c 9a6c46 e0b27a 8792a2 ffd23c', 0.75),
  abstract: row('glow', '5d6fe0 dccfff 9a92e4 6f69b4 b9b2f2 7f79c4 cbc5fa 8781c6 ffd04a', 0.7),
}

const times = {
  dawn: { top: '#6f74bd', bottom: '#ffb99c', sky: 0.75, light: '#ecc4cb', brightness: 0.65 },
  day: { top: '#ffffff', bottom: '#ffffff', sky: 0, light: '#ffffff', brightness: 1 },
  sunset: { top: '#5b4796', bottom: '#ffa263', sky: 0.8, light: '#ffbf90', brightness: 0.55 },
  night: { top: '#0b1130', bottom: '#34468a', sky: 0.93, light: '#6f83c4', brightness: 0.15 },
}

/** What a style does to every colour. */
const styles: Record<string, (hex: string) => string> = {
  neon: (hex) => mix(saturate(lit(turn(hex, -25), '#6f55d8'), 1.35), '#0d0824', 0.38),
  pixel: (hex) => steps(saturate(hex, 1.12), 12),
  // Dark colours become deep lilac instead of grey.
  kawaii: (hex) => mix(saturate(hex, 1.15), luminance(hex) < 0.12 ? '#b9a0e0' : '#ffeaf4', 0.38),
  pastel: (hex) => mix(saturate(hex, 0.95), luminance(hex) < 0.12 ? '#a9b4e0' : '#fbf4ff', 0.42),
  retro: (hex) => steps(mix(saturate(hex, 1.1), '#f0c890', 0.1), 7),
  spooky: (hex) => mix(saturate(lit(hex, '#b4a8c8'), 0.5), '#1b1830', 0.22),
  dark: (hex) => mix(saturate(lit(hex, '#a8acbe'), 0.55), '#14141f', 0.36),
  steampunk: (hex) => mix(mix(hex, lit(lift(grey(hex), 0.15), '#e8b878'), 0.68), '#4a3018', 0.12),
  paper: (hex) => mix(saturate(hex, 0.9), '#f6ead6', 0.16),
}

const hazeOfWeather = {
  clear: ['#ffffff', 0],
  wind: ['#ffffff', 0.08],
  rain: ['#8fa0b4', 0.5],
  storm: ['#4c5570', 0.62],
  snow: ['#dde8f4', 0.5],
  fog: ['#d3d9de', 0.6],
} as const

/** How colours of a look come about: all that is painted goes through `tone`, so that one scene has one light. */
export type Tones = {
  palette: Palette
  /** The row's colours before light, for shapes of the scene. */
  base: { land: string; ground: string; edge: string; wall: string; accent: string; platform: string }
  /** A colour of a thing in this light, `distance` (0 to 1) away in the haze. */
  tone(hex: string, distance?: number): string
  /** A colour that shines by itself. */
  glow(hex: string): string
  /** From 0 to 1: whether lamps and windows are lit. */
  lamps: number
  /** Whether there is an open sky: rooms and caves have no rain. */
  open: boolean
  /** The sky that a window shows, above and below. */
  outside: [string, string]
}

export function tonesOf(look: Look): Tones {
  const scene = look.scene in rows ? look.scene : 'meadow'
  const style = look.style ?? ''
  const { colours, soil: own, day } = rows[`${scene}/${look.site}`] ?? rows[scene] ?? row('grass', '')
  const neon = style === 'neon'
  const soil = neon ? 'glow' : own
  const [top = '', bottom = '', land = '', ground = '', edge = '', platform = '', platformTop = '', ...rest] =
    colours.split(' ').map((hex) => `#${hex}`)
  const [wall = '', accent = ''] = rest
  const time = times[look.time]
  const random = seededRandom(look.seed * 31 + 7)
  // Two games of one scene differ a little; more would break what makes the place known.
  const hue = random.between(-9, 9)
  const open = day > 0.45 || scene === 'haunted' || scene === 'volcano' || scene === 'neon-city'
  const [veil, veiled] = hazeOfWeather[look.weather]
  const weather = open && scene !== 'underwater' ? veiled : veiled * 0.15
  // Rooms are lit by lamps when it gets dark, and their walls are what others have the sky for.
  const room = !open && day > 0.3
  const lamplight = { dawn: '#fff0e2', day: '#ffffff', sunset: '#ffe2c4', night: '#dcb894' }[look.time]
  const light = room ? lamplight : mix('#ffffff', time.light, day < 0.5 ? day * 0.7 : day)
  const styled = (hex: string) => (styles[style] ?? ((same: string) => same))(turn(hex, hue))
  const veilNow = lit(veil, mix('#ffffff', time.light, 0.9))
  const air = (hex: string, to: string) => {
    const shown = room ? lit(hex, light) : mix(hex, to, time.sky * (day < 0.5 ? day * 0.6 : day))
    return styled(mix(shown, veilNow, weather))
  }
  const skyTop = air(top, time.top)
  const skyBottom = air(bottom, time.bottom)
  const snowy = look.weather === 'snow' && open ? 0.35 : 0
  const tone = (hex: string, distance = 0) => {
    const shown = lit(
      mix(
        saturate(hex, (look.time === 'night' ? 0.85 : 1) - weather * 0.5),
        '#f4f8ff',
        snowy * (1 - distance * 0.5),
      ),
      light,
    )
    return mix(styled(mix(shown, veilNow, weather * 0.3)), skyBottom, distance)
  }
  const glow = (hex: string) => (neon ? saturate(turn(hex, hue), 1.3) : mix(styled(hex), hex, 0.7))
  const dark = luminance(skyTop) + luminance(skyBottom) < 0.5
  const paper = dark ? mix('#1c1930', skyTop, 0.12) : mix('#fffdf8', skyBottom, 0.1)
  let ink = dark ? '#fbf5e8' : mix('#1d1b2e', skyTop, 0.08)
  if (contrast(ink, paper) < 7) ink = dark ? '#ffffff' : '#12101f'
  const palette: Palette = {
    skyTop,
    skyBottom,
    far: tone(land, 0.68),
    middle: tone(land, 0.4),
    near: tone(land, 0.12),
    ground: tone(ground),
    groundEdge: neon ? glow('#35e0f5') : soil === 'glow' ? glow(edge) : tone(edge),
    platform: tone(platform),
    platformTop: neon ? glow('#ff4fb4') : soil === 'glow' ? glow(platformTop) : tone(platformTop),
    wall: tone(wall),
    accent: glow(accent),
    danger: glow('#e5383b'),
    ink,
    paper,
    light: mix('#fff6e0', styled(lit('#fff2d0', time.light)), 0.6),
    brightness: time.brightness,
    scene,
    style,
    soil,
  }
  const lamps = { dawn: 0.35, day: 0, sunset: 0.6, night: 1 }[look.time]
  const tones: Tones = {
    palette,
    base: { land, ground, edge, wall, accent, platform },
    tone,
    glow,
    lamps: day < 0.3 ? 1 : neon ? 1 : lamps,
    open,
    outside: [styled(mix('#8fcbf2', time.top, time.sky)), styled(mix('#e2f3fc', time.bottom, time.sky))],
  }
  behind.set(palette, tones)
  return tones
}

const behind = new WeakMap<Palette, Tones>()

/** The light that a palette was mixed in. */
export const tonesBehind = (palette: Palette): Tones | undefined => behind.get(palette)

export const paletteOf = (look: Look): Palette => tonesOf(look).palette
