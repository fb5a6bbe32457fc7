import { castRole } from './actors.ts'
import { addPart, applyAdjective, type Company, candidateOf, give } from './candidates.ts'
import { isAnimate } from './traits.ts'

/** Parts that the prompt gives outright: by headings, examples, 'is', 'against' and points. */
export function readTold(c: Company) {
  // What headings, examples and 'is' say.
  for (const [np, role] of c.sectionRoles) give(c, np, role === 'hazard' ? 'threat' : role, 10)
  for (const { of: owner, items } of c.facts.examples) {
    // Figures to choose from are not all played.
    if (owner.roleNoun && !(owner.roleNoun === 'player' && owner.plural))
      for (const np of items) give(c, np, owner.roleNoun, 10)
  }
  for (const { left, right, adjectives } of c.facts.copulas) {
    for (const ref of left) {
      if (ref === 'player') {
        for (const np of right) give(c, np, 'player', 10)
        continue
      }
      const roleRight =
        right.find((np) => np.roleNoun && np.name === '')?.roleNoun ??
        right.find((np) => np.roleNoun)?.roleNoun
      if (ref.roleNoun) for (const np of right) give(c, np, ref.roleNoun, 10)
      else if (roleRight) give(c, ref, roleRight, 10)
      const candidate = candidateOf(c, ref)
      if (candidate) for (const word of [...adjectives].reverse()) applyAdjective(candidate, word)
    }
  }
  for (const { left, right } of c.facts.copulas) {
    const [who] = left
    const [what] = right
    if (left.length !== 1 || right.length !== 1 || !who || !what || who === 'player') continue
    if (who.determiner === 'the' || who.plural || what.plural || castRole(c.game, who.name)) continue
    const one = c.byPhrase.get(who)
    const other = c.byPhrase.get(what)
    if (!one || !other || one === other || !isAnimate(one.thing) || !isAnimate(other.thing)) continue
    // 'my dad is a robot' shows a robot; 'a chicken who is a secret agent' shows a chicken.
    const [kept, gone] = one.thing.traits.includes('person') ? [other, one] : [one, other]
    kept.player += 8
    c.candidates.delete(gone.key)
    c.byPhrase.set(gone === one ? who : what, kept)
  }
  for (const np of c.facts.playedAs) give(c, np, 'player', 10)
  for (const np of c.facts.final) {
    const candidate = candidateOf(c, np)
    if (candidate && c.facts.versus.some(({ right }) => right.includes(np))) addPart(c, candidate, 'boss', 9)
  }

  for (const { left, right } of c.facts.versus) {
    for (const np of right) give(c, np, left.length > 0 ? 'enemy' : 'threat', 6)
    for (const np of left) {
      const candidate = candidateOf(c, np)
      // 'pizza vs burgers': one is played even where neither lives.
      if (candidate)
        candidate.player +=
          isAnimate(candidate.thing) || left.length > 1 || c.cues.some(({ weight }) => weight >= 8) ? 8 : 14
      // Whoever does not become the player stands by it.
      give(c, np, 'friend', 6)
    }
  }
  for (const { np, value } of c.facts.points) {
    const candidate = candidateOf(c, np)
    if (!candidate) continue
    candidate.points = value
    addPart(c, candidate, value < 0 ? 'hazard' : 'collectible', value < 0 ? 8 : 3)
  }
}
