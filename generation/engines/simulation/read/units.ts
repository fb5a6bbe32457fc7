/** How units are said, and what one of them is of the unit that a control has. */
const rows: [said: RegExp, unit: string, times: number][] = [
  [/^(?:m|met(?:er|re)s?)$/, 'm', 1],
  [/^(?:cm|centimet(?:er|re)s?)$/, 'm', 0.01],
  [/^(?:mm|millimet(?:er|re)s?)$/, 'm', 0.001],
  [/^(?:km|kilomet(?:er|re)s?)$/, 'm', 1000],
  [/^(?:nm|nanomet(?:er|re)s?)$/, 'm', 1e-9],
  [/^(?:ft|foot|feet)$/, 'm', 0.3048],
  [/^(?:inch|inches)$/, 'm', 0.0254],
  [/^(?:miles?)$/, 'm', 1609.344],
  [/^(?:kg|kilos?|kilograms?)$/, 'kg', 1],
  [/^(?:g|grams?)$/, 'kg', 0.001],
  [/^(?:t|tons?|tonnes?)$/, 'kg', 1000],
  [/^(?:lbs?)$/, 'kg', 0.4536],
  [/^(?:°|deg|degrees?)$/, '°', 1],
  [/^(?:%|percent|per cent)$/, '%', 1],
  [/^(?:s|secs?|seconds?)$/, 's', 1],
  [/^(?:ms|milliseconds?)$/, 's', 0.001],
  [/^(?:mins?|minutes?)$/, 's', 60],
  [/^(?:h|hours?)$/, 's', 3600],
  [/^(?:days?)$/, 'days', 1],
  [/^(?:weeks?)$/, 'days', 7],
  [/^(?:months?)$/, 'months', 1],
  [/^(?:years?|yrs?)$/, 'years', 1],
  [/^(?:m\/s|mps|met(?:er|re)s per second)$/, 'm/s', 1],
  [/^(?:km\/h|kmh|kph|kilomet(?:er|re)s per hour)$/, 'm/s', 1 / 3.6],
  [/^(?:mph|miles per hour)$/, 'm/s', 0.44704],
  [/^(?:m\/s2|m\/s²|m\/s\^2)$/, 'm/s²', 1],
  [/^(?:°c|c|celsius|degrees? c(?:elsius)?)$/, '°C', 1],
  [/^(?:k|kelvins?)$/, 'K', 1],
  [/^(?:v|volts?)$/, 'V', 1],
  [/^(?:kv|kilovolts?)$/, 'V', 1000],
  [/^(?:a|amps?|amperes?)$/, 'A', 1],
  [/^(?:ω|ohms?)$/, 'Ω', 1],
  [/^(?:hz|hertz)$/, 'Hz', 1],
  [/^(?:khz|kilohertz)$/, 'Hz', 1000],
  [/^(?:n|newtons?)$/, 'N', 1],
  [/^(?:j|joules?)$/, 'J', 1],
  [/^(?:kj|kilojoules?)$/, 'J', 1000],
  [/^(?:w|watts?)$/, 'W', 1],
  [/^(?:kw|kilowatts?)$/, 'W', 1000],
  [/^(?:pa|pascals?)$/, 'Pa', 1],
  [/^(?:kpa|kilopascals?)$/, 'Pa', 1000],
  [/^(?:l|lit(?:er|re)s?)$/, 'L', 1],
  [/^(?:ml|millilit(?:er|re)s?)$/, 'L', 0.001],
  [/^(?:€|euros?|\$|dollars?|£|pounds?)$/, '€', 1],
  [/^(?:d|diopt(?:er|re)s?)$/, 'D', 1],
  [/^(?:ppm)$/, 'ppm', 1],
  [/^(?:mol\/l|molar)$/, 'mol/L', 1],
  [/^(?:db|decibels?)$/, 'dB', 1],
  [/^(?:cm²|cm2|cm\^2)$/, 'cm²', 1],
  [/^(?:kω|kiloohms?|kohms?)$/, 'Ω', 1000],
  [/^(?:µf|μf|microfarads?)$/, 'µF', 1],
]

/** Longest first: 'meters per second' before 'meters'. */
export const unitWords =
  '(?:met(?:er|re)s per second|kilomet(?:er|re)s per hour|miles per hour|degrees? celsius|degrees? c\\b|per cent|m/s\\^?2|m/s²|m/s|km/h|mol/l|cm\\^?2|cm²|°\\s?c\\b|[a-zωµμ]+(?![a-zωµμ])|°|%|€|\\$|£)'

const plain = (said: string) => said.toLowerCase().replaceAll(/°\s/g, '°').trim()

/** A number of one unit in another; nothing where the two measure different things. */
export function converted(value: number, said: string, unit: string): number | undefined {
  const words = plain(said)
  const from = rows.find(([pattern]) => pattern.test(words))
  if (!from) return undefined
  const [, base, times] = from
  // '% a year' and 'm away' are measured in % and m.
  const wanted = unit.toLowerCase().replace(/ (?:a year|north|away|wide)$/, '')
  if (base.toLowerCase() === wanted) return value * times
  // 'Coffee of 90 degrees'.
  if (base === '°' && wanted === '°c') return value
  // The control may itself have a unit that is a multiple: 'cm', 'km/h', 'kJ'.
  const to = rows.find(([pattern, to]) => to === base && pattern.test(wanted))
  return to ? (value * times) / to[2] : undefined
}

/** Whether these words are a unit at all. */
export const isUnit = (said: string) => rows.some(([pattern]) => pattern.test(plain(said)))

/** What lasts, and what has a share, is said of anything: such a number needs a name beside it. */
export const saysLittle = (said: string) =>
  rows.some(
    ([pattern, unit]) => ['s', 'days', 'months', 'years', '%'].includes(unit) && pattern.test(plain(said)),
  )
