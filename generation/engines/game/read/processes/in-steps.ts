import { isAnimate } from '../../../../brief/traits.ts'
import type { Reading } from '../../../../reading/schema.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import type { Deed } from '../deeds.ts'
import { thingAt } from '../thing-of.ts'
import { after, asOne, isOwn } from './joined.ts'

/** What is done to something on its way from raw to ready. */
const makes =
  /^(?:wash|clean|rinse|peel|chop|cut|slice|dice|grate|mash|knead|roll out|bake|fry|cook|boil|grill|roast|steam|toast|smoke|season|decorate|frost|ice|wrap|bottle|pack|dry|fold|iron|sew|dye|paint|polish|saw|sand|carve|hammer|smelt|forge|cast|melt|grind|press|squeeze|pluck|spin|weave|knit|crack|crush|stomp|brew|juice|blend|whisk|stir|mix|shred|heat|freeze|cool|glaze|shape|mould|mold|sharpen|stitch|stuff|print|weld|varnish|mend|fix|repair|light)$/
const hands =
  /^(?:serve|put|place|bring|bring back|bring home|deliver|give|give back|hand|hand out|hand back|carry|send|take|take back|take home|return|plate|sell|hang|hang up)$/
/** What is done so to whoever lives, where it is done in something. */
const tends = /^(?:wash|bathe|bath|clean|rinse|scrub|shampoo|dry|towel|brush|comb|groom|trim|shave|shear)$/
/** What is done at something, which is then where it is done: 'sharpens swords on the grindstone', 'mends toys at his workbench'. */
const works =
  /^(?:iron|sharpen|polish|grind|press|dye|fire|sew|weave|knit|carve|hammer|sand|saw|print|weld|shape|mould|mold|stitch|mend|fix|repair)$/
/** 'Sews patches on jeans', 'fixes leaks in pipes': what is done there is done to them, and not with them. */
const inIt = /^(?:wash|bathe|bath|clean|rinse|scrub|shampoo|dry|groom|dye|fire|grind|press)$/
const onIt = /^(?:iron|sharpen|polish|grind|press)$/

/**
 * 'Wash the potatoes, peel them, fry them and put them on plates': several things done to the same one after the other are one way from raw to
 * ready, and where it ends up belongs to it. What is made may have a name of its own: 'chop carrots, cook them and serve the soup'. So is one
 * thing that is done at a place of its own: 'bathe the puppies in the tub'.
 */
export function withSteps(deeds: readonly Deed[], reading: Reading): Deed[] {
  const catalogue = openCatalogue()
  const thing = (end: number) => thingAt(end, reading, catalogue)
  const isAlive = (end: number) => isAnimate(thing(end))
  const isFixture = (end: number) =>
    !isAlive(end) && !thing(end).traits.some((trait) => /^(?:place|vehicle|terrain)$/.test(trait))
  const isFurniture = (end: number) => thing(end).traits.includes('furniture')
  const placesOf = (deed: Deed) => [
    // Cannons that are fired at a fort are in no kiln.
    ...(deed.verb === 'fire' ? [] : after(deed, /^at$/).filter(isFixture)),
    ...after(deed, /^(?:in|into|inside)$/).filter((end) => inIt.test(deed.verb) && isFixture(end)),
    ...after(deed, /^(?:on|onto)$/).filter(
      (end) => (onIt.test(deed.verb) && isFixture(end)) || (!tends.test(deed.verb) && isFurniture(end)),
    ),
  ]
  const isStep = (deed: Deed, whom: number) =>
    isAlive(whom)
      ? tends.test(deed.verb)
      : makes.test(deed.verb) || (/^(?:fire|bathe|scrub)$/.test(deed.verb) && placesOf(deed).length > 0)
  const own = deeds.filter((deed) => isOwn(deed, reading))
  for (const [from, first] of own.entries()) {
    const [whom] = after(first, undefined)
    if (whom === undefined || !isStep(first, whom)) continue
    const isSame = (deed: Deed) => after(deed, undefined).every((end) => end === whom)
    const rest = own.slice(from + 1)
    const end = rest.findIndex((deed) => !isStep(deed, whom) || !isSame(deed))
    const steps = [first, ...(end < 0 ? rest : rest.slice(0, end))]
    const isPlaced = steps.some((deed) => placesOf(deed).length > 0)
    const isWork = works.test(first.verb) || tends.test(first.verb)
    if (steps.length < 2 ? !isPlaced || !isWork : isAlive(whom) && !isPlaced) continue
    const next = end < 0 ? undefined : rest[end]
    const last = next && hands.test(next.verb) ? next : undefined
    const [product] = last ? after(last, undefined).filter((one) => one !== whom && !isAlive(one)) : []
    const [to] = last
      ? [...after(last, /^(?:to|on|onto|into|in|at|for)$/), ...after(last, undefined).filter(isAlive)]
      : []
    // At some of the steps there may be something that it is done in or with: two are enough to be told apart.
    const tools = steps.flatMap((deed, at) =>
      after(deed, /^(?:in|on|with|at|into|over)$/)
        .filter((tool) => tool !== whom && !isAlive(tool))
        .slice(0, 1)
        .map((tool) => ({ at, tool })),
    )
    const [one, other] = tools
    const second = product === undefined && other?.tool !== one?.tool ? other : undefined
    const marks = (at: number) => (at === one?.at ? '+' : at === second?.at ? '*' : '')
    const names = steps.map(({ verb }, at) => `${verb.replaceAll(' ', '-')}${marks(at)}`)
    return asOne(
      deeds,
      last && (to !== undefined || product !== undefined) ? [...steps, last] : steps,
      {
        verb: `in-steps ${names.join(',')}`,
        whoms: [
          { end: whom, by: undefined },
          ...(product === undefined ? [] : [{ end: product, by: 'with' }]),
          ...(second ? [{ end: second.tool, by: 'with' }] : []),
          ...(to === undefined ? [] : [{ end: to, by: 'to' }]),
          ...(one ? [{ end: one.tool, by: 'from' }] : []),
        ],
      },
      reading,
    )
  }
  return [...deeds]
}
