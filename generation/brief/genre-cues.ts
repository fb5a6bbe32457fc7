import { classics } from './classics.ts'

/** What speaks for a genre, and how loudly: names of genres 8, sure phrases 3 to 6, things and verbs 1 to 2. */
type CueRow = [genre: string, weight: number, words: string]

/** Phrases that are talk about the game, never something on its stage. */
export const genrePhrases: CueRow[] = [
  ...classics.flatMap(({ id, phrases }): CueRow[] => (phrases ? [[id, 8, phrases]] : [])),
  ['board-game', 8, 'board game|abstract strategy'],
  [
    'platformer',
    8,
    'platformer|platformers|platform game|platforming|side scroller|side scrolling platformer|jump and run|jump n run|2d platformer|metroidvania|precision platformer|puzzle platformer',
  ],
  [
    'platformer',
    4,
    'side scrolling|sidescrolling|sidescroller|side scroll|vertical jumper|jumping game|jump game|jumping puzzle',
  ],
  [
    'runner',
    8,
    'endless runner|infinite runner|auto runner|autorunner|endless running|runner game|running game|endless run|never ending runner|infinite runner game',
  ],
  ['runner', 5, 'endless|obstacle course|runner'],
  [
    'skiing',
    8,
    'skiing game|ski game|snowboarding game|sledding game|sled game|downhill game|slalom game|endless skier|endless skiing|ski run',
  ],
  [
    'collector',
    5,
    'collecting game|collect them all|collectathon|scavenger hunt|top down collect|collection game|egg hunt|treasure hunt',
  ],
  ['collector', 2, 'top down|topdown|birds eye view|overhead view'],
  [
    'shooter',
    8,
    'bullet hell|shoot em up|shmup|shootemup|space shooter|shoot them up|danmaku|vertical shooter|side scrolling shooter|shooter game|shooting game|fixed shooter|scrolling shooter|arcade shooter|dogfight|dogfighting|space combat|dogfights|laser shooter',
  ],
  ['shooter', 6, 'shooter|shooters|space battle|air combat|gunship'],
  [
    'survival',
    8,
    'survival game|survival shooter|arena shooter|twin stick shooter|twin stick|wave survival|horde mode|survival arena|top down shooter|arena survival|battle royale|wave shooter|arena game|horde survival|bullet heaven|survivor like|survivorlike|first person shooter|fps game|third person shooter',
  ],
  ['survival', 6, 'survival|arena|horde mode|hordes|waves of enemies|enemy waves|waves of'],
  ['survival', 3, 'waves|apocalypse|outbreak|invasion|uprising'],
  ['survival', 2.5, 'battle|war|showdown|brawl|skirmish|combat|clash'],
  ['shooter', 3.5, 'shootout|gunfight|firefight'],
  ['collector', 3, 'robbery|delivery|deliveries|hunt'],
  ['breakout', 8, 'brick breaking|brick breaking game|breakout style|block breaking'],
  ['snake', 8, 'snake game|snake clone|classic snake'],
  [
    'crossing',
    8,
    'road crossing|crossing game|road crossing game|cross the road|traffic crossing|lane crossing|cross the street|street crossing|road crosser',
  ],
  [
    'tower-defence',
    8,
    'tower defense|tower defence|towers defense|td game|base defense|base defence|castle defense|castle defence|lane defense|tower defender|lawn defense',
  ],
  ['tower-defence', 4, 'place towers|build towers|defense game|defence game|upgrade towers'],
  [
    'match-3',
    8,
    'match 3|match three|match3|gem matching|tile matching|three in a row|3 in a row|match 3 puzzle|gem swap|swap puzzle|match 4|color matching puzzle|matching puzzle',
  ],
  [
    'sokoban',
    8,
    'box pushing|block pushing|push puzzle|crate pushing|pushing puzzle|box pushing puzzle|warehouse puzzle',
  ],
  [
    'quiz',
    8,
    'quiz|quizzes|quiz game|trivia|trivia game|trivia quiz|multiple choice|true or false|trivia questions|math game|maths game|flashcards|flash cards|math quiz|geography quiz|general knowledge|guess the flag|question and answer|counting game|educational quiz|geography game|history game|science game|biology game|chemistry game|phonics game|phonics|reading game|grammar game|language game|capital cities|vocabulary game|fraction game|alphabet game',
  ],
  ['quiz', 5, 'educational game|learning game|multiple choice questions|quiz about'],
  [
    'battle',
    8,
    'turn based battle|turn based combat|turn based|turnbased|jrpg|turn based rpg|rpg battle|monster battle|battle simulator|turn based strategy|turn based game|boss rush|auto battler|autobattler',
  ],
  ['battle', 4, 'rpg|role playing game|role playing|rpg game|duel'],
  ['battle', 2, 'strategy game|tactics'],
  [
    'tycoon',
    8,
    'idle clicker|clicker game|idle game|clicker|incremental game|incremental|tycoon|tycoon game|idle tycoon|business simulator|management game|management sim|shop simulator|store simulator|restaurant simulator|business game|resource management|city builder|city building|factory game|idle|tap game|tapper|shop management|shopkeeper game',
  ],
  ['flappy', 8, 'flappy clone|flappy style|flappy game|one button flying|tap to fly'],
  ['maze', 8, 'maze|mazes|labyrinth|maze game|maze escape|maze runner|maze puzzle'],
  [
    'catcher',
    8,
    'catching game|catch the falling|catch falling|catcher game|falling objects|catcher|catch game|basket game|catch what falls',
  ],
  ['pong', 8, 'paddle game|table tennis game|paddle ball|paddle and ball|ping pong game'],
  ['air-hockey', 8, 'air hockey game|air hockey table|table hockey|puck game'],
  ['air-hockey', 4, 'puck|mallet'],
  [
    'whack',
    8,
    'whack a|whack|reaction game|reflex game|reaction time|tap the targets|shooting gallery|target practice|aim trainer|popping game|bubble popping|pop the balloons|click the targets|clicking game|whacking game|hit the moles|mole game|tapping game',
  ],
  [
    'artillery',
    8,
    'artillery|artillery game|artillery duel|cannon game|cannon duel|tank duel|trajectory game|turn based tanks|tank artillery',
  ],
  [
    'slingshot',
    8,
    'slingshot|slingshot game|catapult game|trebuchet game|knock down the towers|knock the towers down|topple the towers|knock over the towers|demolition game|castle crusher',
  ],
  ['slingshot', 5, 'knock over|knock down|topple|knock them over|knock them down'],
  ['asteroids', 8, 'asteroids game|asteroids clone|asteroids style|rock splitting game|thrust and shoot'],
  [
    'racing',
    8,
    'racing game|race game|racer|car racing|kart racing|kart racer|racing|street racing|drag race|drag racing|racing simulator|driving game|car game|bike racing|time trial|go kart|rally',
  ],
  ['racing', 4, 'race track|racetrack|race|driving simulator|parking game|drifting'],
  ['fishing', 8, 'fishing game|fishing|fishing simulator|ice fishing|fishing trip|angling game|angling'],
  ['maze-chase', 8, 'maze chase|maze chase game|dot eating|dots in a maze|maze muncher'],
  ['red-light', 8, 'red light green light|red light|green light|statues game|stop and go game'],
  ['slicer', 8, 'slicing game|slicing|fruit slicing|cutting game|slice game|slicer|fruit cutting'],
  [
    'stealth',
    8,
    'stealth|stealth game|stealth action|heist|heist game|sneaking game|hide and seek|infiltration|sneak game',
  ],
  [
    'dungeon',
    8,
    'dungeon crawler|roguelike|rogue like|roguelite|rogue lite|action rpg|action adventure|dungeon game|hack and slash|dungeon crawling|adventure rpg|zelda like',
  ],
  ['dungeon', 3, 'adventure game|top down adventure|open world|exploration game'],
  [
    'fighting',
    8,
    'fighting game|beat em up|beatemup|brawler|fighter game|martial arts game|boxing game|wrestling game|1v1 fighter|versus fighter|sumo game|boxing|sword fighting|sword fighting game|street fight',
  ],
  ['bubble-shooter', 8, 'bubble shooting|bubble shooter game|bubble popper|shoot bubbles|shooting bubbles'],
  [
    'archery',
    8,
    'archery game|archery range|bow and arrow game|bow and arrows|archery contest|archery tournament',
  ],
  ['archery', 5, 'bow and arrow'],
  [
    'stacking',
    8,
    'stacking game|tower stacking|stack game|tower building game|stack the tower|stacking tower|stack as high',
  ],
  ['lander', 8, 'landing game|lander game|moon landing|land the rocket|rocket landing'],
  [
    'farming',
    8,
    'farming game|farming sim|farm simulator|farming simulator|farm game|gardening game|gardening|farming|garden simulator',
  ],
  [
    'gravity-flip',
    8,
    'gravity flip|gravity flipping|flip gravity|gravity switch|gravity switching|reverse gravity|gravity platformer|invert gravity',
  ],
  ['card-game', 8, 'card game|trading card|casino|card game against|slots'],
  ['word-game', 8, 'word game|word puzzle|rhyming game'],
  ['pinball', 8, 'pinball machine|pinball table|pinball game'],
  [
    'claw',
    8,
    'claw machine|claw game|crane game|crane machine|grabbing machine|drop the claw|lower the claw|arcade claw|plush machine',
  ],
  ['golf', 8, 'golf game|golf course|putting game|putting green'],
  [
    'basketball',
    8,
    'basketball game|shoot hoops|basketball shooting|basketball throws|free throws|throwing into a hoop|hoop shooting',
  ],
  ['basketball', 4, 'hoop|hoops'],
  [
    'pool',
    8,
    'pool with|game of pool|play pool|plays pool|pool game|pool table|billiards game|billiard table|pot the balls|cue ball|cue stick',
  ],
  ['bowling', 8, 'bowling game|bowling alley'],
  ['darts', 8, 'darts game|game of darts|darts match|dart board|dartboard'],
  [
    'sandbox',
    8,
    'sandbox|sandbox game|voxel|voxel game|block building|falling sand|building game|creative mode|physics sandbox|crafting game|survival crafting',
  ],
  [
    'life-sim',
    8,
    'life simulator|life sim|pet simulator|virtual pet|pet game|pet care|dating sim|virtual pet game|daily life|pet care game',
  ],
  ['logic-puzzle', 8, 'logic puzzle|logic game|number puzzle'],
  [
    'drawing',
    8,
    'drawing game|coloring game|colouring game|painting game|pixel art editor|coloring book|colouring book|paint game|art game|drawing app',
  ],
  ['dress-up', 8, 'dress up|dress up game|fashion game|makeover game|makeover|hair salon|character creator'],
  [
    'cooking',
    8,
    'cooking game|cooking sim|cooking simulator|baking game|restaurant game|burger game|pizza game|kitchen game|food truck game|chef game|cafe game|diner game|pizza maker',
  ],
  [
    'physics-puzzle',
    8,
    'physics puzzle|physics game|physics based puzzle|bridge builder|bridge building|rube goldberg|physics based game|balance game|rope cutting',
  ],
  [
    'sports',
    8,
    'sports game|soccer game|football game|tennis game|baseball game|hockey game|volleyball game|cricket game|penalty kick|penalty kicks|free kick|free kicks|dodgeball game|home run|skateboarding game|olympics|skating game',
  ],
]

