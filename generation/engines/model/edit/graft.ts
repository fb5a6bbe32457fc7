import type { Registry } from '../../../nouns/nouns.ts'
import type { Claim, ModelPlan, Piece } from '../design.ts'
import { planPrompt } from '../read/plan-prompt.ts'

/** The plan with what was grafted onto it, and what that is. */
type Grafted = {
  plan: ModelPlan
  looks: boolean
  added: Piece[]
  style?: ModelPlan['style']
  isWorn?: true
  unknown: string[]
}

/**
 * A change is read as a prompt of its own about the piece that it changes ('corgi' becomes 'red corgi', 'corgi with a
 * hat'), and what that says more than the bare noun is taken over. So edits understand all that prompts do.
 */
export function grafted(
  plan: ModelPlan,
  piece: Piece,
  saying: (noun: string) => string,
  registry: Registry,
): Grafted {
  const noun = piece.source.by === 'archetype' ? piece.source.order.noun : piece.noun
  const told = planPrompt(saying(noun), { seed: plan.seed, registry })
  const bare = planPrompt(noun, { seed: plan.seed, registry })
  const [now] = told.pieces
  const [before] = bare.pieces
  const made: ModelPlan = structuredClone(plan)
  const changed = made.pieces.find((one) => one.id === piece.id)
  const unknown = told.claims.flatMap((claim) => (claim.about === 'unknown' ? [claim.text] : []))
  const nothing = { plan, looks: false, added: [], unknown }
  if (!now || !before || !changed) return nothing
  // Words that made another thing of it were no description.
  if (now.noun !== before.noun) return { ...nothing, unknown: unknown.length > 0 ? unknown : [told.title] }
  const looks = takeLooks(changed, now, before)
  const style = told.style !== 'plain' && told.style !== made.style ? told.style : undefined
  const isWorn = told.wear > 0 && told.wear !== made.wear
  if (style) made.style = style
  if (isWorn) made.wear = told.wear
  const names = new Map<string, string>([[now.id, piece.id]])
  const added: Piece[] = told.pieces.slice(1)
  for (const one of added) names.set(one.id, freeId(made, one.id, names))
  for (const one of added) {
    const id = names.get(one.id) ?? one.id
    made.pieces.push({
      ...structuredClone(one),
      id,
      ...(one.attached && {
        attached: { ...one.attached, to: names.get(one.attached.to) ?? piece.id },
      }),
    })
  }
  // 'put it on a table' attaches the piece itself.
  if (now.attached) changed.attached = { ...now.attached, to: names.get(now.attached.to) ?? now.attached.to }
  made.claims = claimsAfter(made.claims, told.claims, bare.claims, names)
  return { plan: made, looks, added, ...(style && { style }), ...(isWorn && { isWorn }), unknown }
}

/** What one order says more than another. */
function takeLooks(piece: Piece, told: Piece, bare: Piece): boolean {
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  let changed = false
  if (piece.source.by === 'archetype' && told.source.by === 'archetype' && bare.source.by === 'archetype') {
    const [own, now, before] = [piece.source.order, told.source.order, bare.source.order]
    if (differs(now.colours, before.colours)) {
      own.colours = { ...own.colours, ...now.colours }
      changed = true
    }
    if (now.stuff && differs(now.stuff, before.stuff)) {
      own.stuff = now.stuff
      // The old colour belonged to the old stuff.
      if (!now.colours) delete own.colours
      changed = true
    }
    for (const [name, value] of Object.entries(now.values ?? {}))
      if (before.values?.[name] !== value) {
        own.values = { ...own.values, [name]: value }
        changed = true
      }
  } else if (
    piece.source.by === 'puffed' &&
    told.source.by === 'puffed' &&
    told.source.colour !== (bare.source.by === 'puffed' ? bare.source.colour : '')
  ) {
    piece.source.colour = told.source.colour
    changed = true
  }
  if (told.size !== bare.size) {
    piece.size = told.size
    changed = true
  }
  if (told.stretch) {
    piece.stretch = told.stretch
    changed = true
  }
  if (told.pattern) {
    piece.pattern = told.pattern
    changed = true
  }
  if (told.lean) {
    piece.lean = told.lean
    changed = true
  }
  for (const look of told.partLooks) {
    const known = piece.partLooks.find((one) => one.part === look.part && one.side === look.side)
    if (known) Object.assign(known, look)
    else piece.partLooks.push(look)
    changed = true
  }
  return changed
}

function freeId(plan: ModelPlan, id: string, names: Map<string, string>): string {
  const taken = new Set([...plan.pieces.map((piece) => piece.id), ...names.values()])
  for (let n = 1; ; n++) {
    const name = n === 1 ? id : `${id.replace(/-\d+$/, '')}-${n}`
    if (!taken.has(name)) return name
  }
}

/** New claims come in; those that they contradict go. */
function claimsAfter(old: Claim[], told: Claim[], bare: Claim[], names: Map<string, string>): Claim[] {
  const known = new Set(bare.map((claim) => JSON.stringify(claim)))
  const main = [...names.keys()][0]
  const added = told
    .filter((claim) => claim.about !== 'unknown' && !known.has(JSON.stringify(claim)))
    // 'red corgi' is the corgi that was claimed already.
    .filter(
      (claim) =>
        !(
          claim.about === 'thing' &&
          claim.piece === main &&
          /^\S.*$/.test(claim.text) &&
          told.indexOf(claim) === 0
        ),
    )
    .map((claim) => renamed(claim, names))
  const replaced = (claim: Claim) =>
    added.some(
      (one) =>
        one.about === claim.about &&
        (one.about === 'style' ||
          ('piece' in one &&
            'piece' in claim &&
            one.piece === claim.piece &&
            ['colour', 'stuff', 'size', 'count'].includes(one.about))),
    )
  return [...old.filter((claim) => !replaced(claim)), ...added]
}

function renamed(claim: Claim, names: Map<string, string>): Claim {
  if (!('piece' in claim)) return claim
  const piece = names.get(claim.piece) ?? claim.piece
  return claim.about === 'attachment'
    ? { ...claim, piece, to: names.get(claim.to) ?? claim.to }
    : { ...claim, piece }
}
