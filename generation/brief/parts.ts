import { castRole } from './actors.ts'
import type { Role } from './brief.ts'
import { addPart, best0, type Candidate, type Company, candidateOf, give } from './candidates.ts'
import { tableClassics } from './classics.ts'
import type { Event, Ref } from './facts.ts'
import { partInGame } from './known-cast.ts'
import { bodyParts } from './stop-nouns.ts'
import { hazardNames, isAnimate, isDangerous, isPlace, isShot, isVehicle, traitRole } from './traits.ts'

/** What everybody but the player is for: first what verbs say, then what the nature of the thing says. */
export function giveParts(c: Company) {
  for (const event of c.facts.events) readRoles(c, event)

  // 'cats instead of ghosts': they take over what the others would have been.
  for (const { by, of: replaced } of c.facts.instead) {
    for (const np of by)
      for (const old of replaced) {
        const candidate = c.byPhrase.get(np)
        if (!candidate || candidate === c.player) continue
        const role =
          old.roleNoun ??
          (old.name === ''
            ? undefined
            : (castRole(c.game, old.name) ?? traitRole(c.catalogue.find(old.name), true)))
        if (role === 'player') {
          if (!c.player) {
            c.player = candidate
            candidate.role = 'player'
          }
        } else if (role) addPart(c, candidate, role, 9)
      }
  }
  for (const { left, right } of c.facts.copulas) {
    for (const ref of left) {
      if (ref === 'player' || ref.name === '') continue
      const role = castRole(c.game, ref.name) ?? ref.roleNoun
      const heir = right.map((np) => c.byPhrase.get(np)).find((candidate) => candidate !== undefined)
      const old = c.byPhrase.get(ref)
      if (!heir || heir === old || !old) continue
      // 'the ghosts are sheep': the sheep are the ghosts of this game.
      const inherited = role ?? best0(old) ?? traitRole(old.thing, true)
      if (inherited === 'player') {
        if (!c.player || c.player === old) {
          c.player = heir
          heir.role = 'player'
        }
      } else addPart(c, heir, inherited, 6)
      c.candidates.delete(old.key)
      if (c.player === old) c.player = undefined
    }
  }

  for (const candidate of c.candidates.values()) {
    if (candidate === c.player) continue
    candidate.role = c.input.staged ? (best0(candidate) ?? fallback(c, candidate)) : 'prop'
    // Nobody picks up a house: it is where one goes, or scenery.
    const { traits } = candidate.thing
    if (
      candidate.role === 'collectible' &&
      !isAnimate(candidate.thing) &&
      (traits.includes('place') || traits.includes('building')) &&
      !traits.some((trait) => ['treasure', 'food', 'toy', 'holdable', 'celestial'].includes(trait))
    )
      candidate.role = candidate.plural ? 'prop' : 'goal'
  }

  // 'ingredients (cheese, basil)': the kinds are for what the whole is for.
  for (const { of: owner, items } of c.facts.examples) {
    const whole = candidateOf(c, owner)?.role
    if (whole === undefined || whole === 'player') continue
    for (const np of items) {
      const candidate = candidateOf(c, np)
      if (candidate && candidate !== c.player && candidate.evidence.size === 0) candidate.role = whole
    }
  }
}

const playerRefs = (c: Company, ref: Ref) =>
  ref === 'player' || (c.player !== undefined && candidateOf(c, ref) === c.player)

