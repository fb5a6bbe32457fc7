import type { Mechanic, Role } from './brief.ts'

/** 'threat' is an enemy when it is alive and a hazard when it is not. */
export type Part = Role | 'threat'

/** What a verb says about those around it. */
export type Frame = {
  /** Without one, the verb makes no rule: 'appear', 'want', 'have'. */
  mechanic?: Mechanic
  /** What its object is for when the player does it. */
  object?: Part
  /** Its object is who one plays: 'control a submarine'. */
  steers?: boolean
  /** Whoever else does it to the player, or at all, is a threat. */
  hostile?: boolean
  /** What stands after a preposition: another object, the thing used, or the place it goes to. */
  after?: Record<string, { slot: 'object' | 'with' | 'to' | 'none'; part?: Part }>
}

const at = (part: Part) => ({ slot: 'object' as const, part })
const using = (part?: Part) => ({ slot: 'with' as const, part })
const toward = (part?: Part) => ({ slot: 'to' as const, part })

/** Verbs of one line behave alike. A verb with a particle ('pick up') is listed with it. */
const rows: [string, Frame][] = [
  [
    'collect|gather|grab|take|pick|pick up|scoop up|gain|earn|obtain|acquire|harvest|pluck|mine|vacuum|absorb|snatch|get|hoard|hunt for|look for|search for|scavenge|forage|retrieve|recover|fetch|catch|swallow|suck up|devour|munch|nibble|gobble|gobble up|eat|eat up|drink|lick|chomp|consume|feed on|photograph|photo|capture|scan|record|study|discover|find|seek|locate|spot|hoover up|sip|tag|round up|herd',
    {
      mechanic: 'collect',
      object: 'collectible',
      hostile: false,
      after: { for: at('collectible'), with: using(), in: using(), to: toward('goal'), into: toward('goal') },
    },
  ],
  [
    'pollinate|touch|visit|clean|clean up|wash|tidy|heal|cure|repair|fix|paint|color|light|light up|activate|turn on|switch on|wake|wake up|pet|hug|feed|comfort|free|greet|pop|tap|burst|extinguish|put out|plug|mend|polish|recycle|sweep|brush|tame|befriend|charge|recharge|restore|refill|revive',
    { mechanic: 'collect', object: 'collectible', after: { with: using(), to: toward('goal') } },
  ],
  [
    'avoid|dodge|evade|escape|escape from|run from|run away from|flee|flee from|steer clear of|stay away from|keep away from|watch out for|beware|beware of|duck|duck under|sidestep|outrun|weave through|hide from|survive against|get away from|swerve|fear|swerve around|beat out|bypass|miss|look out for|stay clear of|mind|mind out for',
    { mechanic: 'avoid', object: 'threat', after: { from: at('threat'), to: toward('goal') } },
  ],
  [
    'survive|endure|last|hold out|outlast|stay alive|withstand',
    { mechanic: 'survive', object: 'threat', after: { against: at('threat'), in: { slot: 'none' } } },
  ],
  [
    'chase|hunt|hunt down|follow|pursue|track|stalk|track down|run after|go after|come after|haunt|patrol|guard against',
    { mechanic: 'chase', object: 'collectible', hostile: true },
  ],
  [
    'steal|rob|pickpocket|swipe|loot|pilfer|sneak off with|kidnap|abduct|snatch from',
    { mechanic: 'steal', object: 'collectible', hostile: true, after: { from: at('threat') } },
  ],
  [
    'shoot|shoot down|shoot at|blast|gun down|snipe|fire at|zap|laser|shell|bombard|bomb|blow up|obliterate|torpedo|nuke|spray|squirt|vaporize',
    {
      mechanic: 'shoot',
      object: 'enemy',
      hostile: true,
      after: { at: at('enemy'), on: at('enemy'), with: using('projectile'), using: using('projectile') },
    },
  ],
  [
    'throw|fire|cast|spit|launch|hurl|toss|lob|fling|sling|breathe|shoot out|flick|unleash|emit',
    {
      mechanic: 'shoot',
      object: 'projectile',
      hostile: true,
      after: {
        at: at('enemy'),
        against: at('enemy'),
        toward: at('enemy'),
        towards: at('enemy'),
        to: toward(),
        into: toward('goal'),
        onto: toward('goal'),
      },
    },
  ],
  [
    'fight|attack|kill|defeat|slay|destroy|battle|punch|kick|slash|hit|stab|smash|crush|stomp|stomp on|bash|beat|beat up|fight off|fend off|slice|slice through|cut|chop|combat|duel|wrestle|knock out|knock down|knock over|eliminate|take down|take out|exterminate|vanquish|whack|squash|swat|bite|sting|strike|brawl|spar|box|invade|damage|hurt|harm|wound|burn|melt|freeze|explode|ambush|threaten|terrorize|infect|conquer|repel|wipe out|clear out|purge|banish|zap|crash into|smash into|bump into|run into|ram|collide with|slap|clobber|swing at|swoop|swoop on|swoop down on|dive at|swoop down|pounce|pounce on|trample|scare away|scare|drive away|ward off',
    {
      mechanic: 'fight',
      object: 'enemy',
      hostile: true,
      after: { with: using(), using: using(), against: at('enemy'), off: at('enemy') },
    },
  ],
  [
    'defend|protect|guard|shield|keep safe|look after|watch over|save from|secure',
    { mechanic: 'defend', object: 'goal', after: { from: at('enemy'), against: at('enemy'), with: using() } },
  ],
  [
    'rescue|save|free|liberate|escort|evacuate|release|reunite|help|adopt|shepherd',
    {
      mechanic: 'rescue',
      object: 'friend',
      after: { from: at('threat'), to: toward('goal'), with: { slot: 'none' } },
    },
  ],
  [
    'deliver|bring|carry|transport|ship|return|bring back|carry back|take back|haul|drop off|hand out|distribute|give|drag|bring home|take home|lead|smuggle|ferry|put|drop|load',
    {
      mechanic: 'deliver',
      object: 'collectible',
      after: {
        to: toward('goal'),
        into: toward('goal'),
        onto: toward('goal'),
        in: toward('goal'),
        on: toward('goal'),
        at: toward('goal'),
      },
    },
  ],
  [
    'jump|leap|hop|bound|vault|skip|spring|double jump|wall jump|parkour',
    {
      mechanic: 'jump',
      object: 'obstacle',
      after: {
        over: at('obstacle'),
        across: at('prop'),
        on: at('prop'),
        onto: at('prop'),
        between: at('prop'),
        from: at('prop'),
        off: at('prop'),
        through: at('prop'),
        past: at('obstacle'),
        into: { slot: 'to' },
        to: toward('goal'),
      },
    },
  ],
  [
    'bounce|rebound|trampoline|ricochet|deflect|juggle',
    {
      mechanic: 'bounce',
      object: 'prop',
      after: { on: at('prop'), off: at('prop'), against: at('prop'), with: using() },
    },
  ],
  [
    'climb|scale|ascend|clamber|climb up',
    {
      mechanic: 'climb',
      object: 'prop',
      after: { up: at('prop'), over: at('obstacle'), to: toward('goal') },
    },
  ],
  [
    'fly|glide|soar|flap|hover|levitate|float|swing|parachute',
    {
      mechanic: 'fly',
      steers: true,
      after: {
        through: { slot: 'object' },
        over: { slot: 'none' },
        between: at('obstacle'),
        around: at('obstacle'),
        to: toward('goal'),
        past: at('obstacle'),
        into: toward(),
      },
    },
  ],
  [
    'swim|dive|paddle|surf|snorkel',
    {
      mechanic: 'swim',
      after: { through: at('prop'), past: at('obstacle'), to: toward('goal'), around: at('obstacle') },
    },
  ],
  [
    'drive|ride|pilot|sail|pedal|race in|motor|park|row|navigate|cruise|drift|land|dock',
    {
      mechanic: 'drive',
      steers: true,
      after: {
        through: { slot: 'none' },
        on: toward(),
        into: toward('goal'),
        to: toward('goal'),
        around: at('obstacle'),
        past: at('obstacle'),
      },
    },
  ],
  [
    'steer|control|guide|play as|pilot|command|maneuver|manoeuvre|helm|operate|play|embody|become',
    {
      steers: true,
      after: {
        as: { slot: 'object', part: 'player' },
        to: toward('goal'),
        through: { slot: 'none' },
        against: at('enemy'),
        past: at('obstacle'),
        around: at('obstacle'),
      },
    },
  ],
  [
    'roll|tilt',
    {
      mechanic: 'roll',
      steers: true,
      after: {
        through: at('prop'),
        over: at('collectible'),
        to: toward('goal'),
        into: toward('goal'),
        down: at('prop'),
      },
    },
  ],
  [
    'slide|ski|snowboard|skate|sled|glide down|slip|skateboard|sledge',
    {
      mechanic: 'slide',
      after: {
        down: at('prop'),
        on: at('prop'),
        past: at('obstacle'),
        under: at('obstacle'),
        to: toward('goal'),
      },
    },
  ],
  [
    'dig|tunnel|burrow|drill|excavate|mine for|dig for|dig up|unearth',
    {
      mechanic: 'dig',
      object: 'collectible',
      after: { through: at('obstacle'), for: at('collectible'), into: { slot: 'none' } },
    },
  ],
  [
    'push|pull|shove|nudge|move|drag onto|slide onto',
    {
      mechanic: 'push',
      object: 'obstacle',
      after: {
        onto: toward('goal'),
        into: toward('goal'),
        on: toward('goal'),
        to: toward('goal'),
        in: toward('goal'),
      },
    },
  ],
  ['rotate|turn|spin|twist|flip', { mechanic: 'rotate', object: 'obstacle', after: { to: toward() } }],
  [
    'match|swap|merge|combine|pair|pair up|line up|link|connect|connect up|fuse|blend|mix|align|join',
    { mechanic: 'match', object: 'collectible', after: { with: using(), to: toward(), into: toward() } },
  ],
  [
    'sort|arrange|order|organize|organise|separate|group|classify|categorize|file',
    {
      mechanic: 'sort',
      object: 'collectible',
      after: { into: toward('goal'), in: toward('goal'), by: { slot: 'none' } },
    },
  ],
  [
    'stack|pile|pile up|balance|stack up|drop onto',
    { mechanic: 'stack', object: 'obstacle', after: { on: toward('goal'), onto: toward('goal') } },
  ],
  [
    'build|construct|place|craft|assemble|put together|set up|erect|install|create|design|decorate|furnish|draw|sketch|dress|dress up|invent',
    {
      mechanic: 'build',
      object: 'prop',
      after: { with: using(), from: using(), on: toward(), in: toward() },
    },
  ],
  [
    'explore|roam|wander|wander through|discover|travel through|travel|walk through|walk around|investigate|search|solve|venture',
    {
      mechanic: 'explore',
      object: 'prop',
      after: { for: at('collectible'), through: { slot: 'none' }, to: toward('goal') },
    },
  ],
  [
    'reach|get to|arrive at|go to|make it to|run to|head to|head for|get back to|return to|escape to|get into|enter|land on|come to|walk to|get through|make it through|end at',
    { mechanic: 'explore', object: 'goal' },
  ],
  [
    'get home|go home|return home|come home|run home|walk home|fly home|go back to|come back to|get back home|go back home|come back home|swim home|drive home|ride home|travel home|make it home|make it back to|find home',
    { mechanic: 'explore', object: 'goal', after: { to: toward('goal') } },
  ],
  [
    'open|unlock|lock|enter through|hack|break into|crack',
    {
      mechanic: 'unlock',
      object: 'obstacle',
      after: { with: using('collectible'), using: using('collectible') },
    },
  ],
  [
    'sneak|creep|tiptoe|sneak past|hide|stay hidden|infiltrate|slip past|see|notice|spot by|detect',
    {
      mechanic: 'sneak',
      object: 'enemy',
      after: {
        past: at('enemy'),
        from: at('enemy'),
        around: at('enemy'),
        by: at('enemy'),
        into: { slot: 'none' },
        through: { slot: 'none' },
      },
    },
  ],
  [
    'grow|plant|water|harvest|farm|sow|raise|breed|garden|fertilize|tend|evolve|bloom|hatch',
    {
      mechanic: 'grow',
      object: 'collectible',
      after: { in: { slot: 'none' }, with: using(), into: toward() },
    },
  ],
  [
    'cook|bake|brew|prepare|fry|boil|grill|roast|mix up|concoct',
    {
      mechanic: 'cook',
      object: 'collectible',
      after: { for: toward('friend'), with: using(), from: using() },
    },
  ],
  ['sell|trade|serve|offer', { mechanic: 'sell', object: 'collectible', after: { to: toward('friend') } }],
  [
    'buy|purchase|upgrade|invest|invest in|hire|employ|unlock new|recruit|train',
    { mechanic: 'manage', object: 'prop', after: { with: using(), from: { slot: 'none' } } },
  ],
  ['manage|run a|own|run your|operate a|rule|govern|supervise', { mechanic: 'manage', object: 'prop' }],
  [
    'answer|practise|practice|guess|learn|teach|quiz|count|calculate|add|subtract|multiply|divide|identify|name|choose|select',
    { mechanic: 'answer' },
  ],
  ['type|spell|write|unscramble', { mechanic: 'type' }],
  ['remember|memorize|memorise|recall|repeat|find pairs of', { mechanic: 'remember', object: 'collectible' }],
  [
    'race|compete|outpace|overtake|speed|lap|race against|compete against|play against',
    {
      mechanic: 'race',
      object: 'enemy',
      after: {
        against: at('enemy'),
        with: at('enemy'),
        on: { slot: 'none' },
        to: toward('goal'),
        through: { slot: 'none' },
      },
    },
  ],
  [
    'relax|wait|meditate|sit|stroll|rest|sleep|watch|listen|enjoy|breathe deeply|nap|chill',
    { mechanic: 'relax', after: { on: { slot: 'none' } } },
  ],
  [
    'cross|traverse|pass|pass through|get across|cross over',
    { mechanic: 'cross', object: 'prop', after: { to: toward('goal'), over: at('prop') } },
  ],
  [
    'break|shatter|break through|demolish|clear|tear down|wreck|crack open|bust',
    { mechanic: 'break', object: 'obstacle', after: { with: using(), through: at('obstacle') } },
  ],
  ['click|click on', { mechanic: 'click', object: 'collectible' }],
  [
    'fish|fish for|angle',
    {
      mechanic: 'collect',
      object: 'collectible',
      after: { for: at('collectible'), with: using(), from: { slot: 'none' } },
    },
  ],
  [
    'run|walk|sprint|dash|rush|move through|travel along|gallop|crawl|trot|march|charge at',
    {
      after: {
        from: at('threat'),
        to: toward('goal'),
        through: { slot: 'none' },
        into: at('obstacle'),
        over: at('obstacle'),
        past: at('obstacle'),
        around: at('obstacle'),
        across: { slot: 'none' },
      },
    },
  ],
  ['use|wield', { after: { against: at('enemy') } }],
  ['fall|fall from|rain down|rain|descend|plummet|drop from|tumble', { after: {} }],
  [
    'grow up|want|need|like|love|have|include|feature|contain|use|let|allow|get|give|show|display|add|start|begin|end|win|lose|appear|spawn|come|go|stand|become|keep|stop|try|happen|increase|decrease|set|say|call|name|see|look|feel|seem|mean|change|end up|take place|hold|wear|stay|finish|complete|work|sound|provide|implement|ensure|support|consist|involve|require|focus|contain|respawn|gain|press|leave|make|happen to|turn into|progress|generate|develop|code|program|hear|lay|live|fill|surround|cover|cost|restart|pause|update|save progress|die|kill time|lie|hang|lean|spread|glow|shine|flicker|blow|shape|face|point|aim|earn back|grant|award|rise|sink|arrive|exist|last for|move around|deduct|trigger|prevent|block|dim|slow|slow down|speed up|reset',
    {},
  ],
]

