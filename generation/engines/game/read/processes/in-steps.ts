import { isAnimate } from '../../../../brief/traits.ts'
import type { Reading } from '../../../../reading/schema.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import type { Deed } from '../deeds.ts'
import { thingAt } from '../thing-of.ts'
import { after, asOne, isOwn } from './joined.ts'

/** What is done to something on its way from raw to ready. */
const makes =
  /^(?:wash|clean|rinse|peel|chop|cut|slice|dice|grate|mash|knead|roll out|bake|fry|cook|boil|grill|roast|steam|toast|smoke|season|decorate|frost|ice|wrap|bottle|pack|dry|fold|iron|sew|dye|paint|polish|saw|sand|carve|hammer|smelt|forge|cast|melt|grind|press|squeeze|pluck|spin|weave|knit|crack|crush|stomp|brew|juice|blend|whisk|stir|mix|shred|heat|freeze|cool)$/
const hands = /^(?:serve|put|place|bring|deliver|give|hand|hand out|carry|send|take|plate)$/

/**
 * 'Wash the potatoes, peel them, fry them and put them on plates': several things done to the same one after the other are one way from raw to
 * ready, and where it ends up belongs to it. What is made may have a name of its own: 'chop carrots, cook them and serve the soup'.
 */
export function withSteps(deeds: readonly Deed[], reading: Reading): Deed[] {
  const catalogue = openCatalogue()
  const isAlive = (end: number) => isAnimate(thingAt(end, reading, catalogue))
  const own = deeds.filter((deed) => isOwn(deed, reading))
  for (const [from, first] of own.entries()) {
    const [whom] = after(first, undefined)
    if (!makes.test(first.verb) || whom === undefined || isAlive(whom)) continue
    const isSame = (deed: Deed) => after(deed, undefined).every((end) => end === whom)
    const rest = own.slice(from + 1)
    const end = rest.findIndex((deed) => !makes.test(deed.verb) || !isSame(deed))
    const steps = [first, ...(end < 0 ? rest : rest.slice(0, end))]
    if (steps.length < 2) continue
    const next = end < 0 ? undefined : rest[end]
    const last = next && hands.test(next.verb) ? next : undefined
    const [product] = last ? after(last, undefined).filter((one) => one !== whom && !isAlive(one)) : []
    const [to] = last
      ? [...after(last, /^(?:to|on|onto|into|in|at|for)$/), ...after(last, undefined).filter(isAlive)]
      : []
    // At one of the steps there may be something that it is done in: one is enough to be told apart.
    const at = steps.findIndex((deed) => after(deed, /^(?:in|on|with|at|into|over)$/).length > 0)
    const [tool] = at < 0 || !steps[at] ? [] : after(steps[at], /^(?:in|on|with|at|into|over)$/)
    const names = steps.map(({ verb }, index) => `${verb.replaceAll(' ', '-')}${index === at ? '+' : ''}`)
    return asOne(
      deeds,
      last && (to !== undefined || product !== undefined) ? [...steps, last] : steps,
      {
        verb: `in-steps ${names.join(',')}`,
        whoms: [
          { end: whom, by: undefined },
          ...(product === undefined ? [] : [{ end: product, by: 'with' }]),
          ...(to === undefined ? [] : [{ end: to, by: 'to' }]),
          ...(tool === undefined ? [] : [{ end: tool, by: 'from' }]),
        ],
      },
      reading,
    )
  }
  return [...deeds]
}
