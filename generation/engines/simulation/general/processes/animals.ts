import { inSteps, type ProcessRow } from './row.ts'

/** How animals grow up and begin again. */
export const animals: readonly ProcessRow[] = [
  inSteps(
    ['butterfly life cycle', 'life cycle of a butterfly', 'caterpillar', 'metamorphosis', 'butterfly', 'chrysalis', 'caterpillar to butterfly', 'how a caterpillar turns into a butterfly'],
    { title: 'The life of a butterfly', subject: 'biology', what: 'a butterfly', timeUnit: 'days', isCycle: true },
    [
      ['Egg', 5, 'A tiny egg sits under a leaf. Inside, a caterpillar forms.'],
      ['Caterpillar', 14, 'It eats and eats, grows a thousand times heavier, and sheds its skin several times.'],
      ['Chrysalis', 12, 'Hanging in a hard case, its body is taken apart and built anew with wings.'],
      ['Butterfly', 21, 'It dries its wings, drinks nectar, finds a mate and lays eggs.'],
    ],
  ),
  inSteps(
    ['life cycle of a frog', 'frog life cycle', 'frog metamorphosis', 'tadpole', 'tadpole to frog', 'frogspawn', 'how frogs grow', 'stages of a frog', 'froglet', 'amphibian life cycle', 'toad life cycle'],
    { title: 'The life of a frog', subject: 'biology', what: 'a common frog', timeUnit: 'weeks', isCycle: true },
    [
      ['Frogspawn', 3, 'Hundreds of eggs float in a pond, each in a ball of jelly that protects it.'],
      ['Tadpole with gills', 4, 'It hatches, breathes through gills like a fish, and scrapes green algae to eat.'],
      ['Hind legs grow', 5, 'Lungs form inside. The back legs come first, and it begins to eat small animals.'],
      ['Front legs grow', 3, 'The front legs break through, and the mouth grows wide.'],
      ['Froglet', 2, 'The tail shrinks: its body uses it as food. Small as a fingernail, it climbs out of the water.'],
      ['Young frog', 104, 'On land it catches insects and sleeps through two winters. It grows for two to three years.'],
      ['Grown frog', 52, 'In spring it returns to the pond, calls for a mate, and new spawn is laid.'],
    ],
  ),
  inSteps(
    ['life cycle of a chicken', 'chicken life cycle', 'hen life cycle', 'chick hatching', 'chicken egg', 'hatching an egg', 'egg to chicken', 'how a chick grows in an egg', 'stages of a chicken', 'embryo of a chick'],
    { title: 'From egg to hen', subject: 'biology', what: 'a chicken', timeUnit: 'days', isCycle: true },
    [
      ['Heart begins to beat', 3, 'The hen keeps the egg warm. Two to three days later a tiny heart beats in it.'],
      ['Body forms', 11, 'Eyes, wings, legs and a beak form. Yolk is food, the white is water and a cushion.'],
      ['Feathers and turning', 6, 'Down covers the chick. It turns its beak to the air pocket at the blunt end.'],
      ['Hatching', 1, 'On the 21st day it cracks the shell with its egg tooth and pushes itself out.'],
      ['Chick', 42, 'Fluffy and quick, it can peck for food at once, but needs warmth until feathers grow.'],
      ['Young hen', 90, 'It grows real feathers, a comb and strong legs.'],
      ['Laying hen', 60, 'At about five months she begins to lay. If a rooster mated with her, a chick can grow in the egg.'],
    ],
  ),
  inSteps(
    ['life cycle of a salmon', 'salmon life cycle', 'salmon migration', 'salmon run', 'salmon swimming upstream', 'spawning salmon', 'smolt', 'alevin', 'fish that return to their river', 'life of a salmon'],
    { title: 'The journey of a salmon', subject: 'biology', what: 'an Atlantic salmon', timeUnit: 'months', isCycle: true },
    [
      ['Eggs in the gravel', 4, 'In late autumn the eggs are buried in the gravel of a cold, clear stream.'],
      ['Alevin', 1.5, 'It hatches and hides between stones, living from the yolk sac on its belly.'],
      ['Fry and parr', 26, 'It leaves the gravel and feeds on insects. Dark stripes hide it in the stream for two years or so.'],
      ['Smolt', 3, 'It turns silver, its body gets ready for salt, and it learns the smell of its river on the way to the sea.'],
      ['Years in the ocean', 18, 'In the cold sea it eats fish and shrimps and grows a hundred times heavier.'],
      ['Swimming home', 6, 'It finds its own river by smell and leaps up rapids, eating almost nothing.'],
      ['Spawning', 1.5, 'She digs a nest with her tail, the eggs are laid and fertilised. Most salmon then die.'],
    ],
  ),
  inSteps(
    ['life cycle of a mosquito', 'mosquito life cycle', 'mosquito larva', 'mosquitoes breeding', 'how mosquitoes grow', 'stages of a mosquito', 'mosquito pupa', 'gnat life cycle', 'mosquito eggs in water'],
    { title: 'The life of a mosquito', subject: 'biology', what: 'a mosquito', timeUnit: 'days', isCycle: true },
    [
      ['Egg raft', 2, 'Up to a few hundred eggs float on still water, glued together like a raft.'],
      ['Larva', 7, 'It hangs head down below the surface, breathes through a tube, and filters food from the water.'],
      ['Pupa', 2, 'Curled like a comma it tumbles about and does not eat, while it is rebuilt inside.'],
      ['Drying its wings', 1, 'The adult climbs out, stands on its empty skin and lets its wings harden.'],
      ['Adult', 14, 'It drinks nectar. Only females bite: they need blood to make eggs.'],
    ],
  ),
  inSteps(
    ['life cycle of a honey bee', 'bee life cycle', 'honeybee', 'worker bee', 'bee larva', 'life of a bee', 'how bees make honey', 'beehive life', 'jobs of a bee', 'honey production by bees'],
    { title: 'The life of a worker bee', subject: 'biology', what: 'a worker honey bee', timeUnit: 'days', isCycle: false },
    [
      ['Egg', 3, 'The queen lays an egg, thin as a thread, into a wax cell.'],
      ['Larva', 6, 'Nurse bees feed it up to a thousand times a day. It grows more than a thousand times heavier.'],
      ['Pupa', 12, 'Its cell is closed with wax, and inside it changes into a bee.'],
      ['Cleaner and nurse', 11, 'On her first days she cleans cells, then she feeds larvae with juice from her head glands.'],
      ['Builder and guard', 9, 'She makes wax, builds comb, dries nectar to honey, and guards the door.'],
      ['Forager', 20, 'Outside she gathers nectar and pollen, and dances to tell the others where the flowers are.'],
    ],
  ),
  inSteps(
    ['life cycle of a ladybird', 'ladybug life cycle', 'ladybird life cycle', 'ladybug larva', 'life cycle of a ladybug', 'beetle life cycle', 'stages of a ladybird', 'ladybird'],
    { title: 'The life of a ladybird', subject: 'biology', what: 'a ladybird', timeUnit: 'days', isCycle: true },
    [
      ['Eggs', 5, 'Small yellow eggs stand upright under a leaf, near a colony of greenfly.'],
      ['Larva', 20, 'Long, grey and hungry, it eats hundreds of greenfly and sheds its skin three times.'],
      ['Pupa', 8, 'It glues itself to a leaf and is rebuilt inside a hard case.'],
      ['Pale beetle', 1, 'It comes out soft and yellow; red and spots appear as the shell hardens.'],
      ['Adult in summer', 60, 'It eats greenfly and stores fat. Its red colour warns birds that it tastes bad.'],
      ['Winter sleep', 150, 'Many huddle together under bark or in a window frame until spring, then mate.'],
    ],
  ),
  inSteps(
    ['life cycle of a sea turtle', 'sea turtle life cycle', 'baby turtles hatching', 'turtle hatchling', 'sea turtle nesting', 'life of a turtle', 'turtle eggs on the beach', 'green turtle life'],
    { title: 'The life of a sea turtle', subject: 'biology', what: 'a green sea turtle', timeUnit: 'years', isCycle: true },
    [
      ['Years adrift', 5, 'After two months in warm sand the hatchling runs to the sea and drifts in ocean currents.'],
      ['Young near the coast', 20, 'As large as a plate, it comes to shallow bays and begins to eat sea grass.'],
      ['Grown up', 3, 'At 25 or later it is ready to breed and finds its way back to where it was born.'],
      ['Between nestings', 3, 'She lays about a hundred eggs at a time in the sand at night, then rests for some years.'],
    ],
  ),
  inSteps(
    ['bird migration', 'migrating birds', 'why birds fly south', 'swallow migration', 'migration of birds', 'birds flying south for the winter', 'stork migration', 'migratory birds', 'year of a swallow'],
    { title: 'A year of a swallow', subject: 'biology', what: 'a barn swallow', timeUnit: 'weeks', isCycle: true },
    [
      ['Nest and eggs', 4, 'In spring a pair builds a cup of mud under a roof; the eggs are kept warm for two weeks.'],
      ['Feeding chicks', 12, 'Two broods are raised on thousands of flying insects.'],
      ['Gathering', 4, 'Days grow short. Swallows gather on wires and eat themselves fat.'],
      ['Flying south', 7, 'They fly by day, about 300 km at a time, over the sea and the Sahara to southern Africa.'],
      ['Southern summer', 17, 'It is summer there: insects everywhere. They grow new feathers.'],
      ['Flying north', 8, 'Sun, stars and the Earth’s magnetic field show the way home, often to the same barn.'],
    ],
  ),
  inSteps(
    ['hibernation', 'hibernating animals', 'hedgehog hibernation', 'winter sleep of a hedgehog', 'how animals survive the winter', 'dormouse hibernation', 'year of a hedgehog', 'hedgehog life'],
    { title: 'A year of a hedgehog', subject: 'biology', what: 'a hedgehog', timeUnit: 'weeks', isCycle: true },
    [
      ['Waking up', 3, 'In spring its body warms from about 5 °C to 35 °C. It is thin and very thirsty.'],
      ['Courtship', 8, 'Males circle the females for hours, snorting.'],
      ['Young ones', 10, 'After about five weeks four or five are born; their spines are soft at first.'],
      ['Eating for winter', 11, 'In autumn it eats beetles and worms until it is heavy with fat.'],
      ['Building a nest', 2, 'It packs leaves into a thick, dry ball under a hedge.'],
      ['Hibernation', 18, 'The heart beats about 20 times a minute instead of 190. The fat lasts until spring.'],
    ],
  ),
]
