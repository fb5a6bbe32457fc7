import type { Scene } from '../things/thing.ts'
import { addAddress, addImplied, toActors } from './actors.ts'
import type { Actor, Role } from './brief.ts'
import { type Candidate, type CastInput, type Company, candidateOf } from './candidates.ts'
import type { Ref } from './facts.ts'
import { readRecasting } from './known-cast.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { giveParts } from './parts.ts'
import { chooseScene } from './scene-choice.ts'
import { readTold } from './told-parts.ts'
import { actedOnIn, gather } from './who-is-there.ts'
import { choosePlayer } from './who-plays.ts'

export type Cast = {
  actors: Actor[]
  idOf(ref: Ref): string | undefined
  candidateOf(np: NounPhrase): Candidate | undefined
  scene?: Scene
  sceneWords?: string
  /** The same with its preposition and article: 'on the moon'. */
  where?: string
}
/** Who is on the stage, and as what. */
export function makeCast(input: CastInput): Cast {
  const { facts, catalogue, cues, game, sectionRoles } = input
  readRecasting(input)
  const actedOn = actedOnIn(facts, sectionRoles)
  const c: Company = {
    input,
    facts,
    catalogue,
    cues,
    game,
    sectionRoles,
    candidates: new Map(),
    byPhrase: new Map(),
    actedOn,
    scene: chooseScene(input, actedOn),
    order: 0,
    main: undefined,
    player: undefined,
    onTable: false,
  }
  gather(c)
  readTold(c)
  choosePlayer(c)
  giveParts(c)
  const actors = toActors([...c.candidates.values()], c.player, catalogue)
  addImplied(c, actors)
  addAddress(c, actors)
  const ids = new Map<Candidate, string>()
  for (const candidate of c.candidates.values()) {
    const actor = actors.find((one) => one.phrase === candidate.np.phrase && one.thing === candidate.thing)
    if (actor) ids.set(candidate, actor.id)
  }
  const roleHolder = (role: Role) => actors.find((actor) => actor.role === role)?.id

  const sceneOut =
    c.scene.scene ?? (c.input.staged ? (c.game?.cast?.scene ?? c.input.occasion?.cast.scene) : undefined)
  return {
    actors,
    candidateOf: (np) => candidateOf(c, np),
    idOf(ref) {
      if (ref === 'player') return 'player'
      const candidate = candidateOf(c, ref)
      if (candidate) return ids.get(candidate)
      if (ref.roleNoun) return ref.roleNoun === 'player' ? 'player' : roleHolder(ref.roleNoun)
      return undefined
    },
    ...(sceneOut && { scene: sceneOut }),
    ...(c.scene.words !== undefined
      ? { sceneWords: c.scene.words }
      : sceneOut && c.input.occasion && !c.game && { sceneWords: c.input.occasion.name }),
    ...(c.scene.where !== undefined && { where: c.scene.where }),
  }
}
