import { inSteps, type ProcessRow } from './row.ts'

/** Stars, worlds and journeys to them. */
export const space: readonly ProcessRow[] = [
  inSteps(
    ['life cycle of the sun', 'life of the sun', 'life cycle of a star', 'life of a star', 'star life cycle', 'red giant', 'white dwarf', 'how the sun will die', 'stellar evolution', 'death of the sun', 'future of the sun'],
    { title: 'The life of the Sun', subject: 'earth and space', what: 'a star like the Sun', timeUnit: 'million years', isCycle: false },
    [
      ['A cloud collapses', 50, 'A cold cloud of gas and dust pulls itself together; in its middle it gets hot.'],
      ['Quiet star', 10000, 'Hydrogen becomes helium in the core, and the star shines evenly. The Sun is 4,600 million years old: not quite halfway.'],
      ['Leaving the balance', 1500, 'The hydrogen in the core is used up. The star swells and cools outside.'],
      ['Red giant', 600, 'It becomes more than a hundred times wider and swallows its nearest planets.'],
      ['Burning helium', 130, 'The core is now so hot that helium becomes carbon and oxygen.'],
      ['White dwarf', 4000, 'The outer layers drift off as a glowing nebula; an Earth-sized ember is left that cools for ever.'],
    ],
  ),
  inSteps(
    ['life cycle of a massive star', 'massive star', 'supernova', 'how a star explodes', 'black hole formation', 'how a black hole forms', 'neutron star', 'red supergiant', 'death of a massive star', 'how black holes are made'],
    { title: 'The life of a massive star', subject: 'earth and space', what: 'a star of twenty suns', timeUnit: 'thousand years', isCycle: false },
    [
      ['A cloud collapses', 100, 'A large cloud of gas falls together, quickly because it is so heavy.'],
      ['Blue and bright', 8000, 'It shines tens of thousands of times brighter than the Sun, and so burns its hydrogen in eight million years.'],
      ['Red supergiant', 1000, 'Helium burns in the core. The star is so wide that it would reach beyond the orbit of Mars.'],
      ['Shells like an onion', 50, 'Carbon, neon, oxygen burn ever faster; silicon becomes iron within days. Iron gives no more energy.'],
      ['Supernova', 20, 'The core falls in within a second and the star explodes. What it threw out glows for thousands of years.'],
      ['Neutron star or black hole', 1000, 'A city-sized ball of neutrons is left; of still heavier stars, a black hole.'],
    ],
  ),
  inSteps(
    ['formation of the solar system', 'how the solar system formed', 'how planets form', 'birth of the planets', 'protoplanetary disk', 'nebular hypothesis', 'how the earth was formed', 'formation of the earth', 'how the moon formed'],
    { title: 'How the solar system was made', subject: 'earth and space', what: 'a cloud of gas and dust', timeUnit: 'million years', isCycle: false },
    [
      ['Collapsing cloud', 1, '4.57 billion years ago a cloud falls together and spins faster, flattening to a disc.'],
      ['The young Sun', 1, 'The middle glows; in the disc dust grains stick to each other.'],
      ['Gas giants', 4, 'Beyond the cold line, ice makes large cores that catch gas: Jupiter and Saturn.'],
      ['Small worlds crash', 30, 'Near the Sun lumps of rock join to dozens of small planets that hit each other.'],
      ['The Moon', 50, 'A world as large as Mars hits the young Earth, and the Moon forms from the splinters.'],
      ['Cooling down', 100, 'Heavy iron sinks to the core, a crust forms, and steam becomes the first oceans.'],
    ],
  ),
  inSteps(
    ['apollo 11 mission', 'apollo mission', 'flight to the moon', 'moon mission', 'saturn v flight', 'how astronauts flew to the moon', 'trip to the moon', 'journey to the moon', 'stages of the moon flight'],
    { title: 'The flight of Apollo 11', subject: 'earth and space', what: 'Apollo 11', timeUnit: 'hours', isCycle: false },
    [
      ['Launch and Earth orbit', 2.7, '16 July 1969: three stages of the Saturn V burn for less than twelve minutes, then the crew circles the Earth.'],
      ['On the way', 73, 'One more burn of the third stage, and they coast for three days.'],
      ['Moon orbit', 27, 'They brake behind the Moon. Armstrong and Aldrin climb into the lander Eagle; Collins stays in orbit.'],
      ['On the Moon', 21.6, 'On 20 July they land, walk for two and a half hours, and gather 21.5 kg of rock.'],
      ['Meeting again', 11, 'The upper half of the lander takes off and docks with Columbia.'],
      ['Flying home', 59.5, 'A burn behind the Moon sends them home.'],
      ['Splashdown', 0.5, 'The capsule hits the air at 11 km/s; parachutes let it down into the Pacific.'],
    ],
  ),
  inSteps(
    ['mars mission', 'mission to mars', 'mars rover landing', 'journey to mars', 'flight to mars', 'perseverance rover', 'landing on mars', 'how a rover gets to mars', 'trip to mars'],
    { title: 'A rover goes to Mars', subject: 'earth and space', what: 'the rover Perseverance', timeUnit: 'days', isCycle: false },
    [
      ['Last tests', 60, 'The rover is cleaned of germs, packed in its shell and set on the rocket.'],
      ['Launch', 1, '30 July 2020. Mars and Earth stand well for the trip only every 26 months.'],
      ['Cruise', 203, 'Half round the Sun, 470 million kilometres, with a few small corrections.'],
      ['Landing', 1, 'In seven minutes from 20,000 km/h to zero: heat shield, parachute, and a crane hanging on rockets.'],
      ['Check-up', 90, 'Arms, cameras and computers are tried; a small helicopter makes the first flight on another planet.'],
      ['Exploring', 600, 'It drives through an old river delta, drills stones and looks for traces of ancient life.'],
    ],
  ),
  inSteps(
    ['life of a comet', 'comet', 'comet tail', 'orbit of halley', 'halley', 'how a comet gets its tail', 'shooting star shower', 'comets'],
    { title: 'Halley’s comet once round the Sun', subject: 'earth and space', what: 'Halley’s comet', timeUnit: 'years', isCycle: true },
    [
      ['Falling inwards', 35, 'From beyond Neptune a dark lump of ice and dust, 15 km long, falls towards the Sun.'],
      ['Waking up', 2, 'Inside the orbit of Jupiter ice turns to gas and a hazy cloud surrounds it.'],
      ['Round the Sun', 1, 'Two tails of gas and dust stream away from the Sun, millions of kilometres long.'],
      ['Fading', 2, 'It leaves, tail first. Its dust makes shooting stars every May and October.'],
      ['Climbing out', 36, 'Slower and slower it climbs to its farthest point. It comes back in 2061.'],
    ],
  ),
]
