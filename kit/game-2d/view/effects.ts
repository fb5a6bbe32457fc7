import { seededRandom } from '../../core/random.ts'
import type { GamePlan } from '../../game/plan.ts'
import type { EventType, GameEvent } from '../../game/world.ts'

type Particle = {
  x: number
  y: number
  vx: number
  vy: number
  age: number
  life: number
  size: number
  colour: string
  shape: 'dot' | 'spark' | 'star' | 'ring' | 'confetti'
  fall: number
}

type Popup = { words: string; x: number; y: number; age: number; colour: string; size: number }

/** What an event looks like. Everything that happens is felt: that is most of what makes a game feel alive. */
type Juice = {
  count?: number
  shape?: Particle['shape']
  speed?: number
  /** 'by' and 'to' take the colour of that cast member. */
  colour?: 'by' | 'to' | (string & {})
  ring?: boolean
  shake?: number
  /** Steps for which the world stands still, so that a hit is felt. */
  freeze?: number
  popup?: boolean
  flash?: string
}

const juice: Partial<Record<EventType, Juice>> = {
  collect: { count: 10, shape: 'spark', speed: 150, colour: 'to', ring: true, popup: true },
  hurt: { count: 16, shape: 'spark', speed: 260, colour: '#ff5a4e', shake: 10, freeze: 6, flash: '#ff2a1e' },
  hit: { count: 6, shape: 'spark', speed: 190, colour: '#ffffff', shake: 1.5, freeze: 1 },
  defeat: { count: 18, shape: 'dot', speed: 220, colour: 'to', ring: true, shake: 4, freeze: 2, popup: true },
  shoot: { count: 3, shape: 'spark', speed: 80, colour: '#ffe9a8' },
  jump: { count: 6, shape: 'dot', speed: 70, colour: '#ffffff' },
  land: { count: 5, shape: 'dot', speed: 60, colour: '#ffffff' },
  bounce: { count: 5, shape: 'spark', speed: 110, colour: '#ffffff', shake: 1 },
  break: { count: 14, shape: 'confetti', speed: 190, colour: 'to', shake: 2.5, popup: true },
  push: { count: 4, shape: 'dot', speed: 50, colour: '#ffffff' },
  place: { count: 10, shape: 'star', speed: 110, colour: 'to', ring: true },
  match: { count: 14, shape: 'star', speed: 170, colour: 'to', popup: true, shake: 2 },
  spawn: { count: 6, shape: 'dot', speed: 60, colour: 'to' },
  power: { count: 18, shape: 'star', speed: 200, colour: '#ffd447', ring: true, popup: true },
  key: { count: 14, shape: 'star', speed: 160, colour: '#ffd447', ring: true, popup: true },
  unlock: { count: 20, shape: 'star', speed: 200, colour: '#ffd447', ring: true, popup: true, shake: 3 },
  rescue: { count: 14, shape: 'star', speed: 140, colour: '#ff8fb1', ring: true, popup: true },
  deliver: { count: 18, shape: 'star', speed: 170, colour: '#8df0a0', ring: true, popup: true },
  right: { count: 22, shape: 'star', speed: 210, colour: '#7be08a', popup: true },
  wrong: { count: 8, shape: 'dot', speed: 120, colour: '#ff5a4e', shake: 7, popup: true },
  cross: { count: 16, shape: 'star', speed: 160, colour: '#8df0a0', ring: true, popup: true },
  level: { count: 40, shape: 'confetti', speed: 320, colour: '#ffd447' },
  // Long enough to read who it is.
  boss: { shake: 12, flash: '#000000', freeze: 48 },
  phase: { shake: 10, count: 24, shape: 'spark', speed: 280, colour: '#ff8a3d', freeze: 8, ring: true },
  upgrade: { count: 16, shape: 'star', speed: 170, colour: '#ffd447', ring: true, popup: true },
  sell: { count: 6, shape: 'star', speed: 130, colour: '#ffd447', popup: true },
  heal: { count: 12, shape: 'star', speed: 110, colour: '#7be08a', popup: true },
  block: { count: 12, shape: 'spark', speed: 170, colour: '#7fd8ff', ring: true, popup: true, shake: 3 },
  steal: { count: 8, shape: 'dot', speed: 120, colour: '#ff5a4e', popup: true, shake: 3 },
  miss: { popup: true },
  won: { count: 90, shape: 'confetti', speed: 460, colour: '#ffd447' },
  lost: { shake: 12, flash: '#1d1b2e' },
}

