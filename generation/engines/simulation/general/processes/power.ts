import { inSteps, type ProcessRow } from './row.ts'

/** How energy comes to the socket, and engines that go round. */
export const power: readonly ProcessRow[] = [
  inSteps(
    ['four-stroke engine', 'four stroke engine', 'combustion engine', 'petrol engine', 'how a car engine works', 'car engine', 'internal combustion engine', 'otto engine', 'intake compression power exhaust', 'spark plug'],
    { title: 'The four strokes of an engine', subject: 'physics', what: 'a petrol engine at 3,000 turns a minute', timeUnit: 'milliseconds', isCycle: true },
    [
      ['Intake', 10, 'The piston goes down, and air with petrol streams in through the open valve.'],
      ['Compression', 10, 'Both valves are shut; going up, the piston squeezes the mixture to about a tenth.'],
      ['Power', 10, 'A spark lights it. Hot gas pushes the piston down: the only stroke that gives work.'],
      ['Exhaust', 10, 'The other valve opens, and the piston pushes the burnt gas out.'],
    ],
  ),
  inSteps(
    ['coal power plant', 'coal power station', 'how a power plant works', 'thermal power station', 'steam turbine', 'electricity from coal', 'how electricity is made', 'how electricity gets to our homes', 'fossil fuel power station'],
    { title: 'From coal to the socket', subject: 'physics', what: 'the energy of coal', timeUnit: 'seconds', isCycle: false },
    [
      ['Grinding coal', 20, 'Coal is milled to dust and blown into the boiler.'],
      ['Burning', 4, 'It burns at over 1,200 °C: chemical energy becomes heat.'],
      ['Steam', 30, 'Water in the pipes becomes steam of 550 °C under great pressure.'],
      ['Turbine', 3, 'Steam rushes through wheels of blades and turns them 50 or 60 times a second.'],
      ['Generator', 2, 'Magnets turn past coils: motion becomes electricity.'],
      ['Cooling tower', 20, 'Used steam becomes water again. Of three parts of heat about two are lost.'],
      ['Grid and socket', 2, 'A transformer raises the voltage for the long line; others lower it. It takes milliseconds.'],
    ],
  ),
  inSteps(
    ['hydroelectric power', 'hydro power', 'hydropower', 'hydroelectric dam', 'water power plant', 'electricity from water', 'how a dam makes electricity', 'hydroelectricity', 'pumped storage'],
    { title: 'From a lake to the socket', subject: 'physics', what: 'water behind a dam', timeUnit: 'seconds', isCycle: false },
    [
      ['Gate opens', 15, 'High behind the dam the water holds energy because of its height.'],
      ['Down the pipe', 20, 'It falls through a steel pipe and gets fast and strong.'],
      ['Turbine', 3, 'It pushes the blades of a wheel.'],
      ['Generator', 2, 'The wheel turns magnets past coils. Nine tenths of the energy become electricity.'],
      ['Transformer', 2, 'High voltage loses little on long lines.'],
      ['Out into the river', 15, 'The water flows on, as clean as it came.'],
    ],
  ),
  inSteps(
    ['solar panel', 'solar power', 'solar cell', 'how solar panels work', 'photovoltaic', 'electricity from the sun', 'solar energy to electricity', 'solar roof', 'how a solar cell works'],
    { title: 'From the Sun to the socket', subject: 'physics', what: 'sunlight', timeUnit: 'minutes', isCycle: false },
    [
      ['From Sun to Earth', 8.3, 'Light leaves the Sun and reaches us after 150 million kilometres.'],
      ['Into silicon', 1, 'In the solar cell light knocks electrons loose. This and all that follows takes far less than a second.'],
      ['Field parts charges', 1, 'Two layers of silicon make a field that drives electrons to one side: a voltage of about half a volt.'],
      ['Many cells', 1, 'Sixty or more cells in a row make 30 to 40 volts, a fifth of the light becomes electricity.'],
      ['Inverter', 1, 'It turns direct current into alternating current.'],
      ['Socket or grid', 1, 'The kettle boils; what is left goes to the neighbours or a battery.'],
    ],
  ),
  inSteps(
    ['refrigerator', 'fridge', 'how a fridge works', 'how a refrigerator works', 'refrigeration cycle', 'heat pump', 'air conditioner', 'how a heat pump works', 'cooling cycle', 'compressor fridge'],
    { title: 'How a fridge keeps cold', subject: 'physics', what: 'the coolant', timeUnit: 'seconds', isCycle: true },
    [
      ['Evaporator', 25, 'Inside the fridge the coolant boils at about −20 °C and takes heat from the food.'],
      ['Compressor', 5, 'The humming pump squeezes the vapour: it gets hot and its pressure rises.'],
      ['Condenser', 25, 'In the black pipes at the back it gives its heat to the kitchen and turns liquid.'],
      ['Narrow tube', 5, 'Through a thin tube pressure drops suddenly, and it gets very cold.'],
    ],
  ),
  inSteps(
    ['jet engine', 'how a jet engine works', 'turbofan', 'gas turbine', 'aeroplane engine', 'airplane engine', 'jet turbine', 'suck squeeze bang blow'],
    { title: 'Through a jet engine', subject: 'physics', what: 'a gulp of air', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Fan', 4, 'A huge fan sucks in air. Most of it is blown past the core and gives most of the push.'],
      ['Compressor', 8, 'Rows of blades squeeze the rest to about forty times its pressure; it gets 600 °C hot.'],
      ['Combustion', 5, 'Kerosene burns in it at about 2,000 °C.'],
      ['Turbine', 3, 'The hot gas turns wheels that drive fan and compressor.'],
      ['Nozzle', 3, 'It shoots out at the back, and the aeroplane is pushed forwards.'],
    ],
  ),
  inSteps(
    ['steam engine', 'how a steam engine works', 'steam locomotive', 'james watt engine', 'steam train', 'piston and steam', 'steam power'],
    { title: 'One turn of a steam engine', subject: 'physics', what: 'a steam locomotive at 150 turns a minute', timeUnit: 'milliseconds', isCycle: true },
    [
      ['Steam comes in', 60, 'The slide opens, and steam from the boiler pushes the piston.'],
      ['Steam expands', 140, 'The slide shuts; the steam pushes on by itself and cools.'],
      ['The other side', 60, 'The slide lets steam to the other side of the piston and opens the way out for the old steam.'],
      ['Puff', 140, 'The piston comes back and drives the used steam up the chimney: puff. A rod turns the wheel.'],
    ],
  ),
]
