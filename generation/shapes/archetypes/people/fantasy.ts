import { archetype } from '../../archetype.ts'
import { buildPerson } from './build-person.ts'
import { type PersonRow, personParameters } from './person-parameters.ts'

type Values = NonNullable<PersonRow['values']>
type Colours = NonNullable<PersonRow['colours']>
const row = (values: Values, colours: Colours = {}): PersonRow => ({ values, colours })
const same = (one: PersonRow, nouns: string[]): Record<string, PersonRow> => Object.fromEntries(nouns.map((noun) => [noun, one]))

const small: Values = { head: 0.165, legs: 0.22, torso: 0.26, arms: 0.27, shoulders: 0.12, hips: 0.1, girth: 1.1 }
const big: Values = { head: 0.1, shoulders: 0.2, hips: 0.12, girth: 1.5, belly: 0.7, limbs: 1.7, hands: 1.4, arms: 0.4, legs: 0.29, jaw: 1.4, brows: 1.6, frown: 0.7 }
const fair: Values = { shoulders: 0.104, hips: 0.088, bust: 0.6, girth: 0.82, limbs: 0.78, hands: 0.85, feet: 0.92, jaw: 0.84, eyeSize: 1.2, brows: 0.5, nose: 0.65, mouth: 'lips', hair: 'long', lids: 0.1 }

