import { closedTag } from '../../../brief/function-words.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import type { Placing } from '../design.ts'

/**
 * Words that place one thing by another. `first` is placed by what comes after ('a cat on a wall'); `second` the other
 * way round ('a lake surrounded by pines'). `alone` needs nothing after it ('in the distance').
 */
export type PlaceLink = { how: Placing; places: 'first' | 'second' | 'alone' }

const alone = new Map<string, PlaceLink>()
const linking = new Map<string, PlaceLink>()
const all = (words: string, how: Placing, places: PlaceLink['places']) => {
  const table = places === 'alone' ? alone : linking
  for (const word of words.split(',')) if (!table.has(word.trim())) table.set(word.trim(), { how, places })
}

all(
  'in the distance,in the far distance,on the horizon,along the horizon,at the horizon,in the background,far away,far off,in the far background,off in the distance,far in the distance,beyond,over the horizon,afar,in back',
  'distance',
  'alone',
)
all(
  'in the sky,in the air,up in the sky,overhead,above us,in the sky above,high above,up above,above,high in the sky,in the night sky,in the heavens,through the air,in mid air,across the sky,in the clouds,in the evening sky,through the sky,in the starry sky,in a clear sky,in the blue sky,in the dark sky,in flight',
  'sky',
  'alone',
)
all(
  'in the middle,in the center,in the centre,at the center,at the centre,in its center,in its centre,in its middle,at its center,at its heart,in the heart of it,as the centerpiece,in the foreground,up front,as a centerpiece,at the heart,center stage',
  'middle',
  'alone',
)
all(
  'in the middle of,in the center of,in the centre of,at the center of,at the centre of,at the heart of,in the heart of,amid,amidst,dominating',
  'middle',
  'first',
)
all(
  'on the wall,on the walls,along the walls,along the wall,against the wall,against the walls,against one wall,on one wall,on every wall,at the wall,along one wall,on the back wall,against the back wall,on all walls,by the wall,mounted on the wall,hanging on the wall,hanging on the walls,hung on the walls,hung on the wall,lining the walls,against a wall,on a wall,on the far wall,lining the wall',
  'wall',
  'alone',
)
all(
  'from the ceiling,hanging from the ceiling,on the ceiling,hanging above,hanging overhead,suspended from the ceiling,hanging from above,at the ceiling,dangling from the ceiling,strung overhead,from above,under the ceiling,from the rafters,hanging from the rafters,hanging from the roof,on the roof beams',
  'ceiling',
  'alone',
)
all(
  'in the corner,in one corner,in a corner,in the corners,in each corner,in another corner,in every corner,in the far corner,at the corner,in the other corner',
  'corner',
  'alone',
)
all(
  'in rows,in a row,in neat rows,in long rows,in a line,in lines,lined up,in even rows,in straight rows,row by row,row after row,side by side',
  'rows',
  'alone',
)
all(
  'on both sides,on either side,on each side,on every side,to both sides,on the sides,at the sides,along the way,along both sides',
  'along',
  'alone',
)
all(
  'all around,everywhere,around,scattered around,scattered about,here and there,scattered everywhere,all over the place,throughout,all over,round about,nearby,about,dotted around,strewn about,lying around,on the ground,on the floor,in the room,in the scene,outside,on the left,on the right,to the left,to the right,at the edge,in the grass,on the grass,in the field,in the fields,in front,at the back,left and right,at the edges,on the side',
  'anywhere',
  'alone',
)
all(
  'in the water,on the water,in the waves,on the waves,under the water,underwater,on the surface,in the shallows,in the surf,out at sea,at sea,in the pool,under water',
  'water',
  'alone',
)
all(
  'on top of,atop,on,upon,onto,standing on,resting on,placed on,perched on,sitting on,lying on,set on,up on,growing on,built on,perched atop,sits on,stands on,rests on,mounted on,displayed on,arranged on,laid on,over the top of,sleeping on,parked on,seated on,crowning,perches on,nestled on,stacked on,piled on,scattered on,scattered across,scattered over,strewn across,spread over,dotted across,draped over',
  'on',
  'first',
)
all(
  'in,inside,inside of,within,into,among,amongst,amid the,nestled in,hidden in,growing in,surrounded in,standing in,set in,sitting in,floating in,hiding in,between the,emerging from,out of,rising from,lost in,buried in,half buried in,tucked in,sleeping in,living in,stuck in,trapped in,deep in,parked in,anchored in,moored in,swimming in,grazing in,nestled among,nestled between,emerging out of,tucked into,carved into,tucked away in',
  'in',
  'first',
)
all(
  'under,underneath,beneath,below,hiding under,at the foot of,at the base of,at the bottom of,in the shade of,sheltered by,in the shadow of,tucked under',
  'under',
  'first',
)
all(
  'above,over,hovering over,floating above,hovering above,flying over,flying above,hanging over,hanging above,circling over,circling above,high above,suspended over,suspended above,looming over,towering over,rising above,soaring over,soaring above,suspended from,hanging from,dangling from,hung from,hanging in,swinging from,hanging off',
  'above',
  'first',
)
all(
  'beside,next to,near,by,alongside,close to,adjacent to,at,to the left of,to the right of,left of,right of,on the side of,at the side of,on the edge of,at the edge of,on the shore of,on the banks of,on the bank of,at the shore of,facing,against,leaning against,leaning on,not far from,opposite,near to,right next to,off,outside,outside of,on the shores of,at the end of,propped against,guarding,by the side of,watching,talking to,looking at,feeding,sitting by,sitting at,gathered at,tied to,chained to,on the outskirts of',
  'beside',
  'first',
)
all(
  'behind,in back of,beyond,hidden behind,peeking out from behind,at the back of,on the other side of',
  'behind',
  'first',
)
all('in front of,before,ahead of,at the front of', 'in-front', 'first')
all(
  'leading to,leading up to,leading toward,leading towards,going up to,climbing to,climbing up to,ending at',
  'in-front',
  'first',
)
all('between,in between,strung between,hanging between,stretched between', 'between', 'first')
all(
  'around,all around,surrounding,encircling,gathered around,ringing,circling,circling around,dancing around,sitting around,arranged around,orbiting,swimming around,flying around,running around,clustered around,enclosing,round,standing around,framing,growing around,wrapped around,twisting around,coiled around,curled around,winding around',
  'around',
  'first',
)
all(
  'along,lining,alongside of,on both sides of,on either side of,bordering,following,flanking,down,along the edge of,on each side of,along both sides of,along the sides of,up and down,walking along,driving along,driving down,parked along,stretching along',
  'along',
  'first',
)
all(
  'across,spanning,crossing,leading over,arching over,leading across,bridging,over a,running across,stretching across,walking across,stretching over',
  'across',
  'first',
)
all(
  'surrounded by,encircled by,ringed by,enclosed by,framed by,fenced by,circled by,surrounded with',
  'around',
  'second',
)
all(
  'lined with,lined by,flanked by,bordered by,edged with,edged by,flanked with,bordered with,fringed with,fringed by',
  'along',
  'second',
)
all(
  'guarded by,next to which,beside which,accompanied by,watched over by,adjoining,together with,protected by',
  'beside',
  'second',
)
all(
  'overlooked by,backed by,dwarfed by,set against,against a backdrop of,with a backdrop of',
  'behind',
  'second',
)
all('topped with,topped by,crowned by,crowned with,capped by', 'on', 'second')
all(
  'crossed by,spanned by,connected by,joined by,linked by,connected with,joined with,linked with',
  'across',
  'second',
)
all(
  'filled with,full of,crowded with,packed with,bursting with,teeming with,crammed with,stuffed with,populated by,populated with,inhabited by,containing,stocked with,overflowing with,brimming with,alive with,swarming with,bustling with,dotted with,scattered with,strewn with,littered with,studded with,sprinkled with,decorated with,adorned with,furnished with,made up of,home to,filled by,decked with,decorated by,lit by,lit with,illuminated by,illuminated with,powered by,covered by,planted with,overrun by,overrun with,overgrown with,overgrown by,crawling with,hosting,ruled by,set up with,complete with,equipped with,fitted with,displaying,loaded with,piled high with,hung with,strung with,ablaze with,glowing with,draped with,draped in,carpeted with,carpeted in,where',
  'in',
  'second',
)
all(
  'overlooking,looking over,looking out over,looking out on,looking onto,with a view of,with views of,with a view over,facing out to,with a view to,looking out to,overlooks,that overlooks,with a view onto,looking down on',
  'distance',
  'second',
)

