import type { Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import type { Deed } from './deeds.ts'

/**
 * 'The cat that stole the fish', 'coins that kids have swallowed': what somebody did before the game began, to say who or what is meant.
 * Nobody does it in the game.
 */
export function isBygone({ at, who }: Deed, { words, things }: Reading): boolean {
  const verb = words[at]
  const text = verb?.text.toLowerCase() ?? ''
  if (verb?.part !== 'VERB' || verb.relation !== 'acl:relcl' || who === 'you' || things[who]?.role === 'you')
    return false
  const isPast = baseVerbsOf(text).some((base) => base !== text && openCatalogue().isVerb(base))
  // 'The fish that is stolen by cats' goes on; 'have swallowed' and 'stole' are over.
  const helper = words.find(({ head, relation }) => head === at && /^aux/.test(relation))?.text ?? ''
  return isPast && !/(?:s|ing)$/.test(text) && /^(?:ha(?:ve|s|d)|'ve|)$/i.test(helper)
}