/** Things that lean toward a genre and stay things. */
export const genreThings: CueRow[] = [
  ['quiz', 3, 'learn|learning|teach|teaches|educational|counting'],
  [
    'quiz',
    5,
    'practise|practice|practicing|practising|fractions|decimals|alphabet|my class|my classroom|my students',
  ],
  ['breakout', 4, 'brick|bricks|paddle'],
  ['pong', 2, 'paddle|paddles'],
  ['tower-defence', 3, 'turret'],
  ['tower-defence', 1, 'tower'],
  ['match-3', 2, 'gem|jewel'],
  ['shooter', 2, 'spaceship|laser|fighter jet|starship'],
  ['survival', 2, 'zombie'],
  ['racing', 2, 'kart|race car|racing car|go kart|rival car'],
  ['crossing', 3, 'highway|traffic|busy road|lane'],
  // A dungeon by itself is a place: what is played in it was not said.
  ['dungeon', 6, 'dungeon|dungeons'],
  ['dungeon', 2, 'key|locked door|treasure chest'],
  [
    'tycoon',
    2,
    'bakery|lemonade stand|lemonade|restaurant|factory|coffee shop|cafe|shop|store|business|money',
  ],
  ['stealth', 3, 'guard|flashlight|spotlight|security camera|searchlight|night watchman'],
  ['farming', 3, 'crop|crops|seed|farm'],
  ['sokoban', 3, 'crate|pressure plate'],
  ['flappy', 2, 'pipe'],
  ['platformer', 2, 'platform|platforms|spike'],
  ['minesweeper', 2, 'mine|mines'],
  ['bubble-shooter', 2, 'bubble'],
  ['memory', 3, 'cards'],
  ['catcher', 3, 'basket|bucket'],
  ['artillery', 3, 'cannon'],
  ['slingshot', 3, 'catapult|slingshot|trebuchet|catapults'],
  ['cooking', 2, 'recipe|ingredient|customer|chef|kitchen|food truck'],
  ['rhythm', 3, 'beat|drum'],
  ['physics-puzzle', 2, 'rope|lever|pulley'],
  ['fishing', 3, 'fishing rod|fishing line|fishing boat|fisherman|bait'],
  ['racing', 3, 'lap|laps'],
]