/** A boss does not go like anybody else. */
const grandest: Juice = {
  count: 60,
  shape: 'confetti',
  speed: 420,
  colour: 'to',
  ring: true,
  shake: 12,
  freeze: 16,
  popup: true,
  flash: '#ffffff',
}

const confettiColours = ['#e4472b', '#f5b700', '#0e8a84', '#5b5bd6', '#ff8fb1', '#ffffff']
const mostParticles = 420

export type Effects = {
  happened(events: readonly GameEvent[], stage: { width: number; height: number; x: number; y: number }): void
  puff(x: number, y: number, colour: string, count: number): void
  /** Moves everything on by some seconds. */
  pass(seconds: number): void
  draw(ctx: CanvasRenderingContext2D): void
  /** How far the picture is off its place, for the shake. */
  offset(): { x: number; y: number }
  flash(): { colour: string; alpha: number } | undefined
  /** Whether the world should stand still; counts down by itself. */
  frozen(): boolean
}

export function createEffects(plan: GamePlan, calm: boolean): Effects {
  // Chance of its own, so that the same moment is painted the same way.
  const random = seededRandom(plan.look.seed).next
  const particles: Particle[] = []
  const popups: Popup[] = []
  let shake = 0
  let freeze = 0
  let flash = { colour: '#ffffff', alpha: 0 }
  let time = 0

  const colourOf = (wanted: string, event: GameEvent): string => {
    if (wanted !== 'by' && wanted !== 'to') return wanted
    return plan.cast.find(({ id }) => id === event[wanted])?.colour ?? '#ffe9a8'
  }

  const bosses = new Set(plan.cast.filter(({ role }) => role === 'boss').map(({ id }) => id))
  const beats = ({ type, to = '' }: GameEvent) => type === 'defeat' && bosses.has(to)

  const burst = (event: GameEvent, look: Juice) => {
    const { count = 0, shape = 'dot', speed = 120, colour = '#ffffff' } = look
    const number = calm ? Math.ceil(count / 3) : count
    for (let index = 0; index < number && particles.length < mostParticles; index++) {
      const angle = random() * Math.PI * 2
      const pace = speed * (0.35 + random() * 0.75)
      const confetti = shape === 'confetti' && event.type !== 'break'
      particles.push({
        x: event.x,
        y: event.y,
        vx: Math.cos(angle) * pace,
        vy: Math.sin(angle) * pace - (confetti ? 120 : 0),
        age: 0,
        life: confetti ? 1.2 + random() * 0.8 : 0.35 + random() * 0.35,
        size: shape === 'dot' ? 5 + random() * 6 : 3 + random() * 4,
        colour: confetti
          ? (confettiColours[index % confettiColours.length] ?? '#ffffff')
          : index % 4 === 0
            ? '#ffffff'
            : colourOf(colour, event),
        shape,
        fall: shape === 'confetti' ? 420 : shape === 'spark' ? 60 : 0,
      })
    }
    if (look.ring)
      particles.push({
        x: event.x,
        y: event.y,
        vx: 0,
        vy: 0,
        age: 0,
        life: 0.35,
        size: 34,
        colour: colourOf(colour, event),
        shape: 'ring',
        fall: 0,
      })
  }

  return {
    happened(events, stage) {
      for (const event of events) {
        const look = beats(event) ? grandest : juice[event.type]
        if (!look) continue
        const everywhere = event.type === 'won' || event.type === 'level'
        const place = everywhere ? { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 } : event
        burst({ ...event, x: place.x, y: place.y }, look)
        if (look.popup && event.words && popups.length < 24)
          popups.push({
            words: event.words,
            x: event.x,
            // Above whoever it happened to, and above what was said there a moment ago.
            y:
              event.y -
              46 -
              20 * popups.filter(({ x, age }) => age < 0.35 && Math.abs(x - event.x) < 40).length,
            age: 0,
            colour: event.words.startsWith('-') ? '#ff8a7a' : '#ffffff',
            size: 20 + Math.min(12, (event.value ?? 0) * 2),
          })
        if (calm) continue
        shake = Math.max(shake, look.shake ?? 0)
        freeze = Math.max(freeze, look.freeze ?? 0)
        if (look.flash) flash = { colour: look.flash, alpha: 0.32 }
      }
    },
    puff(x, y, colour, count) {
      if (calm) return
      for (let index = 0; index < count && particles.length < mostParticles; index++)
        particles.push({
          x: x + (random() - 0.5) * 8,
          y: y + (random() - 0.5) * 8,
          vx: (random() - 0.5) * 30,
          vy: -10 - random() * 20,
          age: 0,
          life: 0.3 + random() * 0.25,
          size: 4 + random() * 4,
          colour,
          shape: 'dot',
          fall: 0,
        })
    },
    pass(seconds) {
      time += seconds
      shake = shake < 0.3 ? 0 : shake * 0.0015 ** seconds
      flash.alpha = Math.max(0, flash.alpha - seconds * 1.4)
      move(particles, seconds)
      for (const popup of popups) {
        popup.age += seconds
        popup.y -= 46 * seconds
      }
      while (popups[0] && popups[0].age > 0.9) popups.shift()
    },
    draw(ctx) {
      for (const particle of particles) drawParticle(ctx, particle)
      for (const popup of popups) drawPopup(ctx, popup)
    },
    offset: () => ({ x: Math.sin(time * 91) * shake, y: Math.cos(time * 77) * shake }),
    flash: () => (flash.alpha > 0 ? flash : undefined),
    frozen: () => freeze-- > 0,
  }
}

