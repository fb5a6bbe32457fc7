import type { Catalogue } from '../things/catalogue.ts'
import type { Facts } from './facts.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { isAnimate } from './traits.ts'

/** What one sits or stands on. In a ship or a train one is inside: those are places. */
const mounts =
  /\b(?:horse|pony|unicorn|donkey|mule|zebra|camel|elephant|ostrich|dragon|dinosaur|t rex|pegasus|griffin|bull|cow|pig|llama|alpaca|reindeer|moose|deer|wolf|bear|tiger|lion|rhino|turtle|tortoise|whale|dolphin|shark|seahorse|eagle|goose|swan|snail|goat|sheep|bike|bicycle|motorbike|motorcycle|moped|scooter|unicycle|tricycle|skateboard|hoverboard|surfboard|snowboard|skis?|sled|sledge|sleigh|toboggan|broom|broomstick|carpet|jet ?ski|raft|log|lawnmower|segway|roller ?skates?|quad|tractor|rocket)$/

export const isMount = (name: string) => mounts.test(name)

/** Worn in pairs. */
export const pairwise = /\b(?:skate|ski)s?$/

/**
 * 'A knight on a horse', 'a cat riding a skateboard': one figure. The rider does all that is done, and its mount goes
 * along with it instead of standing about on its own.
 */
export function readRiders(facts: Facts, from: { mention: number; event: number }, catalogue: Catalogue) {
  const isRider = (np: NounPhrase | undefined) =>
    np !== undefined && np.name !== '' && np.pronoun === undefined && isAnimate(catalogue.find(np.name))
  const fresh = (np: NounPhrase) => facts.mentions.indexOf(np) >= from.mention
  const pairs: [rider: NounPhrase, mount: NounPhrase][] = []
  const add = (rider: NounPhrase | undefined, mount: NounPhrase | undefined) => {
    if (!rider || !mount || !isRider(rider) || rider === mount || rider.mount) return
    if (mount.name === '' || mount.negated || mount.part === 'goal' || !fresh(mount)) return
    if (mount.plural === rider.plural || !mount.plural || pairwise.test(mount.name))
      pairs.push([rider, mount])
  }
  for (const { subject, relation, object } of facts.links) if (relation === 'riding') add(subject, object)
  for (const event of facts.events.slice(from.event)) {
    const [subject] = event.subjects
    const object = event.objects[0] ?? event.tos[0]
    if (!/^(?:ride|ride on|mount)$/.test(event.verb) || event.negated) continue
    if (subject !== 'player' && object !== 'player' && object && mounts.test(object.name))
      add(subject, object)
  }
  for (const { prep, np, near } of facts.places)
    if ((prep === 'on' || prep === 'atop') && mounts.test(np.name)) add(near, np)

  for (const [rider, mount] of pairs) {
    rider.mount = mount
    facts.mentions = facts.mentions.filter((np) => np !== mount)
    facts.links = facts.links.filter((link) => link.object !== mount)
    facts.places = facts.places.filter(({ np }) => np !== mount)
    facts.events = facts.events.filter(
      (event) =>
        !(/^(?:ride|mount)/.test(event.verb) && (event.objects.includes(mount) || event.tos.includes(mount))),
    )
    for (const event of facts.events)
      event.subjects = [...new Set(event.subjects.map((ref) => (ref === mount ? rider : ref)))]
  }
}