/** Whose skin has the colour that is asked for: goblins, aliens, devils. */
export const fantasyRows: Record<string, PersonRow> = {
  ...same(row({ ...small, skin: 'green', ears: 'long', nose: 1.2, noseKind: 'long', mouth: 'fangs', eyes: 'yellow', hair: 'bald', top: 'none', bottom: 'loincloth', shoes: 'bare', limbs: 0.85, hunch: 0.3, carries: 'club', frown: 0.6, brows: 0.8, hairColour: 'black' }, { main: '#7cae3c', second: '#7a5230', accent: '#7a5230' }), ['goblin', 'gremlin', 'imp', 'hobgoblin']),
  ...same(row({ ...big, belly: 0.2, skin: 'green', head: 0.112, mouth: 'tusks', ears: 'pointed', hair: 'topknot', hairColour: 'black', top: 'fur', bottom: 'trousers', shoes: 'boots', carries: 'axe', noseKind: 'flat', nose: 1.1, hunch: 0.25, eyes: 'red' }, { main: '#5f8f3a', second: '#6b4a2c', accent: '#4a3a2c' }), ['orc', 'orc warrior', 'uruk']),
  ...same(row({ ...big, skin: 'grey', nose: 2, noseKind: 'round', ears: 'pointed', hair: 'tuft', hairColour: 'green', top: 'none', bottom: 'loincloth', shoes: 'bare', hunch: 0.6, arms: 0.46, carries: 'club', mouth: 'tusks' }, { main: '#7f9a86', second: '#7a5a36', accent: '#7a5a36' }), ['troll', 'cave troll', 'giant']),
  ...same(row({ ...big, skin: 'green', belly: 1.1, hair: 'bald', ears: 'round', mouth: 'tusks', top: 'tunic', sleeves: 'none', bottom: 'trousers', shoes: 'boots', belt: 1, nose: 1.5, noseKind: 'flat' }, { main: '#8fb04a', second: '#8a6238', accent: '#5c4630' }), ['ogre']),
  ...same(row({ skin: 'green', eyes: 'yellow', eyeSize: 1.15, lids: 0.35, hair: 'tuft', hairColour: 'black', top: 'jacket', bottom: 'trousers', mouth: 'grim', frown: -0.4, hunch: 0.4, pose: 'walking', limbs: 0.85, nose: 0.6, noseKind: 'flat' }, { main: '#8fa878', second: '#6b5c4a', accent: '#4a5468' }), ['zombie', 'undead', 'ghoul']),
  ...same(row({ skin: 'pale', hair: 'flat', hairColour: 'black', eyes: 'red', mouth: 'fangs', top: 'suit', cape: 1, ears: 'pointed', frown: 0.5, tie: 'bow tie', girth: 0.9 }, { main: '#e8dcd8', second: '#23222b', accent: '#9c1f2c' }), ['vampire', 'dracula', 'count dracula']),
  mummy: row({ skin: 'white', hair: 'bald', top: 'bandages', bottom: 'trousers', shoes: 'bare', eyeShape: 'glowing', eyes: 'yellow', brows: 0, mouth: 'none', nose: 0.5, pose: 'walking', ears: 'none' }, { main: '#d9cba5', second: '#e6dcc0' }),
  ...same(row({ skin: 'green', headWidth: 1.02, jaw: 1.45, hair: 'flat', hairColour: 'black', hat: 'bolts', top: 'jacket', bottom: 'trousers', shoes: 'boots', shoulders: 0.165, limbs: 1.2, lids: 0.45, brows: 1.8, frown: 0.3, mouth: 'grim', arms: 0.34 }, { main: '#8fb57c', second: '#4a4238', accent: '#3a4a5c' }), ['frankenstein', "frankenstein's monster", 'frankenstein monster']),
  ...same(row({ skin: 'pale', hair: 'long', hairColour: 'blond', ears: 'round', top: 'robe', bottom: 'bare', hat: 'halo', wings: 'feathered', shoes: 'bare', mouth: 'smile', eyes: 'blue', shoulders: 0.11 }, { main: '#f6d8c4', second: '#fdfcf8', accent: '#f0c04a' }), ['angel', 'cherub', 'guardian angel']),
  ...same(row({ skin: 'red', hat: 'horns', tail: 'devil', wings: 'bat', carries: 'trident', ears: 'pointed', beard: 'goatee', hairColour: 'black', hair: 'flat', mouth: 'grin', frown: 0.8, top: 'none', bottom: 'trousers', shoes: 'boots', eyes: 'yellow' }, { main: '#c9342c', second: '#3a2426', accent: '#3a2426' }), ['devil', 'demon', 'satan', 'lucifer']),
  ...same(row({ ...fair, head: 0.14, skin: 'light', ears: 'pointed', wings: 'fairy', top: 'dress', bottom: 'bare', hat: 'flower', hairColour: 'blond', carries: 'wand', shoes: 'shoes' }, { main: '#f2c09a', second: '#8fd06c', accent: '#f0457e' }), ['fairy', 'pixie', 'sprite', 'tinkerbell', 'tooth fairy']),
  ...same(row({ ears: 'long', skin: 'light', hair: 'long', hairColour: 'blond', top: 'tunic', sleeves: 'long', bottom: 'trousers', shoes: 'high boots', carries: 'bow', belt: 1, cape: 1, girth: 0.85, limbs: 0.85, shoulders: 0.115, hat: 'none' }, { main: '#f2c09a', second: '#3f7c4a', accent: '#5c4a30' }), ['elf', 'elven archer', 'wood elf']),
  ...same(row({ ...small, ears: 'pointed', hat: 'elf hat', hatColour: 'second', top: 'tunic', sleeves: 'long', bottom: 'trousers', stripes: 1, shoes: 'pointed shoes', belt: 1, hair: 'short', hairColour: 'red', mouth: 'open', head: 0.15, limbs: 0.9 }, { main: '#f2c09a', second: '#2f9a4a', accent: '#d8282f' }), ['christmas elf', "santa's helper", 'leprechaun']),
  ...same(row({ ...small, legs: 0.17, shoulders: 0.145, limbs: 1.25, belly: 0.4, nose: 1.6, beard: 'long', hair: 'braids', hairColour: 'red', top: 'armour', hat: 'viking helmet', carries: 'axe', shoes: 'boots', brows: 1.8 }, { main: '#f2c09a', second: '#8f6a3c', accent: '#e0aa3c' }), ['dwarf', 'dwarf warrior']),
  ...same(row({ ...small, legs: 0.16, head: 0.16, belly: 0.6, nose: 1.9, beard: 'long', hair: 'long', hairColour: 'white', hat: 'gnome hat', top: 'tunic', sleeves: 'long', bottom: 'trousers', shoes: 'boots', belt: 1, brows: 1.5 }, { main: '#f2c09a', second: '#3f6fb5', accent: '#6b4a2c' }), ['gnome', 'garden gnome', 'smurf']),
  hobbit: row({ ...small, ears: 'pointed', hair: 'curly', hairColour: 'brown', top: 'shirt', bottom: 'shorts', shoes: 'bare', feet: 1.6, carries: 'lantern' }, { main: '#f2c09a', second: '#8f9a4a', accent: '#6b4a30' }),
  ...same(row({ skin: 'green', head: 0.2, headWidth: 1.12, jaw: 0.6, legs: 0.26, torso: 0.22, shoulders: 0.075, hips: 0.06, girth: 0.68, limbs: 0.6, arms: 0.3, eyeShape: 'almond', eyeSize: 1.35, brows: 0, nose: 0.25, ears: 'none', hair: 'bald', top: 'none', bottom: 'bare', shoes: 'bare', mouth: 'smile', hat: 'antennae', pose: 'waving' }, { main: '#7fcf5a' }), ['alien', 'martian', 'extraterrestrial', 'green alien']),
  'grey alien': row({ skin: 'grey', head: 0.2, headWidth: 1.1, jaw: 0.55, legs: 0.28, torso: 0.24, shoulders: 0.075, hips: 0.06, girth: 0.65, limbs: 0.55, arms: 0.34, eyeShape: 'almond', eyeSize: 1.4, brows: 0, nose: 0.2, ears: 'none', hair: 'bald', top: 'none', bottom: 'bare', shoes: 'bare', mouth: 'calm' }, { main: '#a5aaae' }),
  ...same(row({ skin: 'blue', shoulders: 0.17, limbs: 1.3, girth: 1.1, hair: 'topknot', hairColour: 'black', beard: 'goatee', top: 'none', bottom: 'trousers', shoes: 'pointed shoes', belt: 1, mouth: 'grin', ears: 'pointed', pose: 'holding', tie: 'medal' }, { main: '#3f8fd8', second: '#f6f0e4', accent: '#d8302c' }), ['genie', 'djinn']),
  ...same(row({ skin: 'brown', ...big, belly: 0, girth: 1.25, head: 0.12, hat: 'bull horns', nose: 2.2, noseKind: 'flat', ears: 'pointed', hair: 'short', hairColour: 'brown', top: 'none', bottom: 'loincloth', shoes: 'boots', tail: 'cow', carries: 'axe', eyes: 'red', mouth: 'grim' }, { main: '#8a5a36', second: '#5c3a26', accent: '#5c3a26' }), ['minotaur']),
  ...same(row({ skin: 'blue', hair: 'long', hairColour: 'white', ears: 'long', top: 'robe', bottom: 'bare', carries: 'staff', eyes: 'purple' }, { main: '#6f7fc9', second: '#3a2f5c', accent: '#b58fe8' }), ['dark elf', 'night elf']),
}

export const folk = archetype({
  id: 'fantasy folk',
  about: 'A being of tales on two legs: goblin, orc, zombie, vampire, angel, devil, fairy, elf, alien. The main colour is that of the skin',
  skeleton: 'person',
  nouns: ['fantasy creature', 'humanoid'],
  parameters: personParameters,
  rows: fantasyRows,
  build: (v, look, make) => buildPerson(v, look, make, 'skin'),
})
