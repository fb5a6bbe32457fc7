import { type CastMember, memberOf } from '../../game/plan.ts'
import { paintTile } from '../scenery/scenery.ts'
import type { Motions } from './motions.ts'
import type { Painter, PanelOptions, Pose, TextOptions } from './painter.ts'
import type { Drawable, Pictures } from './pictures.ts'

type Parts = Pick<Painter, 'ctx' | 'plan' | 'palette' | 'stage' | 'camera' | 'shown' | 'seconds' | 'puff'> & {
  pictures: Pictures
  motions: Motions
  /** Pixels in a unit of the stage. */
  pixels: number
  /** Few big pixels, with hard edges. */
  coarse: boolean
  safeColours: boolean
}

/** Names are drawn a little larger than bodies: they have to be read. */
const legible = 1.25

/** What feet whirl up: pale enough for any ground. */
const dust = '#e9e2d27a'

const letters = '"Trebuchet MS", "Segoe UI", system-ui, sans-serif'

/** The painter that really paints. (The proof has one that only takes notes.) */
export function createPainter({ pictures, motions, pixels, coarse, safeColours, ...shared }: Parts): Painter {
  const { ctx, plan, palette, seconds } = shared
  const neon = plan.look.style === 'neon'

  const picture = (key: string, x: number, y: number, size: number, pose: Pose, looks: string) => {
    const image = pictures.at(key, size * pixels)
    if (!image) return
    const long = Math.max(image.width, image.height)
    const [width, height] = [(image.width / long) * size, (image.height / long) * size]
    const { facing = 0, alive } = pose
    const beat = alive === undefined ? 0 : Math.sin(seconds * 3.4 + alive * 1.7)
    if (pose.shadow) shadowUnder(x, y + size * 0.44, size * 0.36)
    put(x, y + beat * size * 0.025, pose, {
      image,
      white: () => pictures.white(key, size * pixels),
      width,
      height,
      above: 0.5,
      size,
      beat,
      isMirrored: (looks === 'left' && facing > 0) || (looks === 'right' && facing < 0),
    })
  }

  /** Somebody with a body: the frame of what it does, standing on the ground where it does not fly. */
  const figure = (member: CastMember, x: number, y: number, size: number, pose: Pose) => {
    const sheet = pictures.sheet(member.picture)
    if (!sheet) return false
    const { facing = 0, alive, angle = 0 } = pose
    const { frame, way, goes, steps } = motions.look(member.id, alive, { x, y, size, facing })
    const side = size / sheet.body
    const image = pictures.at(member.picture, side * pixels, frame)
    if (!image) return false
    const { steered } = sheet
    const hovers =
      steered === 'turns' ||
      (steered === undefined && (/flies|swims|floats/.test(member.motion) || Math.abs(angle) > 0.6))
    const beat = alive === undefined || (goes && !hovers) ? 0 : Math.sin(seconds * 3.4 + alive * 1.7)
    if (pose.shadow) shadowUnder(x, y + size * (steered === 'turns' ? 0.12 : 0.44), size * 0.36)
    if (steps && !hovers && size > 30) shared.puff(x - way * size * 0.2, y + size * 0.42, dust)
    const laid = steered === 'stands' ? { ...pose, angle: 0 } : pose
    put(x, y + (hovers ? beat * size * 0.03 : size * 0.44), laid, {
      image,
      white: () => pictures.white(member.picture, side * pixels, frame),
      width: side,
      height: side,
      above: hovers ? sheet.middle : sheet.foot,
      size,
      beat: hovers ? beat : beat * 0.5,
      isMirrored: way < 0 && member.looks !== 'front',
    })
    return true
  }

  /** Feet stand a little above the rim of the size; the body ends twice as far above them as its middle is. */
  const headOf = ({ picture, lettered }: CastMember, size: number) => {
    const sheet = lettered ? undefined : pictures.sheet(picture)
    if (!sheet || sheet.steered) return size * 0.5
    return ((sheet.foot - sheet.middle) * 2 * size) / sheet.body - size * 0.44
  }

  type Put = {
    image: Drawable
    white(): Drawable | undefined
    width: number
    height: number
    /** How much of the picture is above the point at which it is put. */
    above: number
    size: number
    beat: number
    isMirrored: boolean
  }

  const put = (
    x: number,
    y: number,
    pose: Pose,
    { image, white, above, size, beat, isMirrored, ...sides }: Put,
  ) => {
    const { squash = 1, alpha = 1, angle = 0 } = pose
    const width = sides.width * Math.sqrt(squash)
    const height = sides.height / Math.sqrt(squash)
    if (pose.glow) shine(pose.glow, x, y + (0.5 - above) * height, size * 1.9, 0.75)
    ctx.save()
    ctx.imageSmoothingEnabled = !coarse
    ctx.globalAlpha *= alpha
    ctx.translate(x, y)
    ctx.rotate(angle + beat * 0.035)
    ctx.scale(isMirrored ? -1 : 1, 1 + beat * 0.02)
    ctx.drawImage(image, -width / 2, -above * height, width, height)
    if (pose.flash) {
      const bright = white()
      ctx.globalAlpha *= pose.flash
      if (bright) ctx.drawImage(bright, -width / 2, -above * height, width, height)
    }
    ctx.restore()
  }

  const shadowUnder = (x: number, y: number, radius: number) => {
    ctx.fillStyle = '#1208203d'
    ctx.beginPath()
    ctx.ellipse(x, y, radius, radius * 0.36, 0, 0, Math.PI * 2)
    ctx.fill()
  }

  const shine = (colour: string, x: number, y: number, size: number, alpha: number) => {
    ctx.globalAlpha *= alpha
    ctx.drawImage(pictures.glow(colour), x - size / 2, y - size / 2, size, size)
    ctx.globalAlpha /= alpha
  }

  const sprite = (cast: string | CastMember, x: number, y: number, size: number, pose: Pose = {}) => {
    const member = typeof cast === 'string' ? memberOf(plan, cast) : cast
    // The player stands out from any ground; in the dark and in neon everybody carries some light.
    if (member.role === 'player') shine('#ffffff', x, y, size * 1.8, palette.brightness < 0.5 ? 0.42 : 0.3)
    else if (neon) shine(member.colour, x, y, size * 1.7, 0.55)
    if (safeColours && (member.role === 'enemy' || member.role === 'hazard' || member.role === 'boss'))
      markFoe(x, y, size)
    if (member.lettered) picture(member.picture, x, y, size * legible, { ...pose, angle: 0 }, 'front')
    else if (!figure(member, x, y, size, pose)) picture(member.picture, x, y, size, pose, member.looks)
  }

  /** A dashed ring, which is told apart without colours. */
  const markFoe = (x: number, y: number, size: number) => {
    ctx.save()
    ctx.strokeStyle = '#ffffff'
    ctx.lineWidth = 3
    ctx.setLineDash([7, 5])
    ctx.beginPath()
    ctx.arc(x, y, size * 0.6, 0, Math.PI * 2)
    ctx.stroke()
    ctx.restore()
  }

  return {
    ...shared,
    sprite,
    headOf,
    painted: () => {},
    picture: (key, x, y, size, pose = {}) => picture(key, x, y, size, pose, 'front'),
    text: (words, x, y, size, options = {}) => writeText(ctx, palette.ink, words, x, y, size, options),
    panel(x, y, width, height, options = {}) {
      paintPanel(ctx, palette.paper, x, y, width, height, options)
    },
    bar(x, y, width, part, colour) {
      const height = Math.max(6, Math.min(10, width * 0.12))
      ctx.fillStyle = '#1d1b2ecc'
      ctx.beginPath()
      ctx.roundRect(x - 1.5, y - 1.5, width + 3, height + 3, height)
      ctx.fill()
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.roundRect(x, y, Math.max(0.01, width * Math.min(1, Math.max(0, part))), height, height / 2)
      ctx.fill()
    },
    tile: (kind, x, y, width, height, options = {}) =>
      paintTile(ctx, palette, kind, x, y, width, height, { ...options, seconds }),
  }
}

