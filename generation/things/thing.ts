/** What a thing is, as far as an engine has to know. A thing may be several of these. */
export const traits = [
  'animal',
  'person',
  'monster',
  'plant',
  'food',
  'drink',
  'vehicle',
  'machine',
  'building',
  'furniture',
  'clothing',
  'weapon',
  'tool',
  'treasure',
  'instrument',
  'toy',
  'sport',
  'celestial',
  'weather',
  'terrain',
  'place',
  'material',
  'symbol',
  'alive',
  'edible',
  'dangerous',
  'wearable',
  'holdable',
] as const
export type Trait = (typeof traits)[number]

export const motions = [
  'walks',
  'hops',
  'flies',
  'swims',
  'crawls',
  'rolls',
  'drives',
  'floats',
  'still',
] as const
export type Motion = (typeof motions)[number]

/** Where scenes play. Every setting of a prompt is led to one of these; views know how to paint each of them. */
export const scenes = [
  'meadow',
  'forest',
  'jungle',
  'garden',
  'farm',
  'village',
  'city',
  'neon-city',
  'road',
  'park',
  'desert',
  'beach',
  'sea',
  'underwater',
  'swamp',
  'snow',
  'mountain',
  'volcano',
  'cave',
  'dungeon',
  'castle',
  'graveyard',
  'haunted',
  'sky',
  'space',
  'moon',
  'factory',
  'laboratory',
  'kitchen',
  'house',
  'school',
  'library',
  'shop',
  'stadium',
  'carnival',
  'candy',
  'abstract',
] as const
export type Scene = (typeof scenes)[number]

/** How a picture was found; the earlier in this list, the surer. */
export type ArtMatch = 'name' | 'keyword' | 'kind' | 'nearest'

/** A picture of a thing in one of the art packages. `via` is the word that led to it. */
export type Art = {
  set: 'fluent-3d' | 'fluent-flat' | 'game-icons'
  id: string
  match: ArtMatch
  via: string
  /** What it shows, where a stranger would not call that by the noun: the butterfly of a moth. */
  shows?: string
}

/** Another sense of a noun than the one that is known by it: what shows it, or is only `near`; nothing where nothing does. */
export type Sense = { as?: string; near?: true }

/** A noun's row in the catalogue, as all engines read it. */
export type Thing = {
  /** As it was asked for, singular and in lower case: 'corgi'. */
  name: string
  plural: string
  /** Where a sentence means it in another sense than usual. */
  sense?: Sense
  /** The row that describes it: 'dog'. Equal to `name` when it has a row of its own. */
  row: string
  /** From the narrow to the wide: ['corgi', 'dog', 'canine', 'carnivore', 'mammal', 'animal']. */
  kinds: string[]
  /** The same as the dictionary has it: without the row, which may only lend its picture, as a house does to a porch. */
  above: string[]
  traits: Trait[]
  /** Its longest side in metres, in real life. */
  size: number
  motion: Motion
  /** Where it is usually found, the most usual first. */
  found: Scene[]
  /** The colour that one thinks of first, as '#rrggbb'. */
  colour: string
  /** The glossy picture, where one comes near enough. */
  glossy?: Art
  /** The flat picture or the silhouette, which always exists. */
  flat: Art
}
