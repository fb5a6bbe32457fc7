import { inSteps, type ProcessRow } from './row.ts'

/** Weather that builds up and dies away. */
export const storms: readonly ProcessRow[] = [
  inSteps(
    ['hurricane', 'hurricane formation', 'how a hurricane forms', 'typhoon', 'tropical cyclone', 'tropical storm', 'eye of the storm', 'stages of a hurricane', 'life of a hurricane'],
    { title: 'The life of a hurricane', subject: 'earth and space', what: 'a hurricane', timeUnit: 'days', isCycle: false },
    [
      ['Thunderstorms gather', 3, 'Over a sea warmer than about 26.5 °C moist air rises, and storms join into one.'],
      ['Tropical depression', 2, 'Water vapour condenses and gives off heat; pressure falls, and the Earth’s spin makes the winds turn.'],
      ['Tropical storm', 2, 'Above 63 km/h it is given a name. Bands of rain wind around its centre.'],
      ['Hurricane', 4, 'Above 119 km/h a calm eye opens, and the worst wind blows in the wall around it.'],
      ['Landfall', 1, 'Wind, rain and a storm surge of several metres of sea hit the coast.'],
      ['Dying down', 2, 'Over land or cold water it gets no more vapour and fades to rain.'],
    ],
  ),
  inSteps(
    ['tornado', 'tornado formation', 'how a tornado forms', 'twister', 'supercell', 'whirlwind', 'funnel cloud', 'stages of a tornado', 'how tornadoes happen'],
    { title: 'How a tornado is born', subject: 'earth and space', what: 'a tornado', timeUnit: 'minutes', isCycle: false },
    [
      ['Rolling air', 60, 'Wind is stronger higher up, so the air between rolls like a lying barrel.'],
      ['Standing up', 30, 'The updraught of a thunderstorm tips the roll upright: the storm spins.'],
      ['Wall cloud', 15, 'Part of the cloud sinks and turns below the base.'],
      ['Funnel', 5, 'The spinning column becomes thin, and therefore faster, like a skater who pulls in her arms.'],
      ['On the ground', 10, 'It touches down. Most last some minutes; the strongest winds are above 300 km/h.'],
      ['Roping out', 5, 'Cold air wraps round it; it becomes a thin rope and is gone.'],
    ],
  ),
  inSteps(
    ['thunderstorm', 'how a thunderstorm forms', 'lightning', 'thunder and lightning', 'how lightning is made', 'cumulonimbus', 'thunder cloud', 'life of a thunderstorm', 'stages of a thunderstorm', 'lightning strike'],
    { title: 'The life of a thunderstorm', subject: 'earth and space', what: 'a thunder cloud', timeUnit: 'minutes', isCycle: false },
    [
      ['Warm air rises', 15, 'Sun heats the ground, and moist air rises like a bubble.'],
      ['Cumulus tower', 15, 'Vapour turns to drops and gives off heat, so that the cloud shoots up ten kilometres.'],
      ['Ice and charge', 10, 'Ice crystals and soft hail bump into each other: the top becomes positive, the bottom negative.'],
      ['Lightning and rain', 20, 'The charge jumps to the ground; air at 30,000 °C bursts apart: thunder. Rain and hail pour.'],
      ['Dying down', 25, 'Cold rain and air fall out and cut off the warm supply. The cloud rains itself out.'],
    ],
  ),
  inSteps(
    ['snowflake formation', 'how snow forms', 'how a snowflake is made', 'snow crystal', 'how snow is made', 'life of a snowflake', 'six-sided snow crystal', 'where snow comes from'],
    { title: 'How a snowflake grows', subject: 'earth and space', what: 'a snowflake', timeUnit: 'minutes', isCycle: false },
    [
      ['A speck of dust', 5, 'In a cold cloud a tiny drop freezes on a grain of dust.'],
      ['Six sides', 10, 'Water molecules lock into a six-sided plate.'],
      ['Arms grow', 20, 'Corners catch most vapour, so six arms grow, all in the same weather and therefore alike.'],
      ['Branches', 15, 'Each change of cold and damp adds another pattern: no two had the same way.'],
      ['Falling', 30, 'It drifts down, about a metre or more a second, and may hook on to others.'],
    ],
  ),
  inSteps(
    ['how hail forms', 'hail', 'hailstone', 'hailstorm', 'how hailstones are made', 'layers of a hailstone', 'hail formation'],
    { title: 'How a hailstone grows', subject: 'earth and space', what: 'a hailstone', timeUnit: 'minutes', isCycle: false },
    [
      ['A frozen drop', 2, 'In the updraught of a thunder cloud a drop freezes.'],
      ['Up through the cloud', 5, 'Drops colder than 0 °C, but still liquid, freeze to it at once: milky ice.'],
      ['Wet growth', 5, 'Where there is much water it freezes slowly: clear ice.'],
      ['Held aloft', 8, 'As long as the wind blows upwards fast enough it floats and grows layer by layer.'],
      ['Falling', 5, 'Too heavy, it falls: a stone of 2 cm at about 70 km/h.'],
    ],
  ),
  inSteps(
    ['avalanche', 'how an avalanche happens', 'snow avalanche', 'slab avalanche', 'avalanche formation', 'snow slide'],
    { title: 'How an avalanche starts', subject: 'earth and space', what: 'a snowy slope', timeUnit: 'seconds', isCycle: false },
    [
      ['A weak layer', 20, 'Days before, new snow fell on a layer of loose, sugary crystals.'],
      ['A crack', 2, 'A skier or more snow breaks the weak layer; the crack runs faster than anyone can ski.'],
      ['The slab slides', 5, 'On slopes of 30 to 45 degrees the whole sheet starts to slip and breaks into blocks.'],
      ['Full speed', 25, 'It can be faster than 100 km/h; powder billows up in front.'],
      ['It stops', 10, 'On flat ground it stops within seconds and sets hard like concrete.'],
    ],
  ),
]