/** 'Keep the fire burning': how something is kept. */
export const keptStates =
  /^(?:burning|alight|lit|alive|going|glowing|shining|running|safe|warm|afloat|intact)$/

const frames = new Map<string, Frame>()
for (const [verbs, frame] of rows) {
  // The first line that lists a verb wins: 'find' collects before it explores.
  for (const verb of verbs.split('|')) if (!frames.has(verb)) frames.set(verb, frame)
}

/** 'pick up' before 'pick'. */
export function frameOf(verb: string, particle?: string): Frame | undefined {
  return (particle === undefined ? undefined : frames.get(`${verb} ${particle}`)) ?? frames.get(verb)
}

export const hasFrame = (verb: string) => frames.has(verb)

/** Verbs that ask for the game itself and are no rule of it. */
export const requestVerbs = new Set(
  'make create build design generate develop code write program produce implement give want need like have show do try craft prepare'.split(
    ' ',
  ),
)

export const frameVerbs = () => [...frames.keys()]

/** Who must not do this to something keeps away from it: 'must not touch the eels', 'don't hit the rocks'. */
export const isTouching = (verb: string): boolean =>
  /^(?:touch|hit|bump|crash|collide|step|tread|run|fall|graze|eat|drink|pick|take|collect|grab|catch|whack|bonk|swat|squash|tap|click|pop|slice|cut|chop)(?: |$)/.test(
    verb,
  )
