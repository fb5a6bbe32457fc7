import { inSteps, type ProcessRow } from './row.ts'

/** What water, ice and wind do to the land, and what goes round in the sea and the air. */
export const landAndSea: readonly ProcessRow[] = [
  inSteps(
    ['nitrogen cycle', 'nitrogen fixation', 'nitrogen in the soil', 'nitrifying bacteria', 'nitrates in the soil', 'cycle of nitrogen', 'denitrification', 'legumes and nitrogen', 'fertiliser and nitrogen'],
    { title: 'The nitrogen cycle', subject: 'earth and space', what: 'nitrogen', timeUnit: 'weeks', isCycle: true },
    [
      ['Caught from the air', 4, 'Four fifths of air is nitrogen, but plants can’t use it. Bacteria in clover roots, and lightning, catch some.'],
      ['Nitrate', 3, 'Soil bacteria turn ammonium to nitrate, which dissolves in water.'],
      ['Into plants', 12, 'Roots take it up, and plants build protein from it.'],
      ['Into animals', 20, 'Cows and people eat the plants and build their own protein.'],
      ['Back to the soil', 8, 'Dung and dead bodies rot: fungi and bacteria make ammonium of them.'],
      ['Back to the air', 5, 'In wet soil other bacteria turn nitrate back to nitrogen gas. It may stay in the air for millions of years.'],
    ],
  ),
  inSteps(
    ['glacier', 'how a glacier forms', 'glacier formation', 'snow to ice', 'how glaciers move', 'moraine', 'glacier movement', 'u-shaped valley', 'firn'],
    { title: 'How a glacier is made', subject: 'earth and space', what: 'a snowflake', timeUnit: 'years', isCycle: false },
    [
      ['Fresh snow', 1, 'High up more snow falls in winter than melts in summer.'],
      ['Firn', 10, 'Under new snow the flakes become round, hard grains.'],
      ['Glacier ice', 40, 'Pressed further, air is squeezed out and blue ice is left.'],
      ['Flowing down', 150, 'The ice creeps downhill like stiff honey, some ten metres a year or much more, and grinds the valley wide.'],
      ['The tongue', 30, 'Where it is warm the ice breaks, melts, and leaves a wall of stones: the moraine.'],
    ],
  ),
  inSteps(
    ['river from spring to sea', 'course of a river', 'journey of a river', 'river erosion', 'meander', 'oxbow lake', 'upper middle and lower course', 'how rivers shape the land', 'river delta', 'stages of a river', 'life of a river'],
    { title: 'A river from its spring to the sea', subject: 'earth and space', what: 'a drop in a river', timeUnit: 'days', isCycle: false },
    [
      ['Spring', 0.5, 'Ground water comes to light in the hills.'],
      ['Mountain stream', 1, 'Steep and fast, it rolls stones and cuts a valley like a V.'],
      ['Waterfall', 0.5, 'Where hard rock lies on soft rock, the water undercuts it and falls.'],
      ['Middle course', 4, 'Other streams join. Slower now, it carries gravel and sand.'],
      ['Meanders', 6, 'On flat land it swings: it bites into the outer bank and leaves sand on the inner one.'],
      ['Flood plain', 4, 'When it floods it leaves fertile mud on the fields.'],
      ['Delta', 2, 'At the sea it slows down, drops its mud, and splits into many arms.'],
    ],
  ),
  inSteps(
    ['coral reef building', 'coral reef', 'how coral reefs form', 'atoll', 'how an atoll forms', 'coral polyp', 'barrier reef', 'fringing reef', 'coral island'],
    { title: 'How an atoll is built', subject: 'earth and space', what: 'a coral reef', timeUnit: 'thousand years', isCycle: false },
    [
      ['A volcano in the sea', 500, 'A volcano grows until it looks out of the warm sea.'],
      ['First corals', 10, 'Larvae settle on the rock. Each polyp builds a cup of lime; algae in it give it food.'],
      ['Fringing reef', 1000, 'Polyps build on the cups of the dead: about a centimetre a year. The reef lies along the shore.'],
      ['Barrier reef', 2000, 'The old volcano slowly sinks. The reef grows up to the light, and a lagoon parts it from the land.'],
      ['Atoll', 3000, 'The mountain is gone; a ring of coral is left, as Charles Darwin guessed in 1842.'],
    ],
  ),
  inSteps(
    ['sand dune', 'how sand dunes form', 'dune formation', 'desert dune', 'how dunes move', 'coastal dune', 'wandering dune', 'barchan'],
    { title: 'How a dune wanders', subject: 'earth and space', what: 'a sand dune', timeUnit: 'years', isCycle: false },
    [
      ['Wind lifts sand', 0.5, 'Dry grains hop and push others forward.'],
      ['A small heap', 1, 'Behind a stone or a tuft of grass the wind is weaker, and sand is left.'],
      ['A growing dune', 5, 'The heap itself slows the wind and catches more sand. Its wind side is flat, its lee side steep.'],
      ['Wandering', 20, 'Grains climb one side and slide down the other at about 33 degrees: the dune moves some ten metres a year.'],
      ['Held by plants', 10, 'Where it rains, grass roots hold the sand, and the dune comes to rest.'],
    ],
  ),
  inSteps(
    ['ocean conveyor belt', 'ocean currents', 'thermohaline circulation', 'ocean conveyor', 'gulf stream', 'deep ocean current', 'great ocean conveyor', 'ocean circulation'],
    { title: 'The great ocean conveyor', subject: 'earth and space', what: 'a drop of sea water', timeUnit: 'years', isCycle: true },
    [
      ['Gulf Stream', 5, 'Warm, salty water flows from the tropics to the north-east and brings mild winters to Europe.'],
      ['Cooling', 5, 'Near Greenland the wind cools it; some freezes and leaves its salt behind.'],
      ['Sinking', 5, 'Cold and salty is heavy: it sinks two or three kilometres.'],
      ['Deep Atlantic', 200, 'In the dark it creeps south, some millimetres to centimetres a second.'],
      ['Around Antarctica', 100, 'Even colder water joins it on its way round the southern continent.'],
      ['Deep Pacific', 500, 'It spreads north through the Indian and the Pacific Ocean, and slowly rises.'],
      ['Back at the surface', 100, 'Warmed again, it returns around Africa. The whole round takes about a thousand years.'],
    ],
  ),
  inSteps(
    ['tsunami', 'how a tsunami forms', 'tsunami wave', 'how a tsunami happens', 'seaquake', 'giant wave from an earthquake', 'tsunami warning'],
    { title: 'How a tsunami runs', subject: 'earth and space', what: 'a tsunami', timeUnit: 'minutes', isCycle: false },
    [
      ['The sea floor jumps', 4, 'In a strong earthquake a strip of sea floor rises by metres and lifts all the water above it.'],
      ['Across the deep sea', 120, 'The wave is low and long but as fast as a jet: some 700 km/h. A ship hardly notices it.'],
      ['Warning', 15, 'Buoys and gauges report it; people must go uphill at once.'],
      ['The sea draws back', 10, 'Often the trough comes first: the beach falls dry. That is the last warning.'],
      ['The wave lands', 20, 'In shallow water it slows down and piles up, and streams far inland.'],
      ['More waves', 180, 'Several follow for hours, and a later one may be the highest.'],
    ],
  ),
]
