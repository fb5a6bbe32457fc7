/** Common words on what word games are mostly asked about; the easier ones first. `kind` finds the meaning in the dictionary. */
export type WordTopic = {
  /** What it is called in a sentence. */
  name: string
  /** Phrases that mean it. */
  asked: string
  /** Phrases for which these are the nearest words there are: good enough to play with, and not what was asked for. */
  near?: string
  kind: string
  words: string
}

export const wordTopics: readonly WordTopic[] = [
  {
    name: 'farm animals',
    asked: 'farm animals,barnyard animals',
    near: 'farm,barnyard',
    kind: 'animal',
    words: 'cow pig hen goat duck sheep horse goose rooster donkey turkey rabbit chicken lamb pony llama',
  },
  {
    name: 'sea animals',
    asked:
      'sea animals,sea creatures,ocean animals,ocean creatures,sea life,ocean life,marine animals,marine life,underwater animals,animals of the sea',
    near: 'underwater',
    kind: 'animal',
    words:
      'crab fish seal whale shark squid shrimp turtle dolphin octopus lobster walrus otter oyster penguin',
  },
  {
    name: 'the ocean',
    asked: 'ocean,oceans,sea,seas,ocean words,ocean things',
    kind: 'entity',
    words:
      'wave tide reef fish whale shark shell coral sand salt boat ship island anchor dolphin octopus seaweed lobster current lighthouse starfish',
  },
  {
    name: 'birds',
    asked: 'birds',
    kind: 'bird',
    words:
      'owl hen duck swan crow dove eagle goose robin parrot pigeon falcon turkey peacock penguin flamingo ostrich raven stork',
  },
  {
    name: 'insects',
    asked: 'insects',
    near: 'bugs,bug',
    kind: 'animal',
    words:
      'ant bee fly wasp moth beetle cricket ladybug mosquito butterfly dragonfly grasshopper caterpillar',
  },
  {
    name: 'jungle animals',
    asked: 'jungle animals,wild animals,zoo animals,safari animals',
    near: 'zoo,jungle,safari,african animals',
    kind: 'animal',
    words:
      'lion tiger zebra monkey panda parrot gorilla leopard giraffe elephant crocodile hippopotamus rhinoceros camel kangaroo koala',
  },
  {
    name: 'pets',
    asked: 'pets,pet animals',
    kind: 'animal',
    words: 'cat dog fish mouse parrot rabbit hamster kitten puppy turtle goldfish canary',
  },
  {
    name: 'animals',
    asked: 'animals',
    kind: 'animal',
    words:
      'cat dog pig cow fox owl bear frog lion duck wolf goat deer horse mouse tiger zebra sheep snake whale shark camel koala panda otter skunk moose rabbit monkey turtle giraffe elephant penguin kangaroo crocodile',
  },
  {
    name: 'dinosaurs',
    asked: 'dinosaurs,dinos',
    kind: 'dinosaur',
    words:
      'triceratops stegosaurus velociraptor tyrannosaur allosaur pterodactyl ankylosaur iguanodon brontosaurus diplodocus',
  },
  {
    name: 'fruit',
    asked: 'fruit,fruits',
    kind: 'edible fruit',
    words:
      'fig pear plum kiwi lime apple grape lemon mango melon peach banana cherry orange papaya coconut apricot avocado pineapple strawberry blueberry raspberry',
  },
  {
    name: 'vegetables',
    asked: 'vegetables,veggies',
    kind: 'vegetable',
    words:
      'pea bean corn leek onion carrot potato pepper radish turnip spinach lettuce cabbage pumpkin broccoli cucumber eggplant asparagus cauliflower',
  },
  {
    name: 'food',
    asked: 'food,foods,meals,things to eat',
    near: 'cooking,baking,lunch,breakfast,dinner',
    kind: 'food',
    words:
      'egg pie cake rice soup bread pizza pasta salad sugar honey toast steak bacon cookie cheese butter waffle muffin burger noodle omelet sausage pancake sandwich chocolate spaghetti',
  },
  {
    name: 'space',
    asked: 'space,astronomy,outer space,universe',
    near: 'galaxy,solar system,stars',
    kind: 'celestial body',
    words:
      'sun moon star mars venus earth comet orbit saturn planet rocket galaxy uranus jupiter mercury neptune asteroid telescope satellite astronaut',
  },
  {
    name: 'the solar system',
    asked: 'solar system,our solar system',
    kind: 'celestial body',
    words:
      'sun moon mars venus earth comet saturn uranus orbit meteor jupiter neptune mercury asteroid crater eclipse meteorite satellite',
  },
  {
    name: 'weather',
    asked: 'weather',
    near: 'seasons,climate',
    kind: 'weather',
    words:
      'fog rain snow wind hail cloud storm frost sunny breeze thunder drizzle blizzard rainbow tornado hurricane lightning',
  },
  {
    name: 'the body',
    asked: 'the body,body,human body,body parts,parts of the body',
    near: 'anatomy',
    kind: 'body part',
    words:
      'arm ear eye leg toe hand foot knee nose neck chin heart mouth elbow wrist thumb ankle finger tongue stomach shoulder skeleton',
  },
  {
    name: 'clothes',
    asked: 'clothes,clothing,things to wear',
    near: 'fashion',
    kind: 'clothing',
    words: 'hat cap coat sock shoe belt scarf shirt skirt dress glove jacket sweater trousers pajamas mitten',
  },
  {
    name: 'colours',
    asked: 'colours,colors',
    kind: 'color',
    words:
      'red blue pink gold gray green black white brown orange purple yellow violet silver crimson turquoise',
  },
  {
    name: 'vehicles',
    asked: 'vehicles,transport,transportation,means of transport',
    near: 'cars,traffic',
    kind: 'conveyance',
    words:
      'car bus van taxi boat ship train truck plane canoe ferry tractor scooter bicycle airplane ambulance motorcycle helicopter submarine',
  },
  {
    name: 'sports',
    asked: 'sports,kinds of sport,types of sport',
    near: 'olympics,football,soccer',
    kind: 'sport',
    words:
      'golf judo polo rugby tennis hockey soccer boxing karate skiing cricket cycling archery fencing baseball swimming football badminton basketball gymnastics volleyball',
  },
  {
    name: 'music',
    asked: 'instruments,musical instruments,music instruments',
    near: 'music,orchestra',
    kind: 'musical instrument',
    words:
      'drum harp bell flute piano viola banjo guitar violin trumpet cymbal clarinet trombone tambourine saxophone accordion harmonica xylophone',
  },
  {
    name: 'school',
    asked: 'school,classroom,school supplies,back to school,things at school',
    kind: 'artifact',
    words:
      'pen desk book chalk paper ruler pencil eraser teacher student crayon notebook backpack scissors dictionary',
  },
  {
    name: 'the house',
    asked: 'the house,house,household,things in a house,things at home',
    near: 'home,rooms',
    kind: 'artifact',
    words:
      'bed door lamp sofa chair table couch clock stove carpet mirror window pillow cupboard bathtub blanket curtain bookcase',
  },
  {
    name: 'jobs',
    asked: 'jobs,professions,occupations,careers',
    near: 'people who work',
    kind: 'person',
    words:
      'chef nurse pilot baker judge actor farmer doctor singer sailor lawyer teacher plumber dentist fireman gardener engineer musician carpenter scientist astronaut',
  },
  {
    name: 'nature',
    asked: 'nature,plants',
    near: 'forest,garden,gardening',
    kind: 'plant',
    words:
      'oak ivy rose tree leaf fern moss lily daisy tulip grass maple flower orchid willow cactus bamboo sunflower mushroom dandelion',
  },
  {
    name: 'Halloween',
    asked: 'halloween,spooky things',
    near: 'monsters,spooky,horror,ghosts',
    kind: 'spirit',
    words:
      'bat ghost witch skull broom mummy candy zombie spider coffin goblin pumpkin monster vampire costume skeleton werewolf',
  },
  {
    name: 'Christmas',
    asked: 'christmas,xmas',
    near: 'winter holidays,holidays',
    kind: 'artifact',
    words:
      'elf star gift snow bell sled santa candle carol angel wreath holly present chimney snowman reindeer ornament stocking mistletoe',
  },
  {
    name: 'fairy tales',
    asked: 'fairy tales,fairytales',
    near: 'fantasy,knights,castles,castle,medieval,magic,dragons',
    kind: 'person',
    words:
      'elf king wand giant queen fairy witch crown dwarf sword castle dragon knight prince wizard palace unicorn princess mermaid treasure',
  },
  {
    name: 'pirates',
    asked: 'pirates',
    kind: 'artifact',
    words: 'map ship flag gold sail parrot anchor island cannon pirate captain compass treasure cutlass hook',
  },
  {
    name: 'countries',
    asked: 'countries,countries of the world,nations,world countries',
    near: 'geography',
    kind: 'country',
    words:
      'cuba iran peru chad china egypt india italy japan kenya spain nepal brazil canada france greece mexico norway poland sweden turkey germany iceland ireland portugal australia argentina',
  },
  {
    name: 'computers',
    asked: 'computers,technology',
    near: 'programming,coding,internet',
    kind: 'artifact',
    words:
      'byte chip code file link disk mouse robot modem cursor laptop screen server monitor printer browser keyboard password software algorithm',
  },
  {
    name: 'science',
    asked: 'science',
    near: 'chemistry,physics,biology',
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
  {
    name: 'planets',
    asked: 'planets,planets of the solar system',
    kind: 'planet',
    words: 'mars venus earth saturn uranus mercury jupiter neptune',
  },
  {
    name: 'capitals',
    asked: 'capitals,capital cities,capitals of the world,world capitals',
    kind: 'national capital',
    words:
      'rome oslo lima cairo paris tokyo delhi dublin athens berlin london madrid moscow ottawa vienna warsaw lisbon havana beijing nairobi budapest helsinki canberra brussels',
  },
  {
    name: 'capitals of Europe',
    asked: 'capitals of europe,european capitals,capital cities of europe,european capital cities',
    kind: 'national capital',
    words:
      'rome oslo bern riga kiev paris sofia athens berlin dublin lisbon london madrid prague vienna warsaw zagreb belgrade brussels budapest helsinki amsterdam bucharest stockholm copenhagen',
  },
  {
    name: 'cities',
    asked: 'cities,cities of the world,big cities,world cities',
    kind: 'city',
    words:
      'rome oslo lima cairo paris milan tokyo miami berlin boston dublin london madrid munich naples sydney venice chicago florence istanbul shanghai barcelona singapore',
  },
  {
    name: 'countries of Europe',
    asked: 'countries of europe,european countries,countries in europe',
    kind: 'country',
    words:
      'italy spain malta france greece norway poland sweden latvia serbia austria belgium croatia denmark estonia finland germany hungary iceland ireland romania albania portugal bulgaria slovakia',
  },
  {
    name: 'countries of Asia',
    asked: 'countries of asia,asian countries,countries in asia',
    kind: 'country',
    words:
      'iran iraq oman china india japan nepal qatar syria yemen jordan israel bhutan vietnam lebanon thailand malaysia mongolia cambodia indonesia bangladesh',
  },
  {
    name: 'countries of Africa',
    asked: 'countries of africa,african countries,countries in africa',
    kind: 'country',
    words:
      'chad mali togo egypt gabon ghana kenya libya niger sudan angola malawi rwanda uganda zambia algeria morocco namibia nigeria senegal tunisia botswana cameroon ethiopia zimbabwe',
  },
  {
    name: 'countries of South America',
    asked: 'countries of south america,south american countries,countries in south america',
    kind: 'country',
    words: 'peru chile brazil guyana bolivia ecuador uruguay colombia paraguay suriname argentina venezuela',
  },
  {
    name: 'American states',
    asked: 'american states,us states,states of america,states,usa states,fifty states,states of the usa',
    kind: 'American state',
    words:
      'ohio utah iowa idaho texas maine alaska hawaii kansas nevada oregon arizona florida georgia indiana montana vermont wyoming colorado delaware illinois kentucky maryland michigan missouri nebraska oklahoma virginia california washington',
  },
  {
    name: 'rivers',
    asked: 'rivers,rivers of the world',
    kind: 'river',
    words:
      'nile ebro oder tiber rhine seine volga indus ganges amazon danube thames orinoco euphrates mississippi',
  },
  {
    name: 'continents',
    asked: 'continents',
    kind: 'continent',
    words: 'asia africa europe australia antarctica america',
  },
  {
    name: 'fish',
    asked: 'fish,fishes,kinds of fish',
    kind: 'fish',
    words:
      'cod eel carp pike tuna trout shark perch salmon sardine herring anchovy goldfish mackerel flounder swordfish',
  },
  {
    name: 'trees',
    asked: 'trees,kinds of trees',
    kind: 'tree',
    words: 'oak elm ash fir pine palm birch cedar maple beech poplar willow spruce chestnut mahogany',
  },
  {
    name: 'flowers',
    asked: 'flowers,kinds of flowers',
    kind: 'flower',
    words:
      'rose lily iris daisy tulip poppy pansy violet orchid crocus peony snowdrop daffodil sunflower marigold carnation',
  },
  {
    name: 'furniture',
    asked: 'furniture,pieces of furniture',
    kind: 'furniture',
    words:
      'bed desk sofa bench chair couch shelf stool table cradle dresser cabinet wardrobe bookcase cupboard armchair',
  },
  {
    name: 'tools',
    asked: 'tools,workshop',
    kind: 'tool',
    words: 'saw axe file rake drill spade wrench hammer shovel chisel pliers ladder screwdriver',
  },
  {
    name: 'toys',
    asked: 'toys',
    kind: 'artifact',
    words: 'top doll kite ball yoyo blocks puzzle marble teddy robot balloon puppet scooter rattle',
  },
  {
    name: 'shapes',
    asked: 'shapes,geometry,geometric shapes',
    kind: 'shape',
    words:
      'cone cube oval circle sphere square prism pyramid triangle rectangle cylinder pentagon hexagon octagon diamond',
  },
  {
    name: 'family',
    asked: 'family,family members',
    kind: 'relative',
    words:
      'son aunt uncle sister cousin mother father brother nephew niece parent daughter grandfather grandmother',
  },
  {
    name: 'feelings',
    asked: 'feelings,emotions',
    kind: 'feeling',
    words:
      'joy fear hope love pride anger worry shame sadness surprise jealousy happiness curiosity excitement',
  },
  {
    name: 'months',
    asked: 'months,months of the year',
    kind: 'month',
    words: 'may june july march april august january october february november december september',
  },
  {
    name: 'days of the week',
    asked: 'days,days of the week,weekdays',
    kind: 'weekday',
    words: 'monday tuesday wednesday thursday friday saturday sunday',
  },
  {
    name: 'drinks',
    asked: 'drinks,beverages',
    kind: 'beverage',
    words: 'tea milk cola juice water cocoa coffee lemonade smoothie milkshake',
  },
  {
    name: 'sweets',
    asked: 'sweets,desserts,candy,candies',
    kind: 'food',
    words:
      'pie tart cake candy fudge toffee cookie donut muffin caramel custard pudding brownie sundae lollipop chocolate marshmallow',
  },
  {
    name: 'verbs',
    asked: 'verbs,action words,actions',
    kind: 'act',
    words: 'run eat jump swim read sing walk play draw climb dance write sleep drink laugh throw catch',
  },
  {
    name: 'materials',
    asked: 'materials',
    kind: 'substance',
    words: 'wood gold iron glass paper steel stone silk wool metal cotton rubber plastic leather concrete',
  },
  {
    name: 'gemstones',
    asked: 'gemstones,gems,jewels,precious stones,crystals',
    kind: 'jewel',
    words: 'opal jade ruby topaz pearl garnet diamond emerald sapphire amethyst turquoise',
  },
  {
    name: 'chemical elements',
    asked: 'chemical elements,elements,periodic table',
    kind: 'chemical element',
    words:
      'tin iron gold lead zinc neon argon boron copper helium iodine nickel oxygen silver sulfur carbon calcium mercury nitrogen hydrogen aluminum chlorine potassium',
  },
  {
    name: 'languages',
    asked: 'languages',
    kind: 'language',
    words:
      'thai greek dutch hindi latin czech arabic danish french german polish english finnish italian spanish turkish russian swedish chinese japanese hungarian portuguese',
  },
  {
    name: 'dances',
    asked: 'dances,kinds of dance,dancing',
    kind: 'dance',
    words: 'jig tap polka samba tango waltz salsa ballet rumba foxtrot flamenco',
  },
  {
    name: 'seasons',
    asked: 'seasons,the seasons',
    kind: 'season',
    words: 'spring summer autumn winter',
  },
  {
    name: 'beach',
    asked: 'beach,the beach,seaside,summer',
    kind: 'artifact',
    words:
      'sun sand wave shell towel beach bucket shovel seagull sandal umbrella swimsuit starfish lighthouse',
  },
  {
    name: 'winter',
    asked: 'winter,snow',
    kind: 'weather',
    words: 'ice snow sled cold frost glove scarf skate icicle mitten blizzard snowman snowball',
  },
  {
    name: 'landscapes',
    asked: 'landscapes,landforms,geography words',
    kind: 'geological formation',
    words:
      'hill lake cape river beach cliff coast ocean valley canyon desert island lagoon glacier volcano mountain peninsula waterfall',
  },
  {
    name: 'buildings',
    asked: 'buildings,kinds of buildings',
    kind: 'structure',
    words:
      'hut barn shop tower hotel house church castle museum palace school temple factory library theater hospital cathedral lighthouse',
  },
  {
    name: 'the kitchen',
    asked: 'kitchen things,things in the kitchen,kitchen tools,kitchen',
    kind: 'artifact',
    words:
      'pan pot cup fork bowl oven knife spoon plate stove ladle whisk kettle teapot saucer grater peeler juicer funnel napkin toaster freezer spatula blender colander strainer refrigerator',
  },
  {
    name: 'birthday',
    asked: 'birthday,birthday party,party',
    kind: 'artifact',
    words: 'cake gift card song game guest candle balloon present surprise',
  },
  {
    name: 'camping',
    asked: 'camping,camp,hiking',
    kind: 'artifact',
    words: 'map tent fire lake boot trail canoe forest compass lantern backpack campfire',
  },
  {
    name: 'robots',
    asked: 'robots,machines',
    kind: 'machine',
    words: 'bolt gear wire robot motor cable screw sensor engine battery antenna',
  },
  {
    name: 'mythology',
    asked: 'mythology,greek gods,gods,greek mythology',
    kind: 'deity',
    words: 'ares eros hera zeus athena apollo hermes cronus poseidon aphrodite artemis dionysus',
  },
]

/** Words that everybody knows, where no topic was asked for. */
export const commonWords =
  'sun cat dog hat bed fish tree star moon milk apple house bread chair table water plant river cloud beach light music dream heart stone train clock smile horse mouse tiger lemon robot piano queen ocean earth garden window flower summer winter orange pencil rabbit turtle island castle bridge rainbow kitchen blanket chicken dolphin picture birthday elephant mountain umbrella butterfly adventure'
