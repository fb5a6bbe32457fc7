import { inSteps, type ProcessRow } from './row.ts'

/** Clean water, and what becomes of what we throw away. */
export const waterAndWaste: readonly ProcessRow[] = [
  inSteps(
    ['water treatment', 'drinking water treatment', 'how water is cleaned', 'drinking water', 'how tap water is made', 'water works', 'water purification', 'cleaning river water', 'waterworks', 'tap water'],
    { title: 'From river to tap', subject: 'chemistry', what: 'river water', timeUnit: 'hours', isCycle: false },
    [
      ['Screens', 0.2, 'Grids keep back branches, fish and rubbish.'],
      ['Clumping', 0.8, 'A salt of aluminium or iron makes fine dirt stick together in flakes.'],
      ['Settling', 3, 'In still basins the flakes sink to the bottom.'],
      ['Sand filter', 2, 'Layers of sand and charcoal hold back what is left.'],
      ['Disinfecting', 1, 'Chlorine, ozone or ultraviolet light kills germs.'],
      ['Water tower', 12, 'It is stored high up, so that it presses into the pipes.'],
      ['To the tap', 10, 'Pipes lead it into every house.'],
    ],
  ),
  inSteps(
    ['sewage treatment', 'sewage', 'waste water', 'wastewater treatment', 'sewage plant', 'where toilet water goes', 'cleaning sewage', 'sewer', 'wastewater'],
    { title: 'How waste water becomes clean', subject: 'chemistry', what: 'waste water', timeUnit: 'hours', isCycle: false },
    [
      ['Sewer', 4, 'Through pipes under the street it flows downhill to the plant.'],
      ['Rake and grit', 0.5, 'Rakes take out wipes and paper; sand sinks, grease floats.'],
      ['First settling', 2, 'Mud sinks in a calm basin and is scraped off.'],
      ['Bacteria at work', 12, 'Air is blown in, and countless bacteria eat the dissolved dirt.'],
      ['Second settling', 4, 'The bacteria sink as flakes, and clear water runs over the edge.'],
      ['Polishing', 1.5, 'Phosphorus is taken out, and in some plants germs and traces of medicine too.'],
      ['Into the river', 1, 'It goes back to nature. The mud rots to biogas that drives the plant.'],
    ],
  ),
  inSteps(
    ['recycling plastic', 'plastic recycling', 'how plastic is recycled', 'plastic bottle recycling', 'recycling a bottle', 'recycling process', 'what happens to plastic waste', 'recycling'],
    { title: 'A bottle becomes a bottle', subject: 'chemistry', what: 'a plastic bottle', timeUnit: 'days', isCycle: true },
    [
      ['Collected', 7, 'The empty bottle waits in its bin and is fetched.'],
      ['Sorted', 1, 'Magnets, air jets and cameras with infrared light part kinds of plastic and metals.'],
      ['Pressed to bales', 5, 'Thousands are pressed to a block and driven to the recycler.'],
      ['Shredded and washed', 1, 'Flakes are washed; caps float, bottle plastic sinks.'],
      ['Melted to pellets', 1, 'At about 270 °C they melt, are filtered and cut into grains.'],
      ['Blown anew', 3, 'Grains become a small tube, and hot air blows it up to a bottle.'],
      ['Filled and sold', 30, 'On the shelf, and then at home. In reality only some of the bottles come back.'],
    ],
  ),
  inSteps(
    ['composting', 'compost', 'compost heap', 'how compost is made', 'garden compost', 'decomposition of leaves', 'how things rot', 'rotting apple', 'decomposers', 'decomposition'],
    { title: 'From peel to soil', subject: 'biology', what: 'a compost heap', timeUnit: 'weeks', isCycle: false },
    [
      ['Heaped up', 1, 'Peels, leaves and grass are mixed, with air between.'],
      ['Heating up', 4, 'Bacteria multiply and eat what is soft. It steams: up to 60 or 70 °C.'],
      ['Fungi take over', 8, 'It cools; fungi break down straw and wood.'],
      ['Worms and woodlice', 12, 'Small animals chew and mix it.'],
      ['Ripe compost', 10, 'Dark, crumbly, smelling of forest: food for plants.'],
    ],
  ),
]