function readRoles(c: Company, event: Event) {
  const { frame } = event
  const byPlayer =
    event.subjects.some((ref) => playerRefs(c, ref)) || (event.subjects.length === 0 && !event.passive)
  const objects = event.objects
    .filter((ref) => !playerRefs(c, ref))
    .map((ref) => candidateOf(c, ref))
    .filter((candidate) => candidate !== undefined)
  const subjects = event.subjects
    .filter((ref) => !playerRefs(c, ref))
    .map((ref) => candidateOf(c, ref))
    .filter((candidate) => candidate !== undefined)
  const touchesPlayer = event.objects.some((ref) => playerRefs(c, ref))
  if (event.unwanted && !byPlayer) {
    // 'before they get hungry' threatens nobody.
    for (const candidate of subjects)
      if (objects.length > 0 || (isAnimate(candidate.thing) && frame.mechanic !== undefined))
        addPart(c, candidate, 'threat', objects.length > 0 ? 7 : 4)
    for (const candidate of objects) addPart(c, candidate, 'goal', 6)
    return
  }
  if (byPlayer && event.negated) {
    for (const candidate of objects) {
      if (
        ['collect', 'fight', 'explore', 'bounce', 'jump'].includes(frame.mechanic ?? '') ||
        event.verb === 'touch'
      )
        addPart(c, candidate, 'threat', 6)
      else if (frame.mechanic === 'sneak') addPart(c, candidate, 'enemy', 6)
    }
    return
  }
  if (byPlayer) {
    for (const candidate of objects) {
      candidate.active = true
      if (event.verb === 'fly through')
        addPart(
          c,
          candidate,
          candidate.thing.traits.some((trait) => trait === 'building' || trait === 'plant')
            ? 'obstacle'
            : 'goal',
          5,
        )
      // What one flies or rides goes along.
      if (frame.steers && isVehicle(candidate.thing) && !event.verb.includes(' '))
        addPart(c, candidate, 'prop', 5)
      if (event.verb === 'drop' && hazardNames.test(candidate.thing.name)) {
        addPart(c, candidate, 'projectile', 5)
        continue
      }
      const part = event.verb.includes(' ')
        ? (frame.after?.[event.verb.split(' ').at(-1) ?? '']?.part ?? frame.object)
        : frame.object
      if (!part) continue
      // 'find the exit', 'find the way to the castle'
      if (
        ['find', 'seek', 'locate', 'discover'].includes(event.verb) &&
        candidate.thing.traits.some((trait) => trait === 'building' || trait === 'place')
      )
        addPart(c, candidate, 'goal', 5)
      else if (
        ['find', 'seek', 'look for', 'search for', 'locate', 'reach'].includes(event.verb) &&
        isAnimate(candidate.thing) &&
        !candidate.plural
      )
        addPart(c, candidate, 'goal', 5)
      else if (frame.mechanic === 'shoot' && part === 'enemy' && isShot(candidate.thing))
        addPart(c, candidate, 'projectile', 5)
      else if ((frame.mechanic === 'manage' || frame.mechanic === 'sell') && isAnimate(candidate.thing))
        addPart(c, candidate, 'friend', 5)
      else if (frame.mechanic === 'sneak' && event.verb === 'hide' && !isAnimate(candidate.thing))
        addPart(c, candidate, 'collectible', 5)
      else if (
        frame.mechanic === 'fight' &&
        !isAnimate(candidate.thing) &&
        [
          'hit',
          'smash',
          'crush',
          'break',
          'slice',
          'cut',
          'chop',
          'knock down',
          'knock over',
          'destroy',
          'demolish',
          'kick',
        ].includes(event.verb)
      )
        addPart(
          c,
          candidate,
          ['hit', 'smash', 'crush', 'destroy', 'demolish'].includes(event.verb) ? 'obstacle' : 'collectible',
          4,
        )
      else if (frame.mechanic === 'jump' && event.verb === 'jump on' && isAnimate(candidate.thing))
        addPart(c, candidate, 'enemy', 6)
      else addPart(c, candidate, part, frame.mechanic === 'build' ? 3 : 5)
    }
    for (const np of event.withs) {
      const candidate = c.byPhrase.get(np)
      if (!candidate || candidate === c.player) continue
      candidate.active = true
      if (frame.mechanic === 'shoot' || (frame.mechanic === 'fight' && isShot(candidate.thing)))
        addPart(c, candidate, 'projectile', 5)
      else addPart(c, candidate, 'prop', 2)
    }
    for (const np of event.tos) give(c, np, frame.after?.to?.part === 'goal' ? 'goal' : 'prop', 4)
    // 'friend gives you': handled below
    return
  }
  for (const candidate of subjects) {
    candidate.active = true
    if (frame.hostile && (touchesPlayer || objects.length > 0 || event.verb === 'patrol')) {
      const soft =
        !touchesPlayer &&
        !objects.some(
          (object) => (object.evidence.get('goal') ?? 0) > 0 || (object.evidence.get('friend') ?? 0) > 0,
        )
      addPart(c, candidate, 'threat', touchesPlayer ? 8 : soft ? 3 : 5)
    } else if (touchesPlayer && ['rescue', 'defend', 'deliver', 'grow'].includes(frame.mechanic ?? ''))
      addPart(c, candidate, 'friend', 6)
    else if ((event.verb === 'guard' && !touchesPlayer) || (frame.mechanic === 'defend' && event.passive))
      addPart(c, candidate, 'threat', 5)
    else if (frame.hostile && objects.length === 0) addPart(c, candidate, 'threat', 3)
    else if (
      ['cost', 'take', 'drain', 'remove', 'deduct'].includes(event.verb) &&
      event.objects.some(
        (ref) => ref !== 'player' && /\b(?:life|lives|health|hearts?|hp|time)\b/.test(ref.phrase),
      )
    )
      addPart(c, candidate, 'hazard', 7)
    else if (frame.mechanic === 'defend' || frame.mechanic === 'rescue') addPart(c, candidate, 'friend', 3)
    else if (
      ['patrol', 'see', 'notice', 'detect', 'spot', 'dim', 'slow', 'kill', 'block'].includes(event.verb)
    )
      addPart(c, candidate, 'threat', 5)
    else if (
      event.verb === 'come' &&
      candidate.plural &&
      isAnimate(candidate.thing) &&
      !candidate.thing.traits.includes('person')
    )
      addPart(c, candidate, 'threat', 2)
    else if (['restore', 'heal', 'refill', 'help', 'recharge'].includes(event.verb))
      addPart(c, candidate, 'collectible', 4)
  }
  for (const candidate of objects) {
    if (frame.mechanic === 'shoot' && frame.object === 'projectile')
      addPart(c, candidate, event.verb === 'drop' ? 'hazard' : 'projectile', 3)
    else if (frame.mechanic === 'defend') addPart(c, candidate, 'goal', 5)
    else if (frame.mechanic === 'steal') addPart(c, candidate, 'goal', 2)
    else if (frame.hostile && subjects.length > 0) addPart(c, candidate, 'goal', 2)
    else if (event.verb === 'drop')
      addPart(c, candidate, isDangerous(candidate.thing) ? 'hazard' : 'collectible', 3)
  }
}

