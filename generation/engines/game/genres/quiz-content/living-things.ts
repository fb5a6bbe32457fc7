import { read, type Topic } from './question.ts'

export const livingThings: Topic[] = [
  {
    id: 'dinosaurs',
    name: 'dinosaurs',
    words:
      'dinosaur,dinosaurs,dino,dinos,jurassic,fossil,fossils,prehistoric,t-rex,trex,tyrannosaurus,paleontology,triceratops',
    scene: 'jungle',
    questions: read(`
      What does the word dinosaur mean?|Terrible lizard|Giant bird|Old bones|Big tooth|Richard Owen made the word in 1842, from Greek.
      What did Tyrannosaurus rex eat?|Meat|Leaves|Fruit|Grass|Its teeth were as long as bananas.
      How many horns did Triceratops have on its face?|3|1|2|5|Its name means three-horned face.
      Which animals of today descend from dinosaurs?|Birds|Crocodiles|Frogs|Snakes|Birds came from small feathered dinosaurs.
      Which dinosaur had plates along its back?|Stegosaurus|Velociraptor|Brachiosaurus|Triceratops|The plates may have helped it to keep its temperature.
      What do we call scientists who study fossils?|Palaeontologists|Astronauts|Geographers|Chemists|They dig up bones, teeth and footprints.
      What probably ended the age of the dinosaurs?|An asteroid|A flood|Hunters|A cold|It struck about 66 million years ago.
      Which dinosaur had a very long neck?|Brachiosaurus|Triceratops|Ankylosaurus|Velociraptor|It could feed from tall trees.
      What was Pteranodon?|A flying reptile|A dinosaur|A bird|A fish|Flying reptiles lived beside dinosaurs, but were none.
      In which age did Tyrannosaurus live?|The Cretaceous|The Jurassic|The Triassic|The Ice Age|The Cretaceous was the last age of the dinosaurs.
      How were young dinosaurs born?|They hatched from eggs|They grew from seeds|In a pouch|Nobody can tell|Many nests with eggs have been found.
      How large was a real Velociraptor?|About as large as a turkey|As large as an elephant|As large as a horse|As large as a house|Films show it much larger than it was.
    `),
  },
  {
    id: 'animals',
    name: 'animals',
    words:
      'animal,animals,wildlife,zoo,mammals,mammal,creatures,safari,jungle animals,farm animals,insects,insect,birds,bird,reptiles',
    scene: 'jungle',
    questions: read(`
      Which is the fastest animal on land?|The cheetah|The lion|The horse|The hare|It can reach about 100 kilometres an hour.
      Which is the tallest animal?|The giraffe|The elephant|The ostrich|The camel|A giraffe can be more than five metres tall.
      Which is the largest land animal?|The African elephant|The hippo|The rhino|The polar bear|A bull can weigh more than six tonnes.
      How many legs does a spider have?|8|6|10|12|Insects have six.
      Which bird cannot fly?|The penguin|The eagle|The swan|The owl|Its wings are flippers, and it swims very well.
      What is a baby kangaroo called?|A joey|A cub|A calf|A kid|It grows up in the pouch of its mother.
      Which mammal can really fly?|The bat|The flying squirrel|The penguin|The ostrich|Flying squirrels only glide.
      What do pandas mostly eat?|Bamboo|Fish|Honey|Grass seeds|They eat for up to twelve hours a day.
      What does a caterpillar become?|A butterfly or moth|A beetle|A spider|A worm|The change is called metamorphosis.
      Which animal lives the longest of these?|The giant tortoise|The dog|The horse|The rabbit|Some have lived for more than 150 years.
      Which animal is the largest of the cats?|The tiger|The leopard|The cheetah|The lynx|A male Siberian tiger can weigh 300 kilograms.
      What do bees make?|Honey|Silk|Milk|Jam|A bee makes about a twelfth of a teaspoon in its life.
      Which animal changes its colour?|The chameleon|The zebra|The hedgehog|The cow|Its colour shows mood and temperature.
      Where do polar bears live?|In the Arctic|In Antarctica|In the Andes|In the Alps|Penguins live in the south, so the two never meet.
    `),
  },
  {
    id: 'pets',
    name: 'cats, dogs and other pets',
    words: 'pet,pets,cat,cats,dog,dogs,puppy,puppies,kitten,kittens,hamster,rabbit,horses,horse',
    scene: 'house',
    questions: read(`
      What is a young cat called?|A kitten|A puppy|A cub|A foal|Kittens open their eyes after about a week.
      From which animal do dogs descend?|The wolf|The fox|The bear|The hyena|Dogs have lived with people for more than 14,000 years.
      What do cats feel their way with in the dark?|Whiskers|Tail|Tongue|Ears|Whiskers tell them whether they fit through a gap.
      Which sense of a dog is especially strong?|Smell|Taste|Touch|Sight of colours|It is many thousand times better than ours.
      What is a young dog called?|A puppy|A kitten|A lamb|A chick|Puppies are born blind and deaf.
      Which food is dangerous for dogs?|Chocolate|Carrots|Rice|Chicken|A substance in cocoa is poisonous for them.
      What sound does a happy cat often make?|It purrs|It barks|It hoots|It quacks|Cats also purr to calm themselves.
      Where do hamsters keep food?|In their cheeks|In their ears|Under their tail|In their paws|Their cheek pouches reach back to the shoulders.
      What do you call a female horse?|A mare|A cow|A doe|A hen|A male one is a stallion, a young one a foal.
      Which pet has a shell?|A tortoise|A hamster|A parrot|A guinea pig|The shell is part of its skeleton.
      Which bird can learn to say words?|The parrot|The hen|The duck|The swan|Grey parrots can learn hundreds of words.
      How do rabbits show that they are glad?|They jump and twist in the air|They bark|They change colour|They climb trees|The jump is called a binky.
    `),
  },
  {
    id: 'human-body',
    name: 'the human body',
    words:
      'human body,body,anatomy,organ,organs,bones,skeleton,heart,brain,biology,cells,muscle,muscles,blood',
    scene: 'laboratory',
    questions: read(`
      Which organ pumps the blood?|The heart|The liver|The lungs|The brain|It beats about 100,000 times a day.
      How many bones does a grown-up have?|206|106|306|52|Babies have more; some grow together later.
      Which is the largest organ?|The skin|The heart|The liver|The brain|It keeps water in and germs out.
      What do we breathe with?|The lungs|The stomach|The kidneys|The bones|They bring oxygen into the blood.
      Where is the smallest bone of the body?|In the ear|In the nose|In the toe|In the hand|The stirrup is about three millimetres long.
      What colour do red blood cells get from iron?|Red|Blue|Green|White|The iron is in a substance called haemoglobin.
      Which part of the body thinks?|The brain|The heart|The spine|The stomach|It has about 86 billion nerve cells.
      How many teeth does a grown-up usually have?|32|20|28|40|Children have 20 milk teeth.
      Which is the longest bone?|The thigh bone|The upper arm|The collarbone|A rib|It carries the weight of the body.
      What do the kidneys do?|They clean the blood|They digest food|They make us see|They move the legs|What they filter out leaves the body as urine.
      What does the iris give your eye?|Its colour|Its tears|Its lashes|Its shape|It also makes the pupil wide or narrow.
      Which of these is a sense?|Hearing|Walking|Breathing|Sleeping|Sight, hearing, smell, taste and touch are the best known.
      What carries messages from the brain to the muscles?|Nerves|Veins|Hairs|Nails|They do it faster than a racing car.
    `),
  },
  {
    id: 'health',
    name: 'healthy living',
    words:
      'health,healthy,hygiene,nutrition,vitamins,exercise,fitness,doctor,medicine,dentist,teeth,first aid,wellbeing',
    scene: 'park',
    questions: read(`
      How long should you wash your hands with soap?|About 20 seconds|2 seconds|5 minutes|Half an hour|That is as long as singing Happy Birthday twice.
      Which vitamin is an orange known for?|Vitamin C|Vitamin D|Vitamin K|Vitamin B12|It helps the body to heal wounds.
      How often should you brush your teeth?|Twice a day|Once a week|Once a month|Only on Sundays|In the morning and before going to bed.
      How much sleep do school children need?|9 to 12 hours|3 to 4 hours|5 to 6 hours|15 to 16 hours|While we sleep, the body grows and the brain tidies up.
      Which drink is the best for thirst?|Water|Cola|Energy drink|Milkshake|More than half of the body is water.
      Which vitamin does the skin make in sunlight?|Vitamin D|Vitamin C|Vitamin A|Vitamin E|Bones need it to be strong.
      What protects you when you ride a bicycle?|A helmet|A scarf|Sunglasses|A raincoat|It protects the head in a fall.
      Why is movement good for you?|It makes heart and muscles strong|It makes you taller at once|It replaces sleep|It makes food colder|An hour a day is good for children.
      What makes holes in teeth?|Bacteria that feed on sugar|Cold water|Apples|Talking|They turn sugar into acid.
      What should you put on before a day in the sun?|Sunscreen|Butter|Honey|Perfume|It keeps harmful rays from the skin.
      Which mineral in milk makes bones strong?|Calcium|Gold|Sodium|Helium|Green vegetables have it too.
      Where should you sneeze when you have no tissue?|Into your elbow|Into your hand|Into the air|Onto the table|So germs do not get onto what you touch.
    `),
  },
  {
    id: 'food',
    name: 'food and fruit',
    words:
      'food,foods,fruit,fruits,vegetable,vegetables,cooking,cuisine,baking,dessert,desserts,recipes,kitchen,pizza,cheese,chocolate,candy',
    scene: 'kitchen',
    questions: read(`
      Which fruit is dried to make raisins?|Grapes|Plums|Cherries|Figs|Dried plums are called prunes.
      From which country does pizza come?|Italy|Mexico|France|India|The Margherita is said to be named after a queen.
      What is the main ingredient of guacamole?|Avocado|Tomato|Pea|Cucumber|It comes from Mexico.
      Which nut is in marzipan?|Almond|Peanut|Walnut|Hazelnut|Marzipan is ground almonds with sugar.
      What is tofu made from?|Soybeans|Milk|Rice|Potatoes|It is like a cheese made of soy milk.
      What do cacao beans become?|Chocolate|Coffee|Tea|Vanilla|The beans are roasted and ground.
      Which of these grows under the ground?|Carrot|Tomato|Strawberry|Bean|The carrot is a root.
      What makes bread rise?|Yeast|Salt|Water|Oil|Yeast makes bubbles of gas in the dough.
      Which food do bees give us?|Honey|Sugar|Syrup|Butter|Honey keeps for a very long time.
      What is sushi always made with?|Rice|Raw fish|Noodles|Bread|The word is about the rice; fish is not in all of it.
      Which spice is the most expensive?|Saffron|Pepper|Salt|Cinnamon|It is picked by hand from crocus flowers.
      What is butter made from?|Cream|Eggs|Flour|Olives|Cream is beaten until the fat comes together.
      Which fruit has its seeds on the outside?|Strawberry|Apple|Melon|Peach|Each of the tiny dots is a little fruit by itself.
      What is hummus made from?|Chickpeas|Lentils|Corn|Potatoes|Sesame paste goes into it as well.
    `),
  },
  {
    id: 'plants',
    name: 'plants',
    words: 'plant,plants,flower,flowers,tree,trees,garden,gardening,botany,forest,leaves,seeds,mushrooms',
    scene: 'garden',
    questions: read(`
      What do plants need to make their food?|Sunlight, water and carbon dioxide|Meat|Only soil|Sugar from shops|This is called photosynthesis.
      Which gas do plants give off in the light?|Oxygen|Helium|Carbon dioxide|Neon|We need it to breathe.
      What makes leaves green?|Chlorophyll|Water|Paint|Iron|It catches the light of the sun.
      Which part of a plant takes up water?|The roots|The flowers|The fruit|The thorns|Roots also hold the plant in the ground.
      What grows out of an acorn?|An oak|A pine|A beech|A palm|An oak can live for hundreds of years.
      Which are the tallest trees?|Coast redwoods|Oaks|Palm trees|Birches|The tallest is about 116 metres high.
      Which plant stores water in its stem in the desert?|The cactus|The rose|The fern|The tulip|Its thorns are leaves that have changed.
      What do you call trees that drop their leaves in autumn?|Deciduous|Evergreen|Tropical|Coniferous|They save water in winter in this way.
      How can you tell how old a cut tree is?|By its rings|By its height|By its leaves|By its fruit|It makes one ring each year.
      What is a mushroom?|A fungus|A plant|An animal|A stone|Fungi are a kingdom of their own.
      Which plant catches insects?|The Venus flytrap|The sunflower|The daisy|The ivy|Its leaves snap shut like a trap.
      Which flower turns toward the sun when it is young?|The sunflower|The rose|The lily|The orchid|Grown-up sunflowers look to the east.
    `),
  },
]
