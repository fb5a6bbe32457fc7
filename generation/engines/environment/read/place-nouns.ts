import type { Placing, PlannedMatter } from '../design.ts'

/**
 * Kinds of land and built places that stand inside another place: a forest behind a village is its trees. The phrases are
 * read as a prompt would be.
 */
export type PlaceNoun = {
  things: { phrase: string; count: number; place?: Placing }[]
  matter?: PlannedMatter['as']
  /** What lies about at such a place and is not the place: nobody calls boats a harbour who sees no quay. */
  standsIn?: true
}

const table = new Map<string, PlaceNoun>()
const all = (words: string, row: PlaceNoun) => {
  for (const word of words.split(',')) table.set(word.trim(), row)
}
const trees = (phrase: string, count = 40): PlaceNoun => ({ things: [{ phrase, count }] })

all('forest,wood,woods,woodland,grove,treeline,tree line,copse,thicket', trees('trees'))
all('pine forest,spruce forest,fir forest,evergreen forest,conifer forest,taiga', trees('pine trees'))
all('birch forest,birch grove', trees('birch trees'))
all('oak forest,oak grove', trees('oak trees'))
all('bamboo forest,bamboo grove,bamboo thicket', trees('bamboo', 50))
all('palm grove,coconut grove', trees('palm trees', 20))
all('mangrove forest,mangrove', trees('willow trees', 24))
all('jungle,rainforest,rain forest', {
  things: [
    { phrase: 'palm trees', count: 16 },
    { phrase: 'trees', count: 24 },
    { phrase: 'ferns', count: 24 },
  ],
})
all('orchard,apple orchard', trees('apple trees', 18))
all('cherry orchard,cherry grove', trees('cherry trees', 18))
all('olive grove,vineyard', { things: [{ phrase: 'bushes', count: 36, place: 'rows' }] })
all('mushroom forest', trees('giant mushrooms', 20))
all('garden,rose garden,flower garden,vegetable garden,herb garden,vegetable patch,vegetable bed', {
  things: [
    { phrase: 'flowers', count: 24 },
    { phrase: 'bushes', count: 10 },
  ],
})
all('field,meadow,prairie,grassland,farmland,pasture,paddock', {
  things: [],
  matter: { is: 'cover', kind: 'tall-grass' },
})
all('pumpkin patch,pumpkin field', { things: [{ phrase: 'pumpkins', count: 24, place: 'rows' }] })
all('city,skyline,city skyline,downtown,metropolis,cityscape,skyscrapers skyline', {
  things: [{ phrase: 'skyscrapers', count: 24 }],
})
all('village,town,hamlet,settlement,neighborhood,neighbourhood,row of houses,suburb', {
  things: [{ phrase: 'houses', count: 8 }],
})
all('market,marketplace,bazaar,flea market,christmas market', {
  things: [{ phrase: 'market stalls', count: 6 }],
})
all('graveyard,cemetery,churchyard', { things: [{ phrase: 'gravestones', count: 16, place: 'rows' }] })
all('campsite,camp,campground,encampment', {
  things: [
    { phrase: 'tents', count: 3 },
    { phrase: 'campfire', count: 1 },
  ],
})
all('harbor,harbour,port,marina,dock,docks', {
  things: [
    { phrase: 'boats', count: 5, place: 'water' },
    { phrase: 'wooden crates', count: 6 },
  ],
  standsIn: true,
})
all('playground,play area', {
  things: [
    { phrase: 'slide', count: 1 },
    { phrase: 'swing', count: 2 },
  ],
})
all('amusement park,funfair,fairground,carnival,theme park', {
  things: [
    { phrase: 'ferris wheel', count: 1 },
    { phrase: 'carousel', count: 1 },
    { phrase: 'market stalls', count: 4 },
  ],
})
all('beach,shore,sandy shore', { things: [], matter: { is: 'ground', surface: 'sand' } })
all('desert', { things: [], matter: { is: 'terrain', form: 'dunes' } })
all('oasis', { things: [{ phrase: 'palm trees', count: 7 }], matter: { is: 'water', form: 'pond' } })
all('coral reef,reef,coral garden', { things: [{ phrase: 'corals', count: 24 }] })
all('ruin,ruins,ancient ruins,old ruins', { things: [{ phrase: 'ruins', count: 3 }] })
all('parking lot,car park', { things: [{ phrase: 'cars', count: 8, place: 'rows' }] })
all('train station,railway station,bus station', {
  things: [
    { phrase: 'train', count: 1 },
    { phrase: 'benches', count: 3 },
  ],
  standsIn: true,
})
all('farm', {
  things: [
    { phrase: 'barn', count: 1 },
    { phrase: 'cows', count: 4 },
  ],
})
all('park', {
  things: [
    { phrase: 'trees', count: 12 },
    { phrase: 'benches', count: 3 },
  ],
})
all('castle ruin,castle ruins', { things: [{ phrase: 'ruins', count: 3 }] })
all('terrace,balcony,porch,veranda,patio,courtyard', {
  things: [{ phrase: 'potted plants', count: 4 }],
  standsIn: true,
})
all('library', { things: [{ phrase: 'bookshelves', count: 6, place: 'rows' }] })
all('kitchen', {
  things: [
    { phrase: 'stove', count: 1, place: 'wall' },
    { phrase: 'fridge', count: 1, place: 'wall' },
    { phrase: 'kitchen sink', count: 1, place: 'wall' },
  ],
})
all('bathroom', {
  things: [
    { phrase: 'bathtub', count: 1, place: 'wall' },
    { phrase: 'sink', count: 1, place: 'wall' },
  ],
})
all('bedroom', { things: [{ phrase: 'bed', count: 1, place: 'wall' }] })
all('dining area,dining room,eating area', {
  things: [
    { phrase: 'dining table', count: 1 },
    { phrase: 'dining chairs', count: 4, place: 'around' },
  ],
})
all('sitting area,seating area,lounge,reading nook,nook,reading corner', {
  things: [
    { phrase: 'armchairs', count: 2 },
    { phrase: 'small table', count: 1 },
  ],
})
all('party,celebration,festival,birthday party,parade,gathering,disco', {
  things: [
    { phrase: 'people', count: 9 },
    { phrase: 'balloons', count: 6 },
  ],
})
all('wedding,wedding ceremony', {
  things: [
    { phrase: 'bride', count: 1 },
    { phrase: 'groom', count: 1 },
    { phrase: 'bouquets', count: 6 },
  ],
})
all('picnic', {
  things: [
    { phrase: 'red checkered blanket', count: 1 },
    { phrase: 'picnic basket', count: 1 },
    { phrase: 'person sitting', count: 2 },
  ],
})
all('battle,war,fight,tournament,joust', { things: [{ phrase: 'knights', count: 10 }] })
all('concert,show,performance', {
  things: [
    { phrase: 'musicians', count: 4 },
    { phrase: 'people', count: 14 },
  ],
})
all('race,car race', { things: [{ phrase: 'race cars', count: 5 }] })
all('crossroads,intersection', { things: [{ phrase: 'signpost', count: 1 }] })

