import type { Replay } from '@makebelieve/kit/core/replay'
import type { CastMember, CastRole, GamePlan, Look } from '@makebelieve/kit/game/plan'
import { paletteOf } from '@makebelieve/kit/game-2d/scenery/scenery'
import type { Canvas, Image } from '@napi-rs/canvas'
import { composeCover, type Scene } from '../../cover/cover.ts'
import type { Figure } from '../../cover/figure.ts'
import { deepOf, type Mood } from '../../cover/mood.ts'
import type { PlannedGame } from './design.ts'
import { type Drawings, liveliestMoment, type Moment, momentsOf, openPictures } from './picture.ts'

/** As fine as a ground is painted that one sees half of. */
const momentSize = { width: 800, height: 500 }

/** The cover of a game that was won: its cast before a moment of that. */
export async function coverOfGame(plan: PlannedGame, drawings: Drawings, won: Replay): Promise<Canvas> {
  const images = await openPictures(drawings)
  const [moment] = momentsOf(plan, images, won, [liveliestMoment(plan, won)], momentSize)
  if (!moment) throw new Error('A game has moments')
  const { game } = plan
  return composeCover({
    ground: { moment: moment.canvas, focus: focusOf(moment, game) },
    mood: moodOf(game),
    ...castOf(game, moment, new Map([...images.pictures, ...images.portraits])),
  })
}

const against: CastRole[] = ['boss', 'enemy', 'hazard']
/** Where nobody is against the hero: who or what it has to do with. */
const beside: CastRole[] = ['friend', 'collectible', 'obstacle', 'goal', 'projectile']
const toWin: CastRole[] = ['collectible', 'key', 'power', 'projectile', 'goal']
const flying = ['flies', 'floats', 'swims']

/** Who stands where on the cover. Whoever comes in numbers does so there. */
function castOf(
  { cast }: GamePlan,
  { drawn }: Moment,
  images: ReadonlyMap<string, Image>,
): Pick<Scene, 'hero' | 'foes' | 'prizes'> {
  const of = (roles: CastRole[]) => roles.flatMap((role) => cast.filter((member) => member.role === role))
  const figuresOf = (member: CastMember): Figure[] => {
    const image = images.get(member.picture)
    return image ? [{ image, looks: member.looks, stands: !flying.includes(member.motion) }] : []
  }
  const several = (member: CastMember) => {
    const times = drawn.seen.filter(([id]) => id === member.id).length
    return Array.from({ length: Math.max(1, Math.min(3, times)) }, () => figuresOf(member)).flat()
  }
  const [hero, ...others] = of(['player'])
  const foes = of(against)
  const opposite = foes.length > 0 ? foes : [...others, ...of(beside)].slice(0, 1)
  const [first] = opposite
  const prizes = of(toWin).filter((member) => !opposite.includes(member))
  return {
    hero: hero && figuresOf(hero)[0],
    foes: first && opposite.length === 1 && foes.length > 0 ? several(first) : opposite.flatMap(figuresOf),
    prizes: prizes.filter(({ role }, i) => i === 0 || role !== 'goal').flatMap(figuresOf),
  }
}

/** Where most goes on. */
function focusOf({ drawn, stage }: Moment, { cast }: GamePlan): Scene['ground']['focus'] {
  const spots = drawn.seen.filter(([key]) => cast.some(({ id }) => id === key))
  if (spots.length === 0) return { x: 0.5, y: 0.5, nearness: 1 }
  const middle = (along: 1 | 2) => spots.reduce((sum, spot) => sum + spot[along], 0) / spots.length
  return {
    x: (middle(1) - drawn.camera.x) / stage.width,
    y: (middle(2) - drawn.camera.y) / stage.height,
    nearness: 1.3,
  }
}

const glows: Record<Look['time'], string> = {
  dawn: '#ffd9a8',
  day: '#fff0c2',
  sunset: '#ffb469',
  night: '#9cc3ff',
}
const merry: Look['mood'][] = ['cheerful', 'silly', 'epic']

function moodOf({ look }: GamePlan): Mood {
  const { near, skyTop, middle } = paletteOf(look)
  return { glow: glows[look.time], deep: deepOf([near, skyTop, middle]), rays: merry.includes(look.mood) }
}
