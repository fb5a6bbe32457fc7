/** Parts of buildings and things. Beside an owner they are how it looks, and no things of their own. */
const ofBuildings = new Set(
  (
    'window,chimney,door,roof,rooftop,wall,tower,turret,spire,balcony,porch,gate,drawbridge,facade,shutter,doorway,roof tile,thatched roof,' +
    'battlement,stained glass window,stained glass,column,pillar,arch,dome,beam,wooden beam,brick wall,stone wall,tiled roof,sail,clock face,beacon,flag,banner'
  ).split(','),
)
const ofBodies = new Set(
  'eye,head,wing,tail,leg,arm,horn,mane,fur,feather,scale,claw,tooth,teeth,beak,ear,hand,face,hair,beard,fin,trunk,neck,paw,tentacle,shell,smile,nose,mouth,skin,body'.split(
    ',',
  ),
)
const ofPlants = new Set(
  'leaf,branch,root,trunk,blossom,crown,bark,fruit,cone,vine,canopy,bough,frond,foliage,cherry blossom,thorn,stem'.split(
    ',',
  ),
)
const ofThings = new Set(
  'wheel,handle,shade,lamp shade,screen,drawer,cushion,leg,page,lid,mast,hull,anchor,rope,headlight,string,key,button,lens,engine,dial,antenna,panel,pedal,seat,shelf'.split(
    ',',
  ),
)

export type Owner = 'building' | 'body' | 'plant' | 'thing'

export const isPartOf = (noun: string, owner: Owner): boolean =>
  ({ building: ofBuildings, body: ofBodies, plant: ofPlants, thing: ofThings })[owner].has(noun)

/** Parts that places have by themselves: the windows of a village, the walls of a cave. */
export const isPartOfPlaces = (noun: string): boolean =>
  /(?:^|\s)(?:windows?|skylights?|chimneys?|doors?|roofs?|rooftops?|walls?|floors?|ceilings?|brick|facades?|ice walls?|rock walls?|floor tiles?|wallpaper|beams?|corridors?|hallway|entrance|exit|stilts?|foundations?)$/.test(
    noun,
  )