function move(particles: Particle[], seconds: number): void {
  let kept = 0
  for (const particle of particles) {
    particle.age += seconds
    if (particle.age >= particle.life) continue
    particle.x += particle.vx * seconds
    particle.y += particle.vy * seconds
    const drag = 0.12 ** seconds
    particle.vx *= drag
    particle.vy = particle.vy * drag + particle.fall * seconds
    particles[kept++] = particle
  }
  particles.length = kept
}

function drawParticle(
  ctx: CanvasRenderingContext2D,
  { x, y, age, life, size, colour, shape, vx, vy }: Particle,
): void {
  const left = 1 - age / life
  ctx.globalAlpha = Math.min(1, left * 1.6)
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  if (shape === 'ring') {
    ctx.lineWidth = 5 * left
    ctx.beginPath()
    ctx.arc(x, y, size * (1.6 - left), 0, Math.PI * 2)
    ctx.stroke()
  } else if (shape === 'spark') {
    ctx.lineWidth = size * 0.6 * left
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x - vx * 0.05, y - vy * 0.05)
    ctx.stroke()
  } else if (shape === 'star') {
    const reach = size * 1.5 * left
    ctx.beginPath()
    for (let point = 0; point < 8; point++) {
      const angle = (point * Math.PI) / 4 + age * 4
      const radius = point % 2 === 0 ? reach : reach * 0.4
      ctx.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
    }
    ctx.fill()
  } else if (shape === 'confetti') {
    ctx.fillRect(
      x - size / 2,
      y - (size / 2) * Math.cos(age * 14),
      size,
      size * Math.abs(Math.cos(age * 14)) + 1,
    )
  } else {
    ctx.beginPath()
    ctx.arc(x, y, Math.max(0.1, size * left), 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

function drawPopup(ctx: CanvasRenderingContext2D, { words, x, y, age, colour, size }: Popup): void {
  const grow = Math.min(1, age * 9)
  ctx.globalAlpha = Math.min(1, (0.9 - age) * 3)
  ctx.font = `800 ${Math.max(1, size * (0.6 + 0.4 * grow))}px system-ui, sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineWidth = 5
  ctx.lineJoin = 'round'
  ctx.strokeStyle = '#1d1b2ecc'
  ctx.strokeText(words, x, y)
  ctx.fillStyle = colour
  ctx.fillText(words, x, y)
  ctx.globalAlpha = 1
}
