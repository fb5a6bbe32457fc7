import { inSteps, type ProcessRow } from './row.ts'

/** How materials are made from what the Earth gives. */
export const materials: readonly ProcessRow[] = [
  inSteps(
    ['steel making', 'how steel is made', 'making steel', 'blast furnace', 'iron ore to steel', 'steel production', 'steelworks', 'iron smelting', 'from ore to steel'],
    { title: 'From ore to steel', subject: 'chemistry', what: 'iron', timeUnit: 'hours', isCycle: false },
    [
      ['Sintering ore', 3, 'Iron ore is crushed and baked into lumps; coal has been baked to coke.'],
      ['Blast furnace', 7, 'Coke burns in hot air at up to 2,000 °C; carbon monoxide takes the oxygen from the ore. Limestone catches the dirt.'],
      ['Pig iron', 1, 'Liquid iron with 4 % carbon is tapped: hard but brittle.'],
      ['Oxygen converter', 0.7, 'Pure oxygen burns most of the carbon away. Now it is steel.'],
      ['Alloying', 1, 'A little chromium, nickel or manganese gives it the wanted strength.'],
      ['Casting', 1.5, 'It sets into a long glowing slab.'],
      ['Rolling', 2, 'Heavy rolls make sheets, rails or wire of it.'],
    ],
  ),
  inSteps(
    ['glass making', 'how glass is made', 'making glass', 'sand to glass', 'float glass', 'glass from sand', 'glass production', 'window glass'],
    { title: 'From sand to a window', subject: 'chemistry', what: 'glass', timeUnit: 'hours', isCycle: false },
    [
      ['Mixing', 1, 'Sand, soda, lime and broken old glass. Soda lets it melt at lower heat, lime makes it last.'],
      ['Melting', 24, 'At 1,500 °C it becomes a thick, glowing liquid.'],
      ['Refining', 24, 'Bubbles rise, until it is clear.'],
      ['Floating on tin', 0.7, 'It flows on liquid tin and becomes perfectly flat.'],
      ['Cooling slowly', 1.5, 'Cooled too fast it would crack from inner tension.'],
      ['Checking and cutting', 0.8, 'Cameras look for flaws, and a hard wheel scores it.'],
    ],
  ),
  inSteps(
    ['paper making', 'how paper is made', 'making paper', 'wood to paper', 'paper mill', 'tree to paper', 'paper production', 'wood pulp', 'recycling paper'],
    { title: 'From tree to paper', subject: 'chemistry', what: 'wood', timeUnit: 'minutes', isCycle: false },
    [
      ['Debarking and chipping', 20, 'Trunks lose their bark and are cut into chips.'],
      ['Cooking', 240, 'Boiled with chemicals, the glue of wood (lignin) dissolves; cellulose fibres are left.'],
      ['Washing and bleaching', 180, 'The brown pulp is washed and made white.'],
      ['Beating', 30, 'Fibres are roughened so that they hold on to each other.'],
      ['On the wire', 10, 'Pulp with 99 % water is spread on a moving sieve, and the water runs off. It takes seconds.'],
      ['Pressing and drying', 10, 'Felt rolls press it, hot rolls dry it.'],
      ['Rolling up', 40, 'A roll as heavy as several cars is wound up and cut.'],
    ],
  ),
  inSteps(
    ['soap making', 'how soap is made', 'making soap', 'saponification', 'soap from oil and lye', 'soap production', 'cold process soap'],
    { title: 'From oil to soap', subject: 'chemistry', what: 'soap', timeUnit: 'days', isCycle: false },
    [
      ['Oil and lye', 0.5, 'Oil is stirred with lye, a strong base (goggles and gloves!) until it thickens.'],
      ['In the mould', 1.5, 'It warms up by itself: fat splits into soap and glycerine.'],
      ['Cutting', 1, 'The firm block is cut into bars.'],
      ['Curing', 30, 'The last lye is used up, water dries off, and the bar becomes mild and hard.'],
    ],
  ),
  inSteps(
    ['cement making', 'how cement is made', 'making concrete', 'how concrete is made', 'cement production', 'concrete setting', 'cement kiln', 'how concrete hardens'],
    { title: 'From limestone to concrete', subject: 'chemistry', what: 'cement', timeUnit: 'hours', isCycle: false },
    [
      ['Quarrying and grinding', 6, 'Limestone and clay are blasted, crushed and ground to powder.'],
      ['Kiln', 2, 'In a slowly turning tube at 1,450 °C carbon dioxide leaves and hard lumps form: clinker.'],
      ['Grinding with gypsum', 2, 'Clinker becomes grey powder; gypsum keeps it from setting too fast.'],
      ['Mixing', 1, 'Cement, water, sand and gravel make concrete.'],
      ['Setting', 8, 'Cement reacts with water: needles grow and hook together. It does not simply dry.'],
      ['Hardening', 672, 'After 28 days it has most of its strength, and it goes on for years.'],
    ],
  ),
  inSteps(
    ['distillation of crude oil', 'oil refinery', 'fractional distillation', 'refining oil', 'crude oil to petrol', 'distillation column', 'petrol from oil', 'distillation'],
    { title: 'What a refinery makes of oil', subject: 'chemistry', what: 'crude oil', timeUnit: 'hours', isCycle: false },
    [
      ['Desalting', 1, 'Water and salt are washed out.'],
      ['Heating', 0.5, 'In a furnace it is heated to about 370 °C and most of it boils.'],
      ['Tower', 1, 'The vapour rises and cools. Each substance turns liquid on its own floor: gas and petrol high up, diesel below.'],
      ['Cracking', 1, 'Long molecules that nobody needs are broken into short ones.'],
      ['Taking out sulphur', 1.5, 'Hydrogen takes it away, so that exhaust is cleaner.'],
      ['Blending', 2, 'Petrol, kerosene, diesel, heating oil and bitumen go to their tanks.'],
    ],
  ),
  inSteps(
    ['crystal growing', 'growing crystals', 'how crystals grow', 'salt crystal', 'alum crystal', 'sugar crystal', 'grow a crystal', 'crystallisation', 'crystallization'],
    { title: 'Growing a crystal', subject: 'chemistry', what: 'an alum crystal', timeUnit: 'days', isCycle: false },
    [
      ['Hot solution', 0.5, 'Hot water dissolves more alum than cold water. Stir until no more will go in.'],
      ['Cooling', 1, 'As it cools there is more in the water than it can hold.'],
      ['Seed crystal', 2, 'Small crystals form on the bottom. Choose the finest and hang it on a thread.'],
      ['Growing', 14, 'Water evaporates; particle after particle joins in the same pattern, with flat faces.'],
      ['Finished', 0.5, 'Take it out, dry it, and coat it with clear varnish.'],
    ],
  ),
  inSteps(
    ['rusting', 'rust', 'how iron rusts', 'why iron rusts', 'corrosion of iron', 'rusty nail', 'iron and oxygen and water', 'oxidation of iron'],
    { title: 'How a nail rusts', subject: 'chemistry', what: 'an iron nail', timeUnit: 'days', isCycle: false },
    [
      ['A drop of water', 0.5, 'Water and air lie on bare iron. Without either of them it would not rust.'],
      ['Iron dissolves', 2, 'Iron atoms give away electrons and go into the drop.'],
      ['Oxygen takes part', 3, 'At the edge of the drop, oxygen and water take up the electrons.'],
      ['Brown rust', 14, 'Dissolved iron and oxygen make flaky, brown rust. Salt makes it much faster.'],
      ['Deeper and deeper', 200, 'Rust does not protect: water creeps under it until the nail crumbles.'],
    ],
  ),
]
