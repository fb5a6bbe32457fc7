import { read, type Topic } from './question.ts'

export const science: Topic[] = [
  {
    id: 'inventions',
    name: 'inventions',
    words:
      'invention,inventions,inventor,inventors,discovery,discoveries,engineering,technology,famous scientists,scientists',
    scene: 'laboratory',
    questions: read(`
      Who is known for the first practical telephone?|Alexander Graham Bell|Thomas Edison|Nikola Tesla|Isaac Newton|His patent is from 1876.
      Which brothers made the first powered aeroplane flight?|The Wright brothers|The Grimm brothers|The Montgolfier brothers|The Lumière brothers|It lasted twelve seconds, in 1903.
      What did Johannes Gutenberg bring to Europe?|Printing with movable type|The telescope|The steam engine|Paper money|Books became cheap, and ideas spread.
      Who discovered penicillin?|Alexander Fleming|Louis Pasteur|Marie Curie|Albert Einstein|A mould had got into his dish by chance in 1928.
      Which invention made factories and trains possible?|The steam engine|The light bulb|The radio|The telescope|James Watt made it far better around 1769.
      Who invented the World Wide Web?|Tim Berners-Lee|Bill Gates|Alan Turing|Steve Jobs|He worked at CERN in Geneva in 1989.
      Which came first?|The wheel|The bicycle|The clock|The car|The oldest wheels are more than 5,000 years old.
      What did Alfred Nobel invent?|Dynamite|The battery|The zip|The camera|The Nobel Prizes were founded with his fortune.
      Where was paper invented?|China|Egypt|Greece|Peru|It was made there about 2,000 years ago.
      What did the Montgolfier brothers fly with in 1783?|A hot-air balloon|A plane|A kite|A rocket|The first passengers were a sheep, a duck and a rooster.
      Who built the first battery?|Alessandro Volta|Michael Faraday|Benjamin Franklin|Galileo Galilei|The volt is named after him.
      Which reading system of raised dots is named after its inventor?|Braille|Morse|Latin|Runes|Louis Braille was a teenager when he made it.
    `),
  },
  {
    id: 'physics',
    name: 'physics',
    words:
      'physics,science,energy,electricity,magnet,magnets,magnetism,light,sound,gravity,forces,force,motion,waves,stem',
    scene: 'laboratory',
    questions: read(`
      What pulls things to the ground?|Gravity|Magnetism|Friction|Electricity|The heavier a body is, the more it pulls.
      Which is the fastest?|Light|Sound|A jet plane|A rocket|Light travels about 300,000 kilometres in a second.
      What do magnets attract?|Iron|Wood|Glass|Plastic|They attract nickel and cobalt too.
      What is the unit of force?|Newton|Watt|Volt|Metre|An apple weighs about one newton.
      Where is there no sound?|In empty space|Under water|In a cave|On a mountain|Sound needs something to travel through.
      What slows a sliding box down?|Friction|Gravity|Light|Magnetism|It turns motion into heat.
      What does a prism do with white light?|It splits it into colours|It makes it louder|It turns it off|It cools it|White light is a mixture of all colours.
      At which temperature does water boil at sea level?|100 °C|50 °C|0 °C|212 °C|On high mountains it boils at less.
      Which of these conducts electricity well?|Copper|Rubber|Glass|Wood|That is why wires are made of it.
      What is water as a gas called?|Steam or vapour|Ice|Dew|Oil|Solid, liquid and gas are states of matter.
      Who described gravity after thinking about a falling apple?|Isaac Newton|Albert Einstein|Marie Curie|Charles Darwin|The story is told by people who knew him.
      What does a lever make easier?|Lifting a load|Seeing far|Hearing well|Keeping cool|A long arm needs less force.
      Why does a ship of steel float?|It pushes away its own weight of water|Steel is lighter than water|The wind holds it|Salt glues it to the sea|Archimedes found this rule.
    `),
  },
  {
    id: 'chemistry',
    name: 'chemistry',
    words: 'chemistry,element,elements,periodic table,atoms,atom,molecules,chemical,chemicals,acid,metals',
    scene: 'laboratory',
    questions: read(`
      What is the chemical formula of water?|H₂O|CO₂|O₂|NaCl|Two hydrogen atoms and one oxygen atom.
      Which element has the symbol O?|Oxygen|Gold|Osmium|Iron|About a fifth of the air is oxygen.
      Which element has the symbol Au?|Gold|Silver|Aluminium|Argon|It comes from aurum, the Latin word for gold.
      Which is the lightest element?|Hydrogen|Helium|Oxygen|Carbon|Most atoms in the universe are hydrogen.
      What is table salt?|Sodium chloride|Carbon dioxide|Iron oxide|Sugar|Its formula is NaCl.
      Which gas makes balloons rise?|Helium|Oxygen|Nitrogen|Carbon dioxide|It is lighter than air and does not burn.
      Which metal is liquid at room temperature?|Mercury|Iron|Copper|Gold|It was once used in thermometers.
      What does iron become in damp air?|Rust|Steel|Salt|Chalk|Rust is iron that has joined with oxygen.
      What are diamonds made of?|Carbon|Glass|Silver|Salt|Pencil leads are carbon as well: graphite.
      Which gas is the most of our air?|Nitrogen|Oxygen|Carbon dioxide|Hydrogen|About 78 percent of the air is nitrogen.
      What is in the middle of an atom?|The nucleus|The electron|The molecule|Nothing|It is made of protons and neutrons.
      What is the pH of pure water?|7|0|1|14|Below 7 is acid, above 7 is alkaline.
      Which element has the symbol Fe?|Iron|Fluorine|Lead|Tin|It comes from ferrum, the Latin word for iron.
    `),
  },
  {
    id: 'computers',
    name: 'computers and programming',
    words:
      'computer,computers,programming,coding,code,internet,software,hardware,robots,robot,web,python,javascript,algorithm,ai,tech',
    scene: 'neon-city',
    questions: read(`
      Which two digits does a computer count with?|0 and 1|1 and 2|5 and 10|8 and 9|This is called the binary system.
      What does CPU stand for?|Central processing unit|Computer power unit|Colour picture unit|Central printing utility|It carries out the instructions of programs.
      How many bits are in a byte?|8|2|10|100|With eight bits one can count from 0 to 255.
      What is a mistake in a program called?|A bug|A worm|A key|A cookie|Finding and removing it is called debugging.
      Who wrote the first published program for a machine?|Ada Lovelace|Alan Turing|Grace Hopper|Charles Babbage|It was in 1843, for a machine that was never finished.
      What repeats instructions in a program?|A loop|A comment|A variable|A file|A loop that never ends is called infinite.
      What does a variable do?|It keeps a value|It prints paper|It cools the computer|It plays music|Its value can change while the program runs.
      Which is a programming language?|Python|Cobra|Panther|Mouse|It is named after the comedians of Monty Python.
      What does WWW stand for?|World Wide Web|Wide World Wire|World Web Window|Wireless World Web|It is one of the services of the internet.
      Which part keeps data when the power is off?|The drive|The memory (RAM)|The screen|The fan|RAM forgets everything without power.
      What is an algorithm?|A list of steps that solves a problem|A kind of computer|A virus|A cable|A recipe is an algorithm too.
      What makes a good password?|It is long and hard to guess|It is your name|It is 1234|It is the same everywhere|Several random words together make a good one.
      What is binary 10 as a usual number?|2|10|1|3|One two and no ones.
    `),
  },
]
