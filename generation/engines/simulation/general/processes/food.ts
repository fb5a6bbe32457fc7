import { inSteps, type ProcessRow } from './row.ts'

/** How food and drink are made. */
export const food: readonly ProcessRow[] = [
  inSteps(
    ['baking bread', 'bread baking', 'how bread is made', 'making bread', 'how bread rises', 'yeast dough', 'from grain to bread', 'bread dough', 'bake a loaf'],
    { title: 'How bread is baked', subject: 'chemistry', what: 'a loaf of bread', timeUnit: 'minutes', isCycle: false },
    [
      ['Mixing', 10, 'Flour, water, yeast and a little salt become dough.'],
      ['Kneading', 10, 'Proteins of the flour join to gluten, an elastic net.'],
      ['First rise', 90, 'Yeast eats sugar and breathes out carbon dioxide; the net catches the bubbles, and the dough doubles.'],
      ['Shaping', 10, 'Large bubbles are pressed out, and a loaf is formed.'],
      ['Second rise', 45, 'It rises once more, soft as a cushion.'],
      ['Baking', 40, 'Bubbles swell, yeast dies at about 60 °C, starch sets, and the crust browns above 140 °C.'],
      ['Cooling', 60, 'Steam leaves. Now the crumb is firm enough to cut.'],
    ],
  ),
  inSteps(
    ['cheese making', 'how cheese is made', 'making cheese', 'milk to cheese', 'curds and whey', 'rennet', 'cheese ripening', 'from milk to cheese', 'cheesemaking'],
    { title: 'From milk to cheese', subject: 'chemistry', what: 'milk', timeUnit: 'days', isCycle: false },
    [
      ['Milk and bacteria', 1, 'Warm milk gets lactic bacteria, which turn milk sugar to acid.'],
      ['Curdling', 1, 'Rennet makes the protein clot in less than an hour: jelly, the curd. It is cut, and whey runs off.'],
      ['Pressing', 1, 'Curd is filled into moulds and pressed to a wheel.'],
      ['Salt bath', 2, 'In brine it gets a rind, keeps better and tastes of more.'],
      ['Ripening', 90, 'In a cool cellar bacteria break protein and fat into flavours; gas makes the holes of some cheeses.'],
    ],
  ),
  inSteps(
    ['chocolate making', 'how chocolate is made', 'making chocolate', 'cocoa bean to chocolate', 'from cocoa bean to chocolate bar', 'cacao', 'chocolate factory', 'cocoa beans', 'chocolate production'],
    { title: 'From the cocoa tree to chocolate', subject: 'chemistry', what: 'a cocoa bean', timeUnit: 'days', isCycle: false },
    [
      ['Harvest', 2, 'Ripe pods are cut from the trunk and opened; each holds some forty beans in white pulp.'],
      ['Fermenting', 6, 'Under banana leaves microbes eat the pulp. It gets hot, and the first flavours form.'],
      ['Drying', 8, 'In the sun the beans become brown and light.'],
      ['By ship', 30, 'In sacks they travel to the factory.'],
      ['Roasting and grinding', 1, 'Roasted at about 130 °C, shelled, and ground until the fat melts: cocoa mass.'],
      ['Conching', 2, 'With sugar (and milk) it is rolled and stirred for hours or days until it is smooth.'],
      ['Tempering and moulding', 1, 'Carefully cooled, the fat sets in crystals that snap and shine.'],
    ],
  ),
  inSteps(
    ['brewing beer', 'how beer is made', 'brewing', 'fermentation of sugar by yeast', 'alcoholic fermentation', 'fermentation process', 'making beer', 'malt and hops', 'yeast fermentation'],
    { title: 'How beer is brewed', subject: 'chemistry', what: 'barley', timeUnit: 'days', isCycle: false },
    [
      ['Malting', 6, 'Barley is soaked and sprouts: its enzymes wake. Then it is dried.'],
      ['Mashing', 1, 'Ground malt in hot water: enzymes cut starch into sugar.'],
      ['Boiling with hops', 1, 'The sweet wort is boiled; hops make it bitter and help to keep it.'],
      ['Fermentation', 8, 'Yeast turns sugar into alcohol and carbon dioxide without needing air.'],
      ['Maturing', 28, 'In a cold tank it becomes clear, and rough flavours fade.'],
      ['Bottling', 1, 'It is filtered and filled.'],
    ],
  ),
  inSteps(
    ['yoghurt making', 'how yogurt is made', 'how yoghurt is made', 'making yogurt', 'lactic acid fermentation', 'milk to yogurt', 'lactobacillus', 'yogurt bacteria'],
    { title: 'How yoghurt is made', subject: 'chemistry', what: 'milk', timeUnit: 'minutes', isCycle: false },
    [
      ['Heating', 30, 'Milk is heated to about 85 °C: other germs die and proteins unfold.'],
      ['Cooling', 30, 'At 43 °C it is just right for yoghurt bacteria.'],
      ['Adding bacteria', 10, 'A spoon of yoghurt brings billions of them.'],
      ['Fermenting', 360, 'They turn milk sugar into lactic acid. At a pH of about 4.6 the protein sets.'],
      ['Chilling', 120, 'Cold makes the bacteria rest and the yoghurt firm.'],
    ],
  ),
  inSteps(
    ['sea salt', 'salt from the sea', 'how salt is made', 'salt pan', 'salt evaporation pond', 'saltworks', 'salt harvesting', 'making salt from sea water'],
    { title: 'Salt from the sea', subject: 'chemistry', what: 'sea water', timeUnit: 'days', isCycle: false },
    [
      ['Letting in the sea', 2, 'At high tide sea water with 3.5 % salt flows into shallow basins.'],
      ['First basins', 25, 'Sun and wind take water away; mud sinks, and lime drops out.'],
      ['Gypsum drops out', 15, 'At about 15 % salt another mineral, gypsum, settles and stays behind.'],
      ['Crystals', 20, 'Above 26 % the water can hold no more: cubes of table salt grow.'],
      ['Harvest', 3, 'The bitter rest is drained, and the salt raked up.'],
      ['Washing and drying', 5, 'It is washed in brine, in which it can’t dissolve, and dried.'],
    ],
  ),
  inSteps(
    ['how rice is grown', 'rice growing', 'rice paddy', 'growing rice in a paddy', 'rice harvest', 'how rice grows', 'rice farming', 'rice field'],
    { title: 'A season of rice', subject: 'biology', what: 'rice', timeUnit: 'days', isCycle: false },
    [
      ['Seedbed', 25, 'Seeds sprout close together in a small wet field.'],
      ['Planting out', 5, 'The paddy is flooded and ploughed to mud; seedlings are set in rows.'],
      ['Tillering', 35, 'Each plant grows many stems. The water keeps weeds down.'],
      ['Flowering', 30, 'Ears form; each flower opens for an hour or two, and wind brings the pollen.'],
      ['Ripening', 30, 'Grains fill and turn golden, and the field is drained.'],
      ['Harvest and milling', 7, 'It is cut, threshed and dried; mills take off the husk, and the bran for white rice.'],
    ],
  ),
]