function paintPanel(
  ctx: CanvasRenderingContext2D,
  paper: string,
  x: number,
  y: number,
  width: number,
  height: number,
  { fill = paper, outline = '#1d1b2e', radius = 14, shadow = true, alpha = 1 }: PanelOptions,
): void {
  ctx.save()
  ctx.globalAlpha *= alpha
  if (shadow) {
    ctx.fillStyle = '#1d1b2e3d'
    ctx.beginPath()
    ctx.roundRect(x + 4, y + 4, width, height, radius)
    ctx.fill()
  }
  ctx.fillStyle = fill
  ctx.strokeStyle = outline
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, radius)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

function writeText(
  ctx: CanvasRenderingContext2D,
  ink: string,
  words: string,
  x: number,
  y: number,
  size: number,
  { colour = ink, align = 'center', bold = false, width, outline }: TextOptions,
): void {
  ctx.save()
  ctx.font = `${bold ? 800 : 500} ${size}px ${letters}`
  ctx.textAlign = align
  ctx.textBaseline = 'middle'
  ctx.fillStyle = colour
  const lines = width === undefined ? [words] : wrap(ctx, words, width)
  lines.forEach((line, index) => {
    const at = y + (index - (lines.length - 1) / 2) * size * 1.25
    if (outline) {
      ctx.strokeStyle = outline
      ctx.lineWidth = Math.max(3, size / 6)
      ctx.lineJoin = 'round'
      ctx.strokeText(line, x, at)
    }
    ctx.fillText(line, x, at)
  })
  ctx.restore()
}

function wrap(ctx: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && ctx.measureText(longer).width > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
