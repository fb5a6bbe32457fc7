/** Common words on what word games are mostly asked about; the easier ones first. `kind` finds the meaning in the dictionary. */
export type WordTopic = {
  /** What it is called in a sentence. */
  name: string
  /** Heads of phrases that mean it, in the plural and the singular. */
  asked: string
  kind: string
  words: string
}

export const wordTopics: readonly WordTopic[] = [
  {
    name: 'farm animals',
    asked: 'farm animals,farm animal,farm,barnyard,barnyard animals',
    kind: 'animal',
    words: 'cow pig hen goat duck sheep horse goose rooster donkey turkey rabbit chicken lamb pony llama',
  },
  {
    name: 'sea animals',
    asked:
      'sea animals,sea animal,sea creatures,ocean animals,ocean creatures,ocean,oceans,sea,underwater,sea life,marine animals,marine life,fish',
    kind: 'animal',
    words:
      'crab fish seal whale shark squid shrimp turtle dolphin octopus lobster walrus otter oyster penguin',
  },
  {
    name: 'birds',
    asked: 'birds,bird',
    kind: 'bird',
    words:
      'owl hen duck swan crow dove eagle goose robin parrot pigeon falcon turkey peacock penguin flamingo ostrich raven stork',
  },
  {
    name: 'insects',
    asked: 'insects,insect,bugs,bug',
    kind: 'animal',
    words:
      'ant bee fly wasp moth beetle cricket ladybug mosquito butterfly dragonfly grasshopper caterpillar',
  },
  {
    name: 'jungle animals',
    asked: 'jungle animals,wild animals,zoo animals,zoo,jungle,safari,safari animals,african animals',
    kind: 'animal',
    words:
      'lion tiger zebra monkey panda parrot gorilla leopard giraffe elephant crocodile hippopotamus rhinoceros camel kangaroo koala',
  },
  {
    name: 'pets',
    asked: 'pets,pet',
    kind: 'animal',
    words: 'cat dog fish mouse parrot rabbit hamster kitten puppy turtle goldfish canary',
  },
  {
    name: 'animals',
    asked: 'animals,animal',
    kind: 'animal',
    words:
      'cat dog pig cow fox owl bear frog lion duck wolf goat deer horse mouse tiger zebra sheep snake whale shark camel koala panda otter skunk moose rabbit monkey turtle giraffe elephant penguin kangaroo crocodile',
  },
  {
    name: 'dinosaurs',
    asked: 'dinosaurs,dinosaur',
    kind: 'dinosaur',
    words:
      'triceratops stegosaurus velociraptor tyrannosaur allosaur pterodactyl ankylosaur iguanodon brontosaurus diplodocus',
  },
  {
    name: 'fruit',
    asked: 'fruit,fruits',
    kind: 'fruit',
    words:
      'fig pear plum kiwi lime apple grape lemon mango melon peach banana cherry orange papaya coconut apricot avocado pineapple strawberry blueberry raspberry',
  },
  {
    name: 'vegetables',
    asked: 'vegetables,vegetable,veggies',
    kind: 'vegetable',
    words:
      'pea bean corn leek onion carrot potato pepper radish turnip spinach lettuce cabbage pumpkin broccoli cucumber eggplant asparagus cauliflower',
  },
  {
    name: 'food',
    asked: 'food,foods,cooking,meals,kitchen,desserts,sweets,baking',
    kind: 'food',
    words:
      'egg pie cake rice soup bread pizza pasta salad sugar honey toast steak bacon cookie cheese butter waffle muffin burger noodle omelet sausage pancake sandwich chocolate spaghetti',
  },
  {
    name: 'space',
    asked: 'space,astronomy,outer space,universe,galaxy,solar system,planets,planet,stars',
    kind: 'celestial body',
    words:
      'sun moon star mars venus earth comet orbit saturn planet rocket galaxy uranus jupiter mercury neptune asteroid telescope satellite astronaut',
  },
  {
    name: 'weather',
    asked: 'weather,seasons,climate',
    kind: 'weather',
    words:
      'fog rain snow wind hail cloud storm frost sunny breeze thunder drizzle blizzard rainbow tornado hurricane lightning',
  },
  {
    name: 'the body',
    asked: 'body,human body,body parts,anatomy',
    kind: 'body part',
    words:
      'arm ear eye leg toe hand foot knee nose neck chin heart mouth elbow wrist thumb ankle finger tongue stomach shoulder skeleton',
  },
  {
    name: 'clothes',
    asked: 'clothes,clothing,fashion',
    kind: 'clothing',
    words: 'hat cap coat sock shoe belt scarf shirt skirt dress glove jacket sweater trousers pajamas mitten',
  },
  {
    name: 'colours',
    asked: 'colours,colors,colour,color',
    kind: 'color',
    words:
      'red blue pink gold gray green black white brown orange purple yellow violet silver crimson turquoise',
  },
  {
    name: 'vehicles',
    asked: 'vehicles,vehicle,transport,transportation,cars,traffic',
    kind: 'conveyance',
    words:
      'car bus van taxi boat ship train truck plane canoe ferry tractor scooter bicycle airplane ambulance motorcycle helicopter submarine',
  },
  {
    name: 'sports',
    asked: 'sports,sport,olympics,football,soccer',
    kind: 'sport',
    words:
      'golf judo polo rugby tennis hockey soccer boxing karate skiing cricket cycling archery fencing baseball swimming football badminton basketball gymnastics volleyball',
  },
  {
    name: 'music',
    asked: 'music,instruments,musical instruments,orchestra',
    kind: 'musical instrument',
    words:
      'drum harp bell flute piano viola banjo guitar violin trumpet cymbal clarinet trombone tambourine saxophone accordion harmonica xylophone',
  },
  {
    name: 'school',
    asked: 'school,classroom,back to school',
    kind: 'artifact',
    words:
      'pen desk book chalk paper ruler pencil eraser teacher student crayon notebook backpack scissors dictionary',
  },
  {
    name: 'the house',
    asked: 'house,home,furniture,household,rooms',
    kind: 'artifact',
    words:
      'bed door lamp sofa chair table couch clock stove carpet mirror window pillow cupboard bathtub blanket curtain bookcase',
  },
  {
    name: 'jobs',
    asked: 'jobs,job,professions,occupations,careers,people who work',
    kind: 'person',
    words:
      'chef nurse pilot baker judge actor farmer doctor singer sailor lawyer teacher plumber dentist fireman gardener engineer musician carpenter scientist astronaut',
  },
  {
    name: 'nature',
    asked: 'nature,plants,forest,trees,flowers,garden,plant,tree,flower,gardening',
    kind: 'plant',
    words:
      'oak ivy rose tree leaf fern moss lily daisy tulip grass maple flower orchid willow cactus bamboo sunflower mushroom dandelion',
  },
  {
    name: 'Halloween',
    asked: 'halloween,monsters,spooky things,spooky,horror,ghosts',
    kind: 'spirit',
    words:
      'bat ghost witch skull broom mummy candy zombie spider coffin goblin pumpkin monster vampire costume skeleton werewolf',
  },
  {
    name: 'Christmas',
    asked: 'christmas,xmas,winter,holidays',
    kind: 'artifact',
    words:
      'elf star gift snow bell sled santa candle carol angel wreath holly present chimney snowman reindeer ornament stocking mistletoe',
  },
  {
    name: 'fairy tales',
    asked: 'fairy tales,fairy tale,fantasy,knights,castles,castle,medieval,magic,dragons',
    kind: 'person',
    words:
      'elf king wand giant queen fairy witch crown dwarf sword castle dragon knight prince wizard palace unicorn princess mermaid treasure',
  },
  {
    name: 'pirates',
    asked: 'pirates,pirate',
    kind: 'artifact',
    words: 'map ship flag gold sail parrot anchor island cannon pirate captain compass treasure cutlass hook',
  },
  {
    name: 'countries',
    asked: 'countries,country,nations,geography',
    kind: 'country',
    words:
      'cuba iran peru chad china egypt india italy japan kenya spain nepal brazil canada france greece mexico norway poland sweden turkey germany iceland ireland portugal australia argentina',
  },
  {
    name: 'computers',
    asked: 'computers,computer,technology,programming,coding,internet',
    kind: 'artifact',
    words:
      'byte chip code file link disk mouse robot modem cursor laptop screen server monitor printer browser keyboard password software algorithm',
  },
  {
    name: 'science',
    asked: 'science,chemistry,physics,biology',
    kind: 'substance',
    words:
      'atom cell gene acid energy oxygen fossil magnet planet carbon gravity element molecule bacteria electron microscope',
  },
  {
    name: 'numbers',
    asked: 'numbers,number words',
    kind: 'number',
    words: 'one two ten four five nine three seven eight forty eleven twelve twenty thirty hundred thousand',
  },
]

/** Words that everybody knows, where no topic was asked for. */
export const commonWords =
  'sun cat dog hat bed fish tree star moon milk apple house bread chair table water plant river cloud beach light music dream heart stone train clock smile horse mouse tiger lemon robot piano queen ocean earth garden window flower summer winter orange pencil rabbit turtle island castle bridge rainbow kitchen blanket chicken dolphin picture birthday elephant mountain umbrella butterfly adventure'
