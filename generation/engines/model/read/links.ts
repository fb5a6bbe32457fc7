import { baseVerbsOf } from '../../../things/inflection.ts'
import type { Attachment } from '../design.ts'
import { doingOf, doings } from './doings.ts'

/** What joins two noun phrases, read from the first (the subject) to the second. */
export type Link =
  /** The second is attached to the first: 'a corgi wearing a hat'. */
  | { joins: 'second'; how: Attachment }
  /** The first is attached to the second: 'a cat on a cushion'. */
  | { joins: 'first'; how: Attachment }
  /** Parts, clothes, things held: what it means depends on both. */
  | { joins: 'with' }
  | { joins: 'without' }
  | { joins: 'made-of' }
  | { joins: 'shaped-like' }
  | { joins: 'costume' }
  /** What cannot be shown, though both things can: 'a dog chasing a ball'. */
  | { joins: 'deed'; how: Attachment }
  /** Talk about the setting or the picture: what follows is no piece. */
  | { joins: 'nothing' }

const table = new Map<string, Link>()
const all = (phrases: string, link: Link) => {
  for (const phrase of phrases.split(',')) table.set(phrase.trim(), link)
}

all('wearing,wears,dressed in,clad in,sporting,donning,draped in,wearing only', {
  joins: 'second',
  how: 'wearing',
})
all('dressed as,dressed like,dressed up as,dressed up like,disguised as,cosplaying as,in the costume of', {
  joins: 'costume',
})
all(
  'holding,holds,carrying,carries,gripping,wielding,wields,clutching,brandishing,reading,eating,drinking,using,' +
    'lifting,swinging,munching on,munching,chewing on,chewing,sipping,licking,biting,juggling,raising,smoking,' +
    'armed with,holding up,carrying around,holding onto,playing on,playing the,playing,cooking,painting with,taking,balancing',
  { joins: 'second', how: 'holding' },
)
all(
  'riding,rides,riding on,riding on top of,riding in,driving,drives,driving in,piloting,surfing on,surfing,skating on,mounted on,astride,straddling,sitting astride',
  {
    joins: 'second',
    how: 'riding',
  },
)
all(
  'on top of,atop,on,upon,onto,standing on top of,resting on,placed on,mounted atop,sitting atop,over,balanced on,balancing on,set on,laid on,up on,displayed on,on top,standing on top,sitting on top,perched on top',
  { joins: 'first', how: 'on' },
)
all(
  'inside,inside of,in,within,into,emerging from,coming out of,growing out of,growing from,growing in,peeking out of,' +
    'peeking from,poking out of,popping out of,bursting out of,bursting from,hatching from,hatching out of,trapped in,trapped inside,kept in,submerged in,immersed in,floating in',
  { joins: 'first', how: 'in' },
)
all(
  'stuck in,stuck into,embedded in,planted in,plunged into,thrust into,driven into,sunk into,half buried in,buried in,lodged in,stabbed into',
  {
    joins: 'first',
    how: 'stuck-in',
  },
)
all(
  'above,floating above,floating over,hovering above,hovering over,flying above,flying over,hanging over,hanging above,hung over,hung above,' +
    'suspended over,suspended above,jumping over,leaping over,high above,soaring over,soaring above',
  { joins: 'first', how: 'above' },
)
all('tied to,tethered to,chained to,roped to,attached by,linked to', { joins: 'first', how: 'tied-to' })
all(
  'piled high with,heaped high with,stacked high with,full of,filled with,containing,loaded with,stuffed with,overflowing with,packed with,brimming with,filled up with,piled with,heaped with,filled by',
  { joins: 'second', how: 'full-of' },
)
all(
  'covered in,covered with,covered by,coated in,coated with,decorated with,adorned with,overgrown with,overgrown by,' +
    'dusted with,sprinkled with,drizzled with,encrusted with,studded with,dripping with,glazed with,smothered in,wrapped in,draped with,embellished with,blanketed in,caked in,stained with,dotted with,inlaid with,lined with',
  { joins: 'second', how: 'covered-in' },
)
all('topped with,topped by,crowned with,garnished with,surmounted by,topped off with', {
  joins: 'deed',
  how: 'on',
})
all(
  'beside,next to,near,by,alongside,along with,together with,close to,accompanied by,between,side by side with,adjacent to,to the left of,to the right of,left of,right of,at',
  { joins: 'second', how: 'beside' },
)
all('guarding,chased by,crushing,pouring,breathing,spewing,spitting,spilling', {
  joins: 'deed',
  how: 'beside',
})
all('through,across,along,towards,toward,against,after,before,off,down,up,past,among,amid', {
  joins: 'deed',
  how: 'beside',
})
for (const phrase of doings)
  table.set(phrase, { joins: 'deed', how: doingOf(phrase)?.doer === 'ahead' ? 'ahead-of' : 'towards' })
