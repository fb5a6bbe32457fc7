import { inSteps, type ProcessRow } from './row.ts'

/** Machines of every day, and what goes on in them. */
export const machines: readonly ProcessRow[] = [
  inSteps(
    ['toilet flush', 'how a toilet works', 'flushing a toilet', 'toilet cistern', 'flush toilet', 'toilet tank', 'float valve'],
    { title: 'How a toilet flushes', subject: 'physics', what: 'a flush', timeUnit: 'seconds', isCycle: true },
    [
      ['Button pressed', 1, 'A valve at the bottom of the tank lifts.'],
      ['Water rushes', 5, 'Six litres or so fall into the bowl and swirl.'],
      ['Over the bend', 3, 'The water pushes everything over the bend into the pipe.'],
      ['Valve shuts', 1, 'The tank is empty; the valve falls back. Water left in the bend keeps smells out.'],
      ['Filling', 50, 'A float sank and opened the tap. It rises with the water and shuts it.'],
    ],
  ),
  inSteps(
    ['washing machine', 'how a washing machine works', 'laundry cycle', 'wash cycle', 'spin cycle', 'washing clothes', 'laundry machine'],
    { title: 'A load of washing', subject: 'physics', what: 'dirty washing', timeUnit: 'minutes', isCycle: false },
    [
      ['Filling', 4, 'The door locks, and water flows through the drawer and takes the powder along.'],
      ['Heating', 12, 'A heater warms it to 40 °C. Most of the energy is used here.'],
      ['Washing', 35, 'The drum turns to and fro; soap surrounds dirt and fat and pulls them off.'],
      ['Pumping out', 3, 'Dirty water leaves.'],
      ['Rinsing', 18, 'Fresh water, two or three times, washes out the soap.'],
      ['Spinning', 10, 'At 1,200 turns a minute the water flies out through the holes of the drum.'],
    ],
  ),
  inSteps(
    ['pin tumbler lock', 'how a lock works', 'how a key opens a lock', 'door lock', 'cylinder lock', 'how keys work', 'lock picking', 'key in a lock'],
    { title: 'How a key opens a lock', subject: 'physics', what: 'a key', timeUnit: 'seconds', isCycle: false },
    [
      ['Locked', 1, 'Springs push five pairs of pins down. They block the cylinder.'],
      ['Key slides in', 1, 'The teeth of the key lift each pair.'],
      ['All pins in line', 0.5, 'With the right key all gaps between the pins lie exactly at the edge of the cylinder.'],
      ['Turning', 1, 'Now nothing blocks, and the cylinder turns.'],
      ['Bolt moves', 0.5, 'A cam pulls the bolt out of the frame: open.'],
    ],
  ),
  inSteps(
    ['digital camera', 'taking a photo', 'how a photo is taken', 'camera sensor', 'how a phone camera works', 'how a digital camera works', 'taking a picture'],
    { title: 'How a photo is taken', subject: 'physics', what: 'a picture', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Focusing', 150, 'A motor moves the lens until edges are sharp.'],
      ['Measuring light', 20, 'The camera decides how wide the opening is and how long light comes in.'],
      ['Exposure', 10, 'For a hundredth of a second light falls on millions of tiny cells, each behind a red, green or blue filter.'],
      ['Reading out', 30, 'Each cell has gathered electrons; they are counted and become numbers.'],
      ['Mixing colours', 80, 'A chip works out the colour of each dot and removes noise.'],
      ['Compressing', 60, 'What eyes don’t see is left out, so that the file is small.'],
      ['Saving', 50, 'The numbers are written to memory.'],
    ],
  ),
  inSteps(
    ['microphone to loudspeaker', 'how a microphone works', 'microphone', 'how a speaker works', 'how a telephone works', 'phone call', 'how recording works', 'amplifier'],
    { title: 'From a voice to a loudspeaker', subject: 'physics', what: 'a voice', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Through the air', 3, 'Sound needs three milliseconds for a metre.'],
      ['Membrane', 0.5, 'In the microphone a thin skin swings with the air.'],
      ['Coil and magnet', 0.5, 'A coil on it moves past a magnet: a small voltage, just like the sound.'],
      ['Amplifier', 0.5, 'Transistors make it thousands of times stronger.'],
      ['Cable', 0.5, 'Electricity runs nearly as fast as light.'],
      ['Loudspeaker', 1, 'Current in a coil beside a magnet pushes a paper cone to and fro.'],
      ['To the ear', 9, 'The cone shakes the air three metres away, and you hear the voice.'],
    ],
  ),
  inSteps(
    ['gps', 'how gps works', 'satellite navigation', 'gps position', 'trilateration', 'how a phone knows where it is', 'global positioning system', 'sat nav'],
    { title: 'How GPS finds you', subject: 'physics', what: 'a position', timeUnit: 'milliseconds', isCycle: true },
    [
      ['Satellites call', 10, 'Some thirty satellites, each with an atomic clock, say all the time where they are and what time it is.'],
      ['Signal travels', 70, 'From 20,200 km up it needs about 70 thousandths of a second.'],
      ['Phone listens', 800, 'It compares the codes of several satellites and finds how late each one arrives.'],
      ['Distances', 10, 'Delay times the speed of light is the distance: you are somewhere on a ball around it.'],
      ['Balls cross', 10, 'Four satellites give the place and the right time. Einstein’s relativity is taken into account.'],
      ['Dot on the map', 100, 'The blue dot moves; it is right within a few metres.'],
    ],
  ),
  inSteps(
    ['3d printing', '3d printer', 'how a 3d printer works', 'three-dimensional printing', 'printing in layers', 'additive manufacturing', 'slicing a model for printing'],
    { title: 'A cup from a 3D printer', subject: 'computing', what: 'a cup', timeUnit: 'minutes', isCycle: false },
    [
      ['Design', 60, 'The cup is drawn on a computer as a net of triangles.'],
      ['Slicing', 5, 'A program cuts it into hundreds of thin layers and plans the way of the nozzle.'],
      ['Heating', 5, 'The nozzle gets about 200 °C hot, the bed 60 °C.'],
      ['First layer', 8, 'It must stick well: all others stand on it.'],
      ['Layer by layer', 180, 'Melted plastic is drawn like icing, a fifth of a millimetre high each time.'],
      ['Cooling and finishing', 20, 'It comes off the bed, and supports are broken away.'],
    ],
  ),
  inSteps(
    ['traffic light', 'traffic lights', 'how traffic lights work', 'traffic signal', 'red amber green', 'stop light', 'crossing signal', 'traffic light cycle', 'traffic light sequence'],
    { title: 'One round of a traffic light', subject: 'computing', what: 'a traffic light', timeUnit: 'seconds', isCycle: true },
    [
      ['Green', 30, 'Cars go. Those on the crossing road have red.'],
      ['Amber', 3, 'Stop if you can do so safely.'],
      ['All red', 2, 'For a moment everyone waits, so that the crossing gets empty.'],
      ['Red', 35, 'The others go, and people walk.'],
      ['Red and amber', 1, 'In many countries: get ready, it will be green at once.'],
    ],
  ),
  inSteps(
    ['elevator', 'how an elevator works', 'how a lift works', 'lift in a building', 'counterweight', 'lift shaft', 'elevator ride'],
    { title: 'A ride in a lift', subject: 'physics', what: 'a lift', timeUnit: 'seconds', isCycle: false },
    [
      ['Call', 8, 'You press the button; a computer chooses the cabin that can come soonest.'],
      ['Doors', 6, 'They open, you go in, a light curtain sees that nobody is caught.'],
      ['Speeding up', 2, 'A motor turns the wheel with the ropes; a counterweight goes down, so it needs little force. You feel heavier.'],
      ['Steady ride', 12, 'At even speed you feel as heavy as ever.'],
      ['Slowing down', 2, 'The motor brakes. For a moment you feel lighter.'],
      ['Level and open', 4, 'It stops to the centimetre. If a rope tore, the others would hold, and brakes would grip the rails.'],
    ],
  ),
  inSteps(
    ['microwave oven', 'how a microwave works', 'heating food in a microwave', 'magnetron', 'microwaves and food', 'microwave cooking'],
    { title: 'Soup in a microwave', subject: 'physics', what: 'a bowl of soup', timeUnit: 'seconds', isCycle: false },
    [
      ['Start', 3, 'The door is locked: its metal net keeps the waves in.'],
      ['Magnetron', 2, 'It makes waves that swing 2.45 billion times a second.'],
      ['Shaking water', 60, 'Water molecules try to turn with the waves, bump into others, and that is heat.'],
      ['Turning plate', 30, 'Waves are strong in some places and weak in others, so the bowl is turned.'],
      ['Resting', 25, 'Heat spreads from the hot to the cold places. Then stir.'],
    ],
  ),
]
