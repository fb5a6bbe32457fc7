import { inSteps, type ProcessRow } from './row.ts'

/** What happens to stone, soil and what is buried in it. */
export const rocks: readonly ProcessRow[] = [
  inSteps(
    ['rock cycle', 'cycle of rocks', 'how rocks form', 'igneous sedimentary and metamorphic', 'sedimentary rock', 'metamorphic rock', 'igneous rock', 'types of rock', 'how rocks change', 'rock formation'],
    { title: 'The rock cycle', subject: 'earth and space', what: 'a piece of rock', timeUnit: 'million years', isCycle: true },
    [
      ['Magma cools', 5, 'Deep down, melted rock cools slowly to granite with large crystals; lava on top cools in days.'],
      ['Lifted up', 30, 'Mountains rise, and rock that was deep comes to the surface.'],
      ['Weathered', 20, 'Frost, rain and roots break it into grains.'],
      ['Washed away', 5, 'Rivers carry the grains to the sea and lay them down in layers.'],
      ['Sandstone and shale', 60, 'New layers press on old ones, and minerals glue the grains: sedimentary rock.'],
      ['Pressed and heated', 50, 'Pushed deep by moving plates it changes without melting: metamorphic rock such as slate and gneiss.'],
      ['Melted', 10, 'Deeper still it melts, and begins again. A real piece may skip steps or wait a billion years.'],
    ],
  ),
  inSteps(
    ['fossil formation', 'how fossils form', 'how a fossil is made', 'fossilisation', 'fossilization', 'dinosaur fossil', 'becoming a fossil', 'how dinosaur bones become stone', 'ammonite'],
    { title: 'How a dinosaur becomes a fossil', subject: 'earth and space', what: 'a dinosaur’s bones', timeUnit: 'million years', isCycle: false },
    [
      ['Buried', 1, 'It dies near a river and mud covers it quickly. Soft parts rot within weeks; bones and teeth stay.'],
      ['Turned to stone', 9, 'Water that seeps through fills the tiny holes of the bones with minerals, grain by grain.'],
      ['Deep down', 40, 'Layer upon layer presses the mud to rock.'],
      ['Lifted up', 20, 'The ground rises over millions of years.'],
      ['Laid bare', 5, 'Wind and rain wear the rock away until a bone looks out and somebody finds it.'],
    ],
  ),
  inSteps(
    ['coal formation', 'how coal is formed', 'how coal forms', 'peat to coal', 'from swamp to coal', 'lignite', 'anthracite', 'carboniferous swamp'],
    { title: 'From swamp to coal', subject: 'earth and space', what: 'a swamp forest', timeUnit: 'million years', isCycle: false },
    [
      ['Swamp forest', 1, 'Some 300 million years ago giant ferns and clubmosses grow in warm swamps and fall into the water.'],
      ['Peat', 5, 'Without air they can’t rot completely and become brown peat. Sand and mud cover it.'],
      ['Brown coal', 40, 'Buried deeper it loses water and becomes lignite.'],
      ['Hard coal', 150, 'Heat and pressure make it black, with ever more carbon.'],
      ['Anthracite', 100, 'Only where it gets very hot: nearly pure carbon, hard and shiny.'],
    ],
  ),
  inSteps(
    ['oil formation', 'how oil is formed', 'how oil forms', 'petroleum formation', 'how crude oil is made', 'natural gas formation', 'formation of petroleum', 'fossil fuel formation', 'oil and gas formation'],
    { title: 'From plankton to oil', subject: 'earth and space', what: 'plankton', timeUnit: 'million years', isCycle: false },
    [
      ['Plankton sinks', 2, 'Tiny sea creatures die and sink to a sea floor where there is hardly any oxygen.'],
      ['Black mud', 8, 'Mixed with clay they become a dark mud under ever more layers.'],
      ['Source rock', 30, 'The mud turns to shale, and its remains to a waxy stuff called kerogen.'],
      ['Cooking', 30, 'Two to four kilometres down, at 60 to 120 °C, it turns to oil; hotter still, to gas.'],
      ['Rising', 10, 'Lighter than water, oil creeps upwards through the pores of the rock.'],
      ['Trapped', 20, 'Under a dome of tight rock it gathers, like water in a sponge, until a well reaches it.'],
    ],
  ),
  inSteps(
    ['soil formation', 'how soil is formed', 'how soil forms', 'layers of soil', 'how soil is made', 'weathering to soil', 'humus', 'soil horizon', 'topsoil'],
    { title: 'How soil is made', subject: 'earth and space', what: 'bare rock', timeUnit: 'years', isCycle: false },
    [
      ['Bare rock', 200, 'Ice in cracks, heat and rain break the surface into crumbs.'],
      ['Lichens and moss', 300, 'They hold on to stone, and their acids dissolve it.'],
      ['First humus', 500, 'Dead moss becomes dark humus that keeps water. Grass can root.'],
      ['Worms and roots', 1000, 'Worms, ants and roots mix and loosen it. In a handful live more creatures than people on Earth.'],
      ['Layers', 3000, 'Rain washes clay and iron down: dark topsoil, pale subsoil, broken rock. A centimetre takes a century or more.'],
    ],
  ),
  inSteps(
    ['cave formation', 'how caves form', 'stalactite', 'stalagmite', 'stalactites and stalagmites', 'limestone cave', 'dripstone cave', 'how a cave is made', 'karst'],
    { title: 'How a dripstone cave forms', subject: 'earth and space', what: 'a limestone hill', timeUnit: 'thousand years', isCycle: false },
    [
      ['Cracks', 100, 'Rain takes up carbon dioxide in the soil. Slightly sour, it dissolves limestone along fine cracks.'],
      ['Pipes full of water', 300, 'The cracks widen to tubes under the water table.'],
      ['A river underground', 300, 'A stream finds the way and carves out halls.'],
      ['Dry cave', 100, 'The valley outside gets deeper, the water sinks, and air comes in.'],
      ['Dripstones', 200, 'Each drop leaves a little lime: stalactites hang, stalagmites stand. About a centimetre in a century.'],
    ],
  ),
]
