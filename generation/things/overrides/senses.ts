/**
 * Which sense of a noun is meant, where WordNet's first sense is not what a player means. The key is a kind that the
 * wanted sense has above it (or a word of the sense itself). Read by compile.ts.
 */
export const senses: Record<string, string> = {
  animal:
    'bat mouse crane seal mole bass turkey ram jay buck cow duck goose pig rat bug fly worm snake bear wolf fox bull kid hare ray sole perch pike skate swift swallow martin finch lark robin cardinal hawk eagle kite falcon gull tern crow raven chicken lamb calf cub pup monkey ape donkey mule shark ray whale sponge coral shrimp crab lobster oyster mussel clam snail slug spider mite tick bee drone cricket mantis moth monarch viper boa adder racer monitor dragon turtle frog toad newt hog boar sow steer ox hart hind doe stag pony colt filly mare stallion hound pug husky boxer pointer setter terrier poodle retriever beagle beast creature critter pet prey predator orca grampus hydra leech boxer rooster cock hen chick pigeon dove parrot canary starling magpie lynx cougar puma jaguar leopard panther ermine mink otter badger ferret weasel skunk grouse grub bird fish reptile insect mammal quail nightingale pelican stork dinosaur elephant pinscher sloth bunny tiger lion camel elk swan leghorn tabby sable carp char mullet mandarin flounder anchovy piranha gorilla cat dog horse lizard chameleon salamander',
  organism: 'plant',
  operator: 'driver',
  'measuring stick': 'ruler',
  'metallic element': 'iron',
  fastener: 'nail',
  excavation: 'mine',
  'living thing': 'cell',
  tree: 'oak ash elm beech birch pine fir cedar spruce maple willow yew palm walnut chestnut teak mahogany ebony poplar hickory alder larch cypress acacia eucalyptus sycamore sequoia redwood holly baobab bonsai',
  plant:
    'rose lily iris violet fern moss ivy bamboo cactus clover grass hemp flax cotton reed tulip daisy orchid poppy lotus lavender thistle dandelion sunflower hyacinth weed vine bush shrub sprout seedling sapling tobacco cane wheat barley oats rye crop heather holly mistletoe magnolia jasmine carnation bluebell daffodil marigold petunia azalea hibiscus geranium thyme basil sage',
  'plant organ': 'leaf root stem petal thorn branch seed bud bulb',
  'edible fruit':
    'apple orange lemon lime peach pear plum cherry date fig grape banana mango papaya strawberry blueberry raspberry blackberry cranberry pineapple coconut melon watermelon apricot kiwi kumquat grapefruit olive pomegranate persimmon guava currant gooseberry',
  food: 'squash egg jam jelly mint cookie chip candy cake pie roll bun steak ham toast bread butter cheese cream honey sugar salt pepper popcorn pancake waffle muffin taco sandwich burger sausage bacon pasta noodle rice soup stew salad curry sushi dumpling chocolate fudge ice_cream pudding tart cracker biscuit corn pea bean carrot potato onion garlic cabbage lettuce spinach broccoli celery cucumber pumpkin radish turnip beet mushroom tomato eggplant zucchini meat beef pork mutton turnover treat kebab bagel doughnut pretzel hamburger pizza fries snack lunch dinner breakfast meal dish sweet mustard ketchup sundae lollipop walnut_meat spice sauce dessert lollypop nougat date_bar chili vegetable sprouts',
  beverage:
    'coffee tea juice soda milk water beer wine cocoa lemonade punch smoothie milkshake cider rum whiskey champagne ale drink cocktail martini',
  fruit: 'acorn',
  nut: 'walnut_meat almond pecan cashew hazelnut peanut nut',
  person:
    'knight bishop pirate wizard witch guard farmer gardener nurse doctor chef cook baker waiter pilot captain sailor soldier spy thief robber burglar bandit hunter fisherman miner builder racer runner swimmer diver skier skater surfer boxer wrestler fighter warrior archer king queen prince princess lord lady duke knight jester clown magician juggler acrobat dancer singer drummer guitarist painter artist sculptor writer poet actor student teacher pupil judge lawyer cop sheriff cowboy detective astronaut scientist engineer mechanic plumber carpenter blacksmith butcher tailor barber janitor maid butler nanny baby child boy girl man woman grandma grandpa mother father brother sister friend neighbor stranger villain hero heroine ninja samurai monk nun priest pope gladiator viking barbarian rogue ranger cleric paladin goalkeeper quarterback striker catcher golfer explorer tourist traveler merchant trader shopkeeper customer boss worker slave prisoner convict criminal hostage victim survivor leader mayor president agent sniper bomber pedestrian passenger commander general private major sergeant giant dwarf shepherd beekeeper lumberjack firefighter fireman programmer hacker guest host bride groom coach subject twin shaman fan minor crew colonel elder alchemist collector fencer peasant knights zookeeper musician',
  'imaginary being':
    'giant ogre troll elf fairy goblin gnome dwarf mermaid vampire zombie werewolf ghost spirit monster unicorn griffin phoenix centaur minotaur cyclops hydra medusa angel devil demon imp genie leprechaun pixie sprite siren hobbit orc gremlin',
  'spiritual being': 'ghost spirit angel devil demon imp fairy elf god goddess soul specter phantom sprite',
  'celestial body': 'star planet moon sun comet asteroid earth satellite',
  'natural object': 'meteor rock stone shell nest web',
  jewelry: 'ring necklace bracelet crown charm pearl pendant pin medallion',
  gem: 'ruby emerald sapphire diamond jewel opal topaz',
  appliance: 'toaster range dryer washer dishwasher stove oven mixer blender fan refrigerator',
  machine:
    'excavator drill printer computer press shredder mill mower planter harvester sewing_machine robot slot',
  vehicle:
    'tank coach car bus truck van train wagon cart carriage bike bicycle sled sleigh tractor bulldozer loader mixer submarine ship boat ferry yacht plane jet helicopter rocket spaceship balloon glider scooter motorcycle tram trolley taxi cab ambulance racer tanker freighter cruiser carrier fighter bomber transport shuttle caravan camper trailer convertible chopper chariot skateboard rover hearse lander',
  weapon:
    'bow sword spear lance dagger gun pistol rifle cannon mace club whip missile bomb grenade sling arrow bat_weapon torpedo pike axe trap shot',
  projectile: 'arrow bullet missile shell dart boomerang',
  implement:
    'pen pencil pin nail needle brush file plane rake hoe spade shovel pick fork spoon knife rod broom mop key scissors saw hammer racket paddle cue stick wand',
  tool: 'hammer saw wrench chisel plane file shears awl jack',
  device:
    'lock trap plug switch whistle bell lamp light torch lantern horn alarm clock watch spring magnet lens filter brake wheel gear pump fan heater mouse_device battery charger camera radio television button lever',
  container:
    'box chest can cup mug glass jar jug bottle vase bowl pot pan kettle basket bucket barrel bag sack safe tin tub bin pitcher crate package trunk drawer wallet purse suitcase',
  furniture: 'table bed chair bench desk couch sofa cabinet dresser lamp stool wardrobe',
  building:
    'school church bank house library hotel mill barn hospital museum temple restaurant theater shop store prison castle factory station office court mosque',
  structure:
    'tower bridge wall fence gate fort arch column pillar fountain well dam house tunnel platform building hall stable shelter ramp stage',
  'musical instrument':
    'organ horn drum guitar piano violin bass flute trumpet triangle recorder harp cymbal bell_instrument viola',
  clothing:
    'boot shoe sock coat jacket dress shirt tie cap hat glove skirt suit belt scarf cape cloak robe helmet mask apron shorts pants jeans',
  'body part':
    'nail tooth bone eye ear nose mouth hand foot arm leg tongue brain heart tail wing horn claw fang beak paw',
  ball: 'baseball basketball football volleyball tennis_ball',
  'game equipment': 'bat die dice puck ball pawn',
  'playing card': 'ace joker',
  money: 'coin dollar penny bill',
  'geological formation':
    'mountain hill cliff cave valley canyon volcano beach shore bank_shore spring_water ridge crater iceberg glacier range',
  'body of water': 'sea ocean lake river pond stream pool creek lagoon bay',
  land: 'island forest field desert jungle plain peninsula',
  'atmospheric phenomenon': 'cloud rain snow wind storm fog lightning thunder hail tornado',
  crystal: 'ice',
  substance:
    'sand mud clay dirt water oil lava glue ink paint dust ash soap wax steam coal gold silver wood fuel gas poison',
  toy: 'doll kite top balloon puppet teddy swing',
  symbol: 'letter number note arrow_symbol',
  'sports equipment': 'goal ski surfboard',
  game: 'chess checkers poker',
  document: 'map book letter passport ticket newspaper',
  publication: 'book magazine novel',
  covering: 'blanket carpet rug curtain roof tent',
  artifact:
    'flag card chip doorbell board block brick tile cube ladder slide mirror window door bookshelf toy present gift computer magnet candle',
}
