import { read, type Topic } from './question.ts'

export const spaceAndEarth: Topic[] = [
  {
    id: 'solar-system',
    name: 'the solar system',
    words:
      'solar system,planet,planets,sun,moon,moons,astronomy,star,stars,orbit,galaxy,universe,cosmos,space,outer space',
    scene: 'space',
    questions: read(`
      Which planet is closest to the Sun?|Mercury|Venus|Earth|Mars|Mercury goes around the Sun in only 88 days.
      Which is the largest planet of the solar system?|Jupiter|Saturn|Neptune|Earth|More than 1,300 Earths would fit into Jupiter.
      Which planet is called the Red Planet?|Mars|Venus|Jupiter|Mercury|Rust, which is iron oxide, makes its ground red.
      What is the Sun?|A star|A planet|A moon|A comet|The Sun is a star: a hot ball of glowing gas.
      How many planets go around the Sun?|8|7|9|12|Pluto has counted as a dwarf planet since 2006.
      Which planet has the brightest and widest rings?|Saturn|Mars|Venus|Mercury|Its rings are made of ice and rock.
      Which planet is the hottest?|Venus|Mercury|Mars|Jupiter|The thick air of Venus holds the heat like a blanket.
      What goes around the Earth?|The Moon|The Sun|Mars|Saturn|The Moon needs about 27 days for one round.
      How long does the Earth take to go around the Sun?|About 365 days|About 30 days|About 24 hours|About 10 years|That is what we call a year.
      Which planet is the farthest from the Sun?|Neptune|Uranus|Saturn|Jupiter|Neptune needs about 165 years for one round.
      Which planet rolls around the Sun on its side?|Uranus|Earth|Mars|Venus|Its axis is tipped by about 98 degrees.
      What is the name of our galaxy?|The Milky Way|Andromeda|Orion|The Big Dipper|The Sun is one of its hundreds of billions of stars.
      What is a comet mostly made of?|Ice and dust|Iron|Lava|Wood|Near the Sun the ice turns to gas and makes the tail.
      Between which planets does the main asteroid belt lie?|Mars and Jupiter|Earth and Mars|Jupiter and Saturn|Venus and Earth|Most asteroids move there.
    `),
  },
  {
    id: 'space-exploration',
    name: 'space exploration',
    words:
      'space exploration,astronaut,astronauts,rocket,rockets,nasa,moon landing,apollo,space travel,spaceship,satellite,satellites,space race',
    scene: 'moon',
    questions: read(`
      Who was the first person to walk on the Moon?|Neil Armstrong|Yuri Gagarin|Buzz Aldrin|John Glenn|He stepped onto it on 20 July 1969.
      Who was the first human in space?|Yuri Gagarin|Neil Armstrong|Alan Shepard|Valentina Tereshkova|He went around the Earth on 12 April 1961.
      Who was the first woman in space?|Valentina Tereshkova|Sally Ride|Mae Jemison|Laika|She flew in 1963, alone, for almost three days.
      What was the first artificial satellite?|Sputnik 1|Apollo 11|Hubble|Voyager 1|The Soviet Union launched it in 1957.
      What does ISS stand for?|International Space Station|Inner Solar System|International Star Ship|Icy Space Stone|People have lived on it since the year 2000.
      Which mission first landed people on the Moon?|Apollo 11|Apollo 13|Gemini 4|Voyager 2|Armstrong and Aldrin landed, Collins stayed in orbit.
      What kind of robot drives on Mars?|A rover|A submarine|A tractor|A drone ship|Curiosity and Perseverance are rovers.
      Which space telescope was launched in 1990?|Hubble|James Webb|Kepler|Galileo|Hubble has taken pictures from orbit for more than 30 years.
      Which probe is the farthest human-made object from Earth?|Voyager 1|Cassini|New Horizons|Sputnik 1|It has left the region that the solar wind fills.
      Why do astronauts float in the space station?|They are falling around the Earth|There is no air there|The Moon pulls them|Their suits are light|Station and crew fall together, so nothing seems to weigh anything.
      What do rockets need that planes take from the air?|Oxygen|Water|Nitrogen|Salt|Rockets carry their own oxygen, because space has none.
      Which planet did the probe Cassini study for 13 years?|Saturn|Mars|Venus|Mercury|It went around Saturn from 2004 to 2017.
    `),
  },
  {
    id: 'oceans',
    name: 'oceans and seas',
    words:
      'ocean,oceans,sea,seas,marine,underwater,sea life,fish,coral,reef,whale,whales,shark,sharks,deep sea,beach',
    scene: 'underwater',
    questions: read(`
      Which is the largest ocean?|The Pacific|The Atlantic|The Indian Ocean|The Arctic Ocean|It is larger than all the land of the Earth together.
      Which is the largest animal that ever lived?|The blue whale|The whale shark|The giant squid|The elephant|A blue whale can be 30 metres long.
      How many arms does an octopus have?|8|6|10|12|It also has three hearts and blue blood.
      What do fish breathe with?|Gills|Lungs|Their skin only|Fins|Gills take oxygen out of the water.
      Where is the deepest place of the oceans?|The Mariana Trench|The Red Sea|The Baltic Sea|The Gulf of Mexico|It is almost 11 kilometres deep.
      What causes the tides?|The pull of the Moon and the Sun|The wind|Whales|Earthquakes|The Moon pulls the most, because it is near.
      What is a coral?|An animal|A stone|A plant|A mushroom|Reefs are built by tiny animals called polyps.
      Why is the sea salty?|Rivers wash salts from rocks into it|Fish make salt|Salt falls with rain|People put salt in it|Over millions of years the salts have gathered.
      Which sea animal can grow a lost arm again?|The starfish|The shark|The dolphin|The seal|Some starfish can regrow most of their body.
      What is a group of dolphins called?|A pod|A pack|A herd|A flock|Dolphins of a pod hunt and play together.
      Which is the largest fish?|The whale shark|The great white shark|The tuna|The swordfish|It eats tiny plankton and is harmless to people.
      How much of the Earth is covered by water?|About 71 percent|About 20 percent|About 50 percent|About 95 percent|Almost all of it is salt water.
      What kind of animal is a dolphin?|A mammal|A fish|A reptile|A bird|Dolphins breathe air and feed their young with milk.
    `),
  },
  {
    id: 'geography',
    name: 'geography',
    words:
      'geography,continent,continents,country,countries,map,maps,river,rivers,mountain,mountains,desert,world,earth,nations,atlas',
    scene: 'mountain',
    questions: read(`
      Which is the largest continent?|Asia|Africa|Europe|South America|More than half of all people live in Asia.
      Which is the highest mountain above sea level?|Mount Everest|Kilimanjaro|Mont Blanc|Mount Fuji|It rises 8,849 metres above the sea.
      Which country is the largest by area?|Russia|Canada|China|Brazil|Russia reaches over eleven time zones.
      Which is the smallest country in the world?|Vatican City|Monaco|Malta|San Marino|It lies within the city of Rome.
      On which continent is Egypt?|Africa|Asia|Europe|South America|A small part of Egypt, the Sinai, lies in Asia.
      Which river flows through Cairo?|The Nile|The Amazon|The Danube|The Ganges|The Nile is one of the two longest rivers of the Earth.
      Which is the largest hot desert?|The Sahara|The Gobi|The Kalahari|The Mojave|It is about as large as China or the United States.
      What is the imaginary line around the middle of the Earth?|The equator|The axis|The horizon|The border|It is as far from the North Pole as from the South Pole.
      Which continent is the coldest?|Antarctica|Europe|Asia|Australia|Temperatures below minus 80 degrees Celsius were measured there.
      Which country has the shape of a boot?|Italy|Spain|Greece|Portugal|The boot seems to kick the island of Sicily.
      How many continents are there in the seven-continent model?|7|5|6|8|Africa, Antarctica, Asia, Australia, Europe, North and South America.
      Which ocean lies between Africa and Australia?|The Indian Ocean|The Atlantic|The Pacific|The Arctic Ocean|It is the third largest ocean.
      Which rainforest is the largest?|The Amazon|The Congo|The Black Forest|The Daintree|Most of it lies in Brazil.
    `),
  },
  {
    id: 'capitals',
    name: 'capital cities',
    words: 'capital,capitals,capital city,capital cities,world capitals,cities,european capitals',
    scene: 'city',
    questions: read(`
      What is the capital of France?|Paris|Lyon|Marseille|Nice|Paris lies on the river Seine.
      What is the capital of Japan?|Tokyo|Kyoto|Osaka|Seoul|It is the centre of the largest urban area in the world.
      What is the capital of Australia?|Canberra|Sydney|Melbourne|Perth|It was built as a capital between Sydney and Melbourne.
      What is the capital of Canada?|Ottawa|Toronto|Montreal|Vancouver|Ottawa lies in the province of Ontario.
      What is the capital of Brazil?|Brasília|Rio de Janeiro|São Paulo|Salvador|Brasília was built new and opened in 1960.
      What is the capital of Egypt?|Cairo|Alexandria|Luxor|Tunis|The pyramids of Giza stand at its edge.
      What is the capital of Germany?|Berlin|Munich|Hamburg|Frankfurt|Berlin became the capital of united Germany in 1990.
      What is the capital of Spain?|Madrid|Barcelona|Seville|Lisbon|Madrid lies almost in the middle of Spain.
      What is the capital of Kenya?|Nairobi|Mombasa|Kampala|Lagos|A national park with lions lies right beside the city.
      What is the capital of India?|New Delhi|Mumbai|Kolkata|Chennai|New Delhi became the capital in place of Kolkata.
      What is the capital of Turkey?|Ankara|Istanbul|Izmir|Athens|Istanbul is larger, but Ankara is the capital.
      What is the capital of Argentina?|Buenos Aires|Santiago|Lima|Montevideo|The tango comes from here.
      What is the capital of Norway?|Oslo|Stockholm|Copenhagen|Helsinki|Oslo lies at the end of a long fjord.
      What is the capital of the United States?|Washington, D.C.|New York|Los Angeles|Chicago|D.C. stands for District of Columbia.
      What is the capital of New Zealand?|Wellington|Auckland|Christchurch|Hobart|It is the southernmost capital of a sovereign country.
    `),
  },
  {
    id: 'flags',
    name: 'flags of the world',
    words: 'flag,flags,country flags,flags of the world,guess the flag',
    scene: 'stadium',
    questions: read(`
      Which country has a red maple leaf on its flag?|Canada|Japan|Mexico|Peru|The maple leaf flag was chosen in 1965.
      Which flag is white with a red disc in the middle?|Japan|South Korea|China|Vietnam|The disc stands for the sun.
      Which flag has fifty stars?|The United States|Australia|Brazil|China|There is one star for each state.
      Which colours does the flag of France have?|Blue, white and red|Green, white and red|Black, red and gold|Red and white|It is called the Tricolore.
      Which flag is black, red and gold?|Germany|Belgium|Spain|Uganda|The three stripes lie one above the other.
      Which flag has a white cross on a red square?|Switzerland|Denmark|Austria|Norway|Besides the Vatican, only Switzerland has a square flag.
      Which flag is green, white and red in upright stripes?|Italy|Ireland|Hungary|Bulgaria|Ireland has green, white and orange.
      Which country's flag is not a rectangle?|Nepal|Bhutan|Laos|Kenya|It has the shape of two pennants.
      Which flag has a large yellow star on red, with four small ones?|China|Vietnam|Cuba|Turkey|Vietnam's flag has only one star.
      What is on the flag of the European Union?|Twelve stars in a circle|A lion|An eagle|A cross|The circle stands for unity.
      Which flag shows a cedar tree?|Lebanon|Cyprus|Jordan|Morocco|Cedars of Lebanon were famous already in old times.
      Which animal is on the flag of Mexico?|An eagle|A lion|A bear|A horse|It eats a snake, sitting on a cactus.
    `),
  },
  {
    id: 'weather',
    name: 'weather and climate',
    words:
      'weather,climate,rain,snow,storm,storms,clouds,tornado,hurricane,season,seasons,temperature,lightning',
    scene: 'sky',
    questions: read(`
      What is a cloud made of?|Tiny drops of water or ice|Smoke|Cotton|Dust only|They are so small that the air carries them.
      Which comes first, lightning or thunder?|We see lightning first|We hear thunder first|Both reach us at once|Neither|Light is much faster than sound.
      What do we call frozen rain that falls in hard balls?|Hail|Fog|Dew|Mist|Hailstones can be as large as a tennis ball.
      What does a thermometer measure?|Temperature|Wind|Rain|Air pressure|Celsius and Fahrenheit are its usual scales.
      At which temperature does water freeze?|0 °C|10 °C|32 °C|100 °C|That is 32 degrees Fahrenheit.
      What makes a rainbow?|Sunlight in drops of water|Moonlight on snow|Clouds that collide|Coloured rain|Drops split white light into its colours.
      What is a drought?|A long time without rain|A strong wind|A heavy snowfall|A flood|Plants, animals and people then lack water.
      What do you call fog, seen from above?|A cloud|A rainbow|A storm|A wave|Fog is a cloud that touches the ground.
      Which instrument shows the direction of the wind?|A weather vane|A barometer|A compass|A ruler|It often has the shape of a rooster.
      What is the calm middle of a hurricane called?|The eye|The heart|The nose|The door|Around it lie the strongest winds.
      Why do we have seasons?|The Earth's axis is tilted|The Sun gets smaller|The Moon covers the Sun|Clouds move|So each half of the Earth leans toward the Sun in turn.
      Which gas do plants take up that also warms the climate?|Carbon dioxide|Oxygen|Helium|Neon|Burning coal, oil and gas sets it free.
    `),
  },
  {
    id: 'environment',
    name: 'the environment',
    words:
      'environment,recycling,recycle,ecology,pollution,sustainability,nature protection,climate change,green energy,trash,garbage,waste,sorting trash,eco',
    scene: 'park',
    questions: read(`
      What can an empty glass bottle become when it is recycled?|New glass|Wood|Paper|Plastic|Glass can be melted again and again.
      Which energy comes from moving air?|Wind power|Solar power|Coal power|Nuclear power|Wind turbines turn it into electricity.
      What should you do with an old battery?|Bring it to a collection point|Throw it on the grass|Put it with the paper|Burn it|Batteries hold substances that harm the soil.
      Which of these rots by itself in a compost heap?|An apple core|A plastic bag|A tin can|A glass jar|Tiny living things turn it into soil.
      What are the three R's of waste?|Reduce, reuse, recycle|Run, rest, repeat|Read, rate, return|Rain, river, rock|The best waste is the waste that is never made.
      What is paper mostly made of?|Wood|Sand|Oil|Iron|Recycling paper saves trees and water.
      Which of these uses the least energy for a short trip?|A bicycle|A car|A plane|A motorcycle|It also keeps you fit.
      What do solar panels turn into electricity?|Sunlight|Wind|Rain|Sound|They work on cloudy days too, though less.
      Why are bees so important?|They pollinate plants|They eat plastic|They clean water|They build trees|Without pollination there would be far less fruit.
      What saves water?|Turning off the tap while brushing teeth|Leaving the tap open|Taking longer showers|Watering at noon|Several litres flow from an open tap each minute.
      Which of these takes the longest to break down?|A plastic bottle|A banana peel|A paper bag|A leaf|It may last for hundreds of years.
      What do we call animals of which hardly any are left?|Endangered|Domestic|Nocturnal|Extinct|Extinct means that none are left at all.
    `),
  },
]
