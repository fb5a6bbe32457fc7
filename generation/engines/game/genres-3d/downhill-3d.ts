import { castIn, theOne } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/downhill-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/downhill-3d/index'
import type { RideWorld } from '@makebelieve/kit/game-3d/genres/downhill-3d/ride'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { withBoss } from '../genres/recasting.ts'
import { verbsOf } from '../proof/signs.ts'

/** What it is ridden on, by the words of the prompt, and who rides it where nobody is named. */
const rides: readonly { words: RegExp; shape: string; riders: readonly string[]; sideways?: true }[] = [
  { words: /snow ?board/, shape: 'snowboard', riders: ['snowboarder', 'skier'], sideways: true },
  { words: /\bski/, shape: 'skis', riders: ['skier', 'snowboarder'] },
  { words: /sled|sledge|sleigh|toboggan|bobsle|luge/, shape: 'wooden sled', riders: ['penguin', 'child'] },
  { words: /sand ?board|surf/, shape: 'surfboard', riders: ['surfer'], sideways: true },
  { words: /skate/, shape: 'skateboard', riders: ['skateboarder'], sideways: true },
  { words: /bike|bicycle|biking|cycl/, shape: 'mountain bike', riders: ['cyclist'] },
]
const onWheels = /skate|roller ?blad|scooter/

/** Places that can lie under snow; others keep what they have. */
const green = /slope|hill|mountain|forest|meadow|valley|village|piste|park|garden|field|alp|wood|road/
const isSnowy = ({ prompt }: Brief, place: string): boolean =>
  /\b(ski|snow|sled|sleigh|toboggan|bobsle|luge|slalom)/.test(prompt.toLowerCase()) &&
  green.test(place) &&
  !/snow/.test(place)

const rideIn = (prompt: string) => rides.find(({ words }) => words.test(prompt.toLowerCase()))

export const downhill3d: SolidDesign<RideWorld> = {
  genre,
  bot,
  name: 'a 3D downhill run',
  serves: ['downhill', 'skiing'],
  words:
    /\b(ski(s|ing|er|ers)?|snow ?board\w*|sand ?board\w*|skate ?board\w*|sled(s|ding|ges?)?|sledging|toboggan\w*|bobsle\w+|luge|sleigh (ride|race)|slalom|down ?hill|down (a|the|some)? ?([a-z-]+ )?(slopes?|hills?|mountains?|piste|dunes?|volcano))\b/,
  surely: /\b(?:skate|snow|sand) ?board\w*\b/,
  standsInFor: { racing: 'a race down a slope' },
  home: 'snow',
  // Whoever rides on wheels needs a street, wherever else people of that name are found.
  reads: (brief) =>
    brief.scene || !onWheels.test(brief.prompt.toLowerCase())
      ? brief
      : { ...brief, scene: 'city', sceneWords: 'skate park' },
  place: (brief, words) => (isSnowy(brief, words) ? `snowy ${words}` : words),
  moves: verbsOf('ski'),
  verbs: { slide: 2, jump: 1, avoid: 1.5, race: 1.5, collect: 1 },
  roles: {
    player: { least: 1, most: 1 },
    obstacle: { least: 1, most: 4 },
    collectible: { least: 1, most: 4 },
    enemy: { least: 0, most: 4 },
    hazard: { least: 0, most: 4 },
    goal: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 3 },
    prop: { least: 0, most: 4 },
  },
  suggest(role, { prompt, scene }) {
    if (role === 'player') return [...(rideIn(prompt)?.riders ?? ['skier'])]
    if (role === 'obstacle' && onWheels.test(prompt.toLowerCase())) return ['traffic cone', 'trash can']
    if (role === 'collectible' && onWheels.test(prompt.toLowerCase())) return ['coin', 'star']
    if (role === 'obstacle')
      return !scene || /^(snow|mountain|forest)$/.test(scene) ? ['pine tree'] : ['rock']
    return []
  },
  instead: { key: 'collectible', door: 'goal', projectile: 'collectible' },
  rules: { lives: 3, levels: 3, powerUps: ['shield', 'magnet', 'double'] },
  supports: ['power-ups', 'boss', 'levels', 'shield'],
  longest: 150,
  extras: (game) => ({
    'flag-one': 'red flag',
    'flag-two': 'blue flag',
    board: String(game.content?.ride ?? 'wooden sled'),
  }),
  goal(game) {
    const { scoreGoal, goalCount, seconds, timeUp, levels } = game.rules
    const [item] = castIn(game, 'collectible')
    const [home] = castIn(game, 'goal')
    const [thing] = [...castIn(game, 'obstacle'), ...castIn(game, 'hazard'), ...castIn(game, 'enemy')]
    const way = `Carve through the gates${thing ? ` and past the ${thing.plural}` : ''}`
    if (scoreGoal !== undefined) return `${way}, and get ${scoreGoal} points.`
    if (seconds !== undefined && timeUp === 'win') return `${way}, and hold out for ${seconds} seconds.`
    const runs = levels > 1 ? `, ${levels} runs in all` : ''
    const collect = goalCount && item ? ` with ${goalCount} ${item.plural}` : ''
    return `${way}, down to the ${home?.name ?? 'finish'}${collect}${runs}.`
  },
  finish(game, brief) {
    const { prompt, absent } = brief
    const bossed = withBoss(game)
    const ride = rideIn(prompt)
    const isVehicle = /drives|rolls|floats/.test(theOne(game, 'player').motion)
    const gates = game.cast.find(({ name, count }) => /\b(gate|flag)\b/.test(name) && count)
    const { gentle, timeUp } = bossed.rules
    return {
      ...bossed,
      content: {
        ...bossed.content,
        ...(isSnowy(brief, game.look.scene) && { snowy: true }),
        ...(gates && { gates: gates.count ?? 0 }),
        ride: ride?.shape ?? 'wooden sled',
        ...(ride?.sideways && !isVehicle && { stance: 'sideways' }),
        ...(absent.includes('enemies') && { peaceful: true }),
      },
      rules: { ...bossed.rules, timeUp: gentle ? 'lose' : timeUp },
    }
  },
}