all('in front of', { joins: 'second', how: 'behind' })
all('behind', { joins: 'first', how: 'behind' })
all('surrounded by,encircled by,ringed by', { joins: 'second', how: 'around' })
all('around,wrapped around,coiled around,curled around,wound around,tied around,encircling', {
  joins: 'first',
  how: 'around',
})
all('under,underneath,beneath,below,hiding under', { joins: 'first', how: 'under' })
all(
  'leaning against,leaning on,propped against,propped up against,resting against,leaned against,leaning up against',
  { joins: 'first', how: 'leaning-against' },
)
all(
  'hanging from,hanging on,suspended from,dangling from,hung from,hung on,hanging off,swinging from,hanging in',
  {
    joins: 'first',
    how: 'hanging-from',
  },
)
all(
  'with,having,featuring,showing,revealing,exposing,that has,which has,has,equipped with,including,fitted with,that have,have',
  {
    joins: 'with',
  },
)
all('without,with no,lacking,missing,without any,minus', { joins: 'without' })
all(
  'made of,made out of,made from,made up of,built from,built out of,built of,carved from,carved out of,carved in,' +
    'carved into,sculpted from,sculpted in,constructed of,constructed from,crafted from,woven from,forged from,out of,' +
    'composed of,knitted from,formed from,cast in,made with,made entirely of,made entirely out of,made completely of,entirely made of,built with,folded from,consisting of,cut from,cut out of,knitted out of,made in',
  { joins: 'made-of' },
)
all(
  'shaped like,shaped as,in the shape of,in the form of,that looks like,looking like,looks like,resembling,modeled after,modelled after,formed like,styled like,in shape of,designed like,that resembles',
  { joins: 'shaped-like' },
)
all(
  'in the style of,inspired by,from,for,to,as,like,about,during,instead of,based on,set in,set on,viewed from,seen from,' +
    'taken from,designed by,painted by,drawn by,photographed by,of,while,than,designed for,used for,named,called,because',
  { joins: 'nothing' },
)

/** The same by the plain form of the verb: 'wore', 'wears' and 'wear' are all 'wearing'. */
const byBase = new Map<string, Link>()
for (const [phrase, link] of table)
  for (const form of basesOf(phrase)) if (!byBase.has(form)) byBase.set(form, link)

/** What a deed or a preposition says of two things, in whatever form its verb stands. */
export const linkOfDeed = (words: string): Link | undefined =>
  table.get(words) ?? basesOf(words).flatMap((form) => byBase.get(form) ?? [])[0]

function basesOf(phrase: string): string[] {
  const [verb = '', ...rest] = phrase.split(' ')
  return [verb, ...baseVerbsOf(verb)].map((base) => [base, ...rest].join(' '))
}

