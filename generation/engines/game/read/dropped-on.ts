import type { Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Deed } from './deeds.ts'

/**
 * 'They drop toast on you', 'dragons drop rocks on your head': what somebody lets fall on whoever plays is thrown at them, and is nothing
 * that they themselves come down on.
 */
export const withDroppedOn = (deeds: readonly Deed[], reading: Reading): Deed[] =>
  thrownAtYou(poured(deeds, reading), reading)

const thrownAtYou = (deeds: readonly Deed[], { words }: Reading): Deed[] =>
  deeds.map((deed): Deed => {
    const { who, verb, whoms, at, negated } = deed
    const [what] = whoms
    if (who === 'you' || negated || verb !== 'drop' || !what) return deed
    const after = words.slice(at + 1, at + 8).map(({ text }) => text.toLowerCase())
    const on = after.findIndex((text) => /^(?:on|onto|upon|at)$/.test(text))
    const isOnYou =
      on > 0 &&
      /^(?:you|me|us|your|my)$/.test(after[on + 1 + Number(/^(?:to|top)$/.test(after[on + 1] ?? ''))] ?? '')
    if (!isOnYou) return deed
    return {
      ...deed,
      verb: 'throw',
      whoms: [{ end: what.end, by: undefined }],
    }
  })

const pouring = /^(?:drop|pour|dump|spray|squirt|splash|throw|shoot|spit|sprinkle|tip|empty|hose)$/
const fires = /(?:^| |wild|camp|bon)(?:fire|flame|blaze|inferno)s?$/

/** The water that is poured on something, and on what; and whether that is a plant. */
function pouredBy({ verb, whoms }: Deed, { things, words }: Reading) {
  const nounOf = (end: Deed['who']) => {
    const head = typeof end === 'number' ? (things[end]?.head ?? -1) : -1
    return openCatalogue().lemma(words[head]?.text.toLowerCase() ?? '', 'noun')
  }
  const water = whoms.find(({ end, by }) => by === undefined && /^(?:water|foam)$/.test(nounOf(end)))
  const target = whoms.find(({ by }) => /^(?:on|onto|over|at)$/.test(by ?? ''))
  if (!pouring.test(verb) || !water || !target) return undefined
  const noun = nounOf(target.end)
  const isPlant = openCatalogue().find(noun).kinds.includes('plant')
  return isPlant || fires.test(noun) ? { water: water.end, target: target.end, isPlant } : undefined
}

/** 'Drops water on forest fires', 'pours water on the tulips': a fire is put out by it, and a plant is watered. */
const poured = (deeds: readonly Deed[], reading: Reading): Deed[] =>
  deeds.map((deed): Deed => {
    const found = pouredBy(deed, reading)
    if (!found) return deed
    const verb = found.isPlant ? 'water' : 'extinguish'
    return { ...deed, verb, whoms: [{ end: found.target, by: undefined }] }
  })

/** Such water is seen in what it does, and lies nowhere. */
export const watersIn = (deeds: readonly Deed[], reading: Reading): number[] =>
  deeds.flatMap((deed) => {
    const water = pouredBy(deed, reading)?.water
    return typeof water === 'number' ? [water] : []
  })
