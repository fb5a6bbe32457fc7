import { uniqueId } from '../../../brief/actors.ts'
import type { Actor, Brief, BriefDeed } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'

/**
 * 'Firefighter frog hose' says who and with what, and nothing that is done: then they do what such people do, and such tools are for. Nobody
 * said so, and it is no wish of the prompt.
 */
export function withWork(brief: Brief): Brief {
  const { actors, deeds = [], cues, triples } = brief
  const player = actors.find(({ role }) => role === 'player')
  const isSaid = deeds.length > 0 || triples.length > 0 || cues.some(({ weight }) => weight >= 5)
  const others = actors.filter((actor) => actor !== player && !actor.implied && actor.role !== 'prop')
  if (!player || isSaid || others.length > 0) return brief
  const catalogue = openCatalogue()
  const kindsOf = ({ thing, trade }: Actor) => [trade ?? [], thing.name, thing.kinds].flat()
  const tool = actors.find((actor) => actor !== player && rowFor(byTool, kindsOf(actor)))
  const row = (tool && rowFor(byTool, kindsOf(tool))) ?? rowFor(byTrade, kindsOf(player))
  if (!row) return brief
  const [verb = '', noun = ''] = row.split(': ')
  const thing = catalogue.find(noun)
  const whom: Actor = {
    id: uniqueId(thing.name, actors),
    thing,
    phrase: thing.plural,
    role: 'goal',
    implied: true,
    plural: true,
    attributes: {},
  }
  const deed: BriefDeed = {
    subject: 'player',
    verb,
    whoms: [{ id: whom.id }, ...(tool ? [{ id: tool.id, by: 'with' }] : [])],
    particles: [],
    negated: false,
    words: `${verb} ${thing.plural}`,
    told: true,
  }
  return { ...brief, actors: [...actors, whom], deeds: [deed] }
}

const rowFor = (rows: Readonly<Record<string, string>>, kinds: readonly string[]) =>
  kinds.flatMap((kind) => (Object.hasOwn(rows, kind) ? rows[kind] : []) ?? [])[0]

/** What a tool is for. */
const byTool: Readonly<Record<string, string>> = {
  hose: 'put out: fire',
  'fire hose': 'put out: fire',
  'fire extinguisher': 'put out: fire',
  'watering can': 'water: flower',
  mop: 'mop: puddle',
  broom: 'sweep: leaf',
  sponge: 'wash: window',
  camera: 'photograph: bird',
  shovel: 'dig up: treasure chest',
  spade: 'dig up: treasure chest',
  pickaxe: 'mine: gem',
  'fishing rod': 'fish: fish',
  'butterfly net': 'catch: butterfly',
  hammer: 'repair: fence',
  wrench: 'repair: pipe',
  paintbrush: 'paint: wall',
  scissors: 'cut: ribbon',
  stethoscope: 'heal: patient',
  sword: 'fight: goblin',
  bow: 'shoot: target',
}

/** What people of a trade do. */
const byTrade: Readonly<Record<string, string>> = {
  firefighter: 'put out: fire',
  gardener: 'water: flower',
  farmer: 'harvest: carrot',
  doctor: 'heal: patient',
  nurse: 'heal: patient',
  surgeon: 'heal: patient',
  vet: 'heal: dog',
  veterinarian: 'heal: dog',
  postman: 'deliver: letter',
  mailman: 'deliver: letter',
  waiter: 'serve: customer',
  waitress: 'serve: customer',
  fisherman: 'fish: fish',
  janitor: 'mop: puddle',
  cleaner: 'clean: window',
  mechanic: 'repair: car',
  plumber: 'repair: pipe',
  builder: 'build: house',
  photographer: 'photograph: bird',
  painter: 'paint: wall',
  'police officer': 'chase: thief',
  policeman: 'chase: thief',
  detective: 'search for: clue',
  miner: 'mine: gem',
  shepherd: 'herd: sheep',
  zookeeper: 'feed: monkey',
  lifeguard: 'rescue: swimmer',
  beekeeper: 'calm: bee',
  archaeologist: 'dig up: bone',
  milkmaid: 'milk: cow',
  'window cleaner': 'clean: window',
  knight: 'fight: goblin',
}
