import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { openTypeface } from '../cover/lettering.ts'
import type { Picture } from '../things/art.ts'
import type { Thing } from '../things/thing.ts'

/** What a name stands on: places have a sign, what is said or heard a bubble, things a tag, and ideas a plaque. */
type Form = 'sign' | 'bubble' | 'tag' | 'plaque'

const said = new Set(
  'communication,sound,language,speech act,music,auditory communication,utterance,noise,signal,question'.split(
    ',',
  ),
)
const places = new Set(
  'location,region,area,geographical area,way,room,body of water,land,road,facility,place'.split(','),
)
const things = new Set(
  'artifact,physical entity,instrumentality,device,object,part,body part,covering,equipment,implement'.split(
    ',',
  ),
)

function formOf({ kinds, traits, flat }: Thing): Form {
  if (flat.match === 'nearest') return 'plaque'
  const has = (some: ReadonlySet<string>) => kinds.some((kind) => some.has(kind))
  if (has(said)) return 'bubble'
  if (has(places) || traits.includes('place')) return 'sign'
  return has(things) || traits.includes('holdable') || traits.includes('tool') ? 'tag' : 'plaque'
}

const ink = '#261b30'
const paper = '#fdf6e6'
const paints = ['#d1603d', '#3d7ea6', '#5a8f4e', '#8a5aa8', '#d19a2e', '#2f8f83', '#a8485f'] as const
const wood = '#b3804e'

/** Where the name stands, in shares of the picture. */
const rooms: Record<Form, { x: number; y: number; width: number; height: number }> = {
  sign: { x: 0.1, y: 0.15, width: 0.8, height: 0.43 },
  bubble: { x: 0.11, y: 0.14, width: 0.78, height: 0.5 },
  tag: { x: 0.11, y: 0.38, width: 0.78, height: 0.5 },
  plaque: { x: 0.11, y: 0.23, width: 0.78, height: 0.52 },
}

/**
 * The name itself, as large as there is room for: an honest picture of what nobody could draw. It has the ink and the light of the
 * bodies that it stands among.
 */
export async function paintNameTag(
  thing: Thing,
  { size, tint }: { size: number; tint?: string },
): Promise<Picture> {
  const canvas = createCanvas(size, size)
  const ctx = canvas.getContext('2d')
  ctx.scale(size, size)
  ctx.lineJoin = 'round'
  const form = formOf(thing)
  const hash = [...thing.name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  bodies[form](ctx, tint ?? paints[hash % paints.length] ?? wood)
  write(ctx, thing.name, rooms[form])
  const bytes = new Uint8Array(await canvas.encode('webp', 90))
  return { type: 'image/webp', bytes, width: size, height: size, credit: 'Names: lettered by Makebelieve' }
}

const bodies: Record<Form, (ctx: SKRSContext2D, colour: string) => void> = {
  plaque(ctx, colour) {
    slab(ctx, [0.04, 0.15, 0.92, 0.7], 0.13, colour, 0.06)
    sheet(ctx, [0.09, 0.2, 0.82, 0.57], 0.09)
  },
  sign(ctx, colour) {
    slab(ctx, [0.44, 0.5, 0.12, 0.46], 0.03, wood, 0.02)
    slab(ctx, [0.03, 0.07, 0.94, 0.58], 0.06, colour, 0.05)
    sheet(ctx, [0.08, 0.12, 0.84, 0.46], 0.035)
  },
  bubble(ctx, colour) {
    ctx.beginPath()
    ctx.moveTo(0.26, 0.66)
    ctx.lineTo(0.2, 0.95)
    ctx.lineTo(0.5, 0.68)
    outlined(ctx, colour)
    slab(ctx, [0.04, 0.06, 0.92, 0.67], 0.2, colour, 0.05)
    sheet(ctx, [0.09, 0.11, 0.82, 0.55], 0.16)
  },
  tag(ctx, colour) {
    // A loop of string through the eye of a luggage label.
    ctx.beginPath()
    ctx.ellipse(0.5, 0.13, 0.11, 0.1, 0, 0, Math.PI * 2)
    ctx.strokeStyle = ink
    ctx.lineWidth = 0.065
    ctx.stroke()
    ctx.strokeStyle = '#e9d9b5'
    ctx.lineWidth = 0.03
    ctx.stroke()
    ctx.beginPath()
    ctx.moveTo(0.3, 0.18)
    ctx.lineTo(0.7, 0.18)
    ctx.lineTo(0.95, 0.36)
    ctx.lineTo(0.95, 0.93)
    ctx.lineTo(0.05, 0.93)
    ctx.lineTo(0.05, 0.36)
    ctx.closePath()
    outlined(ctx, colour)
    ctx.beginPath()
    ctx.ellipse(0.5, 0.265, 0.045, 0.045, 0, 0, Math.PI * 2)
    outlined(ctx, paper)
    sheet(ctx, [0.09, 0.36, 0.82, 0.53], 0.03)
  },
}

type Rect = [x: number, y: number, width: number, height: number]

/** A board with an edge below, as something has that is lit from above. */
function slab(
  ctx: SKRSContext2D,
  [x, y, width, height]: Rect,
  radius: number,
  colour: string,
  thick: number,
): void {
  ctx.beginPath()
  ctx.roundRect(x, y, width, height + thick, radius)
  outlined(ctx, colour)
  ctx.fillStyle = '#1208203d'
  ctx.fill()
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, radius)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.save()
  ctx.clip()
  ctx.fillStyle = '#ffffff38'
  ctx.fillRect(x, y, width, height * 0.1)
  ctx.restore()
}

