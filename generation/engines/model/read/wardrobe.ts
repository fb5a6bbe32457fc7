import type { AnyArchetype } from '@makebelieve/shapes/archetype'
import type { Role } from '../design.ts'

/** What a figure that has clothes of its own puts on instead: the parameter, its value, and whose colour is meant. */
export type Garment = { parameter: string; value: string | number; role: Role }

const table = new Map<string, Garment>()
const all = (nouns: string, garment: Garment) => {
  for (const noun of nouns.split(',')) table.set(noun, garment)
}
const top = (nouns: string, value: string) => all(nouns, { parameter: 'top', value, role: 'main' })
const bottom = (nouns: string, value: string) => all(nouns, { parameter: 'bottom', value, role: 'second' })

top('suit,business suit,tuxedo,tux,dinner jacket,blazer', 'suit')
top('dress,sundress,summer dress,cocktail dress', 'dress')
top('gown,ball gown,evening gown,wedding dress', 'gown')
top('robe,wizard robe,toga,bathrobe,cassock', 'robe')
top('kimono,yukata', 'kimono')
top('armor,armour,plate armor,plate armour,suit of armor,suit of armour,chain mail,chainmail', 'armour')
top('cuirass,breastplate', 'cuirass')
top('coat,trench coat,raincoat,lab coat,overcoat,winter coat,fur coat', 'coat')
top('jacket,leather jacket,hoodie,denim jacket,bomber jacket,parka', 'jacket')
top('sweater,jumper,pullover,cardigan,turtleneck', 'sweater')
top('t-shirt,tshirt,tee shirt,tee,tank top', 't-shirt')
top('shirt,blouse,hawaiian shirt,polo shirt', 'shirt')
top('uniform,school uniform,military uniform', 'uniform')
top('overalls,dungarees,overall', 'overalls')
top('spacesuit,space suit', 'space suit')
top('swimsuit,bikini,bathing suit', 'swimsuit')
top('tunic', 'tunic')
bottom('trousers,pants,jeans,trouser,jean,leggings', 'trousers')
bottom('shorts,swimming trunks', 'shorts')
bottom('skirt,miniskirt', 'skirt')
bottom('tutu', 'tutu')
bottom('kilt', 'kilt')
bottom('grass skirt', 'grass skirt')
all('apron', { parameter: 'apron', value: 1, role: 'accent' })
all('gloves,glove,mittens', { parameter: 'gloves', value: 1, role: 'accent' })
all('belt', { parameter: 'belt', value: 1, role: 'accent' })

/** How an archetype itself wears a noun; nothing where it has no such clothes. */
export function garmentFor(archetype: AnyArchetype | undefined, noun: string): Garment | undefined {
  const garment = table.get(noun)
  const parameter = garment && archetype?.parameters[garment.parameter]
  if (!garment || !parameter) return undefined
  const isKnown = 'options' in parameter ? parameter.options.includes(String(garment.value)) : true
  return isKnown ? garment : undefined
}
