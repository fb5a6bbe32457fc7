/**
 * 'Finds his way home' and 'brings bones home' name a place without a preposition. Said with one, the grammar that reads
 * 'gets to' and 'brings to' reads them as well.
 */
export function withWaysHome(text: string): string {
  return text
    .replace(
      /\b(find|look for|search for)(s|ing)? (?:(?:his|her|its|their|the|your|my|a) )?way (?:back )?(home|to)\b/gi,
      (_, _verb: string, ending: string | undefined, where: string) =>
        `${ending === 's' ? 'gets' : ending === 'ing' ? 'getting' : 'get'} ${where.toLowerCase()}`,
    )
    .replace(
      /\b(bring|carry|take|lead|drag|guide)(s|ing|ies)? ((?:[a-z]+ ){1,4})(?:back )?home\b(?! to\b)/gi,
      (_, verb: string, ending: string | undefined, what: string) => `${verb}${ending ?? ''} ${what}to home`,
    )
}
