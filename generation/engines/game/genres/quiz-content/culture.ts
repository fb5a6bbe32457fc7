import { read, type Topic } from './question.ts'

export const culture: Topic[] = [
  {
    id: 'history',
    name: 'history',
    words:
      'history,ancient,ancient egypt,egypt,pharaoh,pyramids,rome,roman,romans,greece,vikings,viking,knights,medieval,middle ages,world history,historical,pirates,pirate',
    scene: 'castle',
    questions: read(`
      For whom were the pyramids of Egypt built?|For pharaohs, as tombs|For farmers|For soldiers|For ships|The great pyramid is about 4,500 years old.
      Which language did the ancient Romans speak?|Latin|Greek|English|Arabic|Italian, Spanish and French come from it.
      Where were the first Olympic Games held?|In Greece|In Rome|In Egypt|In France|The first known ones were in 776 BC.
      What did Vikings travel in?|Longships|Carriages|Balloons|Trains|With them they came as far as North America.
      Who was the first emperor of Rome?|Augustus|Nero|Cleopatra|Alexander|He ruled from 27 BC.
      What is the writing of the ancient Egyptians called?|Hieroglyphs|Runes|Braille|Morse code|The Rosetta Stone helped to read it again.
      Which wall did Chinese rulers build against attacks?|The Great Wall|Hadrian's Wall|The Berlin Wall|The Western Wall|Its parts together are over 20,000 kilometres long.
      Who lived in a castle of the Middle Ages?|A lord with his household|Only monks|Only merchants|Nobody|Castles were homes and fortresses.
      In which year did Columbus first reach America?|1492|1066|1789|1912|He believed that he had come to Asia.
      Which ship sank in 1912 after striking an iceberg?|The Titanic|The Mayflower|The Santa Maria|The Bounty|It was on its first voyage.
      What did knights wear in battle?|Armour|Togas|Kimonos|Raincoats|A full suit weighed about 20 to 25 kilograms.
      Which city was buried by Mount Vesuvius in the year 79?|Pompeii|Athens|Carthage|Troy|The ash has kept it until today.
      When did the Berlin Wall fall?|In 1989|In 1945|In 1969|In 2001|It had divided the city for 28 years.
    `),
  },
  {
    id: 'music',
    name: 'music',
    words:
      'music,instrument,instruments,song,songs,composer,composers,orchestra,piano,guitar,notes,singing,rhythm,musical',
    scene: 'carnival',
    questions: read(`
      How many keys does a full-size piano have?|88|64|100|52|52 of them are white and 36 are black.
      How many strings does a violin have?|4|6|5|8|They are tuned to G, D, A and E.
      Who composed the Ninth Symphony with the Ode to Joy?|Beethoven|Mozart|Bach|Vivaldi|He could no longer hear when it was first played.
      Which instrument is played by blowing?|The trumpet|The drum|The violin|The harp|It belongs to the brass.
      How many strings does a usual guitar have?|6|4|8|12|Basses usually have four.
      What does the conductor of an orchestra do?|Leads the players|Sells tickets|Writes the notes|Tunes the piano|The stick is called a baton.
      Which family does the drum belong to?|Percussion|Strings|Brass|Woodwind|Percussion is struck, shaken or scraped.
      Who wrote The Magic Flute?|Mozart|Beethoven|Chopin|Verdi|It was first played in 1791.
      What does piano mean as a sign in music?|Soft|Loud|Fast|Slow|Forte means loud.
      How many lines does a music staff have?|5|4|6|7|Notes sit on the lines and between them.
      Which composer wrote The Four Seasons?|Vivaldi|Bach|Handel|Wagner|They are four concertos for violin.
      Which singing voice is the highest?|Soprano|Alto|Tenor|Bass|Bass is the lowest.
      How many people play in a quartet?|4|3|5|8|Three are a trio and five a quintet.
    `),
  },
  {
    id: 'art',
    name: 'art',
    words:
      'art,painting,paintings,painter,painters,artist,artists,colour,colours,color,colors,museum,sculpture,drawing,color mixing',
    scene: 'library',
    questions: read(`
      Who painted the Mona Lisa?|Leonardo da Vinci|Michelangelo|Picasso|Rembrandt|It hangs in the Louvre in Paris.
      Which colour do blue and yellow paint make?|Green|Purple|Orange|Brown|Red and blue make purple.
      Who painted The Starry Night?|Vincent van Gogh|Claude Monet|Pablo Picasso|Paul Klee|He painted it in 1889.
      Which are the primary colours of paint?|Red, yellow and blue|Green, orange and purple|Black and white|Pink, grey and brown|Other colours can be mixed from them.
      Who painted the ceiling of the Sistine Chapel?|Michelangelo|Leonardo da Vinci|Raphael|Dürer|It took him about four years.
      Who painted many pictures of water lilies?|Claude Monet|Edvard Munch|Salvador Dalí|Frida Kahlo|They grew in his own garden.
      What is a picture of oneself called?|A self-portrait|A landscape|A still life|A fresco|Frida Kahlo painted many of them.
      Which art movement did Picasso help to found?|Cubism|Impressionism|Baroque|Pop art|Cubism shows a thing from several sides at once.
      What is made by carving stone or wood?|A sculpture|A sketch|A watercolour|A photo|Michelangelo's David is a famous one.
      Which colour do red and yellow paint make?|Orange|Green|Purple|Blue|It is a secondary colour.
      What is a picture made of many small tiles called?|A mosaic|A fresco|An etching|A collage|The Romans had them on floors.
      Who painted The Scream?|Edvard Munch|Vincent van Gogh|Gustav Klimt|Henri Matisse|Munch was a painter from Norway.
    `),
  },
  {
    id: 'sports',
    name: 'sports',
    words:
      'sport,sports,football,soccer,basketball,tennis,olympics,olympic games,athletics,baseball,hockey,swimming,cricket,world cup',
    scene: 'stadium',
    questions: read(`
      How many players of a football (soccer) team are on the field?|11|9|10|12|One of them is the goalkeeper.
      How many rings are in the Olympic symbol?|5|4|6|7|They stand for five parts of the world.
      How many players of a basketball team are on the court?|5|6|7|11|Substitutes wait on the bench.
      In which sport does love mean zero?|Tennis|Golf|Rugby|Hockey|Fifteen-love is 15 to 0.
      How long is a marathon?|About 42 kilometres|About 10 kilometres|About 21 kilometres|About 100 kilometres|It is exactly 42.195 kilometres.
      How often are the Summer Olympics held?|Every four years|Every year|Every two years|Every ten years|The Winter Games lie between them.
      What do you hit in badminton?|A shuttlecock|A puck|A ball of leather|A disc|It has feathers or a skirt of plastic.
      In which sport is there a home run?|Baseball|Football|Volleyball|Swimming|The batter runs around all the bases.
      Which swimming stroke is done on the back?|Backstroke|Butterfly|Breaststroke|Front crawl|It is the only one that starts in the water.
      What is a puck used in?|Ice hockey|Curling|Polo|Handball|It is a disc of hard rubber.
      How many pins stand in ten-pin bowling?|10|9|12|6|Knocking all down with one ball is a strike.
      Which martial art comes from Japan?|Judo|Taekwondo|Capoeira|Boxing|Its name means the gentle way.
      Which country has won the most men's football World Cups?|Brazil|Germany|Italy|Argentina|Brazil has won five.
      In which game do you say checkmate?|Chess|Cards|Darts|Dominoes|The king is then under attack and cannot get away.
    `),
  },
  {
    id: 'landmarks',
    name: 'famous landmarks',
    words:
      'landmark,landmarks,monument,monuments,famous places,wonders of the world,travel,tourism,buildings,architecture,eiffel tower',
    scene: 'city',
    questions: read(`
      In which city is the Eiffel Tower?|Paris|London|Rome|Madrid|It was built for a world's fair in 1889.
      Where is the Statue of Liberty?|New York|Boston|Washington|Chicago|It was a gift from France.
      In which country is the Taj Mahal?|India|Pakistan|Iran|Turkey|A ruler had it built in memory of his wife.
      In which city is the Colosseum?|Rome|Athens|Naples|Istanbul|Gladiators fought there before 50,000 people.
      Where is Machu Picchu?|Peru|Mexico|Chile|Spain|The Inca built it high in the Andes.
      What is Big Ben?|A bell in London|A bridge|A palace|A ship|The name is used for the tower as well.
      In which country are the pyramids of Giza?|Egypt|Sudan|Mexico|Iraq|The Great Pyramid is the oldest of the ancient wonders.
      Which tower leans?|The Tower of Pisa|The Eiffel Tower|The Tower of London|The Space Needle|The ground under it is soft on one side.
      In which city is the Brandenburg Gate?|Berlin|Vienna|Prague|Zurich|It stands for the unity of Germany.
      In which city is an opera house with roofs like sails?|Sydney|Milan|Oslo|Tokyo|It opened in 1973.
      Where is the Christ the Redeemer statue?|Rio de Janeiro|Lisbon|Mexico City|Rome|It stands on a mountain above the city.
      In which country is Petra, the city cut into rock?|Jordan|Egypt|Greece|Morocco|One enters through a narrow gorge.
      Which is the tallest building of the world since 2010?|The Burj Khalifa|The Empire State Building|The Shard|Taipei 101|It stands in Dubai and is 828 metres high.
    `),
  },
  {
    id: 'mythology',
    name: 'mythology',
    words:
      'mythology,myth,myths,gods,greek gods,greek mythology,norse,norse mythology,legend,legends,monsters,zeus,thor,dragons,unicorn,fantasy,magic,wizard',
    scene: 'castle',
    questions: read(`
      Who was the king of the Greek gods?|Zeus|Hades|Apollo|Hermes|He threw bolts of lightning.
      Which Norse god has a hammer?|Thor|Odin|Loki|Freyr|His hammer is called Mjölnir.
      Who was the Greek god of the sea?|Poseidon|Ares|Zeus|Dionysus|The Romans called him Neptune.
      What did Medusa have instead of hair?|Snakes|Fire|Feathers|Gold|Whoever looked at her turned to stone.
      What is half human and half horse?|A centaur|A satyr|A griffin|A mermaid|Chiron was the wise one among them.
      Which monster lived in the labyrinth of Crete?|The Minotaur|The Hydra|The Sphinx|Cerberus|Theseus defeated it and found out by a thread.
      Who flew too near to the sun?|Icarus|Hercules|Perseus|Odysseus|The wax of his wings melted.
      Which goddess was Athens named after?|Athena|Aphrodite|Hera|Artemis|She was the goddess of wisdom.
      What did the Greeks hide in at Troy?|A wooden horse|A cave|A ship|A barrel|The Trojans pulled it into their city themselves.
      How many heads has the dog Cerberus?|3|2|1|7|He guards the underworld.
      What is a phoenix?|A bird that rises from its ashes|A giant fish|A one-eyed giant|A flying horse|It stands for a new beginning.
      What is the flying horse of Greek myth called?|Pegasus|Bucephalus|Sleipnir|Centaur|Sleipnir is Odin's horse with eight legs.
      Which god of ancient Egypt had the head of a jackal?|Anubis|Ra|Horus|Osiris|He watched over the dead.
    `),
  },
  {
    id: 'stories',
    name: 'stories, books and films',
    words:
      'story,stories,book,books,literature,fairy tale,fairy tales,movie,movies,film,films,cinema,cartoon,cartoons,author,authors,reading,poetry,tv',
    scene: 'library',
    questions: read(`
      Who lost a glass slipper?|Cinderella|Snow White|Rapunzel|Red Riding Hood|The prince found her with it.
      How many dwarfs live with Snow White?|7|5|6|8|The tale was written down by the Brothers Grimm.
      Whose nose grows when he lies?|Pinocchio|Peter Pan|Aladdin|Robin Hood|Carlo Collodi wrote his story.
      Who wrote Romeo and Juliet?|William Shakespeare|Charles Dickens|Mark Twain|Jane Austen|It was written about 1595.
      Who has a very long braid in a tower?|Rapunzel|Sleeping Beauty|Gretel|Goldilocks|The prince climbs up by it.
      Who fell down a rabbit hole?|Alice|Dorothy|Wendy|Heidi|Lewis Carroll wrote Alice in Wonderland.
      Which boy never grows up?|Peter Pan|Tom Sawyer|Oliver Twist|Hansel|He lives in Neverland.
      Who wrote The Little Mermaid?|Hans Christian Andersen|The Brothers Grimm|Jules Verne|Aesop|Andersen was a writer from Denmark.
      Which detective lives in Baker Street?|Sherlock Holmes|Hercule Poirot|Miss Marple|Zorro|Arthur Conan Doyle invented him.
      Who wrote Around the World in Eighty Days?|Jules Verne|H. G. Wells|Victor Hugo|Leo Tolstoy|He also wrote of a journey under the sea.
      What were the first films without?|Sound|Pictures|Actors|Light|Films with sound came at the end of the 1920s.
      What is a film made of drawings called?|An animated film|A documentary|A newsreel|A trailer|Usually 24 pictures are shown in a second.
      Who stole from the rich to give to the poor?|Robin Hood|Captain Hook|Aladdin|Don Quixote|He is said to have lived in Sherwood Forest.
    `),
  },
  {
    id: 'transport',
    name: 'cars, trains and planes',
    words:
      'car,cars,vehicle,vehicles,train,trains,plane,planes,airplane,airplanes,transport,ship,ships,traffic,road signs,truck,trucks,driving',
    scene: 'road',
    questions: read(`
      What runs on rails?|A train|A bus|A ship|A bicycle|The first public steam railway opened in 1825.
      How many wheels does a tricycle have?|3|2|4|6|Tri means three.
      What does a red traffic light mean?|Stop|Go|Turn|Hurry|Green means that the way is free.
      Who flies a plane?|A pilot|A captain of a ship|A driver|A conductor|Beside the pilot sits a co-pilot.
      What powers an electric car?|A battery|Petrol|Coal|Steam|It can be charged at a socket.
      Which vehicle can rise straight up into the air?|A helicopter|A glider|A tram|A ferry|Its rotor lifts it.
      What is the left side of a ship called?|Port|Starboard|Bow|Stern|Starboard is the right side.
      Which vehicle travels under water?|A submarine|A ferry|A raft|A canoe|It takes in water to dive.
      What do you call an underground railway in London?|The Tube|The Metro|The Subway|The Tram|It opened in 1863 as the first one in the world.
      What keeps a glider in the air?|Rising air|An engine|A rope|Helium|Pilots look for warm air that rises.
      Who made the first car with a petrol engine?|Carl Benz|Henry Ford|James Watt|Enzo Ferrari|He patented it in 1886.
      What does a ferry do?|It carries people and cars over water|It digs tunnels|It puts out fires|It sweeps streets|Some ferries carry whole trains.
    `),
  },
  {
    id: 'general',
    name: 'general knowledge',
    words: 'general knowledge,trivia,general,everything,mixed,random,facts,knowledge,anything',
    scene: 'school',
    questions: read(`
      How many days does a leap year have?|366|365|364|360|The extra day is 29 February.
      How many sides does a hexagon have?|6|5|7|8|The cells of honeycombs are hexagons.
      How many minutes are in an hour?|60|100|24|90|An hour has 3,600 seconds.
      Which is the smallest prime number?|2|1|0|3|It is also the only even one.
      How many colours are usually named in a rainbow?|7|5|6|10|Red, orange, yellow, green, blue, indigo and violet.
      How many years are in a century?|100|10|50|1,000|A thousand years are a millennium.
      Which month has 28 days in most years?|February|April|June|September|In leap years it has 29.
      What do you call a shape with three sides?|A triangle|A square|A circle|A pentagon|Its angles add up to 180 degrees.
      How many letters has the English alphabet?|26|24|28|30|Five of them are the vowels a, e, i, o and u.
      In which direction does the sun rise?|In the east|In the west|In the north|In the south|Because the Earth turns toward the east.
      How many zeros has a million?|6|5|7|9|A thousand thousands are a million.
      Which of these is a mammal?|The whale|The shark|The penguin|The crocodile|It breathes air and feeds its young with milk.
      What is half of a hundred?|50|20|25|40|A quarter would be 25.
      How many centimetres are in a metre?|100|10|1,000|12|Centi means a hundredth.
    `),
  },
]
