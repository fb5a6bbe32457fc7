import { addPart, type Candidate, type Company, candidateOf, hasThreat } from './candidates.ts'
import { tableClassics } from './classics.ts'
import { isCrowdOfGame } from './known-cast.ts'
import { bodyParts } from './stop-nouns.ts'
import { friendlyNames, isAnimate, isPlace, isVehicle } from './traits.ts'

/** Genres without a figure that one steers. */
const tableGenres = new Set([
  ...tableClassics,
  'match-3',
  'quiz',
  'board-game',
  'card-game',
  'word-game',
  'logic-puzzle',
  'drawing',
  'dress-up',
  'tycoon',
  'whack',
  'bubble-shooter',
  'pong',
  'breakout',
])

const isHero = ({ thing, np }: Candidate) => thing.traits.includes('person') && np.part === undefined

/** 'An angry toaster fights bread': whoever opens the prompt and does something to others is its hero, angry or not. */
function isAngryHero(c: Company, { order, plural, np }: Candidate): boolean {
  return (
    order === 0 &&
    !plural &&
    np.tokens.some(({ text }) => /^(?:angry|hungry|mad|grumpy|furious)$/.test(text)) &&
    !c.facts.saysYou &&
    c.facts.events.some(
      ({ subjects, objects, frame }) =>
        frame.mechanic && subjects.includes(np) && objects.length > 0 && !objects.includes('player'),
    )
  )
}

