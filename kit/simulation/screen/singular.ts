/** What topics count. Their sentences are written for many; one of them is rare, and read all the same. */
const counted =
  `degrees metres centimetres millimetres kilometres seconds minutes hours weeks years generations rounds turns times swings
  clicks bounces hops steps throws parties corners sides cups cubes jumps squares grains comparisons trees guesses packets letters bits
  discs words numbers customers peas newtons millinewtons nanocoulombs watts millivolts ribosomes antibodies milligrams drops ants atoms
  strips balls darts primes samples loops photons proteins infections eruptions tries homes`
    .split(/\s+/)
    .join('|')

const one = new RegExp(
  `(?<!\\bof )(?<![\\d.,:−-])\\b1 ((?:little|red|yellow) )?(${counted})\\b( (?:are|were|have|lie|read)\\b)?`,
  'g',
)
const singularVerbs: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  lie: 'lies',
  read: 'reads',
}

/** '1 swings' as '1 swing', and '1 trees are' as '1 tree is'. */
export const inSingular = (text: string) =>
  text.replace(one, (_, kind: string | undefined, noun: string, verb: string | undefined) => {
    const ending = verb === undefined ? '' : ` ${singularVerbs[verb.trim()]}`
    return `1 ${kind ?? ''}${singularOf(noun)}${ending}`
  })

const singularOf = (noun: string) =>
  noun
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<!s)s$/, '')