/** Of these, words that are verbs as well, and then mean something else: an octopus that guards a pearl is no guard, and who paddles has no paddle. */
export const onlyAsNouns: ReadonlySet<string> = new Set(
  ['guard', 'paddle', 'brick', 'seed', 'shop', 'store', 'lap', 'mine', 'bait', 'spotlight', 'pipe'].flatMap(
    (noun) => [noun, `${noun}s`],
  ),
)

/** Mechanics of what the player does lean toward genres too. */
export const genreMechanics: Partial<Record<string, [genre: string, weight: number][]>> = {
  collect: [['collector', 2]],
  avoid: [['collector', 1.5]],
  survive: [['survival', 2.5]],
  chase: [['collector', 1.5]],
  steal: [
    ['stealth', 2],
    ['collector', 0.5],
  ],
  shoot: [
    ['shooter', 2],
    ['survival', 1.5],
  ],
  fight: [
    ['survival', 2],
    ['battle', 0.5],
  ],
  defend: [
    ['tower-defence', 2],
    ['survival', 1],
  ],
  rescue: [['collector', 1.5]],
  deliver: [['collector', 1.5]],
  jump: [
    ['platformer', 2],
    ['runner', 1],
  ],
  climb: [['platformer', 2]],
  fly: [
    ['flappy', 1],
    ['collector', 0.5],
  ],
  swim: [['collector', 1]],
  drive: [['racing', 1.5]],
  roll: [['platformer', 1]],
  slide: [['runner', 1.5]],
  dig: [['collector', 1.5]],
  push: [['sokoban', 2]],
  rotate: [
    ['falling-blocks', 1],
    ['physics-puzzle', 0.5],
  ],
  match: [['match-3', 2]],
  sort: [['sorting', 2.5]],
  stack: [
    ['stacking', 2],
    ['falling-blocks', 1],
  ],
  build: [
    ['sandbox', 1.5],
    ['tycoon', 0.5],
  ],
  explore: [
    ['collector', 0.5],
    ['dungeon', 0.5],
  ],
  unlock: [['dungeon', 1.5]],
  sneak: [['stealth', 3]],
  grow: [['farming', 2]],
  cook: [
    ['cooking', 2],
    ['tycoon', 1],
  ],
  sell: [['tycoon', 2.5]],
  manage: [['tycoon', 2.5]],
  answer: [['quiz', 1.5]],
  type: [['typing', 2.5]],
  remember: [['memory', 2.5]],
  race: [['racing', 2.5]],
  relax: [['collector', 0.5]],
  bounce: [['breakout', 1.5]],
  cross: [['crossing', 2.5]],
  break: [['breakout', 1.5]],
  click: [
    ['tycoon', 1],
    ['whack', 1],
  ],
}