function sheet(ctx: SKRSContext2D, [x, y, width, height]: Rect, radius: number): void {
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, radius)
  ctx.fillStyle = paper
  ctx.fill()
}

function outlined(ctx: SKRSContext2D, colour: string): void {
  ctx.strokeStyle = ink
  ctx.lineWidth = 0.036
  ctx.stroke()
  ctx.fillStyle = colour
  ctx.fill()
}

/** In as many lines as let its letters be largest. */
function write(ctx: SKRSContext2D, name: string, room: (typeof rooms)[Form]): void {
  const family = openTypeface()
  const font = (size: number) => `800 ${size}px ${family}`
  // Measured large: fonts have no sizes below a pixel.
  ctx.font = font(100)
  ctx.letterSpacing = '-2px'
  const widthOf = (line: string) => ctx.measureText(line).width / 100
  let best = { size: 0, lines: [name] }
  for (const lines of waysToBreak(name)) {
    const size = Math.min(room.width / Math.max(...lines.map(widthOf)), room.height / (lines.length * 0.98))
    if (size > best.size) best = { size, lines }
  }
  const { size, lines } = best
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillStyle = ink
  ctx.translate(room.x + room.width / 2, room.y + room.height / 2)
  ctx.scale(size / 100, size / 100)
  for (const [at, line] of lines.entries()) ctx.fillText(line, 0, (at - (lines.length - 1) / 2) * 98 + 30)
  ctx.restore()
}

/** At its spaces; words that are too long for a line of their own in their middle, before a consonant. */
function waysToBreak(name: string): string[][] {
  const words = name.slice(0, 40).split(/\s+/)
  const parts = words.flatMap((word) => (word.length > 8 ? halves(word) : [word]))
  const whole = words.length > 1 ? [[words.join(' ')]] : []
  return [...whole, words, parts]
}

function halves(word: string): string[] {
  const middle = word.length / 2
  const cuts = [...word.matchAll(/(?<=[aeiouy][a-z]?)(?=[^aeiouy][aeiouy])/gi)].map(({ index }) => index)
  const nearest = cuts
    .filter((at) => at > 2 && at < word.length - 2)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  const at = nearest ?? Math.ceil(middle)
  return [`${word.slice(0, at)}-`, word.slice(at)]
}