/** Costumes by who is known to wear them. What is worn must have an archetype; the first that has one is put on. */
export const costumes: Record<string, string[]> = {
  napoleon: ['bicorne', 'bicorne hat', 'pirate hat', 'hat'],
  'napoleon bonaparte': ['bicorne', 'bicorne hat', 'pirate hat', 'hat'],
  pirate: ['pirate hat', 'hat'],
  wizard: ['wizard hat', 'witch hat', 'hat'],
  witch: ['witch hat', 'wizard hat', 'hat'],
  king: ['crown'],
  queen: ['crown'],
  prince: ['crown'],
  princess: ['tiara', 'crown'],
  knight: ['knight helmet', 'helmet'],
  viking: ['viking helmet', 'helmet'],
  samurai: ['samurai helmet', 'helmet'],
  gladiator: ['helmet'],
  soldier: ['military helmet', 'helmet'],
  cowboy: ['cowboy hat', 'hat'],
  sheriff: ['cowboy hat', 'hat'],
  chef: ['chef hat', 'hat'],
  cook: ['chef hat', 'hat'],
  baker: ['chef hat', 'hat'],
  santa: ['santa hat', 'hat'],
  'santa claus': ['santa hat', 'hat'],
  astronaut: ['space helmet', 'astronaut helmet', 'helmet'],
  detective: ['fedora', 'hat'],
  'sherlock holmes': ['fedora', 'hat'],
  gentleman: ['top hat', 'hat'],
  magician: ['top hat', 'hat'],
  'abraham lincoln': ['top hat', 'hat'],
  superhero: ['cape', 'cloak'],
  superman: ['cape', 'cloak'],
  batman: ['cape', 'cloak'],
  vampire: ['cape', 'cloak'],
  dracula: ['cape', 'cloak'],
  policeman: ['police hat', 'cap', 'hat'],
  'police officer': ['police hat', 'cap', 'hat'],
  firefighter: ['fire helmet', 'helmet'],
  sailor: ['sailor hat', 'cap', 'hat'],
  captain: ['captain hat', 'cap', 'hat'],
  clown: ['party hat', 'hat'],
  doctor: ['stethoscope', 'glasses'],
  nerd: ['glasses'],
  professor: ['glasses'],
  scientist: ['goggles', 'glasses'],
  graduate: ['graduation cap', 'cap', 'hat'],
  'graduation student': ['graduation cap', 'cap', 'hat'],
  'construction worker': ['hard hat', 'helmet'],
  builder: ['hard hat', 'helmet'],
  miner: ['hard hat', 'helmet'],
  elf: ['elf hat', 'santa hat', 'hat'],
  farmer: ['straw hat', 'hat'],
  scarecrow: ['straw hat', 'hat'],
  cop: ['police hat', 'cap', 'hat'],
  guard: ['police hat', 'cap', 'hat'],
  postman: ['peaked cap', 'cap', 'hat'],
  mailman: ['peaked cap', 'cap', 'hat'],
  conductor: ['peaked cap', 'cap', 'hat'],
  driver: ['peaked cap', 'cap', 'hat'],
  pilot: ['aviator cap', 'goggles', 'cap'],
  fireman: ['fire helmet', 'helmet'],
  nurse: ['nurse cap', 'hat'],
  surgeon: ['stethoscope', 'glasses'],
  vet: ['stethoscope', 'glasses'],
  dentist: ['stethoscope', 'glasses'],
  waiter: ['bow tie'],
  waitress: ['bow tie'],
  butler: ['bow tie', 'top hat'],
  gardener: ['straw hat', 'hat'],
  beekeeper: ['bee veil', 'straw hat'],
  fisherman: ["sou'wester", 'hat'],
  fisher: ["sou'wester", 'hat'],
  plumber: ['cap', 'baseball cap'],
  mechanic: ['cap', 'baseball cap'],
  janitor: ['flat cap', 'cap'],
  cleaner: ['bandana', 'cap'],
  carpenter: ['hard hat', 'helmet'],
  painter: ['beret', 'hat'],
  artist: ['beret', 'hat'],
  tailor: ['glasses'],
  barber: ['bow tie'],
  teacher: ['glasses'],
  librarian: ['glasses'],
  judge: ["judge's wig", 'glasses'],
  explorer: ['pith helmet', 'hat'],
  archaeologist: ['fedora', 'hat'],
  zookeeper: ['pith helmet', 'hat'],
  diver: ['diving mask', 'goggles'],
  welder: ['welding mask', 'goggles'],
  ninja: ['headband', 'bandana'],
  jester: ['jester hat', 'hat'],
  pharaoh: ['nemes', 'crown'],
  mage: ['wizard hat', 'hat'],
  spy: ['fedora', 'sunglasses'],
  agent: ['sunglasses', 'fedora'],
  robber: ['bandana', 'mask'],
  thief: ['bandana', 'mask'],
  bandit: ['bandana', 'mask'],
  lumberjack: ['beanie', 'hat'],
  skier: ['beanie', 'hat'],
  lifeguard: ['sunglasses', 'cap'],
  bellhop: ['pillbox hat', 'hat'],
}
