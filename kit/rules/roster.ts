import type { Body } from './world.ts'

/** Bodies by the names of their kinds and of their members. They are asked for dozens of times in a step, and seldom change. */
type Roster = { count: number; named: Map<string, readonly Body[]> }

const rosters = new WeakMap<readonly Body[], Roster>()
const nobody: readonly Body[] = []
/** The one that was asked for last: as a rule it is asked for again. */
let latest: { entities: readonly Body[]; roster: Roster } | undefined

/** Everybody of a kind or member, in their order, with those who are gone in this very step. */
export function named(entities: readonly Body[], name: string): readonly Body[] {
  let roster = latest?.entities === entities ? latest.roster : rosters.get(entities)
  if (!roster || roster.count > entities.length) {
    roster = enrolAll(entities)
    rosters.set(entities, roster)
  }
  if (latest?.roster !== roster) latest = { entities, roster }
  for (; roster.count < entities.length; roster.count++) enrol(roster, entities[roster.count])
  return roster.named.get(name) ?? nobody
}

/** Somebody has become another: it goes by another name now. */
export function renamed(entities: readonly Body[]): void {
  rosters.delete(entities)
  latest = undefined
}

function enrolAll(entities: readonly Body[]): Roster {
  const lists = new Map<string, Body[]>()
  const enlist = (name: string, body: Body) => {
    const list = lists.get(name)
    if (list) list.push(body)
    else lists.set(name, [body])
  }
  for (const body of entities) {
    enlist(body.kind, body)
    if (body.cast !== body.kind) enlist(body.cast, body)
  }
  return { count: entities.length, named: lists }
}

function enrol(roster: Roster, body: Body | undefined): void {
  if (!body) return
  for (const name of body.kind === body.cast ? [body.kind] : [body.kind, body.cast]) {
    // A new list: somebody may be going through the old one.
    roster.named.set(name, [...(roster.named.get(name) ?? nobody), body])
  }
}