/** Who is played: the steered and the acting before the acted upon, the living before vehicles before things. */
export function choosePlayer(c: Company) {
  for (const event of c.facts.events) {
    const named = event.subjects
      .map((ref) => candidateOf(c, ref))
      .filter((candidate) => candidate !== undefined)
    const { frame } = event
    const meansPlayer = event.objects.includes('player')
    if (event.subjects.includes('player') && frame.steers && !event.negated) {
      for (const ref of event.objects) {
        const candidate = candidateOf(c, ref)
        if (!candidate) continue
        const loose = ['material', 'drink', 'terrain'].some((trait) =>
          candidate.thing.traits.includes(trait as never),
        )
        const sure =
          !loose &&
          ['control', 'steer', 'guide', 'pilot', 'play as', 'command', 'maneuver', 'become'].includes(
            event.verb,
          )
        if (event.verb.includes(' ') && !sure) continue
        if (
          sure ||
          isAnimate(candidate.thing) ||
          isVehicle(candidate.thing) ||
          ['roll', 'fly', 'drive', 'tilt'].includes(event.verb)
        ) {
          candidate.player += sure || event.verb === 'play' ? 50 : 30
        }
      }
    } else if (event.subjects.includes('player') && frame.object && frame.object !== 'player') {
      for (const ref of event.objects) {
        const candidate = candidateOf(c, ref)
        if (candidate) candidate.player -= event.verb === 'help' || event.verb === 'lead' ? -20 : 10
      }
    }
    if (
      ['attack', 'chase', 'hunt', 'follow', 'pursue', 'invade', 'swarm'].includes(event.verb) &&
      !event.passive
    ) {
      const prey = event.objects
        .map((ref) => candidateOf(c, ref))
        .find((candidate) => candidate && !candidate.plural)
      if (
        prey &&
        isAnimate(prey.thing) &&
        !prey.thing.traits.includes('monster') &&
        named.length > 0 &&
        named.every(({ plural }) => plural)
      ) {
        prey.player += 8
        for (const candidate of named) candidate.player -= 6
      }
    }
    if (['add', 'spawn', 'send', 'release'].includes(event.verb) && !event.subjects.includes('player'))
      for (const ref of event.objects) {
        const candidate = candidateOf(c, ref)
        if (candidate) candidate.player -= 12
      }
    for (const candidate of named) {
      if (event.unwanted) candidate.player -= 12
      else if (meansPlayer) candidate.player -= frame.hostile ? 12 : 6
      else if (!frame.mechanic) candidate.player += candidate.np.owned ? 3 : 1
      else if (event.passive) candidate.player -= 6
      else {
        const one = candidate.plural ? -4 : 4
        candidate.player += frame.hostile ? Math.max(1, 4 + one) : 9 + one
      }
    }
    if (event.passive && event.subjects.length === 0 && frame.mechanic) {
      for (const ref of event.objects) {
        const candidate = candidateOf(c, ref)
        if (candidate) candidate.player -= 6
      }
    }
    if (event.passive && frame.hostile)
      for (const ref of event.objects) {
        const candidate = candidateOf(c, ref)
        if (candidate) candidate.player += 5
      }
  }
  for (const np of c.facts.about) {
    const candidate = candidateOf(c, np)
    const isSomebody = candidate && (isAnimate(candidate.thing) || isVehicle(candidate.thing))
    if (isSomebody) {
      candidate.player += candidate.plural ? 5 : 10
      // 'a game about unicorns where you collect stars': as whom else? But not in one about dogs that you feed.
      const isDoneTo = c.facts.events.some(({ objects }) => objects.includes(np))
      if (candidate.plural && !isDoneTo) candidate.player += c.facts.saysYou ? 10 : 4
    }
    // 'a game about a leaf falling from a tree'
    else if (candidate && !candidate.plural && c.facts.events.some(({ subjects }) => subjects.includes(np)))
      candidate.player += 12
  }
  c.main = [...c.cues].sort((left, right) => right.weight - left.weight)[0]
  const hordes =
    c.main !== undefined &&
    c.main.weight >= 4 &&
    ['shooter', 'survival', 'tower-defence', 'whack', 'dungeon', 'maze', 'battle', 'stealth'].includes(
      c.main.genre,
    )
  c.onTable =
    c.main !== undefined &&
    c.main.weight >= (c.main.genre === 'quiz' ? 5 : 8) &&
    tableGenres.has(c.main.genre)
  const list = [...c.candidates.values()]
  const idle = !c.facts.events.some((event) => event.frame.mechanic && !event.unwanted)
  for (const candidate of list) {
    const { thing } = candidate
    if (candidate.np.owned && (isAnimate(thing) || isVehicle(thing))) candidate.player += 12
    if (isAnimate(thing)) candidate.player += candidate.order === 0 ? 4 : 2
    else if (isVehicle(thing)) candidate.player += 2
    else if (isPlace(thing) || thing.traits.includes('building')) candidate.player -= 8
    else
      candidate.player -= thing.traits.some(
        (trait) => trait === 'treasure' || trait === 'food' || trait === 'material',
      )
        ? 7
        : 3
    if (candidate.plural) candidate.player -= c.facts.saysYou ? 8 : 2
    if (thing.traits.includes('dangerous') || thing.traits.includes('monster'))
      candidate.player -= candidate.plural || hordes ? 5 : 2
    if (candidate.np.part === 'friend') candidate.player -= 3
    if (!isAngryHero(c, candidate)) candidate.player -= hasThreat(candidate) * 1.5
    if (c.main?.genre === 'fishing' && thing.kinds.includes('fish')) {
      candidate.player -= 15
      if (candidate.evidence.size === 0) addPart(c, candidate, 'collectible', 2)
    }
    if (isCrowdOfGame(c, candidate)) candidate.player -= 15
    if (bodyParts.has(candidate.np.name)) candidate.player -= 10
    if (candidate.np.part === 'threat' && !isAngryHero(c, candidate)) candidate.player -= 8
    // 'pigs, chickens and a farmer': of those who do nothing yet, the one is played.
    if (candidate.plural && idle && list.some((other) => !other.plural && isHero(other)))
      candidate.player -= 2
    if (c.facts.saysYou && !isAnimate(thing) && !isVehicle(thing) && candidate.player < 20)
      candidate.player -= 10
    if (
      c.facts.links.some(
        (link) =>
          c.byPhrase.get(link.object) === candidate &&
          c.byPhrase.has(link.subject) &&
          c.byPhrase.get(link.subject) !== candidate,
      )
    )
      candidate.player -= 3
  }
  const best = list.reduce<Candidate | undefined>(
    (top, candidate) => (candidate.player > (top?.player ?? 0) ? candidate : top),
    undefined,
  )
  const orders = c.facts.events.some((event) => event.frame.mechanic && event.subjects.includes('player'))
  const told = c.facts.events.some(
    (event) => event.frame.mechanic && event.at >= 0 && event.subjects.includes('player'),
  )
  const least = c.onTable ? 14 : orders && best && (best.plural || (best.order > 0 && told)) ? 5 : 2
  c.player = c.input.staged && best && best.player >= least ? best : undefined
  if (c.input.staged && !c.player && !c.onTable && !c.facts.saysYou) {
    // A prompt with one kind of living thing and no other word about it: one plays that.
    const alive = list.filter((candidate) => isAnimate(candidate.thing))
    const only = alive[0]
    const implied =
      c.game?.cast?.player !== undefined ||
      (only?.thing.traits.includes('monster') &&
        ['maze', 'dungeon', 'escape-room'].includes(c.main?.genre ?? '')) ||
      (c.main &&
        ['shooter', 'survival', 'tower-defence', 'catcher', 'whack', 'stealth'].includes(c.main.genre) &&
        c.main.weight >= 4)
    const horde =
      only?.plural && only.thing.traits.includes('monster') && !friendlyNames.test(only.thing.name)
    if (
      only &&
      !horde &&
      !orders &&
      alive.length === 1 &&
      hasThreat(only) === 0 &&
      only.player > -6 &&
      !implied
    )
      c.player = only
    const [ride] = list.filter(({ thing }) => isVehicle(thing))
    if (
      alive.length === 0 &&
      ride &&
      !orders &&
      !implied &&
      !c.game &&
      hasThreat(ride) === 0 &&
      ride.player > -6
    )
      if (c.main?.genre !== 'crossing') c.player = ride
  }
  if (c.player) c.player.role = 'player'
}