function hasPrize(c: Company): boolean {
  return [...c.candidates.values()].some((candidate) => best0(candidate) === 'collectible')
}
function fallback(c: Company, candidate: Candidate): Role {
  const { thing } = candidate
  const known = partInGame(c, candidate)
  if (known) return known
  if (
    [...tableClassics, 'match-3', 'bubble-shooter', 'catcher', 'snake', 'board-game', 'card-game'].includes(
      c.main?.genre ?? '',
    ) &&
    (c.main?.weight ?? 0) >= 8 &&
    c.main?.genre !== 'minesweeper' &&
    !isPlace(thing) &&
    !thing.traits.includes('building') &&
    (!isDangerous(thing) ||
      (isAnimate(thing) && !['catcher', 'snake', 'sorting'].includes(c.main?.genre ?? ''))) &&
    !(c.main?.genre === 'catcher' && isAnimate(thing) && hasPrize(c))
  )
    return 'collectible'
  if (c.main?.genre === 'breakout' && /brick|block/.test(candidate.np.name)) return 'obstacle'
  if (c.main?.genre === 'minesweeper' && c.main.weight >= 8 && (isAnimate(thing) || isDangerous(thing)))
    return 'hazard'
  if (
    isAnimate(thing) &&
    (c.main?.weight ?? 0) >= 8 &&
    !(c.main?.genre === 'quiz' && thing.traits.includes('monster')) &&
    ['tycoon', 'cooking', 'farming', 'quiz', 'life-sim', 'dress-up'].includes(c.main?.genre ?? '')
  )
    return 'friend'
  if (c.main?.genre === 'whack' && c.main.weight >= 8 && isAnimate(thing)) return 'enemy'
  if (c.main?.genre === 'crossing' && isVehicle(thing)) return 'hazard'
  if (bodyParts.has(candidate.np.name)) return 'prop'
  if (
    isVehicle(thing) &&
    c.facts.places.some(
      ({ prep, np }) =>
        c.byPhrase.get(np) === candidate && ['in', 'on', 'inside', 'at', 'from'].includes(prep),
    )
  )
    return 'prop'
  if (
    c.facts.links.some(
      (link) =>
        c.byPhrase.get(link.object) === candidate && ['wearing', 'holding', 'riding'].includes(link.relation),
    )
  )
    return 'prop'
  return traitRole(
    thing,
    c.onTable ||
      c.facts.saysYou ||
      c.facts.events.some((event) => event.frame.mechanic && event.subjects.includes('player')) ||
      c.player !== undefined ||
      c.game?.cast?.player !== undefined,
  )
}
