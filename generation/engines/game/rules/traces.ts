import { openCatalogue } from '../../../things/catalogue.ts'
import type { Film, Frame, Seen } from './film.ts'
import { appeared, changes, harm, lasting, nearestOf, nearness, paceOf, vanished } from './observe.ts'

/** Whether somebody gets about in games by itself: what a verb of moving comes to at the least. */
const moves = (films: readonly Film[], who: string) =>
  lasting(films, who).some(({ was, is }) => paceOf(was, is) > 20 || was.facing !== is.facing)

export const isMotion = (verb: string) =>
  openCatalogue()
    .verbKinds(verb.split(' ')[0] ?? verb)
    .some((kind) => motions.has(kind))
const motions = new Set(['move', 'travel', 'go', 'turn', 'change posture', 'jump', 'move involuntarily'])

/** Whether anything ever became of somebody: another state, another size, more or less of something in it. */
const changesOf = (films: readonly Film[], who: string) =>
  lasting(films, who).filter(
    ({ was, is }) =>
      was.state !== is.state ||
      is.cast !== who ||
      Math.abs(was.size - is.size) > 2 ||
      was.carrier !== is.carrier ||
      was.tied !== is.tied ||
      was.still !== is.still ||
      is.meters.some((value, at) => value !== was.meters[at]),
  )

/** Those of anybody else who came about right beside somebody, and all who came about. */
function bornBeside(films: readonly Film[], who: string): boolean {
  const born = changes(films).flatMap(({ before, after }) =>
    [...after.bodies.values()]
      .filter(({ id, cast }) => cast !== who && !before.bodies.has(id))
      .map((body) => ({ after, body })),
  )
  return isOften(born, ({ after, body }) => isNext(after, who, body))
}

/** Whether a deed of somebody may have been seen, whatever it is: something became of whoever does it, or of those it is done to while both were together. */
export function isTraced(
  films: readonly Film[],
  { you, who, whoms, verb }: { you: string; who: string; whoms: readonly string[]; verb: string },
): boolean {
  if (isMotion(verb) && moves(films, who)) return true
  if (whoms.length === 0)
    return (
      changesOf(films, who).length > 0 ||
      vanished(films, who).length > 0 ||
      appeared(films, who).length > 0 ||
      bornBeside(films, who)
    )
  return whoms.some(
    (whom) =>
      isOften(changesOf(films, whom), ({ before, was }) => isNext(before, who, was)) ||
      isOften(vanished(films, whom), ({ before, body }) => isNext(before, who, body)) ||
      isOften(appeared(films, whom), ({ after, body }) => isNext(after, who, body)) ||
      (whom === you && harm(films, you, who).near > 0) ||
      (who === you && harm(films, you, whom).near > 0),
  )
}

/** More often than by chance: of many that were taken, some were taken while somebody else happened to pass by. */
const isOften = <T>(all: readonly T[], isMeant: (one: T) => boolean): boolean =>
  all.filter(isMeant).length > all.length * 0.06

/** Whether nobody is nearer to a body than somebody of `cast` who is right beside it: what becomes of it then is their doing, if anybody's. */
function isNext(frame: Frame, cast: string, body: Seen): boolean {
  const near = nearestOf(frame, cast, body)
  if (!near || near.id === body.id || nearness(near, body) > 2.4) return false
  const least = nearness(near, body)
  return ![...frame.bodies.values()].some(
    (one) => one.cast !== cast && one.cast !== body.cast && nearness(one, body) < least,
  )
}