/** The same by the plain form of the verb: 'surrounds' and 'surround' are 'surrounding'. */
const byBase = new Map<string, PlaceLink>()
for (const [phrase, link] of linking)
  for (const form of basesOf(phrase)) if (!byBase.has(form)) byBase.set(form, link)

function basesOf(phrase: string): string[] {
  const [verb = '', ...rest] = phrase.split(' ')
  return baseVerbsOf(verb).map((base) => [base, ...rest].join(' '))
}

const linkOf = (words: string): PlaceLink | undefined =>
  linking.get(words) ?? basesOf(words).flatMap((form) => byBase.get(form) ?? [])[0] ?? byBase.get(words)

export type Placed = { link: PlaceLink; words: string; deed: string[] }

/** Where a deed with its prepositions puts something, and what is done there: 'sleeping soundly on'. */
export function placingOf(words: readonly string[], isOfWhom: boolean): Placed | undefined {
  for (let cut = 0; cut < words.length; cut++) {
    const text = words.slice(cut).join(' ')
    const link = isOfWhom ? (linkOf(text) ?? alone.get(text)) : alone.get(text)
    if (link) return { link, words: text, deed: words.slice(0, Math.max(cut, isDeed(text) ? 1 : 0)) }
  }
  return undefined
}

/** 'in the corner', 'on the wall': the words with their noun, where they need nothing else. */
export const placeAlone = (words: string): PlaceLink | undefined => alone.get(words)

const isDeed = (text: string): boolean =>
  /^\w+(?:ing|ed|s)\b/.test(text) && closedTag(text.split(' ')[0] ?? '') === undefined

/** The longest saying of the table, in words. */
const longest = 5

/**
 * The longest words that begin here and place something. Some mean two things: 'above' with nothing after it is the sky,
 * 'above the door' is not; `followed` tells whether a noun stands at that word.
 */
export function placeLinkAt(
  words: readonly string[],
  at: number,
  followed: (at: number) => boolean,
): { link: PlaceLink; length: number; words: string } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ')
    const [first, second] = followed(at + length) ? [linking, alone] : [alone, linking]
    const link = first.get(text) ?? second.get(text)
    if (link) return { link, length, words: text }
  }
  return undefined
}