export const placeNounOf = (noun: string): PlaceNoun | undefined => table.get(noun)

/** Nouns for a place that leave open what kind of place it is. */
export const openPlaces = new Set(
  (
    'place,scene,scenery,world,environment,landscape,setting,area,location,spot,land,realm,level,map,view,vista,panorama,space,region,' +
    'zone,hall,chamber,diorama,background,biome,terrain,backdrop,countryside,wilderness,nature,somewhere,site,atmosphere,fantasy world,dreamscape,outdoors,dimension,corner'
  ).split(','),
)

/** Talk about a scene that is no part of it. */
export const talk = new Set(
  (
    'style,vibe,mood,feeling,feel,ambience,ambiance,aesthetic,detail,color,colour,palette,color palette,theme,look,quality,thing,stuff,' +
    'object,item,something,element,sound,smell,scent,silence,beauty,peace,sense,kind,type,sort,lot,bit,way,touch,hint,feature,prop,' +
    'decoration detail,art style,variety,magic feeling,bird eye view,everything,bank,size,shape,side,edge,end,front,back,top,bottom,middle,center,centre,' +
    'air,ground,floor,wall,ceiling,room,sky,horizon,distance,foreground,background,eye,camera,perspective,angle,visitor,player,viewer,walk,calm,' +
    'inspiration,movie,film,story,book scene,game,video game,picture,photo,version,effect,interior,exterior,inside,outside,nothing,nobody,noone,part,spot,' +
    'hour,minute,year,century,life,left,right,foreground,texture,material,lighting condition,tone,contrast,depth,layout,scale,rest,none,activity,age,era,home,future,past,past times,medieval time,old time,old day,nighttime scene,scenario,scenography,moment,chaos,glory,abundance,number,amount,couple,row,line,pair,group'
  ).split(','),
)
